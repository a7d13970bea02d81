"""The tests mirror the packages of `shamble`; `oracle`, `probe` and `properties` check all games or games of their own.

Recorded games, saves, positions and proofs are data beside them (`goldens`, `saves`, `proofs`, `scenarios`).
"""
