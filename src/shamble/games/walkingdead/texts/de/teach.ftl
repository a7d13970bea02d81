# What a newcomer is told: how one loses, how a round goes, a tip the first time something comes up.

goal-secret-text = Nur du siehst es. Verliert die Gruppe, so hat, wer seines erfüllt hat, trotzdem gewonnen.
game-lose = Einer der vier Ressourcen-Stapel geht zu Ende.
    Jemand stirbt, und niemand ist mehr da, um einzuspringen (Hardcore: Niemand springt ein).

## Was etwas ist, wenn man darauf zeigt: ein Satz und die Regel dahinter

about-track-life = Wunden kosten Herzen; eine Mahlzeit am Ende der Runde gibt eines zurück.
about-track-food = Nahrung heilt am Rundenende ein Leben oder kauft einen Schritt weiter.
about-track-allies = Verbündete verstärken einen Kampf, einmal, und sind dann weg.
about-track-walkers = Beißer auf dem Tisch. Es gibt nur so viele: Mehr können nicht kommen.
about-phase-start = Alle bekommen Ereigniskarten.
about-phase-turns = Der Anführer zuerst, dann reihum: gehen, ziehen, ein Ereignis spielen.
about-phase-combat = Wer bei Beißern steht, darf kämpfen: je eine Waffe, Summen, die töten.
about-phase-end = Wer von den Beißern übrig ist, beißt jemanden dort oder frisst eine Karte des Stapels. Danach wird gegessen.
about-deck-events = Alle bekommen jede Runde zwei. Der Anführer spielt beide, die anderen eine davon.
about-deck-equipment = Ist dieser Stapel leer, haben wir verloren.
about-deck-ammo = Ist dieser Stapel leer, haben wir verloren.
about-deck-food = Ist dieser Stapel leer, haben wir verloren.
about-deck-allies = Ist dieser Stapel leer, haben wir verloren.
about-place-highway = Wer hier steht, darf vom Stapel ziehen, der hier liegt.
about-place-farm = Wer hier steht, darf vom Stapel ziehen, der hier liegt.
about-place-prison = Seine Mauern halten einige Beißer ab: Sie beißen und fressen nicht.
about-place-town = Wer hier steht, darf vom Stapel ziehen, der hier liegt.
about-walker = Am Ende der Runde verwundet jeder, den keine Mauer abhält, jemanden hier – oder frisst eine Karte, wenn niemand da ist.
about-survivor = Jemand von uns: geht, zieht und spielt jede Runde ein Ereignis.
about-tag-leader = Der Anführer bewegt alle und beginnt. Das Abzeichen wandert jede Runde weiter.

## So wird gespielt: das Ziel, eine Runde, was euch umbringt, drei gute erste Züge

how-goal = Haltet zwölf Runden durch
    .text = Vier Orte, vier Stapel mit dem, was ihr braucht. Geht einer zu Ende oder springt für Tote niemand mehr ein, habt ihr verloren.
    .icon = goal
how-round-1 = Ereignisse werden verteilt
    .text = Alle bekommen zwei. Lest sie vor: Ihr entscheidet zusammen, wer was auf sich nimmt.
    .icon = events
how-round-2 = Spielzüge
    .text = Der Anführer bewegt alle um einen Schritt. Dann darf jeder am Ort ziehen, etwas weitergeben und spielt ein Ereignis; der Anführer spielt beide.
    .icon = move
how-round-3 = Kampf
    .text = Wo Beißer sind, nennt eine Waffe und würfelt. Je volle fünf Punkte fällt einer; Verbündete bringen je einen Punkt.
    .icon = rifle
how-round-4 = Rundenende
    .text = Jeder übrige Beißer verwundet jemanden an seinem Ort – oder frisst eine Karte, wenn niemand da ist. Danach heilt eine Mahlzeit ein Leben.
    .icon = skull
how-danger-1 = Orte, die keiner hält
    .text = Beißer, die an einem Ort allein sind, fressen dessen Stapel, je eine Karte, jede Runde. Daran scheitern mehr Spiele als an Zähnen.
    .icon = equipment
how-danger-2 = Leere Waffen
    .text = Jeder Schuss kostet Munition, die auf der Waffe liegen muss. Ladet, bevor ihr sie braucht.
    .icon = ammo
how-danger-3 = Ein Tod
    .text = Tote nehmen alles mit und stehen als Beißer wieder auf. Wer einspringt, beginnt mit nichts.
    .icon = tombstone
how-first-1 = Verteilt euch
    .text = Ein Überlebender an jedem bedrohten Ort bewahrt den Stapel davor, gefressen zu werden, auch ohne Kampf.
    .icon = person
how-first-2 = Zieht, was fehlt
    .text = Man darf jeden Zug ziehen, doch jede Karte bringt das Ende des Stapels näher. Schaut zuerst auf den kleinsten.
    .icon = draw
how-first-3 = Gebt weiter
    .text = Munition gehört dem, der schießt. Je Zug darf ein Ding den Besitzer wechseln; nutzt das.
    .icon = trade

## Tipps, wenn eine Frage zum ersten Mal kommt oder etwas zum ersten Mal geschieht

tip-ask-choose-character = Jeder Charakter hat eine Fähigkeit, die gilt, solange er anführt. Das Abzeichen wandert, also kommt jeder dran.
tip-ask-move-figure = Der Anführer bewegt alle. Lasst keinen Ort mit Beißern leer: Allein fressen sie seinen Stapel.
tip-ask-food-move = Eine Nahrung kauft einen Schritt. Sie ist auch dein Abendessen, also achte darauf, was bleibt.
tip-ask-draw = Du darfst hier ziehen und musst nicht: Jede Karte bringt das Ende dieses Stapels näher.
tip-ask-load-ammo = Munition wirkt nur auf einer Waffe ihrer Art. Lad sie jetzt oder behalt die Karte.
tip-ask-give = Du darfst jemandem an deinem Ort etwas geben: eine Karte, eine Nahrung oder einen Verbündeten. Das kostet nichts.
tip-ask-choose-event = Eines deiner zwei Ereignisse geschieht, das andere ist weg. Lies beide: Manche hängen davon ab, wo du stehst.
tip-ask-order-events = Deine beiden Ereignisse geschehen; du wählst nur, welches zuerst kommt. Lies beide: Das erste kann ändern, was das zweite bewirkt.
tip-ask-pay = Zahl, was die Karte will, oder ertrag, was sie androht. Der Knopf sagt, was beides kostet.
tip-ask-herd-from = Du lenkst die Herde. Im Gefängnis, hinter den Mauern, richten drei von ihnen keinen Schaden an.
tip-ask-window = Eine deiner Karten kann ändern, was jetzt kommt. Du musst sie nicht nutzen.
tip-ask-declare = Je eine Waffe. Je volle fünf Punkte fällt ein Beißer; wer gemeinsam schießt, zählt zusammen.
tip-ask-next-fighter = Du wählst, wer als Nächstes zuschlägt. Was schon tot ist, braucht keine Kugeln mehr.
tip-ask-spend-allies = Jeder Verbündete bringt diesem Wurf einen Punkt und ist dann weg. Es lohnt sich nur bis zur nächsten Fünf.
tip-ask-share-damage = Ihr verteilt die Wunden auf alle an diesem Ort. Auf null sollte niemand fallen.
tip-ask-heal = Eine Mahlzeit gibt ein Leben zurück, einmal je Runde. Verhungern wird niemand, heilen ohne sie aber auch nicht.
tip-ask-lay-coins = Geldstücke zählen, wie weit ein geheimes Ziel ist. Alle sehen, wie viele du legst, niemand sieht wofür; ein Ziel ohne Geldstücke darf zur Täuschung welche legen.
tip-ask-andrea = { tip-ask-choose-character }
tip-ask-glenn = { tip-ask-choose-character }
tip-ask-supply = { tip-ask-choose-character }
tip-ask-gift = { tip-ask-give }
tip-ask-accept = { tip-ask-give }
tip-ask-free-step = { tip-ask-food-move }
tip-ask-newcomer-draw = { tip-ask-draw }
tip-ask-bold-grab = { tip-ask-draw }
tip-ask-loot = { tip-ask-draw }
tip-ask-take-ammo = { tip-ask-load-ammo }
tip-ask-lose-ammo = { tip-ask-pay }
tip-ask-discard-equipment = { tip-ask-pay }
tip-ask-herd-to = { tip-ask-herd-from }
tip-ask-lure = { tip-ask-herd-from }
tip-ask-silence = { tip-ask-window }
tip-ask-armor = { tip-ask-window }
tip-walkers-placed = Beißer kommen an. Sie bleiben, wo sie sind, bis sie fallen, gelockt oder weitergetrieben werden.
tip-card-eaten = Eine Karte wird gefressen: Niemand hat diesen Ort gehalten. Ist der Stapel leer, habt ihr verloren.
tip-damage = Eine Wunde. Bei null Leben stirbt man und nimmt alles mit.
tip-rolls = Die Würfel werden addiert, dazu Waffe und Verbündete. Die Zeile am Ort zeigt die Summe und was sie tötet.
tip-event-played = Ein Ereignis wirkt sofort, für die, die es nennt. Es liegt offen, damit alle es lesen können.
tip-dies = Jemand ist gestorben und steht als Beißer auf. Ein neuer Charakter springt ein, wenn noch einer da ist.
tip-loud = Eine laute Waffe: Sie lockt mehr von ihnen her.
tip-leader = Das Abzeichen: Wer es hat, bewegt alle, beginnt und entscheidet, wenn ihr euch nicht einig seid.

## Die Kapitel der Regeln

chapter-setup = Aufbau
chapter-goal = Sieg und Niederlage
chapter-event = Ereignisse
chapter-card = Karten
chapter-ammo = Munition
chapter-food = Nahrung
chapter-ally = Verbündete
chapter-place = Orte
chapter-prison = Das Gefängnis
chapter-token = Plättchen
chapter-round = Die Runde
chapter-start = Rundenanfang
chapter-turn = Spielzüge
chapter-trade = Tauschen
chapter-combat = Kampf
chapter-weapon = Waffen
chapter-item = Gegenstände
chapter-leader = Anführer
chapter-end = Rundenende
chapter-death = Tod
chapter-mode = Spielmodi
chapter-secret = Geheime Ziele
chapter-variant = Varianten
chapter-golden = Die goldene Regel
