// Made by `python -m docs.shapes` from turncoat.games.chaos_contract.shapes; not to be changed here.
