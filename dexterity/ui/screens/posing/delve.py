"""Matches of Delve of somebody else, for pictures: before, at the table, down there, and over."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Final

from dexterity.rules.concession import Concession
from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Action
from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.cards.monster import MonsterId
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.options import BoxChoice, Options
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Ending, State
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.delve.delve_options import delve_options
from dexterity.session.matches import DelveMatch
from dexterity.session.seat import Seat
from dexterity.session.series import GamePlayed, Series
from dexterity.session.shipped import delve_box
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.delve.computer import computer_choice
from dexterity.ui.screens.delve.play import DelveScreen
from dexterity.ui.screens.delve.routes import to_end, to_lesson, to_match, to_replay
from dexterity.ui.screens.delve.set_up import DelveSetUp
from dexterity.ui.screens.gallery import Maker
from dexterity.ui.screens.posing.samples import NEWEST
from dexterity.ui.scripted.player import ScriptedPlayer
from dexterity.values.skill import Skill

SEED: Final = 5
NAMES: Final = ("Ada", "Grace", "Emmy", "Sophie")
MOST_CHOICES: Final = 600
"""A match takes about a hundred."""

MOST_FRAMES: Final = 3000
"""For a coach to come to a conclusion on a busy machine."""

Seats = tuple[Seat, ...]


def people(count: int) -> Seats:
    """All of them at one screen."""
    return tuple(map(Seat, NAMES[:count]))


THREE: Final = people(3)


def alone(count: int) -> Seats:
    """One person among computers."""
    return (Seat(NAMES[0]), *(Seat(name, Skill.REGULAR) for name in NAMES[1:count]))


def set_up(frame: Frame) -> Screen:
    """With luck that is always the same."""
    return DelveSetUp(frame, seed=SEED)


def set_up_four(frame: Frame) -> Screen:
    """Four of them, three of whom nobody plays, with all adventurers."""
    screen = DelveSetUp(frame, players=4, computer=Skill.EXPERT, seed=SEED)
    screen.choose_box(BoxChoice.BOTH)
    return screen


def begun(
    frame: Frame,
    seats: Seats,
    hero: str = "barbarian",
    *,
    dexterity: bool = False,
    concessions: tuple[Concession, ...] = (),
    days_ago: int = 0,
) -> DelveMatch:
    """A match at its beginning; the first player begins."""
    options = Options(len(seats), BoxChoice.BOTH, specials=True, dexterity=dexterity,
                      first=PlayerId(0), adventurer=AdventurerId(hero),
                      concessions=concessions)  # fmt: skip
    services = frame.services
    chosen = delve_options(delve_box(), options, seats)
    return DelveMatch.begin(DelveCourse, chosen, SEED, services.folders.records, services.tell,
                            begun=(NEWEST - timedelta(days=days_ago)).astimezone())  # fmt: skip


def standing(match: DelveMatch, state: State, seats: Seats) -> DelveMatch:
    """The same from another state on; nothing of it is written down."""
    return DelveMatch(DelveCourse.standing(match.course.box, match.game, seats, state))


def stacked(match: DelveMatch, deck: str, seats: Seats | None = None) -> DelveMatch:
    """The same with these monsters on top of the deck; nothing of it is written down."""
    state = match.state
    top = tuple(map(MonsterId, deck.split()))
    rest = [*state.deck]
    for monster in top:
        if monster in rest:
            rest.remove(monster)
    laid = replace(state, deck=(*top, *rest))
    return standing(match, laid, seats or match.seats)


def played(match: DelveMatch, actions: Iterable[Action]) -> DelveMatch:
    """Some actions later, all of which the rules must allow."""
    for action in actions:
        if not match.do(action):
            raise ValueError(f"{action} is refused: {match.why_not(action)}")
    return match


DRAW, ADD, PASS, TURN = do.DrawMonster(), do.AddToDungeon(), do.Pass(), do.TurnCard()
DECK: Final = "orc golem vampire lich goblin skeleton dragon demon"


def aside(tile: str) -> do.SetAside:
    """With that tile."""
    return do.SetAside(TileId(tile))


def at(
    actions: Iterable[Action] = (),
    *,
    seats: Seats = THREE,
    hero: str = "barbarian",
    deck: str = DECK,
    dexterity: bool = False,
    concessions: tuple[Concession, ...] = (),
    coached: bool = False,
    change: Callable[[State], State] | None = None,
) -> Maker:
    """A match after some actions; `change`: and after that."""

    def screen(frame: Frame) -> Screen:
        # Played by people all around, so that nobody waits for a computer.
        first = begun(frame, people(len(seats)), hero, dexterity=dexterity,
                      concessions=concessions)  # fmt: skip
        match = played(stacked(first, deck), actions)
        if change is not None:
            match = standing(match, change(match.state), seats)
        elif seats != match.seats:
            match = standing(match, match.state, seats)
        return to_match(frame, match, coached=coached)

    return screen


BIDS: Final = (DRAW, ADD, DRAW, aside("torch"), DRAW, ADD)
"""Three players, once around."""


BIDS_OF_FOUR: Final = (*BIDS, PASS)
FIRST_CONCEDES: Final = (Concession.LARGE, *(Concession.NONE,) * 3)
DOWN_OF_THREE: Final = (DRAW, ADD, DRAW, ADD, DRAW, ADD, DRAW, ADD, PASS, PASS)
"""The first of three goes down."""


def down(rounds: int) -> tuple[Action, ...]:
    """Two lay cards in turn, so many each; then the first lays one more and goes down."""
    return (*(DRAW, ADD, DRAW, ADD) * rounds, DRAW, ADD, PASS)


ROUND: Final = (
    *BIDS, DRAW, aside("chainmail"), PASS, PASS, TURN, do.UseTile(TileId("vorpal_axe")), TURN,
)  # fmt: skip
"""A whole round of three, in which a Vampire and an Orc are met."""

FAILED_DECK: Final = "goblin orc skeleton goblin lich demon golem dragon"
FAILED: Final = (
    *(step for tile in ("chainmail", "leather_shield", "vorpal_axe", "healing_potion")
      for step in (DRAW, aside(tile))),
    *(DRAW, ADD) * 4, PASS, TURN,
)  # fmt: skip
"""A whole round of two, in which the first card is a Dragon, and three more stay where they are."""


def weak(state: State) -> State:
    """The delver has little health left."""
    delve = state.delve
    return state if delve is None else replace(state, delve=replace(delve, health=3))


def without(tile: str) -> Callable[[State], State]:
    """A tile of the adventurer is gone."""
    return lambda state: replace(state, tiles=tuple(one for one in state.tiles if one != tile))


def told(player: ScriptedPlayer) -> None:
    """What came of an action is told, at once."""
    screen = player.app.screen
    while isinstance(screen, DelveScreen) and screen.telling.busy:
        screen.go_on()
    player.tick(3)


def reckoned(player: ScriptedPlayer) -> None:
    """Until the coach knows: it takes its own time."""
    screen = player.app.screen
    for _ in range(MOST_FRAMES):
        if isinstance(screen, DelveScreen) and screen.coach_line.share is not None:
            break
        player.tick(1)


# --- over ---------------------------------------------------------------------------------------


def finished(frame: Frame, *, days_ago: int = 0) -> DelveMatch:
    """A whole match between computers, on record."""
    seats = tuple(Seat(name, Skill.NOVICE) for name in NAMES[:3])
    match = begun(frame, seats, days_ago=days_ago)
    for _ in range(MOST_CHOICES):
        if match.result is not None:
            break
        action = computer_choice(match)
        if action is not None:
            match.do(action)
    return match


def end(frame: Frame) -> Screen:
    """Somebody has won."""
    return to_end(frame, finished(frame))


def score_sheet(frame: Frame) -> Screen:
    """After the second game of three players, of whom one has won the first."""
    match = finished(frame)
    options = replace(
        match.game.options, concessions=(Concession.SMALL, Concession.NONE, Concession.NONE)
    )
    won = None if match.result is None else match.result.winner
    first = next(seat for seat in range(len(match.seats)) if seat != won)
    games = (GamePlayed(2, first, Ending.TWO_SUCCESSES, (2, 1, 0)),)
    game = DelveGame(match.game.cards, options)
    course = replace(match.course, game=game, before=Series(2, SEED, games))
    return to_match(frame, DelveMatch(course, match.log))


def record_of(match: DelveMatch) -> Path:
    """Where it is written down."""
    path = match.record
    if path is None:
        raise OSError("nothing was recorded")
    return path


def replay(frame: Frame) -> Screen:
    """A whole match on record."""
    return to_replay(frame, record_of(finished(frame)))


def lesson(frame: Frame) -> Screen:
    """The guided first round."""
    return to_lesson(frame)
