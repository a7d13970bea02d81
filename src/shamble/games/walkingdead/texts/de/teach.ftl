# What a newcomer is told: how one loses, how a round goes, a tip the first time something comes up.

game-lose = Einer der vier Ressourcen-Stapel geht zu Ende.
    Jemand stirbt, und niemand ist mehr da, um einzuspringen (Hardcore: Niemand springt ein).
