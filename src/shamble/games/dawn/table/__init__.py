"""The state of a game, the verbs that change it, and the base classes of steps, questions and powers.

The rules of a phase or an action live in the rooms that are named after them.
"""
