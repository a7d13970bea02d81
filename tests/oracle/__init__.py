"""Procedures of the rulebooks, written again from the books alone, whose results are compared with those of the games.

An oracle must not read the code of the rules; it imports sessions, scenarios and scripted chance alone.
"""
