"""The score sheet of Chaos Contract: whose contracts are whose, and how the game ended."""

from __future__ import annotations

from turncoat.games.chaos_contract.components import CONTRACTS, TO_WIN
from turncoat.games.chaos_contract.names import contract_words
from turncoat.games.chaos_contract.options import OBJECTIVES
from turncoat.games.chaos_contract.shapes import Ending, Sheet, SheetRow
from turncoat.games.chaos_contract.table import WITH_SEAT, Table, contracts_of, hand_size, score
from turncoat.games.playable import Figure
from turncoat.words import Argument, Message, Seat, Seats


def ending_of(view: Table) -> Ending:
    """What ended a game: the target, no dice cards in any hand, the turn limit, or no contract to pick."""
    if max(score(view, seat) for seat in range(view.seats)) >= TO_WIN[view.count_stars]:
        return "target"
    if not any(hand_size(view, seat) for seat in range(view.seats)):
        return "no-dice"
    return "limit" if 0 < view.turn_limit <= view.turns else "no-contracts"


def pile(view: Table, seat: int) -> list[int]:
    """The contracts in a player's score pile."""
    return [contract for contract in range(CONTRACTS) if view.contract_place[contract] == WITH_SEAT + seat]


def stars_of_pile(view: Table, seat: int) -> int:
    """The stars of all contracts that a player has scored."""
    return sum(view.stars[contract] for contract in pile(view, seat))


def sheet(view: Table) -> Sheet:
    """The score sheet of a finished game: how it ended, who won, and each seat's contracts and stars."""
    return {
        "ending": ending_of(view),
        "objective": OBJECTIVES[view.count_stars],
        "target": TO_WIN[view.count_stars],
        "turns": view.turns,
        "seats": [_row(view, seat) for seat in range(view.seats)],
        "winners": Seats(view.winners).seats,
    }


def _row(view: Table, seat: int) -> SheetRow:
    """A seat's contracts."""
    return {
        "seat": seat,
        "score": score(view, seat),
        "contracts": contracts_of(view, seat),
        "stars": stars_of_pile(view, seat),
        "pile": [
            {"number": number, "stars": view.stars[number], "message": contract_words(view, number).json()}
            for number in pile(view, seat)
        ],
        "hand_size": hand_size(view, seat),
    }


def figures(table: Table, seat: int) -> list[Figure]:
    """A seat's contracts and their stars."""
    return [Figure("contracts", contracts_of(table, seat)), Figure("stars", stars_of_pile(table, seat))]


def sheet_lines(view: Table) -> list[Message]:
    """The score sheet in words, a line each."""
    lines = [line for seat in range(view.seats) for line in _seat_lines(view, seat)]
    ending: dict[str, Argument] = {
        "ending": ending_of(view),
        "objective": OBJECTIVES[view.count_stars],
        "goal": TO_WIN[view.count_stars],
    }
    return [*lines, Message("sheet-result"), Message("sheet-ending", ending), _winner_line(view)]


def _seat_lines(view: Table, seat: int) -> list[Message]:
    """A seat's totals, then its contracts."""
    total: dict[str, Argument] = {
        "seat": Seat(seat),
        "contracts": contracts_of(view, seat),
        "stars": stars_of_pile(view, seat),
    }
    contracts = [
        Message("sheet-contract", {"stars": view.stars[number], "contract": contract_words(view, number)})
        for number in pile(view, seat)
    ]
    return [Message("sheet-seat", total), *(contracts or [Message("sheet-no-contracts")])]


def _winner_line(view: Table) -> Message:
    """Who won, and with how many contracts or stars."""
    winners = Seats(view.winners)
    arguments: dict[str, Argument] = {
        "seats": winners,
        "score": score(view, winners.seats[0]),
        "objective": OBJECTIVES[view.count_stars],
    }
    return Message("sheet-winner" if len(winners.seats) == 1 else "sheet-shared", arguments)
