"""Bots for any game, which answer questions from what a seat may see, and simulations of many games with them. The
advice that `steady` follows is part of each game."""
