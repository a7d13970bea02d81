"""The rules that the Zombicide-family games share: board, state, missions, survivors, horde, combat and turns.

Each game adds its own rules, data and texts in `shamble.games`; nothing here knows a particular game.
"""
