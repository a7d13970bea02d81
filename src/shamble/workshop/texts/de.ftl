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
 }, aber es gibt kein Ziel dieser Farbe
check-door-stays-shut = eine Tür bei { $zone } lässt sich nie öffnen
check-doors-stay-shut = keine Karte ist zu haben, die Türen öffnet: alle Türen bleiben zu
check-spawn-twice = { $zone } ist zweimal Brutzone
check-start-on-spawn = { $zone } ist Startzone und Brutzone: Zombies erscheinen mitten unter den Überlebenden
check-never-wakes = die Brutzone { $zone } schläft, und keine Sonderregel weckt sie (growing, wakes)
check-no-zombies = am Anfang ist keine Brutzone aktiv
check-no-objective = { $colour ->
    [any] es gibt keine Ziele
    [blue] es gibt kein blaues Ziel
    [green] es gibt kein grünes Ziel
   *[other] es gibt kein Ziel der Farbe { $colour }
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
check-wakes-awake = die Brutzone { $zone } ist von Anfang an wach: die Regel, die sie weckt, bewirkt nichts (asleep = true)
check-exit-unused = kein Ziel verlangt, dass die Gruppe den Ausgang { $zone } nimmt
check-team-of-game = angegeben sind { $n } Überlebende, aber die Spielregeln bilden andere Gruppen (Spieler: Überlebende): { $teams }
check-tile-twice = in der Schachtel ist Kartenteil { $tile } nur einmal
check-too-few-figures = { $n } { $kind } stehen auf dem Plan, aber in der Schachtel sind { $have }
check-over-at-once = das Spiel ist vor dem ersten Zug zu Ende
check-met-at-once = das Ziel { $goal } ist vor dem ersten Zug erreicht
check-no-name = { $noun } hat keinen Namen: schreibe `{ $noun } = …` in de.ftl
check-no-text = { $noun } hat keinen Text: schreibe `.{ $part } = …` unter den Namen in de.ftl
check-unused-text = der Text { $text } gehört zu nichts im Spiel{ $near }
check-unknown-rule = es gibt keine Regel { $rule }{ $near }
check-empty-deck = im Stapel { $deck } ist keine Karte mehr
check-other-version = eine zweite Fassung heißt in diesem Spiel { $other }
check-goal-twice = das Ziel { $goal } steht hier zweimal
check-rule-twice = die Sonderregel { $rule } steht hier zweimal
check-replaces = auch das Spiel hat eine Mission { $mission }: diese tritt an ihre Stelle
check-text-variable = der Text { $text } benutzt { $used }, aber nichts füllt das aus
check-door-without-objective = eine Tür bei { $zone } ist { $colour ->
    [blue] blau
   *[other] grün
 }, aber es gibt kein Ziel dieser Farbe
check-weak = { $card }: eine Waffe ohne Würfel oder Genauigkeit trifft nichts

# Missionsblätter
sheet-tutorial = Einstieg
sheet-easy = leicht
sheet-medium = mittel
sheet-hard = schwer
sheet-people = { $n } Überlebende
sheet-people-range = { $low } bis { $high } Überlebende, je nach Spielerzahl
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
sheet-colour-blue = blau
sheet-colour-green = grün
sheet-names = Orte mit Namen
sheet-doors = { $look ->
    [open] { $n ->
        [one] Tür, die am Anfang offen ist
       *[other] Türen, die am Anfang offen sind
     }
   *[blue] { $n ->
        [one] Blaue Tür
       *[other] Blaue Türen
     }
    [green] { $n ->
        [one] Grüne Tür
       *[other] Grüne Türen
     }
 }
sheet-asleep = schläft
sheet-team = ab { $n } Überlebenden

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
test-usual = sonst gewonnen
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

# Ziele und Sonderregeln in den Listen des Editors
entry-special-alarm = Tür mit Alarm
    .about = Wer diese Tür öffnet, macht Lärm im Raum dahinter.
entry-special-by-car = Nur im Auto hinaus
    .about = Zu Fuß kommt niemand hinaus, nur im Auto.
entry-special-cache = Versteckte Karte
    .about = Wer das Ziel nimmt, bekommt auch diese Karte.
entry-special-deadline = Zeitgrenze
    .about = Nach dieser Runde ist das Spiel verloren.
entry-special-doorkeepers = Wachen hinter der Tür
    .about = Wird das Gebäude zum ersten Mal geöffnet, stehen in jedem Raum Wachen.
entry-special-drive-off = Davonfahren
    .about = Ein Auto, das den Ausgang erreicht, ist weg, mit allen darin und allen Vorräten darunter.
entry-special-drop-weapon = Waffe am Ziel
    .about = Wer das Ziel nimmt, zieht eine Karte wie aus einer Kiste.
entry-special-first-aid = Hausapotheke
    .about = Wer das Ziel nimmt, wird von einer Wunde geheilt.
entry-special-forbidden = Zu verteidigende Zonen
    .about = Das Spiel ist verloren, wenn ein Zombie in einer dieser Zonen handelt.
entry-special-fuse-boxes = Sicherungskästen
    .about = Eine Aktion in einer dieser Zonen schaltet den Strom ein; das macht Lärm.
entry-special-growing = Mehr Brutzonen mit der Zeit
    .about = Alle paar Runden erwacht eine schlafende Brutzone.
entry-special-infested = Verseuchte Häuser
    .about = In jedem Raum steht von Anfang an ein Zombie.
entry-special-lair = Versteck der Bestie
    .about = Wer das Ziel nimmt, ruft das Ungeheuer in diese Zone.
entry-special-leave-last = Gehen am Zugende
    .about = Ein Held am Ausgang darf am Ende eines Zuges gehen, wenn dort kein Gegner ist.
entry-special-loud-zone = Lauter Ort
    .about = In dieser Zone ist immer Lärm.
entry-special-lure = Köder
    .about = Zombies, die eine dieser Zonen erreichen, verlassen die Karte; bei zu vielen ist das Spiel verloren.
entry-special-meal-xp = Erfahrung fürs Essen
    .about = Wer einen Passanten verschlingt, bekommt so viel Erfahrung.
entry-special-medicine = Medizin
    .about = Wird das Ziel genommen, werden alle in der Zone geheilt.
entry-special-ned = Ned
    .about = Ned bleibt in seiner Zone; kommt ein Zombie dorthin, ist das Spiel verloren.
entry-special-newcomers = Jemand unter das Zieln
    .about = Unter jedem neutralen Ziel wartet jemand ohne Ausrüstung und schließt sich an.
entry-special-no-escape = Kein Passant darf entkommen
    .about = Das Spiel ist verloren, wenn so viele Passanten entkommen sind.
entry-special-no-search = Leere Räume
    .about = In diesen Zonen gibt es nichts zu finden.
entry-special-no-super-heroes = Keine Superhelden
    .about = Die Karten der Superhelden bleiben in der Schachtel (das sagen die Stapel der Mission).
entry-special-objective-ap = Erfahrung für Ziele
    .about = Ein Ziel bringt so viel statt 5.
entry-special-one-each = Ein Ziel für jeden
    .about = Niemand darf ein zweites Ziel nehmen.
entry-special-pairs = Paare
    .about = Der Zufall stellt Paare auf die Startzonen; drei davon werden gespielt.
entry-special-seal-spawns = Brutzonen schließen
    .about = Eine Aktion schließt die Brutzone, in der man steht, sobald die nötigen Ziele genommen sind.
entry-special-sign = Straßenschild
    .about = Ein Held in dieser Zone darf das Schild werfen, zweimal im Spiel.
entry-special-stacked = Vorbereiteter Stapel
    .about = Diese Karten liegen unter den ersten des Stapels (das sagen die Stapel der Mission).
entry-special-starts = Ein Superheld von Anfang an
    .about = In dieser Zone steht zu Beginn ein zufälliger Superheld.
entry-special-stow = Vorräte verladen
    .about = Eine Aktion legt einen Vorrat unter ein Auto in der Zone oder nimmt einen heraus.
entry-special-twin-doors = Türen öffnen sich zusammen
    .about = Wer eine Tür eines Gebäudes öffnet, öffnet auch die anderen.
entry-special-wakes = Ein Ziel weckt eine Brutzone
    .about = Wird das Ziel genommen, erwacht die Brutzone in dieser Zone.
entry-special-wakes-after = Ziele wecken eine Brutzone
    .about = Nach so vielen Zielen erwacht die Brutzone in dieser Zone.
entry-goal-carry = Vorräte tragen
    .about = Die genannten Karten verlassen die Karte in jemandes Händen; ohne Ausgang müssen sie nur getragen werden.
entry-goal-crates = Kisten
    .about = Nehmt alle Kisten.
entry-goal-devour = Verschlingen
    .about = Verschlingt so viele Passanten.
entry-goal-devour-escorted = Bewachte verschlingen
    .about = Verschlingt so viele Passanten mit Begleitschutz.
entry-goal-each-fells = Alle kämpfen
    .about = Jeder Held schaltet so viele Gegner aus.
entry-goal-endure = Durchhalten
    .about = Überlebt bis zum Ende dieser Runde.
entry-goal-exit = Hinaus
    .about = Alle Überlebenden, oder irgendwer, gehen durch den Ausgang.
entry-goal-gather = Treffpunkt
    .about = Alle stehen in einer Brutzone, ohne Zombies.
entry-goal-haul = Vorräte hinausfahren
    .about = So viele Vorräte verlassen die Karte unter Autos.
entry-goal-hero-points = Punkte für Superhelden
    .about = Ein Punkt für einen ausgeschalteten Superhelden, zwei für einen verschlungenen.
entry-goal-kills = Strecke
    .about = Tötet so viele Zombies, einer Art oder beliebige.
entry-goal-lair = Das Versteck
    .about = Tötet, was das Ziel geweckt hat; kein anderes Ungeheuer darf auf der Karte sein.
entry-goal-level = Gefahrenstufe
    .about = So viele Überlebende erreichen eine Gefahrenstufe.
entry-goal-light = Strom
    .about = Schaltet die Sicherungskästen in diesen Zonen ein (Sonderregel: Sicherungskästen).
entry-goal-loot = Ein Gebäude ausräumen
    .about = Nehmt alle Ziele und Kisten im Gebäude dieser Zone.
entry-goal-no-super-hero = Kein Superheld übrig
    .about = Wenn der Letzte geht, ist kein Superheld auf der Karte.
entry-goal-objectives = Ziele
    .about = Nehmt alle Ziele oder alle einer Farbe.
entry-goal-rally = Begleiter finden
    .about = Jeder Begleiter hat jemanden, der ihn führt.
entry-goal-rescue = Rettung
    .about = Führt alle Begleiter zum Ausgang.
entry-goal-reunion = Niemand bleibt zurück
    .about = Findet die Vermissten und geht mit allen; ein Toter, und das Ziel ist verloren.
entry-goal-seal = Löcher stopfen
    .about = Schließt so viele Brutzonen für immer (Sonderregel: Brutzonen schließen).
entry-goal-stand = Treffen
    .about = Alle, oder so viele, stehen in der Zone, ohne Zombies.
entry-goal-super = Der Große
    .about = Verbrennt das Supermonstrum.
entry-goal-super-heroes = Superhelden
    .about = Schaltet so viele Superhelden aus.
entry-goal-together = Alle oder keiner
    .about = Alle gehen durch den Ausgang; ein Toter macht es unmöglich.

# Veröffentlichte Probespiele
published-made = { $n } Spiele haben Bots für diesen Bericht gespielt, am { $date }. Menschen mit einem Plan gewinnen öfter.
published-title = { $game }: wie es sich spielt
published-about = Bots haben jedes davon mit jeder Zahl von Spielern gespielt. Menschen mit einem Plan gewinnen öfter. Der Anteil der Siege steht mit seinem 95-%-Bereich und der Zahl der Spiele da.
published-what = Was gespielt wurde
published-rate = Gewonnen
published-difficulty = Schwierigkeit
published-rounds = Runden
published-minutes = Minuten

verb-search = Suchen
verb-shoot = Schießen
