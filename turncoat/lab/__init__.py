"""Measuring games: many of them at once, and what comes out."""

from __future__ import annotations

from turncoat.lab.arena import arena
from turncoat.lab.simulate import Rate, Report, simulate
from turncoat.lab.standings import Standings

__all__ = ["Rate", "Report", "Standings", "arena", "simulate"]
