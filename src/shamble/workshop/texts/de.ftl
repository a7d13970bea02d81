check-no-tiles = lege zuerst Kartenteile
check-no-start = sag, wo die Überlebenden beginnen
check-no-spawns = lege mindestens eine Brutzone
check-no-goals = gib mindestens ein Ziel an
check-unreachable = niemand kommt nach { $zone }
check-no-opener = niemand kommt nach { $zone }: vorher ist keine Karte zu haben, die Türen öffnet
check-colour-without-objective = { $zone } ist { $colour ->
    [blue] blau
    [green] grün
   *[other] { $colour }
 }, aber es gibt keinen Zielmarker dieser Farbe
check-door-stays-shut = eine Tür bei { $zone } lässt sich nie öffnen
check-doors-stay-shut = keine Karte ist zu haben, die Türen öffnet: alle Türen bleiben zu
check-spawn-twice = { $zone } ist zweimal Brutzone
check-never-wakes = die Brutzone { $zone } schläft, und keine Sonderregel weckt sie (growing, wakes)
check-no-zombies = am Anfang ist keine Brutzone aktiv
check-no-objective = { $colour ->
    [any] es gibt keine Zielmarker
    [blue] es gibt keinen blauen Zielmarker
    [green] es gibt keinen grünen Zielmarker
   *[other] es gibt keinen Zielmarker der Farbe { $colour }
 }
check-nothing-to-take = { $goal }: es gibt nichts zu nehmen
check-no-companion = es gibt niemanden, den man führen könnte
check-needs-rule = das Ziel { $goal } braucht die Sonderregel { $rule } für dieselben Orte
check-too-few-spawns = { $n } Brutzonen sind zu schließen, aber es gibt { $have }
check-ends-before = { $rounds } Runden sind zu überleben, aber nach Runde { $last } ist das Spiel verloren
check-too-few-people = { $n } Überlebende sind nötig, aber die Gruppe ist kleiner
check-too-few-cards = das Spiel hat zu wenige Karten { $card }
check-no-car = { $rule } braucht ein Auto, das fährt
check-nothing-asleep = growing braucht eine Brutzone, die schläft (asleep = true)
check-no-spawn-there = { $zone } ist keine Brutzone
check-tile-twice = in der Schachtel ist Kartenteil { $tile } nur einmal
check-too-few-figures = { $n } { $kind } stehen auf dem Plan, aber in der Schachtel sind { $have }
check-over-at-once = das Spiel ist vor dem ersten Zug zu Ende
check-met-at-once = das Ziel { $goal } ist vor dem ersten Zug erreicht
check-no-name = { $noun } hat keinen Namen: schreibe `{ $noun } = …` in de.ftl
check-no-text = { $noun } hat keinen Text: schreibe `.{ $part } = …` unter den Namen in de.ftl
check-unused-text = der Text { $text } gehört zu nichts im Spiel{ $near }
check-unknown-rule = es gibt keine Regel { $rule }{ $near }
check-weak = { $card }: eine Waffe ohne Würfel oder Genauigkeit trifft nichts

# Missionsblätter
sheet-tutorial = Einführung
sheet-easy = leicht
sheet-medium = mittel
sheet-hard = schwer
sheet-people = { $n } Überlebende
sheet-minutes = { $n } Minuten
sheet-by = von { $author }
sheet-tiles = Benötigte Kartenteile
sheet-setup = Aufbau
sheet-goals = Ziele
sheet-special = Sonderregeln
sheet-start = Start
sheet-exit = Ausgang
sheet-spawn = Brutzonen in ihrer Reihenfolge
sheet-objective = Zielmarker
sheet-crate = Kisten
sheet-car = Autos
sheet-zombie = Zombies
sheet-companion = Begleiter
sheet-doors = { $colour ->
    [blue] { $n ->
        [one] Eine blaue Tür
       *[other] { $n } blaue Türen
     }
   *[other] { $n ->
        [one] Eine grüne Tür
       *[other] { $n } grüne Türen
     }
 }

# Probespiele
difficulty-brutal = mörderisch
difficulty-hard = schwer
difficulty-medium = mittel
difficulty-easy = leicht
difficulty-gentle = sehr leicht
test-games = { $n } Spiele von Bots.
test-stopped = Vorzeitig beendet: { $n } von { $total } Spielen sind gespielt.
test-won = { $rate } gewonnen ({ $low } bis { $high })
test-minutes = etwa { $n } Minuten
test-by-seats = Nach Anzahl der Spieler
test-by-team = Nach Gruppe
test-course = Der Verlauf eines Spiels, nach Runden
test-lost = Wie Spiele verloren gehen
test-never-lost = Kein Spiel ging verloren.
test-goals = Wann Ziele erreicht werden
test-heat = Wo es geschieht
test-special = Sonderregeln bei der Arbeit
test-restricted = Eingeschränktes Spiel: die Gruppe beachtet etwas nicht
test-compare = Zwei Fassungen mit denselben Zufallszahlen
test-watch = Drei Spiele zum Anschauen
test-faults = Fehler
test-reason = Grund
test-n = Spiele
test-goal = Ziel
test-met = erreicht in
test-round = in Runde
test-rule = Regel
test-fired = wirkte in
test-always = immer
test-without = die Gruppe
test-rate = gewonnen
test-difference = Unterschied in Punkten
test-before = vorher
test-now = jetzt
test-version = Fassung
test-players = { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler
 }
test-danger = Gefahr
test-zombies = Zombies
test-wounds = Wunden
test-deaths = Tote
test-unvisited = Nie besucht: { $zones }
team-best = beste Gruppe
team-worst = schlechteste Gruppe
team-random = zufällige Gruppen
heat-wounds = Wunden (am dunkelsten: { $peak } je Spiel)
heat-deaths = Tote (am dunkelsten: { $peak } je Spiel)
heat-searches = Durchsuchungen (am dunkelsten: { $peak } je Spiel)
heat-visits = Besuche (am dunkelsten: { $peak } je Spiel)
without-special = beachtet die Sonderregel { $what } nicht
without-goal = beachtet das Ziel { $what } nicht
without-verb = nutzt nie { $what }
watch-closest = Der knappste Sieg: { $rounds } Runden, { $dead } Tote (Zufallszahl { $seed })
watch-typical = Eine typische Niederlage: { $rounds } Runden, { $dead } Tote (Zufallszahl { $seed })
watch-strangest = Das seltsamste Spiel: { $rounds } Runden, { $dead } Tote (Zufallszahl { $seed })
