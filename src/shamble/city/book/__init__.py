"""Base classes of skills, card effects and actions, and the printed values of cards, zombies and survivors.

A game subclasses and registers them. Classes for goals and special rules of missions live in `city.missions`, state
in `city.table`.
"""
