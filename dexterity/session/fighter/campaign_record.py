"""How a campaign is recorded, and how its rules go through the record again."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Annotated, Any, Final, NamedTuple

from msgspec import Meta, Struct

from dexterity.content.cards import MOST_CARDS
from dexterity.content.fighter.box import FighterBox
from dexterity.errors import TableError
from dexterity.hand.dare.choice import conflicts_in, known_requirements
from dexterity.rules.fighter import options as rules
from dexterity.rules.fighter.actions import ACTIONS, MakeThrow, Refusal
from dexterity.rules.fighter.actions import Action as RulesAction
from dexterity.rules.fighter.cards.box import Cards
from dexterity.rules.fighter.cards.foe import LEVELS, FoeId
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.cards.room import RoomId
from dexterity.rules.fighter.effects import REVEALING, Effect
from dexterity.rules.fighter.game import FighterGame
from dexterity.rules.fighter.options import (
    EDITION,
    FEWEST_HEROES,
    FIRST_EDITION,
    MOST_HEROES,
    Difficulty,
)
from dexterity.rules.fighter.path import ROOMS_OFFERED
from dexterity.rules.fighter.state import LyingDie, State
from dexterity.session.challenge.table import Moment
from dexterity.session.fighter.fight_table import FightTable
from dexterity.session.fighter.first_edition import CLASHES
from dexterity.session.fighter.shipped_box import shipped_box
from dexterity.session.records.record import (
    Action,
    Header,
    Options,
    Played,
    Resumed,
    Score,
    Thrown,
    Undone,
    Word,
)
from dexterity.session.records.recorded_game import Course, RecordedGame, why_not_line
from dexterity.session.records.rules_lines import made_throw, options_in, played_action, tells_table
from dexterity.session.seat import Seat
from dexterity.values import DieRest

REFUSALS: Final = "fighter_story.refusal"
"""Where the catalogue says why the rules refuse something."""


@dataclass(frozen=True, slots=True)
class GivenUp:
    """A party without dice could say that it had no hope. Now the rules say so before."""


OLDER: Final[Mapping[str, type[GivenUp]]] = MappingProxyType({"give_up": GivenUp})
"""What only records of older versions have; nothing comes of it."""


class CardNames(Struct, frozen=True, forbid_unknown_fields=True):
    """What the decks of a campaign were shuffled from, in their order: cards may be added since."""

    monsters: Annotated[tuple[Word, ...], Meta(min_length=1, max_length=MOST_CARDS)]
    bosses: Annotated[tuple[Word, ...], Meta(min_length=1, max_length=MOST_CARDS)]
    items: Annotated[tuple[Word, ...], Meta(min_length=1, max_length=MOST_CARDS)]
    rooms: Annotated[tuple[Word, ...], Meta(min_length=ROOMS_OFFERED, max_length=MOST_CARDS)]

    def __post_init__(self) -> None:
        for deck in (self.monsters, self.bosses, self.items, self.rooms):
            if len(set(deck)) < len(deck):
                raise ValueError("each card is in its deck once")


class FighterOptions(
    Struct, Options, frozen=True, tag_field="game", tag="fighter", forbid_unknown_fields=True
):
    """Who sets out, who plays whom, and with which cards."""

    heroes: Annotated[tuple[Word, ...], Meta(min_length=FEWEST_HEROES, max_length=MOST_HEROES)]
    """In their order around the table."""
    seats: Annotated[tuple[Seat, ...], Meta(min_length=FEWEST_HEROES, max_length=MOST_HEROES)]
    """Who plays each of them."""
    difficulty: Difficulty
    first_leader: Annotated[int, Meta(ge=0, lt=MOST_HEROES)]
    cards: CardNames
    edition: Annotated[int, Meta(ge=FIRST_EDITION, le=EDITION)] = FIRST_EDITION
    """Of the rules."""

    def __post_init__(self) -> None:
        if len(set(self.heroes)) < len(self.heroes):
            raise ValueError("each hero goes once")
        if len(self.seats) != len(self.heroes) or self.first_leader >= len(self.heroes):
            raise ValueError("every hero is played by somebody, and one of them leads")

    @property
    def game(self) -> str:
        return "fighter"


def fighter_options(
    box: FighterBox, options: rules.Options, seats: tuple[Seat, ...]
) -> FighterOptions:
    """A campaign with all cards of a box."""
    decks = (box.monsters, box.bosses, box.items, box.rooms)
    names = CardNames(*(tuple(map(str, deck)) for deck in decks))
    return FighterOptions(
        tuple(options.heroes), seats, options.difficulty, options.first_leader, names,
        options.edition,
    )  # fmt: skip


def fighter_game(options: FighterOptions, box: FighterBox) -> FighterGame:
    """The rules; a TableError where a card is not here any more."""
    for fault in missing_cards(options, box):
        raise TableError(fault)
    known, names = box.cards, options.cards
    cards = Cards(
        known.heroes,
        {id_: known.monsters[id_] for id_ in map(FoeId, names.monsters)},
        {id_: known.bosses[id_] for id_ in map(FoeId, names.bosses)},
        {id_: known.items[id_] for id_ in map(ItemId, names.items)},
        {id_: known.rooms[id_] for id_ in map(RoomId, names.rooms)},
    )
    party = tuple(map(HeroId, options.heroes))
    chosen = rules.Options(party, options.difficulty, options.first_leader, options.edition)
    excuses = CLASHES if options.edition == FIRST_EDITION else ()
    return FighterGame(cards, chosen, conflicts_in(known_requirements()), excuses)


def missing_cards(options: FighterOptions, box: FighterBox) -> Iterator[str]:
    """What a campaign was played with and a box does not have, each in a sentence."""
    names = options.cards
    wanted: tuple[tuple[str, Iterable[str], Mapping[Any, object]], ...] = (
        ("hero", options.heroes, box.heroes),
        ("monster", names.monsters, box.monsters),
        ("boss", names.bosses, box.bosses),
        ("thing", names.items, box.items),
        ("room", names.rooms, box.rooms),
    )
    for sort, ids, known in wanted:
        yield from (f"There is no {sort} “{one}”." for one in ids if one not in known)
    monsters = (box.monsters.get(FoeId(one)) for one in names.monsters)
    levels = {card.value.level for card in monsters if card is not None}
    yield from (f"There is no monster of level {level}." for level in set(LEVELS) - levels)


class Standing(NamedTuple):
    """How far a party has come: what a campaign's score is made of, in this order."""

    beaten: int
    """Monsters, the boss not counted."""
    shops: int
    points: int
    """Of a victory; 0 before, and after a defeat."""


def standing_in(score: Score | None) -> Standing:
    """What a score on record says; of a stranger's, as much as it has."""
    points = () if score is None else score.points
    return Standing(*(*points[:3], 0, 0, 0)[:3])


@dataclass(frozen=True, slots=True)
class CampaignCourse(Course):
    """A campaign as far as it has come."""

    game: FighterGame
    state: State
    undoable: int = 0
    """How many actions were taken since something was seen that nobody knew before."""

    @property
    def score(self) -> Score:
        """How far the party has come; it wins together, so that the first seat stands for all."""
        state, result = self.state, self.game.result(self.state)
        won = result is not None and result.won
        beaten, points = len(state.beaten) - won, result.score if result is not None else 0
        standing = Standing(beaten, state.shops, points)
        return Score(tuple(standing), result is not None, 0 if won else None)

    def thrown_on(self, thrown: Thrown) -> FightTable:
        fight = self.state.fight
        if fight is None or fight.attack is None:
            raise LookupError("nothing is to be thrown")
        moment = thrown.moment or Moment()
        return FightTable(fight.attack.colour, fight.lying, moment.box, moment.stands)

    def why_not(self, action: Action) -> str | None:
        return why_not_line(action, REFUSALS, self.undoable, self.refusal)

    def refusal(self, line: Action) -> Refusal | None:
        """Why the rules do not allow what a line tells; None if they do."""
        if says_nothing(line):
            return None
        refusal = self.game.why_not(self.state, rules_action(line))
        if refusal is not None or not isinstance(line, Thrown):
            return refusal
        if set(line.requirements) != set(self.game.requirements(self.state)):
            return Refusal.FOREIGN_FINDING
        return None if tells_table(line, rests_of(self.lying)) else Refusal.DICE_DIFFER

    @property
    def lying(self) -> tuple[LyingDie, ...]:
        """The dice on the table."""
        return () if self.state.fight is None else self.state.fight.lying

    def after(self, action: Action) -> "CampaignCourse":
        if isinstance(action, Resumed) or says_nothing(action):
            return self
        step = self.game.apply(self.state, rules_action(action))
        undoable = 0 if reveals(step.effects) else self.undoable + 1
        return replace(self, state=step.state, undoable=undoable)


def rests_of(lying: Iterable[LyingDie]) -> tuple[DieRest, ...]:
    """How dice lie, whatever their colours."""
    return tuple(die.rest for die in lying)


def reveals(effects: Iterable[Effect]) -> bool:
    """Whether something was seen that nobody knew before."""
    return any(isinstance(effect, REVEALING) for effect in effects)


def says_nothing(line: Action) -> bool:
    """Whether a line is one of those that the rules have no use for any more."""
    return isinstance(line, Played) and isinstance(line.action, GivenUp)


def rules_action(line: Action) -> RulesAction:
    """A line as the rules take it."""
    if isinstance(line, Thrown):
        return made_throw(line, MakeThrow)
    return played_action(line, ACTIONS.played)


def begin_course(header: Header, box: FighterBox | None = None) -> CampaignCourse:
    """Before the first room, with the cards of a box; with those that are shipped, if none."""
    game = fighter_game(options_in(header, FighterOptions), box or shipped_box())
    return CampaignCourse(game, game.start(header.seed))


FIGHTER: Final = RecordedGame(
    FighterOptions,
    begin_course,
    lines=(Thrown, Played, Undone, Resumed),
    actions={**ACTIONS.played, **OLDER},
)
