# What a newcomer is told: how one loses, how a round goes, a tip the first time something comes up.

game-lose = One of the four resource decks runs out of cards.
    Somebody dies, and nobody is left to step in (Hardcore: nobody ever steps in).
