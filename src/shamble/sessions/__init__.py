"""Games in progress: a session plays, undoes, forks, imagines and saves; it holds the history, checks positions, and
makes the views, scene changes and beats that seats are shown. The rules themselves run in `core`, which knows no
session."""
