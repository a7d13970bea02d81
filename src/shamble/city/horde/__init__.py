"""Rules about zombies: activation, moves, splitting of groups, spawn cards, and base class of special zombies.

The number of zombies in each zone is part of the state in `city.table`.
"""
