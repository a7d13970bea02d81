# What a newcomer is told: how one loses, how a round goes, a tip the first time something comes up.

game-lose = Einer der vier Ressourcen-Stapel geht zu Ende.
    Jemand stirbt, und niemand ist mehr da, um einzuspringen (Hardcore: Niemand springt ein).

## Was etwas ist, wenn man darauf zeigt: ein Satz und die Regel dahinter

about-track-life = Wunden kosten Herzen; eine Mahlzeit am Ende der Runde gibt eines zurück.
    .rule = twd.token.life-max
about-track-food = Nahrung heilt am Rundenende ein Leben oder kauft einen Schritt weiter.
    .rule = twd.food.card
about-track-allies = Verbündete verstärken einen Kampf, einmal, und sind dann weg.
    .rule = twd.ally.spend
about-track-walkers = Beißer auf dem Tisch. Es gibt nur so viele: Mehr können nicht kommen.
    .rule = twd.token.supply.walkers
about-phase-start = Alle bekommen Ereigniskarten.
    .rule = twd.round.phases
about-phase-turns = Der Anführer zuerst, dann reihum: gehen, ziehen, ein Ereignis spielen.
    .rule = twd.turn.order
about-phase-combat = Wer bei Beißern steht, darf kämpfen: je eine Waffe, Summen, die töten.
    .rule = twd.combat.choose
about-phase-end = Übrige Beißer beißen, wer da ist, oder fressen eine Karte des Stapels. Danach wird gegessen.
    .rule = twd.end.steps
about-deck-events = Ereignisse: Zwei bekommt man, eines wird gespielt, ob man will oder nicht.
    .rule = twd.setup.events
about-deck-equipment = Ist dieser Stapel leer, haben wir verloren.
    .rule = twd.goal.deck-empty
about-deck-ammo = Ist dieser Stapel leer, haben wir verloren.
    .rule = twd.goal.deck-empty
about-deck-food = Ist dieser Stapel leer, haben wir verloren.
    .rule = twd.goal.deck-empty
about-deck-allies = Ist dieser Stapel leer, haben wir verloren.
    .rule = twd.goal.deck-empty
about-place-highway = Vom Stapel, der hier liegt, zieht, wer hier steht.
    .rule = twd.place.deck
about-place-farm = Vom Stapel, der hier liegt, zieht, wer hier steht.
    .rule = twd.place.deck
about-place-prison = Seine Mauern halten einige Beißer ab: Sie beißen und fressen nicht.
    .rule = twd.prison.walls
about-place-town = Vom Stapel, der hier liegt, zieht, wer hier steht.
    .rule = twd.place.deck
about-walker = Am Ende der Runde verwundet jeder jemanden hier – oder frisst eine Karte, wenn niemand da ist.
    .rule = twd.end.wound
about-survivor = Jemand von uns: geht, zieht und spielt jede Runde ein Ereignis.
    .rule = twd.turn.order
about-tag-leader = Der Anführer bewegt alle und beginnt. Das Abzeichen wandert jede Runde weiter.
    .rule = twd.round.leader
