# Texts for newcomers: how the game is lost, how a round goes, and tips when something happens for the first time.

game-lose = Alle sind tot. Solange noch jemand lebt, geht es weiter.
    Ein Ziel ist nicht mehr zu erreichen: Etwas, das dafür gebraucht wird, ist weg, oder jemand, der gebraucht wird, ist tot.

## Was etwas ist, wenn man darauf zeigt: ein Satz und die Regel dahinter

about-track-danger = Die höchste Stufe von allen, die hier noch leben: Auf ihr wird jede Zombiekarte gelesen, für alle.
about-track-life = Eine Wunde nimmt den Platz einer getragenen Karte ein. Die zweite tötet.
about-track-adrenaline = Tötungen bringen Erfahrung, Ziele nur, wo die Mission es sagt. Jede Stufe bringt eine Fertigkeit – und mehr Zombies.
about-track-actions = Aktionen, die in diesem Zug noch bleiben. Ein voller Punkt ist eine Aktion.
about-phase-players = Platz um Platz handeln alle Überlebenden: je drei Aktionen, ab der gelben Stufe vier.
about-phase-zombies = Die Untoten beißen, wer bei ihnen steht, oder laufen. Danach kommen aus jeder Brutzone neue.
about-phase-end = Lärm verschwindet vom Plan, und der nächste Platz beginnt.
about-zone-street = Eine Straßenzone reicht von Zebrastreifen zu Zebrastreifen. Man sieht geradeaus die Straße entlang.
about-zone-room = Ein Raum: Man kann ihn durchsuchen und sieht die Räume nebenan. Wird sein Haus geöffnet, wartet hier vielleicht jemand.
about-mark-noise = Jede lebende Figur und jeder Marker zählt. Wer von den Untoten niemanden sieht, geht dorthin, wo es am lautesten ist.
about-mark-spawn = In jeder Zombiephase wird hier eine Karte gezogen. Schlafende warten auf ihre Farbe.
about-mark-exit = Wer hier ohne Zombies steht, darf den Plan für immer verlassen, wenn die Ziele es erlauben.
about-mark-manhole = Ein Gully: Eine Gullykarte lässt hier Zombies heraus, wenn jemand auf diesem Kartenteil steht.
about-door = Eine Tür zwischen zwei Zonen: Offen geht und sieht man hindurch.
about-objective = Es zu nehmen kostet eine Aktion. Was es bringt, sagt die Mission.
about-survivor = Jemand von uns: drei Aktionen im Zug, ab der gelben Stufe vier.
about-deck-zombies = Karten der Untoten: eine je Brutzone, gelesen auf der Gefahrenstufe.
about-deck-equipment = Was man beim Suchen findet, Gutes wie Schlechtes.

## So wird gespielt: das Ziel, eine Runde, was euch umbringt, drei gute erste Züge

how-goal = Erfüllt die Ziele der Mission
    .text = Bis zu sechs Überlebende, eine Mission. Die Besprechung sagt, was zu tun ist; gewonnen ist, sobald alles getan ist, auch wenn nur noch einer steht.
    .icon = goal
how-round-1 = Ihr handelt
    .text = Nacheinander hat jeder drei Aktionen: eine Zone gehen, einen Raum durchsuchen, eine Tür aufbrechen, kämpfen, tauschen.
    .icon = person
how-round-2 = Sie handeln
    .text = Zombies, die bei jemandem stehen, beißen. Alle anderen gehen einen Schritt: zu denen, die sie sehen, sonst zur lautesten Zone, die sie erreichen.
    .icon = walker
how-round-3 = Es kommen mehr
    .text = An jeder Brutzone wird eine Karte aufgedeckt. Je höher die höchste Stufe der Lebenden, desto mehr bringt sie.
    .icon = grave
how-round-4 = Es wird still
    .text = Lärmplättchen verschwinden, der Startspieler wechselt, und es geht von vorn los.
    .icon = hourglass
how-danger-1 = Zwei Wege zum gleichen Lärm
    .text = Haben Zombies mehrere gleich kurze Wege, teilen sie sich auf, und für ungleiche Gruppen kommen Zombies aus dem Vorrat dazu, bis alle gleich groß sind. Seid nicht an zwei Orten gleich laut.
    .icon = megaphone
how-danger-2 = Eigene Kugeln
    .text = Schüsse treffen zuerst Überlebende. Wer in eine Zone mit einem Freund feuert, trifft mit jedem Treffer den Freund, bis dort niemand von uns mehr steht.
    .icon = dice
how-danger-3 = Fettbrocken und Schlimmeres
    .text = Ein Fettbrocken braucht Schaden 2 und bringt zwei Schlurfer mit. Ein Monstrum braucht 3, was keine Karte allein schafft, oder einen Molotowcocktail.
    .icon = brute
how-danger-4 = Zwei Wunden
    .text = Die erste Wunde kostet eine Karte und ihren Platz, die zweite das Leben. Ein Sanitäter kann eine wegnehmen.
    .icon = skull
how-first-1 = Findet etwas, das Türen öffnet
    .text = Feuerwehraxt, Brechstange, Kettensäge: Ohne eine davon in der Hand kommt niemand weiter. Die Brechstange ist die leise.
    .icon = door
how-first-2 = Öffnet Häuser, solange ihr blau seid
    .text = Jeder Raum eines Hauses bekommt eine Karte, wenn es geöffnet wird. Auf Blau ist das hier und da ein Schlurfer, später eine Menge.
    .icon = run
how-first-3 = In jedem Zug suchen
    .text = Eine Pfanne trifft bei einer Sechs. Eine Suche je Person und Zug kostet eine Aktion, und fast alles im Stapel ist besser.
    .icon = search

## Tipps, wenn eine Frage zum ersten Mal kommt oder etwas zum ersten Mal geschieht

tip-ask-action = Drei Aktionen gehören dir. Klick auf eine leuchtende Zone, um hinzugehen, oder wähl aus der Liste; jeder Knopf sagt, was er kostet.
    .touch = Drei Aktionen gehören dir. Tippe auf eine leuchtende Zone, um hinzugehen, oder wähl aus der Liste; jeder Knopf sagt, was er kostet.
tip-ask-activate = Du entscheidest, wer von deinen Leuten als Nächstes handelt. Fang mit dem an, der dem Ärger am nächsten steht.
tip-ask-choose-survivor = Alle bringen sofort eine Fertigkeit mit und unterwegs mehr. Zeig auf einen Namen, um sie zu lesen.
tip-ask-sort = Zwei Karten in der Hand lassen sich nutzen, der Rest wartet in der Reserve. Zieh sie oder klick an, was du halten willst.
    .touch = Zwei Karten in der Hand lassen sich nutzen, der Rest wartet in der Reserve. Tippe an, was du halten willst.
tip-ask-trade = Beide Bögen sind offen: Zieh Karten hinüber, so viele du willst. Die Aktion ist erst am Ende verbraucht.
tip-ask-choose-skill = Eine neue Stufe, eine neue Fertigkeit, für immer. Die Zombies wachsen mit: Die Gefahrenstufe gilt für alle.
tip-ask-reroll = Du darfst diese Würfel noch einmal werfen. Was dann liegt, zählt.
tip-ask-give-hit = Jeder Treffer geht an einen von ihnen. Im Nahkampf wählst du; ein Schuss trifft zuerst Lebende, dann Schlurfer, die Großen, Läufer.
tip-ask-share-wounds = Du sagst, wer gebissen wird. Die erste Wunde kostet eine Karte, die zweite das Leben.
tip-ask-odd-one = Du sagst, wohin es geht; weg von den Verletzten ist ein guter Weg.
tip-ask-one-way = Es ist niemand erreichbar, sie kommen nur dem Lärm näher. Schickt sie dorthin, wo eine Tür sie am längsten aufhält.
tip-ask-fill-first = Neue Figuren kommen dorthin, wo du sagst, bis die Schachtel leer ist: Nimm die Zone, die am weitesten von euch weg ist.
tip-ask-dark-room = Ein Haus geht auf, und jeder seiner Räume bekommt nacheinander eine Karte. Die Reihenfolge bestimmst du.
tip-ask-react = Eine Fertigkeit oder Karte erlaubt dir, mittendrin zu handeln. Du musst nicht.
tip-ask-friendly-fire = { tip-ask-give-hit }
tip-ask-car-hit = { tip-ask-give-hit }
tip-ask-agree = { tip-ask-trade }
tip-ask-agree-first = Ihr einigt euch, wer beginnt. Wer eine Tür öffnen kann oder dem Ärger am nächsten steht, ist eine gute Wahl.
tip-ask-take-wound = Die Wunde nimmt den Platz einer Karte ein. Gib, was du entbehren kannst: eine Pfanne, Essen, ein zweites Stück.
tip-ask-rush = Zwei von einer Art sehen gleich aus; du sagst, wer von ihnen gefallen ist.
tip-ask-move-on = Eine Bewegung führt durch mehrere Zonen: Wähl die nächste oder bleib hier stehen.
tip-ask-patch = { tip-ask-react }
tip-ask-destiny = { tip-ask-react }
tip-ask-matching-set = { tip-ask-react }
tip-ask-medic = { tip-ask-react }
tip-ask-shield = { tip-ask-react }
tip-ask-is-that-all = { tip-ask-react }
tip-ask-ready = { tip-ask-react }
tip-ask-choose-companion = { tip-ask-choose-survivor }
tip-ask-surplus-gear = { tip-ask-choose-survivor }
tip-noise = Lärm! Zombies, die niemanden sehen, kommen hierher. Die Zahl bleibt bis zum Ende der Runde.
tip-zombie-card = Eine Zombiekarte: Die Zeile eurer Gefahrenstufe sagt, wer kommt. Jede Brutzone bekommt jede Runde eine.
tip-danger = Die Gefahrenstufe ist gestiegen. Ab jetzt wird jede Karte auf dieser Farbe gelesen, für alle.
tip-wounded = Eine Wunde: Sie liegt, wo eine Karte lag. Nach der zweiten ist man tot.
tip-horde-moves = Die Pfeile sagen, wohin jede Gruppe geht und warum: ein Auge [eye] für Gesehene, ein Ohr [ear] für Gehörtes. Wo sie sich teilen, werden sie mehr.
tip-building-opens = Das Haus ist zum ersten Mal offen: Jeder seiner Räume bekommt jetzt eine Karte.
tip-aaahh = Aaahh! Manches, was man findet, beißt: Jetzt steht ein Schlurfer neben dir.
tip-attacks = Über der Frage steht die Rechnung: Würfel, die nötige Zahl und der Schaden je Treffer.
tip-dies = Die anderen spielen weiter. Die Gefahrenstufe ist die der Lebenden.

## Die Kapitel der Regeln

chapter-setup = Aufbau
chapter-basics = Grundlagen
chapter-sight = Sicht
chapter-move = Bewegung
chapter-gear = Ausrüstung
chapter-noise = Lärm
chapter-adrenaline = Erfahrung
chapter-inventory = Hände und Reserve
chapter-zombie = Zombies
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
chapter-wound = Wunden
chapter-phase = Zombiephase
chapter-spawn = Brutzonen
chapter-end = Rundenende
chapter-goal = Ziele
chapter-car = Autos
chapter-skill = Fertigkeiten
chapter-mission = Missionen
