"""A level leaves a record: read back, thrown again bit for bit, listed, told and watched."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dexterity.commands.replay_story import tell_record
from dexterity.content.challenge.challenge import Challenge
from dexterity.content.language import Language
from dexterity.errors import RecordError
from dexterity.session.challenge.level_course import ChallengeOptions
from dexterity.session.records.reading import list_records, read_record
from dexterity.session.records.record import GaveUp, Record, Thrown
from dexterity.session.records.replay import open_record
from dexterity.session.records.verifying import verify
from dexterity.session.shipped import shipped_library
from dexterity.ui.frame.clock import THE_DAY
from dexterity.ui.screens.challenge.level import LevelScreen
from dexterity.ui.screens.replay.replay import ReplayScreen
from dexterity.ui.screens.replay.replays import ReplaysScreen
from tests.kit import hands
from tests.kit.challenging import QUICK, SEED, Challenger, challenging

FIRST = shipped_library().challenges[0]
MOVING = next(one for one in shipped_library().challenges if one.props)
LYING = next(one for one in shipped_library().challenges if one.lying)


@contextmanager
def at(folder: Path, challenge: Challenge) -> Iterator[Challenger]:
    """A level that the game ships: a record names it."""
    with challenging(folder, QUICK, shipped_library()) as player:
        player.app.go(LevelScreen(player.app, player.book, challenge, seed=SEED))
        player.tick(2)
        yield player


def the_record(folder: Path) -> Record:
    (path,) = list_records(folder / "records")
    return read_record(path)


def test_each_throw_is_a_line_with_the_table_as_it_was(tmp_path: Path) -> None:
    with at(tmp_path, FIRST) as player:
        player.flick()
        player.flick(gain=1.2)
        player.click("give_up")
    record = the_record(tmp_path)
    assert record.header.options == ChallengeOptions(
        FIRST.id, tuple(FIRST.requirements_for(number) for number in range(len(FIRST.dice)))
    )
    *throws, last = record.actions
    assert last == GaveUp()
    assert all(isinstance(one, Thrown) and one.moment is not None for one in throws)


def test_a_try_in_which_nothing_was_thrown_leaves_none(tmp_path: Path) -> None:
    with at(tmp_path, FIRST):
        pass
    assert list_records(tmp_path / "records") == ()


def test_a_new_start_is_a_new_record(tmp_path: Path) -> None:
    with at(tmp_path, FIRST) as player:
        player.flick(gain=1.2)
        player.click("restart")
        player.tick(2)
        player.flick(gain=1.2)
    assert len(list_records(tmp_path / "records")) == 2


@pytest.mark.parametrize("challenge", [FIRST, MOVING, LYING], ids=lambda one: one.id)
def test_every_throw_is_thrown_again_bit_for_bit(tmp_path: Path, challenge: Challenge) -> None:
    with at(tmp_path, challenge) as player:
        player.wait(0.7)
        screen = player.screen_of(LevelScreen)
        for _ in range(2):
            player.press_keys()
            if not screen.goes_on:
                break
            player.key("space")
            player.tick(2)
    (path,) = list_records(tmp_path / "records")
    report = verify(open_record(path))
    assert report.throws >= 1
    assert report.holds, report.differences


def test_the_list_names_the_level_and_shows_its_throws(tmp_path: Path) -> None:
    with at(tmp_path, FIRST) as player:
        player.flick()
        player.app.go(ReplaysScreen(player.app))
        player.tick(4)
        assert player.says("challenge_screens.recorded", level=FIRST.names.en)
        player.click("watch")
        player.until(lambda: player.screen_of(ReplayScreen).reel is not None)
        player.tick(3)
        player.click("try")
        player.tick(2)
        assert player.screen_of(LevelScreen).challenge.id == FIRST.id


def test_a_days_mix_is_named_by_its_day(tmp_path: Path) -> None:
    with challenging(tmp_path, QUICK, shipped_library()) as player:
        mix = player.book.daily(THE_DAY)
        player.app.go(LevelScreen(player.app, player.book, mix, day=THE_DAY, seed=SEED))
        player.tick(2)
        player.press_keys()
        player.app.go(ReplaysScreen(player.app))
        player.tick(4)
        assert player.says("challenge_screens.mix_of", day="17 May 2026")
    assert verify(open_record(*list_records(tmp_path / "records"))).holds


@pytest.mark.parametrize("language", Language)
def test_it_is_told_in_words(tmp_path: Path, language: Language) -> None:
    with at(tmp_path, FIRST) as player:
        player.flick()
        player.click("give_up")
    texts = hands.texts(language)
    told = "\n".join(tell_record(the_record(tmp_path), texts))
    assert FIRST.names.said_in(language) in told
    assert texts.say("challenge_screens.gave_up", number=2) in told


def test_a_level_that_is_gone_is_told_so(tmp_path: Path) -> None:
    with at(tmp_path, FIRST) as player:
        player.flick()
    (path,) = list_records(tmp_path / "records")
    path.write_bytes(path.read_bytes().replace(FIRST.id.encode(), b"no-such-level"))
    with pytest.raises(RecordError, match="no-such-level"):
        open_record(path)


@pytest.mark.parametrize(
    ("there", "instead"),
    [(b'"clock_s":', b'"clock_s":-'), (b'"clock_s":', b'"clock_s":9e99,"x":')],
)
def test_a_moment_that_never_was_is_damage(tmp_path: Path, there: bytes, instead: bytes) -> None:
    with at(tmp_path, FIRST) as player:
        player.wait(0.5)
        player.flick()
        player.flick(gain=1.2)
    (path,) = list_records(tmp_path / "records")
    path.write_bytes(path.read_bytes().replace(there, instead, 1))
    with pytest.raises(RecordError):
        read_record(path)
