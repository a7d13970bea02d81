"""The Actions phase (rule 5): the actions of units and players, their costs and their previews.

Melee and gunfire themselves live in `fights`, abilities of single units in `abilities`.
"""
