# What a newcomer is told: how one loses, how a round goes, a tip the first time something comes up.

game-lose = Jemand stirbt: Sobald ein Überlebender fehlt, ist die Mission verloren.
    Ein Ziel ist nicht mehr zu erreichen, oder ein nötiger Marker ist weg.

## Was etwas ist, wenn man darauf zeigt: ein Satz und die Regel dahinter

about-track-danger = Die höchste Stufe, die jemand erreicht hat: Auf ihr wird jede Zombiekarte gelesen, für alle.
    .rule = zc2.adrenaline.danger
about-track-life = Jedes Herz ist eine Wunde, die noch geht. Ohne Herz ist man tot und die Mission verloren.
    .rule = zc2.phase.zombie.attack.death
about-track-adrenaline = Tötungen und Ziele bringen Adrenalin. Jede Stufe bringt eine Fertigkeit – und mehr Zombies.
    .rule = zc2.adrenaline.levels
about-track-actions = Aktionen, die in diesem Zug noch bleiben. Ein voller Punkt ist eine Aktion.
    .rule = zc2.turn.survivors
about-phase-players = Nacheinander handeln alle Überlebenden: je drei Aktionen, dazu freie durch Fertigkeiten.
    .rule = zc2.turn.survivors
about-phase-zombies = Die Untoten beißen, wer bei ihnen steht, oder laufen. Danach kommen aus jeder Brutstelle neue.
    .rule = zc2.phase.zombie.order
about-phase-end = Lärm verschwindet vom Plan, und der nächste Platz beginnt.
    .rule = zc2.turn.phase-end
about-zone-street = Eine Straßenzone reicht von Zebrastreifen zu Zebrastreifen. Man sieht geradeaus die Straße entlang.
    .rule = zc2.basics.street
about-zone-room = Ein Raum: Man kann ihn durchsuchen und sieht die Räume nebenan.
    .rule = zc2.sight.room
about-zone-dark = Eine Dunkle Zone: Man kann sie durchsuchen, und wird das Gebäude geöffnet, warten hier vielleicht Zombies.
    .rule = zc2.building.dark-only
about-mark-noise = Jede lebende Figur und jeder Marker zählt. Wer von den Untoten niemanden sieht, geht dorthin, wo es am lautesten ist.
    .rule = zc2.noise.token
about-mark-spawn = In jeder Zombiephase wird hier eine Karte gezogen. Schlafende warten auf ihre Farbe.
    .rule = zc2.spawn.order
about-mark-exit = Wer hier ohne Zombies steht, darf den Plan für immer verlassen.
    .rule = zc2.mission.exit
about-objective = Es zu nehmen kostet eine Aktion und bringt Adrenalin. Was es sonst bewirkt, sagt die Mission.
    .rule = zc2.action.objective
about-crate = Man nimmt sie wie ein Ziel: Darin liegt eine Angeberwaffe.
    .rule = zc2.action.crate
about-survivor = Jemand von uns: drei Aktionen im Zug, mehr durch Fertigkeiten.
    .rule = zc2.turn.survivors
about-deck-zombies = Karten der Untoten: eine je Brutstelle, gelesen auf der Gefahrenstufe.
    .rule = zc2.spawn.card
about-deck-equipment = Was man beim Durchsuchen findet, Gutes wie Schlechtes.
    .rule = zc2.action.search
about-deck-epic = Angeberwaffen, aus den Kisten.
    .rule = zc2.action.crate
about-deck-abominations = Welches Monstrum erscheint, wenn eine Karte danach ruft.
    .rule = zc2.abomination.appear
