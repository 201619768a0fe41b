"""How a match of any game is agreed on: the same questions in the same order, in a column."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from dexterity.rules.concession import Concession
from dexterity.session.progress import MatchTally
from dexterity.session.settings import LONGEST_PLAYER_NAME
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import NOTE
from dexterity.ui.screens.seating import KINDS, Seating
from dexterity.ui.screens.steady import lines_before
from dexterity.ui.screens.tally_words import tally_words
from dexterity.ui.widgets.choice_row import ChoiceRow
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row, Space
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.text_field import TextField
from dexterity.ui.widgets.widget import Placeable

KINDS_SHARE: Final = 0.64
"""Of a seat's width, for who sits there; the rest is for the name."""
LENGTH_SHARE: Final = 0.42
SEAT_PADDING: Final = 10.0
GAP: Final = 10.0
ENDLESS: Final = 100_000.0
"""Points: so wide that any row lies in one line."""
TO_A_ROW: Final = 2
"""Handicaps side by side."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a game lets its players agree on, in its own words."""

    length: str
    """The question how long it goes on."""
    lengths: Mapping[int, str]
    """What it may be, and how that is said."""
    offered: tuple[Concession, ...]
    """What may be given away, nothing first."""
    conceded: Callable[[int, Concession], str]
    """What it means that somebody, by seat, gives something away."""
    explained: str
    """What a handicap is, as long as nobody has one."""


def seating_page(
    seating: Seating,
    count: int,
    terms: Terms,
    tally: Callable[[tuple[str, ...]], MatchTally],
    *,
    ruler: Ruler,
    width: float,
    throws: bool = True,
) -> list[Placeable]:
    """One below the other: seats, how long and who begins, handicaps, and how often they met.

    `throws`: whether hands throw or flick in this match; then everybody sees before it begins if
    theirs will be steady ones.
    """
    seats, services = seating.seats(count), seating.frame.services
    names = tuple(seat.name for seat in seats)
    people = any(not seat.is_computer for seat in seats)
    return [
        *lines_before(services.settings, services.texts, people=throws and people),
        *(seat_panel(seating, at, count, ruler, width) for at in range(count)),
        beside(
            [length_row(seating, terms), begins_row(seating, count)],
            (LENGTH_SHARE, 1.0 - LENGTH_SHARE),
            ruler,
            width,
        ),
        *_handicaps(seating, count, terms, ruler, width),
        Column(
            Label(_handicap_note(seating, count, terms), NOTE, name="handicap/note"),
            Label(tally_words(tally(names), services.texts), NOTE, name="tally"),
            gap=2.0,
        ),
    ]


def seat_panel(seating: Seating, at: int, count: int, ruler: Ruler, width: float) -> Panel:
    """The name and who sits there, side by side unless letters are large."""
    say = seating.frame.services.texts.say
    words = [say("seats.person"), *(say(f"seats.{kind}") for kind in KINDS if kind is not None)]
    kinds = ChoiceRow(f"kind/{at}", "", words, KINDS.index(seating.kinds[at]),
                      lambda to: seating.sit(at, KINDS[to]))  # fmt: skip
    person = seating.kinds[at] is None
    field = TextField(
        f"name/{at}",
        "",
        seating.names[at] if person else "",
        lambda text: seating.write(at, text),
        longest=LONGEST_PLAYER_NAME,
        empty=seating.seats(count)[at].name,
        enabled=person,
    )
    inner = width - 2 * SEAT_PADDING
    line = beside([field, kinds], (1.0 - KINDS_SHARE, KINDS_SHARE), ruler, inner)
    return Panel(line, name=f"seat/{at}", padding=SEAT_PADDING)


def length_row(seating: Seating, terms: Terms) -> ChoiceRow:
    """How many rounds, or games."""
    lengths = [*terms.lengths]
    return ChoiceRow("length", terms.length, [*terms.lengths.values()],
                     lengths.index(seating.length), lambda at: seating.play_for(lengths[at]))  # fmt: skip # noqa: E501


def begins_row(seating: Seating, count: int) -> ChoiceRow:
    """Who begins: one of them, or whom the lot falls on."""
    say = seating.frame.services.texts.say
    words = [*(seat.name for seat in seating.seats(count)), say("seats.by_lot")]
    named = seating.named_first(count)
    chosen = count if named is None else named
    return ChoiceRow("begins", say("seats.who_begins"), words, chosen,
                     lambda at: seating.let_begin(None if at == count else at))  # fmt: skip


def _handicaps(
    seating: Seating, count: int, terms: Terms, ruler: Ruler, width: float
) -> Iterator[Placeable]:
    rows = [_handicap(seating, at, count, terms) for at in range(count)]
    for at in range(0, count, TO_A_ROW):
        # The last of three is no wider than the others.
        line: list[Placeable] = [*rows[at : at + TO_A_ROW], Space()]
        yield beside(line[:TO_A_ROW], (1.0,) * TO_A_ROW, ruler, width)


def _handicap(seating: Seating, at: int, count: int, terms: Terms) -> ChoiceRow:
    say, offered = seating.frame.services.texts.say, terms.offered
    label = say("seats.handicap", name=seating.seats(count)[at].name)
    words = [say(f"seats.handicap_{one}") for one in offered]
    chosen = offered.index(seating.conceded(at, offered))
    return ChoiceRow(f"handicap/{at}", label, words, chosen,
                     lambda to: seating.concede(at, offered[to]),
                     hint=say("seats.handicap_hint"))  # fmt: skip


def _handicap_note(seating: Seating, count: int, terms: Terms) -> str:
    chosen = ((at, seating.conceded(at, terms.offered)) for at in range(count))
    told = [terms.conceded(at, one) for at, one in chosen if one is not Concession.NONE]
    return " ".join(told) or terms.explained


def beside(
    things: Sequence[Placeable], shares: tuple[float, ...], ruler: Ruler, width: float
) -> Placeable:
    """Side by side where each lies in one line, one below the other where letters are large."""
    room = width - GAP * (len(things) - 1)
    for thing, share in zip(things, shares, strict=True):
        flat = thing.wanted(ruler, ENDLESS)[1]
        if thing.wanted(ruler, room * share / sum(shares))[1] > flat:
            return Column(*things, gap=6.0)
    return Row(*things, gap=GAP, shares=shares)
