"""The printed material as classes: the rows of the data files, their schemas, the counters, and the optional rules.

Nothing here changes a state. `content` loads the files; rules look everything up by id.
"""
