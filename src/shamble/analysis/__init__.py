"""Judgements about positions: documented feature vectors, learned values (the chance to win), and the bot that searches
with them. Nothing here changes a rule, and the games do not know that it exists."""
