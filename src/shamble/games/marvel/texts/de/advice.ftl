# Warum ein Hinweis sagt, was er sagt.

why-keep-trait = Dafür kommt noch ein besserer Moment: { NAME($card) }.
why-first-hungry = { NAME($who) } hat Hunger (Stufe { $n }) und sollte sich vor den anderen nach einer Mahlzeit umsehen.
why-first-weak = { NAME($who) } ist schwer verletzt und sollte zuerst außer Reichweite.
why-first-any = { NAME($who) } ist weder verletzt noch hungrig, und kein Gegner steht bei { NAME($who, form: "dat") }.
why-roll-now = Eine Karte ist für einen Wurf da, der sie braucht.
why-trait-passed = Die Karte würde jetzt helfen.
why-save-trait = Für diese Karte kommt noch ein besserer Moment.
why-trait = Genau dafür wurde diese Karte aufgehoben.
why-gain = { NAME($who) } hat noch Platz für eine Gabe und eine Aktion dafür.
why-eat = { NAME($who) } sollte { NAME($zone, form: "at") } essen: Eine Mahlzeit beendet den Hunger, mit { $odds } % Wahrscheinlichkeit.
why-kill = { NAME($who) } sollte { NAME($zone, form: "at") } einige erledigen, bevor sie zuschlagen.
