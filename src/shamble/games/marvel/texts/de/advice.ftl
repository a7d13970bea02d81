# Warum ein Hinweis sagt, was er sagt.

why-trait = Genau dafür wurde diese Karte aufgehoben.
why-gain = { NAME($who) } hat noch Platz für eine Gabe und eine Aktion dafür.
why-eat = { NAME($who) } sollte { NAME($zone, form: "at") } essen: Eine Mahlzeit beendet den Hunger.
why-kill = { NAME($who) } sollte { NAME($zone, form: "at") } einige erledigen, bevor sie zuschlagen.
