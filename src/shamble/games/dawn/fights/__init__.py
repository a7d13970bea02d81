"""Fights between units and zeds: melee, gunfire, hits, saving rolls and retreats (rules 4.2-4.5 and 6).

Also the arrival of zeds on a field, which starts most fights. The activation of zeds lives in `zeds`, actions of units
in `actions`.
"""
