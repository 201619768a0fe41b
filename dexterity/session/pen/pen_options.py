"""What a record of Pen begins with: the sheet itself, the cards, and who plays how."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from textwrap import wrap
from typing import Annotated, Final

from msgspec import Meta, Struct

from dexterity.content.pen.box import PenBox
from dexterity.content.pen.code import MOST_LETTERS, code_of, sheet_from_code
from dexterity.errors import SheetCodeError, TableError
from dexterity.rules.concession import Concession
from dexterity.rules.pen import options as rules
from dexterity.rules.pen.board import board_of
from dexterity.rules.pen.cards.box import Cards
from dexterity.rules.pen.cards.card import Card, CardId
from dexterity.rules.pen.edition import Edition
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.player import PLAYERS, PlayerId
from dexterity.rules.pen.sheet.playable import flaws_of
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.session.records.record import Options, Word
from dexterity.session.seat import Seats
from dexterity.session.series import ALONE, Series, why_not_series
from dexterity.session.shipped import pen_box

CODE_LINE: Final = 120
"""Letters of a sheet's code to a line, which any reader of a record can bear."""

MOST_CARDS: Final = 200
"""Different ones in a pile; many times what there is."""

MOST_COPIES: Final = 40

CodeLine = Annotated[str, Meta(min_length=1, max_length=CODE_LINE)]
Pile = Annotated[
    Mapping[Word, Annotated[int, Meta(ge=1, le=MOST_COPIES)]],
    Meta(min_length=1, max_length=MOST_CARDS),
]
"""How many there are of each card, in the order of the box."""


class PenOptions(
    Struct, Options, frozen=True, tag_field="game", tag="pen", forbid_unknown_fields=True
):
    """Who plays against whom, on which sheet, and with which cards."""

    sheet: Annotated[tuple[CodeLine, ...], Meta(min_length=1, max_length=MOST_LETTERS // CODE_LINE)]
    """Its code: a file may be drawn anew, and a record stays what it is."""
    events: Pile
    fatras: Pile
    seats: Seats
    beginner: bool = False
    fun: bool = False
    left_handed: tuple[bool, bool] = (False, False)
    first: Annotated[int, Meta(ge=0, lt=len(PLAYERS))] = 0
    concessions: tuple[Concession, Concession] = (Concession.NONE, Concession.NONE)
    series: Series = ALONE
    """The games before this one."""
    edition: Edition = Edition.FIRST
    """Of the rules that it was begun with; the first records do not say."""

    def __post_init__(self) -> None:
        fault = why_not_series(self.series, len(PLAYERS))
        if fault is not None:
            raise ValueError(fault)

    @property
    def game(self) -> str:
        return "pen"

    @property
    def is_here(self) -> bool:
        try:
            pen_game(self, pen_box())
        except TableError:
            return False
        return True

    @property
    def names(self) -> tuple[str, str]:
        return self.seats[0].name, self.seats[1].name


def pen_options(
    box: PenBox, sheet: Sheet, options: rules.Options, seats: Seats, series: Series = ALONE
) -> PenOptions:
    """A match on a sheet with all cards of a box; `series`: the games before it."""
    return PenOptions(
        tuple(wrap(code_of(sheet), CODE_LINE, break_on_hyphens=False)),
        {str(id_): card.value.count for id_, card in box.events.items()},
        {str(id_): card.value.count for id_, card in box.fatras.items()},
        seats,
        options.beginner,
        options.fun,
        options.left_handed,
        options.first,
        options.concessions,
        series,
        options.edition,
    )


def pen_game(options: PenOptions, box: PenBox) -> PenGame:
    """The rules; a TableError where a card is not here any more, or the sheet cannot be played."""
    for fault in missing_cards(options, box):
        raise TableError(fault)
    cards = Cards(_pile(options.events, box), _pile(options.fatras, box))
    chosen = rules.Options(
        options.beginner,
        options.fun,
        options.left_handed,
        PlayerId(options.first),
        options.concessions,
        options.edition,
    )
    return PenGame(cards, board_of(sheet_in(options)), chosen)


def sheet_in(options: PenOptions) -> Sheet:
    """The sheet of a match; a TableError where its code is none that can be played."""
    try:
        sheet = sheet_from_code("".join(options.sheet))
    except SheetCodeError as error:
        raise TableError(str(error)) from error
    # Whether it is fair, the two who played on it have settled.
    for flaw in flaws_of(sheet, judge=lambda _: ()):
        raise TableError(f"The sheet cannot be played: {flaw.kind}.")
    return sheet


def missing_cards(options: PenOptions, box: PenBox) -> Iterator[str]:
    """What a match was played with and a box does not have, each in a sentence."""
    yield from (f"There is no event “{one}”." for one in options.events if one not in box.events)
    yield from (f"There is no fatras “{one}”." for one in options.fatras if one not in box.fatras)


def _pile(counts: Mapping[str, int], box: PenBox) -> dict[CardId, Card]:
    known = ((CardId(name), count) for name, count in counts.items())
    return {id_: replace(box[id_].value, count=count) for id_, count in known}
