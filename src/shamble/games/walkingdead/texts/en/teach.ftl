# What a newcomer is told: how one loses, how a round goes, a tip the first time something comes up.

game-lose = One of the four resource decks runs out of cards.
    Somebody dies, and nobody is left to step in (Hardcore: nobody ever steps in).

## What a thing is, on hover: one sentence, and the rule behind it

about-track-life = Wounds take hearts; a meal at the end of the round gives one back.
    .rule = twd.token.life-max
about-track-food = Food heals one life at the end of the round, or buys a step farther.
    .rule = twd.food.card
about-track-allies = Allies add to the value of a fight, once, and are gone.
    .rule = twd.ally.spend
about-track-walkers = Walkers on the table. There are only so many: more than that cannot come.
    .rule = twd.token.supply.walkers
about-phase-start = Event cards are dealt to everybody.
    .rule = twd.round.phases
about-phase-turns = The leader first, then around the table: go, draw, play an event.
    .rule = twd.turn.order
about-phase-combat = Whoever stands with walkers may fight: one weapon each, sums that kill.
    .rule = twd.combat.choose
about-phase-end = Walkers that are left bite whoever is there, or eat a card of the deck. Then one may eat.
    .rule = twd.end.steps
about-deck-events = Events: two are dealt, one is played, whether one likes it or not.
    .rule = twd.setup.events
about-deck-equipment = If this deck runs out, we have lost.
    .rule = twd.goal.deck-empty
about-deck-ammo = If this deck runs out, we have lost.
    .rule = twd.goal.deck-empty
about-deck-food = If this deck runs out, we have lost.
    .rule = twd.goal.deck-empty
about-deck-allies = If this deck runs out, we have lost.
    .rule = twd.goal.deck-empty
about-place-highway = The deck that lies here can be drawn from by whoever stands here.
    .rule = twd.place.deck
about-place-farm = The deck that lies here can be drawn from by whoever stands here.
    .rule = twd.place.deck
about-place-prison = Its walls hold some walkers off: they neither bite nor eat.
    .rule = twd.prison.walls
about-place-town = The deck that lies here can be drawn from by whoever stands here.
    .rule = twd.place.deck
about-walker = At the end of the round each wounds somebody here, or eats a card if nobody is here.
    .rule = twd.end.wound
about-survivor = One of us: goes, draws and plays an event each round.
    .rule = twd.turn.order
about-tag-leader = The leader moves everybody and goes first. The badge passes on each round.
    .rule = twd.round.leader
