# Texts for newcomers: how the game is lost, how a round goes, and tips when something happens for the first time.

game-lose = Jemand stirbt: Sobald ein Überlebender fehlt, ist die Mission verloren.
    Ein Ziel ist nicht mehr zu erreichen, oder ein nötiger Marker ist weg.

## Was etwas ist, wenn man darauf zeigt: ein Satz und die Regel dahinter

about-track-danger = Die höchste Stufe, die jemand erreicht hat: Auf ihr wird jede Zombiekarte gelesen, für alle.
about-track-life = Jedes Herz ist eine Wunde, die noch geht. Ohne Herz ist man tot und die Mission verloren.
about-track-adrenaline = Tötungen und Ziele bringen Adrenalin. Jede Stufe bringt eine Fertigkeit – und mehr Zombies.
about-track-actions = Aktionen, die in diesem Zug noch bleiben. Ein voller Punkt ist eine Aktion.
about-phase-players = Nacheinander handeln alle Überlebenden: je drei Aktionen, dazu freie durch Fertigkeiten.
about-phase-zombies = Die Untoten beißen, wer bei ihnen steht, oder laufen. Danach kommen aus jeder Brutzone neue.
about-phase-end = Lärm verschwindet vom Plan, und der nächste Platz beginnt.
about-zone-street = Eine Straßenzone reicht von Zebrastreifen zu Zebrastreifen. Man sieht geradeaus die Straße entlang.
about-zone-room = Ein Raum: Man kann ihn durchsuchen und sieht die Räume nebenan.
about-zone-dark = Eine Dunkle Zone: Man kann sie durchsuchen, und wird das Gebäude geöffnet, warten hier vielleicht Zombies.
about-mark-noise = Jede lebende Figur und jeder Marker zählt. Wer von den Untoten niemanden sieht, geht dorthin, wo es am lautesten ist.
about-mark-spawn = In jeder Zombiephase wird hier eine Karte gezogen. Schlafende warten auf ihre Farbe.
about-mark-exit = Wer hier ohne Zombies steht, darf den Plan für immer verlassen.
about-door = Eine Tür zwischen zwei Zonen: Offen geht und sieht man hindurch.
about-objective = Es zu nehmen kostet eine Aktion und bringt Adrenalin. Was es sonst bewirkt, sagt die Mission.
about-crate = Man nimmt sie wie ein Ziel: Darin liegt eine Angeberwaffe.
about-survivor = Jemand von uns: drei Aktionen im Zug, mehr durch Fertigkeiten.
about-deck-zombies = Karten der Untoten: eine je Brutzone, gelesen auf der Gefahrenstufe.
about-deck-equipment = Was man beim Durchsuchen findet, Gutes wie Schlechtes.
about-deck-epic = Angeberwaffen, aus den Kisten.
about-deck-abominations = Welches Monstrum erscheint, wenn eine Karte danach ruft.

## So wird gespielt: das Ziel, eine Runde, was euch umbringt, drei gute erste Züge

how-goal = Erfüllt die Ziele der Mission
    .text = Sechs Überlebende, ein Plan. Die Besprechung sagt, was zu tun ist; meist werden Dinge geholt, und alle müssen raus. Stirbt jemand, ist es vorbei.
    .icon = goal
how-round-1 = Ihr handelt
    .text = Nacheinander hat jeder drei Aktionen: eine Zone gehen, einen Raum durchsuchen, eine Tür öffnen, kämpfen, tauschen.
    .icon = person
how-round-2 = Sie handeln
    .text = Zombies, die bei jemandem stehen, beißen. Alle anderen gehen einen Schritt: zu denen, die sie sehen, sonst zur lautesten Zone.
    .icon = walker
how-round-3 = Es kommen mehr
    .text = An jeder Brutzone wird eine Karte aufgedeckt. Je höher eure höchste Stufe, desto mehr bringt sie.
    .icon = grave
how-round-4 = Es wird still
    .text = Lärmplättchen verschwinden, der Startspieler wechselt, und es geht von vorn los.
    .icon = hourglass
how-danger-1 = Lärm
    .text = Schüsse, Kettensägen und aufgebrochene Türen ziehen den ganzen Plan an. Ihr selbst auch, einfach weil ihr da seid.
    .icon = megaphone
how-danger-2 = Eigene Kugeln
    .text = Wer in eine Zone schießt, in der ein Freund steht, trifft mit jedem Fehlschuss den Freund.
    .icon = dice
how-danger-3 = Fettbrocken und Schlimmeres
    .text = Für sie braucht es Schaden 2; schwächere Treffer verpuffen. Ein Monstrum braucht 3, was keine Karte allein schafft, oder Feuer.
    .icon = brute
how-danger-4 = Läufer
    .text = Sie handeln zweimal. Eine Zone Abstand ist keiner.
    .icon = runner
how-first-1 = Türen mit Bedacht öffnen
    .text = Die erste Tür eines Hauses weckt, wer in dessen Dunklen Zonen wartet. Stellt jemanden mit Waffe daneben und hebt euch eine Aktion auf.
    .icon = door
how-first-2 = In jedem Zug durchsuchen
    .text = Durchsuchen kostet eine Aktion und sonst nichts. Nur gute Ausrüstung hält mit den Karten Schritt.
    .icon = search
how-first-3 = Niemand beendet einen Zug neben Zombies
    .text = Zählt vor dem Zugende, was in der Nähe ist: Jeder davon ist eine Wunde, und drei Wunden sind ein Tod.
    .icon = run

## Tipps, wenn eine Frage zum ersten Mal kommt oder etwas zum ersten Mal geschieht

tip-ask-action = Drei Aktionen gehören dir. Klick auf eine leuchtende Zone, um hinzugehen, oder wähl aus der Liste; jeder Knopf sagt, was er kostet.
    .touch = Drei Aktionen gehören dir. Tippe auf eine leuchtende Zone, um hinzugehen, oder wähl aus der Liste; jeder Knopf sagt, was er kostet.
tip-ask-activate = Du entscheidest, wer als Nächstes handelt. Fang mit dem an, der dem Ärger am nächsten steht.
tip-ask-choose-survivor = Jeder der sechs bringt sofort eine Fertigkeit mit und unterwegs mehr. Zeig auf einen Namen, um sie zu lesen.
tip-ask-sort = Zwei Karten in der Hand lassen sich nutzen, der Rest wartet im Rucksack. Zieh sie oder klick an, was du halten willst.
    .touch = Zwei Karten in der Hand lassen sich nutzen, der Rest wartet im Rucksack. Tippe an, was du halten willst.
tip-ask-trade = Beide Bögen sind offen: Zieh Karten hinüber, so viele du willst. Die Aktion ist erst am Ende verbraucht.
tip-ask-choose-skill = Eine neue Stufe, eine neue Fertigkeit, für immer. Die Zombies wachsen mit: Die Gefahrenstufe gilt für alle.
tip-ask-reroll = Du darfst diese Würfel noch einmal werfen. Was dann liegt, zählt.
tip-ask-give-hit = Jeder Treffer geht an einen von ihnen. Im Nahkampf wählst du; ein Schuss trifft die Zähesten zuerst.
tip-ask-friendly-fire = Fehlschüsse treffen die Lebenden in dieser Zone. Du verteilst sie; überleg, wer einen verkraftet.
tip-ask-share-wounds = Du sagst, wer gebissen wird. Ohne Herzen stirbt man, und dann ist alles verloren.
tip-ask-odd-one = Sie teilen sich gleichmäßig, einer bleibt übrig. Du schickst ihn; weg von den Verletzten ist ein guter Weg.
tip-ask-dark-room = Ein Haus geht auf, und seine Dunklen Zonen bekommen nacheinander eine Karte. Die Reihenfolge bestimmst du.
tip-ask-rush = Wer gefallen ist, war neu oder schon da. Sag, wie viele der Neuen übrig sind: Nur sie handeln sofort.
tip-ask-sixes = Jede 6 erlaubt einen weiteren Würfel. Steht dort jemand von uns, trifft ein Fehlschuss ihn: lieber lassen.
tip-ask-make-room = Die Flasche ist wieder da, aber der Rucksack ist voll. Weg mit dem, was ihr am wenigsten braucht.
tip-ask-prepare = Mehr Würfel sind mehr Treffer, und mehr Fehlschüsse auf deinen Freund dort.
tip-ask-react = Eine Fertigkeit erlaubt dir, mittendrin zu handeln. Du musst nicht.
tip-ask-choose-companion = { tip-ask-choose-survivor }
tip-ask-pick-pair = { tip-ask-choose-survivor }
tip-ask-surplus-gear = { tip-ask-choose-survivor }
tip-ask-move-on = Eine Bewegung führt durch mehrere Zonen: Wähl die nächste oder bleib hier stehen.
tip-ask-hit-and-run = { tip-ask-react }
tip-ask-free-attack = { tip-ask-react }
tip-ask-patch = { tip-ask-react }
tip-ask-pull = { tip-ask-react }
tip-ask-matching-set = { tip-ask-react }
tip-ask-zombie-link = { tip-ask-react }
tip-ask-medic = { tip-ask-react }
tip-ask-is-that-all = { tip-ask-react }
tip-ask-shield = { tip-ask-react }
tip-ask-destiny = { tip-ask-react }
tip-ask-dispatch = { tip-ask-react }
tip-ask-agree = { tip-ask-trade }
tip-ask-reap = { tip-ask-give-hit }
tip-ask-car-hit = { tip-ask-friendly-fire }
tip-noise = Lärm! Zombies, die niemanden sehen, kommen hierher. Die Zahl bleibt bis zum Ende der Runde.
tip-zombie-card = Eine Zombiekarte: Die Zeile eurer Gefahrenstufe sagt, wie viele kommen. Jede Brutzone bekommt jede Runde eine.
tip-danger = Die Gefahrenstufe ist gestiegen. Ab jetzt wird jede Karte auf dieser Farbe gelesen.
tip-wounded = Eine Wunde: ein Herz weniger. Essen oder ein Sanitäter bringen es zurück; das letzte überlebt niemand.
tip-horde-moves = Die Pfeile sagen, wohin jede Gruppe geht und warum: ein Auge [eye] für Gesehene, ein Ohr [ear] für Gehörtes.
tip-building-opens = Das Haus ist zum ersten Mal offen: Jede seiner Dunklen Zonen bekommt jetzt eine Karte, die zeigt, wer dort wartet.
tip-aaahh = Aaahh! Manches, was man findet, beißt: Jetzt steht ein Schlurfer neben dir.
tip-attacks = Über der Frage steht die Rechnung: Würfel, die nötige Zahl und der Schaden je Treffer.

## Die Kapitel der Regeln

chapter-setup = Aufbau
chapter-basics = Grundlagen
chapter-sight = Sicht
chapter-move = Bewegung
chapter-gear = Ausrüstung
chapter-noise = Lärm
chapter-adrenaline = Adrenalin
chapter-inventory = Hände und Rucksack
chapter-zombie = Zombies
chapter-abomination = Monstren
chapter-turn = Züge
chapter-action = Aktionen
chapter-building = Gebäude
chapter-trade = Tauschen
chapter-combat = Kampf
chapter-melee = Nahkampf
chapter-ranged = Fernkampf
chapter-priority = Zielreihenfolge
chapter-friendly = Eigenbeschuss
chapter-reload = Nachladen
chapter-special = Besondere Waffen
chapter-phase = Zombiephase
chapter-spawn = Brutzonen
chapter-end = Rundenende
chapter-goal = Ziele
chapter-car = Autos
chapter-dark = Dunkle Zonen
chapter-companion = Begleiter
chapter-fest = Monstrenfest
chapter-ultrared = Ultrarot
chapter-difficulty = Schwierigkeit
chapter-skill = Fertigkeiten
chapter-mission = Missionen
