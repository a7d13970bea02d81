"""Tools for people who make missions, cards and packs: checks, maps, printed sheets, templates, playtests and the
TOML of the editor. Nothing here is needed to play; the server and the command line call it."""
