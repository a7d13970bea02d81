"""Set-up and rounds: the event card's phases, the PRFN phase, consumption, organisation (rules 1, 7, 9 and 10).

The Zeds phase lives in `zeds`, the Actions phase in `actions`.
"""
