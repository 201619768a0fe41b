"""What is kept of Challenge, what opens what, and that no file of progress stops the game."""

import json
from dataclasses import replace
from datetime import date
from pathlib import Path

import msgspec
import pytest

from dexterity.content.challenge.challenge import Challenge, ChallengeId
from dexterity.errors import FileProblem
from dexterity.rules.challenge.game import Result
from dexterity.rules.challenge.medal import Ended, Medal
from dexterity.rules.challenge.player import BOTH
from dexterity.rules.challenge.showing import Showing
from dexterity.session.box_place import BOX_AT
from dexterity.session.challenge.table import Moment
from dexterity.session.files import Disk
from dexterity.session.folders import folders_in
from dexterity.session.notice import Notice, NoticeKind
from dexterity.session.progress import (
    MOST_TALLIES,
    BestThrow,
    DailyResult,
    Progress,
    after_daily,
    after_level,
    after_match,
    better_throw,
    is_open,
    medals_in,
    medals_to_open,
    opened_by,
    tally_of,
)
from dexterity.session.progress_file import MOST_BYTES, VERSION, load_progress, save_progress
from tests.kit.challenge_files import SOUND, read
from tests.kit.levels import rest
from tests.kit.records import ended, thrown

ADA, BEN = "Ada", "Ben"


def result(medal: Medal | None, count: int, throws: int = 5, *, finished: bool = False) -> Result:
    return Result(Ended.DICE_USED, medal, count, finished, throws)


def best(drawing: str, gain: int) -> BestThrow:
    return BestThrow(ended(drawing), Moment(), 0, gain)


def played() -> Progress:
    """Some of everything."""
    moment = Moment((rest("3"), rest("-")), BOX_AT, 1.25)
    throw = BestThrow(thrown(), moment, 3, 4)
    progress = after_level(Progress(), "1-01-hello", result(Medal.SILVER, 4), throw)
    progress = after_level(progress, "1-02-again", result(None, 1), None)
    progress = after_daily(progress, date(2026, 2, 28), result(Medal.GOLD, 14))
    return after_match(progress, (ADA, BEN), BOTH[1])


# Levels


def test_a_level_keeps_its_best_medal_and_its_best_try() -> None:
    progress = after_level(Progress(), "a", result(Medal.SILVER, 9), None)
    progress = after_level(progress, "a", result(Medal.BRONZE, 5), None)
    kept = progress.levels["a"]
    assert (kept.tries, kept.medal, kept.best) == (2, Medal.SILVER, Showing(9, False, 5))
    assert progress.medal("a") is Medal.SILVER
    assert progress.medal("b") is None


def test_of_two_finished_races_the_one_with_fewer_throws_is_best() -> None:
    progress = after_level(Progress(), "a", result(None, 8, 9), None)
    for throws in (6, 4, 5):
        progress = after_level(progress, "a", result(None, 10, throws, finished=True), None)
    assert progress.levels["a"].best == Showing(10, True, 4)


def test_a_level_keeps_its_best_throw() -> None:
    progress = after_level(Progress(), "a", result(None, 3), best("3 3 / 3 3", 3))
    progress = after_level(progress, "a", result(None, 2), best("2 2 / 2 2", 2))
    progress = after_level(progress, "a", result(None, 0), None)
    kept = progress.levels["a"].best_throw
    assert kept is not None
    assert kept.gain == 3


def test_what_a_throw_added_counts_then_its_worth_then_who_was_first() -> None:
    low, high = best("2 2 / 2 2", 1), best("5 5 / 5 5", 1)
    assert better_throw(best("5 5 / 5 5", 0), low) is low
    assert better_throw(low, high) is high
    again = best("5 5 / 5 5", 1)
    assert better_throw(high, again) is high
    assert better_throw(None, None) is None


# Days


def test_a_day_keeps_its_first_try_and_its_best() -> None:
    day = date(2024, 2, 29)
    progress = after_daily(Progress(), day, result(Medal.BRONZE, 5))
    progress = after_daily(progress, day, result(Medal.SILVER, 9))
    progress = after_daily(progress, day, result(None, 2))
    assert progress.daily["2024-02-29"] == DailyResult(
        Showing(5, False, 5), Showing(9, False, 5), Medal.SILVER
    )


# The sign of the steady hand


Try = tuple[Medal | None, bool]
"""A medal, and whether a steady hand had a part in it."""

SIGNED: list[tuple[list[Try], Try]] = [
    ([(Medal.SILVER, True)], (Medal.SILVER, True)),
    ([(Medal.SILVER, True), (Medal.SILVER, False)], (Medal.SILVER, False)),
    ([(Medal.SILVER, False), (Medal.SILVER, True)], (Medal.SILVER, False)),
    ([(Medal.SILVER, False), (Medal.GOLD, True)], (Medal.GOLD, True)),
    ([(Medal.SILVER, True), (Medal.GOLD, False)], (Medal.GOLD, False)),
    ([(Medal.SILVER, True), (Medal.BRONZE, False)], (Medal.SILVER, True)),
    ([(Medal.SILVER, False), (Medal.BRONZE, True)], (Medal.SILVER, False)),
    ([(None, True)], (None, False)),
]
"""What was won in one try after the other, and what is kept of it."""


@pytest.mark.parametrize(("tries", "kept"), SIGNED)
def test_a_medal_bears_the_sign_until_it_is_won_without(tries: list[Try], kept: Try) -> None:
    day, progress = date(2026, 2, 28), Progress()
    for medal, steady in tries:
        progress = after_level(progress, "a", result(medal, 3), None, steady=steady)
        progress = after_daily(progress, day, result(medal, 3), steady=steady)
    level, daily = progress.levels["a"], progress.daily[day.isoformat()]
    assert (level.medal, level.steady) == kept
    assert (daily.medal, daily.steady) == kept


def test_a_sign_is_kept_in_the_file(file: Path) -> None:
    progress = after_level(Progress(), "a", result(Medal.GOLD, 9), None, steady=True)
    save_progress(file, progress)
    assert load_progress(file).progress.levels["a"].steady


def test_medals_from_before_there_was_an_assist_are_read_as_without(file: Path) -> None:
    save_progress(file, played())
    table = json.loads(file.read_text(encoding="utf-8"))
    for kind in ("levels", "daily"):
        for one in table["progress"][kind].values():
            del one["steady"]
    file.write_text(json.dumps(table), encoding="utf-8")
    loaded = load_progress(file)
    assert loaded.notices == ()
    assert loaded.progress == played()


# Duels


def test_matches_are_counted_by_names_in_whichever_order_they_sit() -> None:
    progress = after_match(Progress(), (ADA, BEN), BOTH[0])
    progress = after_match(progress, (BEN, ADA), BOTH[0])
    progress = after_match(progress, (BEN, ADA), BOTH[1])
    progress = after_match(progress, (ADA, BEN), None)
    tally = tally_of(progress, (BEN, ADA))
    assert (tally.names, tally.won, tally.drawn) == ((BEN, ADA), (1, 2), 1)
    assert tally.seated((ADA, BEN)).won == (2, 1)
    assert len(progress.duels) == 1


def test_what_was_kept_when_only_challenge_had_duels_is_read_as_it_was(file: Path) -> None:
    """Version 1 did not say which game."""
    tally = b'{"names": ["Ada", "Ben"], "won": [2, 1], "drawn": 0}'
    file.write_bytes(b'{"version": 1, "progress": {"duels": [%s]}}' % tally)
    loaded = load_progress(file)
    assert loaded.notices == ()
    assert tally_of(loaded.progress, ("Ben", "Ada")).won == (1, 2)
    assert tally_of(loaded.progress, ("Ben", "Ada"), "pen").met == 0


def test_of_too_many_pairs_the_one_that_played_longest_ago_is_forgotten() -> None:
    progress = Progress()
    for number in range(MOST_TALLIES + 3):
        progress = after_match(progress, (ADA, f"{number}"), BOTH[0])
    assert len(progress.duels) == MOST_TALLIES
    assert progress.duels[0].names == (ADA, "3")


# What opens what


def chapters(sizes: tuple[int, ...]) -> tuple[tuple[Challenge, ...], ...]:
    one = read(SOUND)
    return tuple(
        tuple(replace(one, id=ChallengeId(f"{chapter}-{number}")) for number in range(size))
        for chapter, size in enumerate(sizes, 1)
    )


def with_medals(*ids: str) -> Progress:
    progress = Progress()
    for challenge_id in ids:
        progress = after_level(progress, challenge_id, result(Medal.BRONZE, 1), None)
    return progress


def test_the_first_chapter_is_open_and_the_others_are_not() -> None:
    book = chapters((5, 5, 5))
    assert [is_open(Progress(), book, chapter) for chapter in (1, 2, 3)] == [True, False, False]


def test_three_medals_of_five_open_the_next_chapter_and_no_more() -> None:
    book = chapters((5, 5, 5))
    assert medals_to_open(book[0]) == 3
    assert not is_open(with_medals("1-0", "1-1"), book, 2)
    three = with_medals("1-0", "1-1", "1-4")
    assert is_open(three, book, 2)
    assert not is_open(three, book, 3)


def test_the_medal_that_opens_a_chapter_is_told_once() -> None:
    book = chapters((5, 5, 5))
    two, three = with_medals("1-0", "1-1"), with_medals("1-0", "1-1", "1-4")
    four = with_medals("1-0", "1-1", "1-2", "1-4")
    assert opened_by(Progress(), two, book) is None
    assert opened_by(two, three, book) == 2
    assert opened_by(three, four, book) is None
    assert opened_by(three, three, book) is None


def test_no_chapter_is_opened_in_which_there_is_nothing_to_play() -> None:
    book = (*chapters((1,)), ())
    assert opened_by(Progress(), with_medals("1-0"), book) is None


def test_the_share_is_rounded_up() -> None:
    assert medals_to_open(chapters((11,))[0]) == 7


def test_tries_without_a_medal_open_nothing() -> None:
    progress = Progress()
    for number in range(5):
        progress = after_level(progress, f"1-{number}", result(None, 1), None)
    assert not is_open(progress, chapters((5, 5)), 2)


def test_a_chapter_in_which_something_was_won_stays_open() -> None:
    # A later version of the game may have more levels in the chapter before.
    assert is_open(with_medals("2-0"), chapters((5, 5)), 2)


def test_medals_are_counted_level_by_level() -> None:
    assert medals_in(with_medals("1-0", "1-3", "2-0"), chapters((5,))[0]) == (Medal.BRONZE,) * 2


# The file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "progress.json"


def test_progress_comes_back_as_it_was_saved(file: Path) -> None:
    assert save_progress(file, played()) is None
    loaded = load_progress(file)
    assert loaded.progress == played()
    assert loaded.notices == ()


def test_it_lies_beside_the_records(tmp_path: Path) -> None:
    assert folders_in(tmp_path).progress_file == tmp_path / "progress.json"


def test_without_a_file_there_is_nothing_and_nothing_to_say(file: Path) -> None:
    loaded = load_progress(file)
    assert (loaded.progress, loaded.notices) == (Progress(), ())
    assert not file.exists()


@pytest.mark.parametrize(
    "damage",
    [b"", b"{", b"[]", b"\x00" * 900, b"\xff\xfe", b"[" * 100_000, b'{"version": "1"}'],
    ids=["empty", "torn", "list", "zeros", "no-utf8", "deep", "no-number"],
)
def test_a_damaged_file_is_set_aside_and_the_game_goes_on(file: Path, damage: bytes) -> None:
    file.write_bytes(damage)
    loaded = load_progress(file)
    aside = file.with_name("progress.json.damaged-1")
    assert loaded.progress == Progress()
    assert loaded.notices == (Notice(NoticeKind.PROGRESS_DAMAGED, aside.name),)
    assert aside.read_bytes() == damage
    assert load_progress(file).notices == (), "it is told once"


def test_the_backup_stands_in_for_a_damaged_file(file: Path) -> None:
    save_progress(file, played())
    save_progress(file, Progress())
    file.write_bytes(b"{")
    loaded = load_progress(file)
    assert loaded.progress == played()
    assert loaded.notices == (Notice(NoticeKind.PROGRESS_RESTORED, "progress.json.damaged-1"),)


def test_a_newer_file_is_set_aside_for_the_newer_game(file: Path) -> None:
    data = b'{"version": %d, "constellations": []}' % (VERSION + 1)
    file.write_bytes(data)
    loaded = load_progress(file)
    aside = file.with_name("progress.json.newer-1")
    assert loaded.notices == (Notice(NoticeKind.PROGRESS_NEWER, aside.name),)
    assert aside.read_bytes() == data


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("levels.1-01-hello.medal", "platinum"),
        ("levels.1-01-hello.tries", -1),
        ("levels.1-01-hello.best_throw.throw", 12),
        ("levels.1-01-hello.best_throw.thrown.launch.position_mm", [1e9, 0, 0]),
        ("levels.1-01-hello.best_throw.thrown.digest", "none"),
        ("duels", "many"),
    ],
)
def test_a_value_that_cannot_be_is_damage(file: Path, place: str, value: object) -> None:
    save_progress(file, played())
    table = json.loads(file.read_text(encoding="utf-8"))
    *path, last = place.split(".")
    inner = table["progress"]
    for key in path:
        inner = inner[key]
    inner[last] = value
    file.write_text(json.dumps(table), encoding="utf-8")
    (notice,) = load_progress(file).notices
    assert notice.kind is NoticeKind.PROGRESS_DAMAGED


def test_a_huge_file_is_not_read_and_stays(file: Path) -> None:
    file.write_bytes(b" " * (MOST_BYTES + 1))
    loaded = load_progress(file)
    assert loaded.notices[0].problem is FileProblem.TOO_LARGE
    assert file.exists()


def test_a_damaged_file_that_cannot_be_moved_stays_and_the_game_goes_on(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    file.write_bytes(b"{")
    monkeypatch.setattr(Path, "rename", refuse)
    notice = Notice(NoticeKind.PROGRESS_UNREADABLE, file.name, FileProblem.REFUSED)
    assert load_progress(file).notices == (notice,)
    assert file.read_bytes() == b"{"


def test_a_disk_that_fails_is_told_and_changes_nothing(file: Path) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    save_progress(file, played())
    notice = save_progress(file, Progress(), disk=Disk(write=full))
    assert notice == Notice(NoticeKind.PROGRESS_NOT_SAVED, file.name, FileProblem.FULL)
    assert load_progress(file).progress == played()


def test_all_of_our_levels_with_their_best_throws_fit_into_the_file(file: Path) -> None:
    one = msgspec.json.encode(best("5 5 / 5 5", 5))
    assert 100 * (len(one) + 40_000) < MOST_BYTES
