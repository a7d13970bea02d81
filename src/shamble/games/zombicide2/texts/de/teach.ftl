# What a newcomer is told: how one loses, how a round goes, a tip the first time something comes up.

game-lose = Jemand stirbt: Sobald ein Überlebender fehlt, ist die Mission verloren.
    Ein Ziel ist nicht mehr zu erreichen, oder ein nötiger Marker ist weg.
