// Made by `python -m docs.shapes` from turncoat.games.cerberus.shapes; not to be changed here.
