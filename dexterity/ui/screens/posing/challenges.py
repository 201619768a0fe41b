"""Challenges of somebody else, for pictures: medals on the map, a result, a duel in full swing."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from dexterity.content.challenge.challenge import Challenge
from dexterity.content.challenge.goal import MovingMarkGoal, ScoreGoal
from dexterity.hand.feel import RELEASE_HEIGHT_MM
from dexterity.hand.pickup import orientation_at_pickup
from dexterity.hand.toss import Toss
from dexterity.hand.ways.held import WayName
from dexterity.luck import luck_for
from dexterity.rules.challenge.actions import GiveUp, MakeThrow
from dexterity.rules.challenge.duel_actions import PickDare
from dexterity.rules.challenge.game import Result
from dexterity.rules.challenge.medal import Ended, Medal
from dexterity.rules.concession import Concession
from dexterity.session.awaited_throw import AwaitedThrow
from dexterity.session.challenge.table import Moment
from dexterity.session.challenge.turn import Turn
from dexterity.session.matches import DuelMatch
from dexterity.session.near_miss import near_miss_of
from dexterity.session.progress import medals_to_open
from dexterity.session.records.record import thrown_from
from dexterity.session.seat import Seat
from dexterity.session.throw import Throw, throw_toss
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.duel import DuelScreen
from dexterity.ui.screens.challenge.duel_set_up import DuelSetUp
from dexterity.ui.screens.challenge.duel_sheet import DuelSheet
from dexterity.ui.screens.challenge.free_practice import FreePractice
from dexterity.ui.screens.challenge.level import LevelScreen, won_by
from dexterity.ui.screens.challenge.level_play import LevelPlay
from dexterity.ui.screens.challenge.map import ChallengeMap
from dexterity.ui.screens.challenge.result import ResultScreen
from dexterity.ui.screens.challenge.showing import ShowingScreen
from dexterity.ui.screens.gallery import Maker
from dexterity.ui.screens.posing.samples import NEWEST
from dexterity.units import DEGREE

SEED: Final = 1
WINKED: Final = 20
"""The seed of a duel whose first dare is to wink: nothing that a hand could do wrong."""
BEGUN: Final = NEWEST + timedelta(minutes=25)
"""After all else that was recorded."""
WHO: Final = (Seat("Ada"), Seat("Blaise"))
PLAIN: Final = Toss((0.0, -500.0, RELEASE_HEIGHT_MM), 1500.0, 0.0, 8.0 * DEGREE, 0.0)
"""Bounces once and ends on or about the target."""
MOST_THROWS: Final = 40
"""By then any round is over."""
MOST_TRIED: Final = 600
"""Hits in the centre are rare: one in two hundred of these throws."""
CENTRE_FROM, OFF_FROM = 88, 25
"""Where a search for a hit in the centre, and for a die just off the target, begins: at one, as
dice fly today. Anywhere else it only takes longer."""


def book_of(frame: Frame) -> Book:
    """Somebody has played the first chapter, and begun the second."""
    book = Book(frame.services)
    if book.progress.levels:
        return book
    medals = (Medal.GOLD, Medal.SILVER, Medal.BRONZE, Medal.GOLD, None)
    played = (*book.library.chapter(1), *book.library.chapter(2)[:3])
    for at, challenge in enumerate(played):
        game = book.library.game(challenge)
        medal = medals[at % len(medals)]
        count = 0 if medal is None else game.level.medals.needed_for(medal)
        result = Result(Ended.DICE_USED, medal, count, False, 5)
        book.enter(challenge, result, None, steady=at % 4 == 1)
    return book


def map_of(frame: Frame) -> Screen:
    """The map, with what has been won."""
    return ChallengeMap(frame, book_of(frame), frame.services.clock.today())


def level_asking(requirement: str) -> Maker:
    """The first level that asks for this alone, or for nothing; its luck is always the same."""

    def level(frame: Frame) -> Screen:
        book = book_of(frame)
        asked = (requirement,) if requirement else ()
        return LevelScreen(frame, book, first_of(book, asked), seed=SEED)

    return level


def first_of(book: Book, asked: tuple[str, ...] = ()) -> Challenge:
    """The first level that asks for just this."""
    every = book.library.challenges
    return next(one for one in every if one.all_requirements() == asked)


def level_with_mark(frame: Frame) -> Screen:
    """The first level in which something that moves is to be hit."""
    book = book_of(frame)
    marked = (one for one in book.library.challenges if isinstance(one.goal, MovingMarkGoal))
    return LevelScreen(frame, book, next(marked), seed=SEED)


def daily(frame: Frame) -> Screen:
    """The mix of the day of all pictures."""
    book, day = book_of(frame), frame.services.clock.today()
    return LevelScreen(frame, book, book.daily(day), day=day, seed=SEED)


def result(*, won: bool = True, way: WayName = WayName.FLICK) -> Maker:
    """What a level came to; thrown away where it is not won."""

    def made(frame: Frame) -> Screen:
        book = Book(frame.services) if way is WayName.STEADY else book_of(frame)
        return ResultScreen(frame, book, _played(book, won=won, way=way), None)

    return made


def best(frame: Frame) -> Screen:
    """The best throw of a level."""
    book = book_of(frame)
    play = _played(book, won=True)
    if play.best is None:
        raise LookupError("no throw of the sample was a hit")
    return ShowingScreen(frame, book, play.challenge, play.best)


def after_levels(make: Maker) -> Maker:
    """A screen, when some levels have been played, one of them with a throw to be proud of."""

    def after(frame: Frame) -> Screen:
        _played(book_of(frame), won=True)
        return make(frame)

    return after


def _played(book: Book, *, won: bool, way: WayName = WayName.FLICK) -> LevelPlay:
    play = LevelPlay(book, first_of(book), day=None, seed=SEED)
    number = 0
    while play.result is None:
        thrown = sample_throw(play.turn, number, astray=not won)
        written = thrown_from(thrown, way, WHO[0].name)
        play.throw(thrown, written, Moment(play.state.lying))
        number += 1
    return play


def sample_throw(turn: Turn, number: int, *, astray: bool = False) -> Throw:
    """A throw that is made by nobody, and not too badly unless it is to go astray."""
    luck = luck_for(SEED, "sample", number)
    toss = replace(
        PLAIN,
        place_mm=turn.dare.rest_mm,
        speed_mm_s=700.0 if astray else 1440.0 + 120.0 * luck.random(),
        direction_rad=8.0 * DEGREE * (luck.random() - 0.5),
    )
    return throw_toss(toss, orientation_at_pickup(luck), turn.table(), turn.die, dare=turn.dare)


# --- throws to be proud of, or nearly -------------------------------------------------------------


def such_throw(
    turn: AwaitedThrow, wanted: Callable[[Throw], bool], first: int, *, wild: bool = False
) -> Throw:
    """The first of many throws that is wanted; `wild` ones go to all sides, and too short."""
    for number in range(first, first + MOST_TRIED):
        luck = luck_for(SEED, "sample", number)
        slowest, span, aside = (900.0, 600.0, 30.0) if wild else (1300.0, 300.0, 3.0)
        toss = replace(
            PLAIN,
            place_mm=turn.dare.rest_mm,
            speed_mm_s=slowest + span * luck.random(),
            direction_rad=aside * DEGREE * (luck.random() - 0.5),
        )
        held = orientation_at_pickup(luck)
        made = throw_toss(toss, held, turn.table(), turn.die, dare=turn.dare)
        if wanted(made):
            return made
    raise LookupError("no throw of the sample is such a one")


def in_the_centre(throw: Throw) -> bool:
    """With the symbol, too: in a fight it is a fatal blow."""
    return throw.verdict.centre and throw.verdict.symbol


def off_target(throw: Throw) -> bool:
    """It lies beside the target, and nearly on it."""
    near = near_miss_of(throw.flight, throw.verdict)
    return near is not None and near.ground is None and near.distance_mm > 2.0


def practice_with(wanted: Callable[[Throw], bool], first: int, *, wild: bool = False) -> Maker:
    """Practice without dares, in which somebody throws so."""

    def practice(frame: Frame) -> Screen:
        screen = FreePractice(frame, book_of(frame), (), "classic", seed=SEED)
        screen.table.show_throw(such_throw(screen.table.turn, wanted, first, wild=wild))
        return screen

    return practice


def level_won(frame: Frame) -> Screen:
    """The first level, with the die in the air that wins it."""
    book = book_of(frame)
    screen = LevelScreen(frame, book, first_of(book), seed=SEED)
    play = screen.play
    for number in range(MOST_THROWS):
        thrown = sample_throw(play.turn, number)
        action = MakeThrow(thrown.landing, thrown.verdict.findings, thrown.flight.aftermath)
        if won_by(play.game.apply(play.state, action).effects):
            screen.shown = play.state
            screen.lay(play.turn)
            screen.table.show_throw(thrown)
            return screen
        written = thrown_from(thrown, WayName.FLICK, WHO[0].name)
        play.throw(thrown, written, Moment(play.state.lying))
    raise LookupError("no throw of the sample has won")


def chapter_opened(frame: Frame) -> Screen:
    """The result of the level whose medal opens the second chapter."""
    book = Book(frame.services)
    played, *others = book.library.chapter(1)
    for challenge in others[: medals_to_open((played, *others)) - 1]:
        count = book.library.game(challenge).level.medals.bronze
        book.enter(challenge, Result(Ended.DICE_USED, Medal.BRONZE, count, False, 5), None)
    return ResultScreen(frame, book, _played(book, won=True), None)


# --- duels ----------------------------------------------------------------------------------------


def match_of(
    frame: Frame,
    rounds: int = 3,
    when: datetime = BEGUN,
    given: Concession = Concession.NONE,
) -> tuple[Book, DuelMatch]:
    """Two who have just sat down; what they begin with is a plain enough dare.

    `given`: what the first gives away.
    """
    book = book_of(frame)
    levels = [one.id for one in book.library.duels if isinstance(one.goal, ScoreGoal)]
    return book, book.begin_duel(
        WHO,
        rounds=rounds,
        seed=WINKED,
        levels=levels,
        concessions=(given, Concession.NONE),
        begun=when.astimezone(),
    )


def _play_round(match: DuelMatch, way: WayName = WayName.FLICK) -> None:
    """The first throws well and so, the second does not."""
    before = len(match.state.sheet)
    for number in range(MOST_THROWS):
        if len(match.state.sheet) > before:
            return
        thrown = sample_throw(match.course.turn, number, astray=match.course.player == 1)
        match.make_throw(thrown, way=WayName.FLICK if match.course.player else way)


def duel(frame: Frame) -> Screen:
    """The first round, after two throws."""
    book, match = match_of(frame)
    for number in range(2):
        match.make_throw(sample_throw(match.course.turn, number), way=WayName.FLICK)
    return DuelScreen(frame, book, match)


def sheet_after(
    rounds: int, given: Concession = Concession.NONE, way: WayName = WayName.FLICK
) -> Maker:
    """The score sheet after so many rounds of three; `way`: how the first throws in the last."""

    def sheet(frame: Frame) -> Screen:
        book, match = match_of(frame, given=given)
        for number in range(1, rounds + 1):
            _play_round(match, way if number == rounds else WayName.FLICK)
            if match.result is None and len(match.state.sheet) < rounds:
                match.do(PickDare(("wink", "ground_level")))
        return DuelSheet(frame, book, match)

    return sheet


def set_up(frame: Frame) -> Screen:
    """Who plays against whom."""
    return DuelSetUp(frame, book_of(frame), seed=SEED)


def steadily(make: Maker) -> Maker:
    """A screen for somebody who has chosen the steady hand."""

    def with_assist(frame: Frame) -> Screen:
        frame.change_settings(replace(frame.services.settings, way=WayName.STEADY))
        return make(frame)

    return with_assist


def after_duels(make: Maker) -> Maker:
    """A screen, when one duel has been played to its end and another was left half-way."""

    def after(frame: Frame) -> Screen:
        for rounds, days_ago in ((1, 1), (3, 0)):
            _, match = match_of(frame, rounds, BEGUN - timedelta(days=days_ago))
            _begin_and_leave(match)
        return make(frame)

    return after


def _begin_and_leave(match: DuelMatch) -> None:
    """One round, of which the second has enough after a throw."""
    for number in range(MOST_THROWS):
        if match.state.sheet:
            break
        if match.course.player == 1 and match.state.plays[1].throws:
            match.do(GiveUp())
        else:
            thrown = sample_throw(match.course.turn, number, astray=match.course.player == 1)
            match.make_throw(thrown, way=WayName.FLICK)


def practice_under(dare: tuple[str, ...]) -> Maker:
    """Practice with free dares."""
    return lambda frame: FreePractice(frame, book_of(frame), dare, "classic", seed=SEED)
