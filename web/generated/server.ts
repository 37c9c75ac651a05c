// Made by `python -m docs.shapes` from turncoat.server.shapes; not to be changed here.
