"""The Zeds phase, and the other rules that place or move zeds: story cards, co-op events, outbreaks (rules 2-4, 8 and
12).

Also the zed player of versus. The arrival on a field and the fights live in `fights`.
"""
