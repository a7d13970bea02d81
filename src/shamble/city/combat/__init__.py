"""Attacks of survivors: the options, bonuses, dice, assignment of hits, and friendly fire.

Attacks by zombies live in `city.horde`, attacks by cars in `city.turns.cars`.
"""
