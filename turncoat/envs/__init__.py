"""The games as surroundings for players that are programs: in words, and for models of language."""
