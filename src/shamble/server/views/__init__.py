"""The content that clients are shown: catalogue of games, past moments, scenes and their changes.

Nothing here changes a table; the messages themselves are in `protocol`.
"""
