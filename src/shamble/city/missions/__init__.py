"""Missions: the checked mission file, base classes of goals and special rules, and a mission in play.

Goals and special rules themselves live in `city.family` and in the games.
"""
