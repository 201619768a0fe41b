"""What a record of Delve begins with: who plays, by which rules, and with which cards."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Annotated, Final

from msgspec import Meta, Struct

from dexterity.content.delve.box import DelveBox
from dexterity.content.delve.files import MONSTER_COPIES
from dexterity.errors import TableError
from dexterity.rules.concession import Concession
from dexterity.rules.delve import options as rules
from dexterity.rules.delve.cards.adventurer import AdventurerId
from dexterity.rules.delve.cards.box import Cards
from dexterity.rules.delve.cards.monster import Monster, MonsterId
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.options import BoxChoice
from dexterity.rules.delve.player import FEWEST_PLAYERS, MOST_PLAYERS, PlayerId
from dexterity.rules.delve.set_up import SPECIALS_IN_A_GAME
from dexterity.session.records.record import Options, Word
from dexterity.session.seat import Seat
from dexterity.session.series import ALONE, Series, why_not_series
from dexterity.session.shipped import delve_box

MOST_CARDS: Final = 60
"""Different ones of a sort; many times what there is."""

Deck = Annotated[
    Mapping[Word, Annotated[int, Meta(ge=MONSTER_COPIES[0], le=MONSTER_COPIES[1])]],
    Meta(min_length=1, max_length=MOST_CARDS),
]
"""How many cards there are of each monster, in the order of the box: luck goes by it."""


class DelveOptions(
    Struct, Options, frozen=True, tag_field="game", tag="delve", forbid_unknown_fields=True
):
    """Who plays, with whose adventurers, and how."""

    seats: Annotated[tuple[Seat, ...], Meta(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)]
    """Clockwise around the table."""
    adventurers: Annotated[tuple[Word, ...], Meta(min_length=1, max_length=MOST_CARDS)]
    """Of both boxes, in their order: others may be added since."""
    monsters: Deck
    box: BoxChoice = BoxChoice.FIRST
    specials: bool = False
    first_must_add: bool = False
    dexterity: bool = False
    first: Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)] | None = None
    """Who began; None where luck decided."""
    adventurer: Word | None = None
    """Of the first round; None where luck decided."""
    concessions: Annotated[tuple[Concession, ...], Meta(max_length=MOST_PLAYERS)] = ()
    """Of each seat; empty where nobody gives anything away."""
    series: Series = ALONE
    """The games before this one."""
    edition: Annotated[int, Meta(ge=1, le=rules.EDITION)] = 1
    """Of the rules by which it was begun, and is played to its end; older records tell of none."""

    def __post_init__(self) -> None:
        fault = why_not_series(self.series, len(self.seats))
        if fault is not None:
            raise ValueError(fault)
        if len(set(self.adventurers)) < len(self.adventurers):
            raise ValueError("each adventurer is there once")
        if self.first is not None and self.first >= len(self.seats):
            raise ValueError("the first player is one of those who play")

    @property
    def game(self) -> str:
        return "delve"

    @property
    def is_here(self) -> bool:
        try:
            delve_game(self, delve_box())
        except TableError:
            return False
        return True


def delve_options(
    box: DelveBox, options: rules.Options, seats: tuple[Seat, ...], series: Series = ALONE
) -> DelveOptions:
    """A match with all cards of a box; `series`: the games before it."""
    return DelveOptions(
        seats,
        tuple(map(str, box.adventurers)),
        {str(id_): card.value.copies for id_, card in box.monsters.items()},
        options.box,
        options.specials,
        options.first_must_add,
        options.dexterity,
        options.first,
        options.adventurer,
        options.concessions,
        series,
        # What was chosen may come from a match that was begun by older rules.
        rules.EDITION,
    )


def delve_game(options: DelveOptions, box: DelveBox) -> DelveGame:
    """The rules; a TableError where a card is not here any more, or there are too few of them."""
    for fault in missing_cards(options, box):
        raise TableError(fault)
    cards = _cards(options, box)
    if options.specials and len(cards.specials) < SPECIALS_IN_A_GAME:
        raise TableError(f"There are not {SPECIALS_IN_A_GAME} special monsters.")
    if not any(options.box.has(one.box) for one in cards.adventurers.values()):
        raise TableError("There is no adventurer of that box.")
    try:
        return DelveGame(cards, _chosen(options))
    except ValueError as error:
        raise TableError(f"It cannot be played: {error}.") from error


def _chosen(options: DelveOptions) -> rules.Options:
    """What the rules know of the options."""
    return rules.Options(
        len(options.seats),
        options.box,
        options.specials,
        options.first_must_add,
        options.dexterity,
        None if options.first is None else PlayerId(options.first),
        None if options.adventurer is None else AdventurerId(options.adventurer),
        options.concessions,
        options.edition,
    )


def missing_cards(options: DelveOptions, box: DelveBox) -> Iterator[str]:
    """What a match was played with and a box does not have, each in a sentence."""
    people = (one for one in options.adventurers if one not in box.adventurers)
    yield from (f"There is no adventurer “{one}”." for one in people)
    yield from (f"There is no monster “{one}”." for one in options.monsters
                if one not in box.monsters)  # fmt: skip


def _cards(options: DelveOptions, box: DelveBox) -> Cards:
    people = map(AdventurerId, options.adventurers)
    return Cards(
        {id_: box.adventurers[id_].value.adventurer for id_ in people},
        {MonsterId(name): _monster(box, name, count) for name, count in options.monsters.items()},
    )


def _monster(box: DelveBox, name: str, count: int) -> Monster:
    return replace(box.monsters[MonsterId(name)].value, copies=count)
