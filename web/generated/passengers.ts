// Made by `python -m docs.shapes` from turncoat.games.passengers.shapes; not to be changed here.
