"""The state of a city game, its entities, and the flow methods that change them.

Values derived from the state (kits, turn budgets, presence of figures) live here too. Rules that use them live in
`city.turns`, `city.combat`, `city.survivors` and `city.horde`.
"""
