"""The screens by name, each imported when somebody first goes there.

Screens lead to one another by these names, so that none of them has to import the next.
"""

# ruff: noqa: PLC0415 -- Imported inside: the first page is seen before the table is even loaded,
# and pages that lead to one another make no circle.

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from dexterity.ui.frame.screen import Frame, Screen

if TYPE_CHECKING:
    from dexterity.session.practice.practice_table import PracticeTable
    from dexterity.session.records.record import Thrown
    from dexterity.ui.screens.seating import Agreed
    from dexterity.values.skill import Skill

Maker = Callable[[Frame], Screen]
"""Makes a screen for a frame; `frame.go(maker(frame))` goes there."""


def make_screen(name: str, frame: Frame) -> Screen:
    """The screen of that name, new; a KeyError is our own slip."""
    return SCREENS[name](frame)


def practise_from(frame: Frame, table: "PracticeTable", thrown: "Thrown") -> Screen:
    """The practice that begins as a throw on record did: the table, the die's lie, the aim."""
    from dexterity.ui.screens.practice.practice import PracticeScreen
    from dexterity.ui.screens.practice.start import StartFrom

    start = StartFrom(thrown.launch.orientation, thrown.toss)
    return PracticeScreen(frame, table, start)


def practise_at(table: "PracticeTable | None" = None) -> Maker:
    """A practice at that table, or where practices begin."""

    def practice(frame: Frame) -> Screen:
        from dexterity.ui.screens.practice.practice import PracticeScreen

        return PracticeScreen(frame, table)

    return practice


def watch(path: Path) -> Maker:
    """The replay of a record: of strokes on a sheet, of cards, or of throws on a table."""

    def replay(frame: Frame) -> Screen:
        from dexterity.ui.screens.delve import routes as delve
        from dexterity.ui.screens.pen import routes as pen
        from dexterity.ui.screens.replay.replay import ReplayScreen

        match _recorded_game(path):
            case "pen":
                return pen.to_replay(frame, path)
            case "delve":
                return delve.to_replay(frame, path)
            case _:
                return ReplayScreen(frame, path)

    return replay


def _recorded_game(path: Path) -> str | None:
    """What was played; None where it cannot be read, which the replay explains."""
    from dexterity.errors import RecordError
    from dexterity.session.records.reading import RecordReading

    try:
        return RecordReading(path).header.game
    except RecordError:
        return None


def _door(name: str, frame: Frame) -> Callable[[], Screen]:
    """Makes a screen when its button is pressed, and not before."""
    return lambda: make_screen(name, frame)


def _title(frame: Frame) -> Screen:
    from dexterity.ui.screens.title.title import TitleScreen

    games = ("practice", "fighter", "challenge", "pen", "delve")
    names = (*games, "replays", "honours", "rules", "settings")
    return TitleScreen(frame, {name: _door(name, frame) for name in names})


def _guide(frame: Frame) -> Screen:
    from dexterity.ui.screens.guide.guide import GuideScreen

    return GuideScreen(frame, practice=_door("practice", frame))


def _settings(frame: Frame) -> Screen:
    from dexterity.ui.screens.settings.settings import SettingsScreen

    return SettingsScreen(frame, guide=_door("guide", frame))


def _replays(frame: Frame) -> Screen:
    from dexterity.ui.screens.replay.replays import ReplaysScreen

    return ReplaysScreen(frame)


def _honours(frame: Frame) -> Screen:
    """What was played and won, and the best of it."""
    from dexterity.ui.screens.challenge.book import Book
    from dexterity.ui.screens.honours import HonoursScreen

    return HonoursScreen(frame, Book(frame.services))


def _replay(frame: Frame) -> Screen:
    """The newest record; where there is none yet, the list says what will be there."""
    from dexterity.session.records.reading import list_records

    newest = list_records(frame.services.folders.records)[:1]
    return watch(newest[0])(frame) if newest else _replays(frame)


def _fighter(frame: Frame) -> Screen:
    """Who goes into the dungeon."""
    from dexterity.ui.screens.fighter.routes import to_set_up

    return to_set_up(frame)


def _challenge(frame: Frame) -> Screen:
    from dexterity.ui.screens.challenge.book import Book
    from dexterity.ui.screens.challenge.map import ChallengeMap

    return ChallengeMap(frame, Book(frame.services), frame.services.clock.today())


def play_daily(frame: Frame) -> Screen:
    """The mix of the day."""
    from dexterity.ui.screens.challenge.book import Book
    from dexterity.ui.screens.challenge.routes import to_level

    book, day = Book(frame.services), frame.services.clock.today()
    return to_level(frame, book, book.daily(day), day)


def _pen_editor(frame: Frame) -> Screen:
    """New paper."""
    from dexterity.ui.screens.pen.editor.routes import to_editor

    return to_editor(frame)


def play_duel(agreed: "Agreed | None" = None) -> Maker:
    """Who plays against whom; agreed on already, as far as it is named."""

    def duel(frame: Frame) -> Screen:
        from dexterity.ui.screens.challenge.book import Book
        from dexterity.ui.screens.challenge.routes import to_duel

        return to_duel(frame, Book(frame.services), agreed=agreed)

    return duel


def play_pen(
    sheet: str | None = None, computer: "Skill | None" = None, agreed: "Agreed | None" = None
) -> Maker:
    """Who plays Pen against whom, and on which sheet; chosen already, if they are named."""

    def pen(frame: Frame) -> Screen:
        from dexterity.ui.screens.pen.routes import to_set_up

        return to_set_up(frame, sheet, computer, agreed=agreed)

    return pen


def play_delve(
    players: int | None = None, computer: "Skill | None" = None, agreed: "Agreed | None" = None
) -> Maker:
    """Who plays Delve, and how; chosen already, as far as it is named."""

    def delve(frame: Frame) -> Screen:
        from dexterity.ui.screens.delve.routes import to_set_up

        return to_set_up(frame, players, computer, agreed=agreed)

    return delve


def _free_dares(frame: Frame) -> Screen:
    from dexterity.ui.screens.challenge.book import Book
    from dexterity.ui.screens.challenge.routes import to_free_dare

    return to_free_dare(frame, Book(frame.services))


def read_rules(game: str, chapter: str | None = None) -> Maker:
    """The rules of a game, opened at a chapter."""

    def rules(frame: Frame) -> Screen:
        from dexterity.ui.screens.rules.routes import to_rules

        return to_rules(frame, game, chapter)

    return rules


def play_level(challenge_id: str | None = None) -> Maker:
    """A level by its id, or a day’s mix; where to go on if none is named."""

    def level(frame: Frame) -> Screen:
        from dexterity.session.challenge.level_course import day_of
        from dexterity.ui.screens.challenge.book import Book
        from dexterity.ui.screens.challenge.routes import to_level

        book, day = Book(frame.services), day_of(challenge_id or "")
        if day is not None:
            return to_level(frame, book, book.daily(day), day)
        named = None if challenge_id is None else book.library.named(challenge_id)
        challenge = named or book.first_without_medal() or book.library.challenges[0]
        return to_level(frame, book, challenge)

    return level


def practise_dare(frame: Frame, dare: tuple[str, ...], level: str | None = None) -> Screen:
    """Practice under a dare, at the target of a level; at the classic one, if none is named."""
    from dexterity.session.practice.practice_table import PracticeTable
    from dexterity.ui.screens.challenge.book import Book
    from dexterity.ui.screens.challenge.routes import to_free_practice

    book = Book(frame.services)
    challenge = None if level is None else book.library.named(level)
    target = None if challenge is None else challenge.target
    return to_free_practice(frame, book, dare, target or PracticeTable().target)


SCREENS: Final[Mapping[str, Maker]] = MappingProxyType(
    {
        "title": _title,
        "guide": _guide,
        "practice": practise_at(),
        "fighter": _fighter,
        "challenge": _challenge,
        "challenge-level": play_level(),
        "challenge-free": _free_dares,
        "duel-set-up": play_duel(),
        "pen-editor": _pen_editor,
        "pen": play_pen(),
        "delve": play_delve(),
        "rules": read_rules("throwing"),
        "settings": _settings,
        "replays": _replays,
        "honours": _honours,
        "replay": _replay,
    }
)
"""In the order in which a player meets them."""
