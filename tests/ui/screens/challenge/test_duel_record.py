"""A duel leaves a record: watched again, named in the list, and gone on with when it was left."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dexterity.content.language import Language
from dexterity.rules.challenge.actions import GiveUp
from dexterity.session.records.reading import list_records, read_record
from dexterity.session.records.record import Resumed, Thrown
from dexterity.session.records.replay import open_record
from dexterity.session.records.verifying import verify
from dexterity.session.seat import Seat, Seats
from dexterity.session.settings import Settings
from dexterity.session.shipped import shipped_library
from dexterity.ui.screens.challenge.duel import DuelScreen
from dexterity.ui.screens.challenge.duel_set_up import DuelSetUp, opponent_in
from dexterity.ui.screens.challenge.duel_sheet import DuelSheet
from dexterity.ui.screens.challenge.free_practice import FreePractice
from dexterity.ui.screens.replay.replay import ReplayScreen
from dexterity.ui.screens.replay.replays import ReplaysScreen
from dexterity.values.skill import Skill
from tests.kit.challenging import BY_KEYS, QUICK, Challenger, challenging
from tests.kit.dueling import LEVELS, WINKED
from tests.kit.records import newer

ADA, BLAISE, COMPUTER = Seat("Ada"), Seat("Blaise"), Seat("Expert computer", Skill.EXPERT)
PEOPLE: Seats = (ADA, BLAISE)


@contextmanager
def dueling(
    folder: Path, seats: Seats = PEOPLE, settings: Settings = QUICK
) -> Iterator[Challenger]:
    """At the table of a duel over levels that the game ships: a record names them."""
    with challenging(folder, settings, shipped_library()) as player:
        match = player.book.begin_duel(seats, rounds=1, seed=WINKED, levels=LEVELS[:1])
        player.app.go(DuelScreen(player.app, player.book, match))
        player.tick(2)
        yield player


def at_set_up(player: Challenger) -> DuelSetUp:
    screen = DuelSetUp(player.app, player.book, seed=3)
    player.app.go(screen)
    player.until(lambda: not screen.last.under_way)
    player.tick(2)
    return screen


def leave(player: Challenger) -> None:
    player.key("escape")
    player.tick()
    player.click("leave/go")
    player.tick()


def record_path(folder: Path) -> Path:
    (path,) = list_records(folder / "records")
    return path


def test_what_two_do_at_the_table_is_written_and_thrown_again_bit_for_bit(tmp_path: Path) -> None:
    with dueling(tmp_path) as player:
        player.flick()
        player.flick(gain=1.2)
        player.click((640.0, 620.0))
        player.click("give_up")
        player.tick(2)
        player.flick()
    record = open_record(record_path(tmp_path))
    throws = [action for action in record.actions if isinstance(action, Thrown)]
    assert [throw.who for throw in throws] == ["Ada", "Ada", "Blaise"]
    assert all(throw.way is QUICK.way for throw in throws)
    report = verify(record)
    assert (report.throws, report.differences) == (3, ())


def test_a_throw_in_the_air_is_not_lost_when_somebody_leaves(tmp_path: Path) -> None:
    with dueling(tmp_path) as player:
        player.drag(*player.swing())
        player.tick(2)
        leave(player)
        assert len(read_record(record_path(tmp_path)).actions) == 1


@pytest.mark.parametrize("device", ["mouse", "finger", "keys"])
def test_a_duel_that_was_left_is_offered_and_gone_on_with(tmp_path: Path, device: str) -> None:
    settings = BY_KEYS if device == "keys" else QUICK
    with dueling(tmp_path, settings=settings) as player:
        first = player.screen_of(DuelScreen)
        if device == "keys":
            for _ in range(3):
                player.key("space")
        else:
            player.drag(*player.swing())
        player.seen()
        state, lie = first.match.state, first.table.aiming.orientation
        leave(player)
        at_set_up(player)
        assert player.says("challenge_screens.go_on_two", first="Ada", second="Blaise",
                           points="0 : 0")  # fmt: skip
        match device:
            case "mouse":
                player.click("go_on")
            case "finger":
                player.tap("go_on")
            case _:
                player.focus("go_on")
                player.key("return")
        player.tick(2)
        again = player.screen_of(DuelScreen)
        assert again.match.state == state
        assert again.table.aiming.orientation == lie, "the die that would have come next"
        again.give_up()
        player.tick(2)
    record = read_record(record_path(tmp_path))
    assert [type(action).__name__ for action in record.actions] == ["Thrown", "Resumed", "Played"]
    assert verify(record).holds


def test_between_rounds_it_goes_on_at_the_score_sheet(tmp_path: Path) -> None:
    with challenging(tmp_path, QUICK, shipped_library()) as player:
        match = player.book.begin_duel(PEOPLE, rounds=3, seed=WINKED, levels=LEVELS[:1])
        player.app.go(DuelScreen(player.app, player.book, match))
        player.tick(2)
        player.flick()
        match.do(GiveUp())
        match.do(GiveUp())
        assert match.state.points == (2, 0)
        at_set_up(player)
        player.click("go_on")
        player.tick(2)
        assert player.screen_of(DuelSheet).match.state == match.state
        assert player.says("challenge_screens.pick", name="Blaise")


def test_without_a_duel_or_after_its_end_nothing_is_offered(tmp_path: Path) -> None:
    with challenging(tmp_path, QUICK, shipped_library()) as player:
        at_set_up(player)
        assert "go_on" not in player.reachable
        match = player.book.begin_duel(PEOPLE, rounds=1, seed=WINKED, levels=LEVELS[:1])
        for _ in range(4):
            match.do(GiveUp())
        assert match.result is not None
        player.app.back()
        at_set_up(player)
        assert "go_on" not in player.reachable


@pytest.mark.parametrize("spoilt", ["newer", "damaged"])
def test_one_that_cannot_be_read_is_told_and_a_new_one_may_begin(
    tmp_path: Path, spoilt: str
) -> None:
    with dueling(tmp_path) as player:
        player.flick()
        leave(player)
        path = record_path(tmp_path)
        data = path.read_bytes()
        path.write_bytes(newer(data) if spoilt == "newer" else data + b"coffee\n\n")
        at_set_up(player)
        player.until(lambda: player.says(f"record.{spoilt}", name=path.name))
        assert "go_on" not in player.reachable
        player.click("begin")
        player.tick(2)
        player.screen_of(DuelScreen)


def test_it_is_offered_against_the_one_who_sits_opposite() -> None:
    assert opponent_in((ADA, COMPUTER), "") == 1
    assert opponent_in((COMPUTER, ADA), "Blaise") == 0
    assert opponent_in(PEOPLE, "Ada") == 1
    assert opponent_in(PEOPLE, "Blaise") == 0
    assert opponent_in(PEOPLE, "") is None


@pytest.mark.parametrize("language", Language)
def test_the_offer_has_ones_own_points_first(tmp_path: Path, language: Language) -> None:
    settings = Settings(first_start_done=True, reduced_motion=True, language=language)
    with challenging(tmp_path, settings, shipped_library()) as player:
        seats = (COMPUTER, ADA)
        match = player.book.begin_duel(seats, rounds=3, seed=WINKED, levels=LEVELS[:1])
        for _ in range(4):
            match.do(GiveUp())
        assert match.state.points == (1, 1)
        at_set_up(player)
        assert player.says("challenge_screens.go_on", name="Expert computer", points="1 : 1")


@pytest.mark.parametrize("language", Language)
def test_the_list_says_who_played_and_how_it_stands(tmp_path: Path, language: Language) -> None:
    settings = Settings(first_start_done=True, reduced_motion=True, language=language)
    with dueling(tmp_path, settings=settings) as player:
        player.flick()
        match = player.screen_of(DuelScreen).match
        player.app.go(ReplaysScreen(player.app))
        player.tick(4)
        assert player.says("challenge_screens.recorded_duel", first="Ada", second="Blaise")
        assert player.says("challenge_screens.recorded_open", points="0 : 0")
        match.do(GiveUp())
        match.do(GiveUp())
        player.app.swap(ReplaysScreen(player.app))
        player.tick(4)
        assert player.says("challenge_screens.recorded_won", name="Ada", points="2 : 0")


def test_it_is_watched_throw_by_throw_and_its_dare_can_be_tried(tmp_path: Path) -> None:
    with dueling(tmp_path) as player:
        player.flick()
        player.click((640.0, 620.0))
        player.click("give_up")
        player.tick(2)
        player.flick()
        player.app.go(ReplayScreen(player.app, record_path(tmp_path)))
        player.until(lambda: player.screen_of(ReplayScreen).reel is not None)
        player.tick(3)
        reel = player.screen_of(ReplayScreen).reel
        assert reel is not None
        assert [take.thrown.who for take in reel.takes] == ["Ada", "Blaise"]
        player.click("jump")
        player.tick(2)
        assert {"Ada", "Blaise"} <= set(player.texts)
        player.key("escape")
        player.click("try")
        player.tick(2)
        assert player.screen_of(FreePractice).dare == ("wink",)


def test_going_on_twice_is_on_record_twice(tmp_path: Path) -> None:
    with dueling(tmp_path) as player:
        player.flick()
        leave(player)
        for _ in range(2):
            at_set_up(player)
            player.click("go_on")
            player.tick(2)
            player.flick()
            leave(player)
    actions = read_record(record_path(tmp_path)).actions
    assert [type(action) for action in actions] == [Thrown, Resumed, Thrown, Resumed, Thrown]


def test_what_the_rules_refuse_ends_the_replay_with_a_sentence(tmp_path: Path) -> None:
    with dueling(tmp_path) as player:
        player.flick()
        path = record_path(tmp_path)
        path.write_bytes(path.read_bytes() + b'{"do":"play","what":"rematch","action":{}}\n')
        player.app.swap(ReplayScreen(player.app, path))
        player.until(lambda: player.screen_of(ReplayScreen).reel is not None)
        reason = player.app.services.texts.say("duel.refusal.duel_goes_on")
        player.until(lambda: player.says("replay_report.refused", step=2, reason=reason))
        reel = player.screen_of(ReplayScreen).reel
        assert reel is not None
        assert len(reel.takes) == 1
