// Made by `python -m docs.shapes` from turncoat.games.mad_zeppelin.shapes; not to be changed here.
