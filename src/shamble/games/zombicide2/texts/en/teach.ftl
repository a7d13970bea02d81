# What a newcomer is told: how one loses, how a round goes, a tip the first time something comes up.

game-lose = A survivor dies: as soon as one is gone, the mission is lost.
    A goal can no longer be met, or a token that is needed is gone.
