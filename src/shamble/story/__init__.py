"""The story of a game: a few moments, the fallen and the best deeds, from the records of a session.

The narrator reads events, their causes and the states of the session; it changes nothing and invents nothing. Sentences
are messages with recorded facts as arguments. Rendering them, and drawing boards, is left to clients.
"""
