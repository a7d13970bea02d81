"""Advice for the games on a city board: scores for the options of any question, and the estimates behind the scores. No
rule depends on this package. Advice that only one game needs lives in that game's own `advice`."""
