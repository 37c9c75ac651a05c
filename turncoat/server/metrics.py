"""What Prometheus can ask this server: counts and times, never anything of a game."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

TABLES = Gauge("turncoat_tables", "Tables in memory")
CONNECTIONS = Gauge("turncoat_connections", "Open WebSocket connections")
MOVES = Counter("turncoat_moves", "Moves and deals that took effect")
REFUSALS = Counter("turncoat_refusals", "Messages and requests that were refused", ["reason"])
VIEWS = Histogram("turncoat_view_seconds", "Time to work out a view")
THINKING = Histogram("turncoat_bot_seconds", "Time that a bot took to decide")
ANSWERS = Histogram("turncoat_answer_seconds", "Time from a client's message to its acknowledgement")
