"""The machine that runs a game's rules. It knows no game."""
