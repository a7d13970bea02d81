"""The points at which the games of the family differ: the registry of a game's classes, and the base of its rules.

Each game subclasses `Rules`; everything that all games share lives in the other packages of `city`.
"""
