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
check-unused-text = der Text { $text } gehört zu nichts im Spiel{ $near }
check-unknown-rule = es gibt keine Regel { $rule }{ $near }
check-weak = { $card }: eine Waffe ohne Würfel oder Genauigkeit trifft nichts
