"""Bots for any game, which answer questions from what a seat may see. The advice that `steady` follows is part of each
game; runs of many games live in `simulate`."""
