"""`python -m turncoat` is `turncoat`."""

from __future__ import annotations

from turncoat.cli import main

if __name__ == "__main__":
    main()
