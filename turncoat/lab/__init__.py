"""Measuring games: many of them at once, and what comes out."""

from __future__ import annotations

from turncoat.lab.simulate import Rate, Report, simulate

__all__ = ["Rate", "Report", "simulate"]
