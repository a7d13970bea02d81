# What a newcomer is told: how one loses, how a round goes, a tip the first time something comes up.

game-lose = A survivor dies: as soon as one is gone, the mission is lost.
    A goal can no longer be met, or a token that is needed is gone.

## What a thing is, on hover: one sentence, and the rule behind it

about-track-danger = The highest level anybody has reached: every zombie card is read at it, for all of us.
    .rule = zc2.adrenaline.danger
about-track-life = Each heart is a wound that can still be taken. Without one, the survivor is dead and the mission lost.
    .rule = zc2.phase.zombie.attack.death
about-track-adrenaline = Kills and objectives bring adrenaline. Each level brings a skill, and more zombies.
    .rule = zc2.adrenaline.levels
about-track-actions = Actions left in this turn. A full dot is one action.
    .rule = zc2.turn.survivors
about-phase-players = One after another, every survivor acts: three actions each, and free ones by skills.
    .rule = zc2.turn.survivors
about-phase-zombies = The undead bite whoever stands with them, or walk. Then new ones come out of every spawn zone.
    .rule = zc2.phase.zombie.order
about-phase-end = Noise is taken off the map, and the next player goes first.
    .rule = zc2.turn.phase-end
about-zone-street = A street zone reaches from crossing to crossing. One sees along streets in a straight line.
    .rule = zc2.basics.street
about-zone-room = A room: it can be searched, and one sees the rooms next door.
    .rule = zc2.sight.room
about-zone-dark = A dark room: it can be searched, and when its building is opened, zombies may wait here.
    .rule = zc2.building.dark-only
about-mark-noise = Every living figure and every token counts. The undead who see nobody go where it is loudest.
    .rule = zc2.noise.token
about-mark-spawn = In each zombies' phase a card is drawn here. Asleep ones wait for their colour.
    .rule = zc2.spawn.order
about-mark-exit = Whoever stands here with no zombie around may leave for good.
    .rule = zc2.mission.exit
about-objective = Taking it costs an action and brings adrenaline. What else it does, the mission says.
    .rule = zc2.action.objective
about-crate = Opened like an objective: it holds an epic weapon.
    .rule = zc2.action.crate
about-survivor = One of us: three actions a turn, more by skills.
    .rule = zc2.turn.survivors
about-deck-zombies = Cards of the undead: one for each spawn zone, read at the danger level.
    .rule = zc2.spawn.card
about-deck-equipment = What a search finds, good or bad.
    .rule = zc2.action.search
about-deck-epic = Epic weapons, out of crates.
    .rule = zc2.action.crate
about-deck-abominations = Which abomination appears when a card calls for one.
    .rule = zc2.abomination.appear
