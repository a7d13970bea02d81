"""The board: zones, doors, lines of sight and distances, and the parser of maps and tiles written as text.

Nothing here knows survivors or zombies; the state on the board lives in `city.table`.
"""
