"""Set-up, rounds and turns, and the actions of a turn except attacks, searches and trades.

Attacks live in `city.combat`, searches and trades in `city.survivors`, the zombies' actions in `city.horde`.
"""
