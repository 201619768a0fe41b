"""Matches of Pen of somebody else, for pictures: before, in play, over, and on record."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import timedelta
from math import atan2
from typing import Final

from dexterity.content.pen.sheets import load_sheet
from dexterity.hand.pencil.feel import DEFAULT_POWER
from dexterity.hand.pencil.scales import speed_from_power
from dexterity.hand.ways.held import WayName
from dexterity.places import levels
from dexterity.rules.concession import Concession
from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.player import PLAYERS
from dexterity.rules.pen.sheet.square import SHEET_MM, Square
from dexterity.rules.pen.state import Awaited, DrawnWall, Ending, State, Waiting
from dexterity.rules.pen.state import Phase as GamePhase
from dexterity.session.matches import PenMatch
from dexterity.session.pen.computer import computer_choice
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.pen.pen_options import pen_options
from dexterity.session.seat import Seat, Seats
from dexterity.session.series import TO_WIN, GamePlayed, Series
from dexterity.session.shipped import pen_box
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Phase
from dexterity.ui.screens.gallery import Maker
from dexterity.ui.screens.pen.play import PenScreen
from dexterity.ui.screens.pen.routes import to_end, to_lesson, to_match, to_replay
from dexterity.ui.screens.pen.set_up import PenSetUp
from dexterity.ui.screens.posing.samples import NEWEST
from dexterity.ui.screens.seating import Agreed
from dexterity.ui.scripted.player import ScriptedPlayer
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push

SEED: Final = 3
PEOPLE: Final[Seats] = (Seat("Ada"), Seat("Grace"))
COMPUTERS: Final[Seats] = (Seat("Ada", Skill.EXPERT), Seat("Grace", Skill.REGULAR))
MOST_CHOICES: Final = 400
"""A match takes about sixty."""

Change = Callable[[PenGame, State], State]


def set_up(frame: Frame) -> Screen:
    """With luck that is always the same."""
    return PenSetUp(frame, seed=SEED)


def set_up_computer(frame: Frame) -> Screen:
    """Against the computer, on a sheet of a seed."""
    return PenSetUp(frame, sheet="new", opponent=Skill.REGULAR, seed=SEED)


def match_of(
    frame: Frame, seats: Seats = PEOPLE, sheet: str = "bridges", *, days_ago: int = 0
) -> PenMatch:
    """A match at its beginning."""
    begun = (NEWEST - timedelta(days=days_ago)).astimezone()
    drawn = load_sheet(levels() / "pen" / f"{sheet}.txt")
    options = pen_options(pen_box(), drawn, Options(), seats)
    services = frame.services
    return PenMatch.begin(PenCourse, options, SEED, services.folders.records, services.tell,
                          begun=begun)  # fmt: skip


def at(change: Change | None = None, *, choices: int = 0, sheet: str = "bridges") -> Maker:
    """Two people in the middle of a match, in which some things have been changed."""

    def screen(frame: Frame) -> Screen:
        played = played_on(match_of(frame, COMPUTERS, sheet), choices)
        state = played.state if change is None else change(played.game, played.state)
        match = PenMatch(replace(played.course, seats=PEOPLE, state=state), strokes=played.strokes)
        return to_match(frame, match)

    return screen


def played_on(match: PenMatch, choices: int) -> PenMatch:
    """The computer plays on for both, so many decisions at most."""
    for _ in range(choices):
        if match.result is not None or match.seat.skill is None:
            break
        choice = computer_choice(match.game, match.state, match.seat.skill, SEED)
        if isinstance(choice, Push):
            match.flick(choice)
        else:
            match.do(choice)
    return match


# --- states worth a look ------------------------------------------------------------------------


def left_before(screen: Maker) -> Maker:
    """A screen that somebody opens who has left a match in the middle of it."""

    def opened(frame: Frame) -> Screen:
        match = match_of(frame)
        stands = match.state.pawns[match.state.turn].place_mm
        match.flick(Push(stands, 0.8, 900.0), WayName.FLICK)
        return screen(frame)

    return opened


def with_items(game: PenGame, state: State) -> State:
    """Both have something in their hands, and one carries a treasure."""
    cards: Sequence[CardId] = list(game.cards.fatras)
    first, second = state.pawns
    return replace(
        state,
        phase=GamePhase.FLICK,
        turn=PLAYERS[0],
        decides=PLAYERS[0],
        agenda=(),
        pawns=(
            replace(first, hand=tuple(cards[2:4]), health=11),
            replace(second, hand=tuple(cards[:1]), has_treasure=True, health=6),
        ),
    )


def hindered(card: str) -> Change:
    """The next flick is made harder by a card."""

    def change(game: PenGame, state: State) -> State:
        box = next(at for at, one in enumerate(game.cards[CardId(card)].rebus.boxes) if at)
        waiting = Waiting(CardId(card), state.turn, state.turn, box, Awaited.FLICK)
        return replace(state, waiting=(waiting,))

    return change


def hold_pencil(player: ScriptedPlayer) -> None:
    """Takes the pencil and leans it."""
    screen = player.app.screen
    if not isinstance(screen, PenScreen):
        raise TypeError(f"no match: {screen.name}")
    x, y = screen.table.plan.place(screen.match.state.pawns[screen.match.state.turn].place_mm)
    player.point(Phase.DOWN, (x, y))
    player.point(Phase.MOVE, (x - 10.0, y + 10.0))


def flick_plainly(player: ScriptedPlayer) -> None:
    """A flick at ease towards the middle of the sheet."""
    screen = player.app.screen
    if not isinstance(screen, PenScreen):
        raise TypeError(f"no match: {screen.name}")
    x, y = screen.match.state.pawns[screen.match.state.turn].place_mm
    towards = atan2(SHEET_MM / 2 - x, SHEET_MM / 2 - y)
    screen.flick(Push((x, y), towards, speed_from_power(DEFAULT_POWER)), WayName.FLICK)
    player.tick(3)


def magic(game: PenGame, state: State) -> State:
    """A magic wall could grow, if somebody thought of it."""
    wall = DrawnWall((Square(7, 9), Square(8, 9)), growing=True)
    return replace(state, walls=(*state.walls, wall))


def drawing(card: str) -> Maker:
    """A card on top of the pile is the next event."""

    def change(game: PenGame, state: State) -> State:
        rest = tuple(one for one in state.events if one != card)
        return replace(state, events=(CardId(card), *rest))

    return at(change)


def set_up_agreed(frame: Frame) -> Screen:
    """The best of five, in which the stronger one gives something away."""
    return PenSetUp(frame, seed=SEED, agreed=Agreed(max(TO_WIN), Concession.LARGE))


# --- over ---------------------------------------------------------------------------------------


def finished(frame: Frame, *, days_ago: int = 0) -> PenMatch:
    """A whole match between computers, on record."""
    return played_on(match_of(frame, COMPUTERS, days_ago=days_ago), MOST_CHOICES)


def end(frame: Frame) -> Screen:
    """Somebody has won."""
    return to_end(frame, finished(frame))


def score_sheet(*, over: bool) -> Maker:
    """After the third game of a series, in which somebody else has won one and nobody another."""

    def sheet(frame: Frame) -> Screen:
        match = finished(frame)
        winner = match.state.winner or 0
        # In the third game they sit as in the first.
        games = (
            GamePlayed(0, winner if over else 1 - winner, Ending.HOME, (6, 11)),
            GamePlayed(1, None, Ending.BOTH_DEAD, (0, 0)),
        )
        match = PenMatch(replace(match.course, before=Series(2, SEED, games)), match.log)
        return to_match(frame, match)

    return sheet


def replay(frame: Frame) -> Screen:
    """A whole match on record."""
    match = finished(frame)
    path = match.record
    if path is None:
        raise OSError("nothing was recorded")
    return to_replay(frame, path)


def lesson(frame: Frame) -> Screen:
    """The guided first match."""
    return to_lesson(frame)
