"""Advice for heroes where it differs from `shamble.city.advice`: plans for a turn with hunger, and answers to this
book's own questions."""
