"""A flight shown in time: nothing is passed twice, nothing is skipped, and nobody waits."""

from dataclasses import replace
from random import Random

import pytest

from dexterity.hand.pickup import orientation_at_pickup
from dexterity.physics.results.flight import Flight, Hit
from dexterity.rules.referee import judge
from dexterity.session.live_throw import LiveThrow, live_toss
from dexterity.session.throw import throw_toss
from dexterity.ui.show.playback import FASTEST, HIT_STOP_S, SLOW_MOTION, SLOWEST, Passed, Playback
from tests.kit.hands import PLAIN_TOSS, RED, table

FRAME_S = 1 / 60
HELD = orientation_at_pickup(Random(8))


def flight() -> Flight:
    return throw_toss(PLAIN_TOSS, HELD, table(), RED).flight


def live() -> LiveThrow:
    return live_toss(PLAIN_TOSS, HELD, table(), RED)


def played(playback: Playback, elapsed_s: float = FRAME_S) -> list[Passed]:
    """Everything that is passed until the end and a little after."""
    passed = []
    for _ in range(3000):
        passed.append(playback.update(elapsed_s))
        if playback.done and len(passed) > 3 and not any((passed[-1].ended, passed[-1].hits)):
            return passed
    raise AssertionError("it never ends")


def hits_in(passed: list[Passed]) -> list[Hit]:
    return [hit for one in passed for hit in one.hits]


def seconds_to_end(playback: Playback) -> float:
    frames = 0
    while not playback.done:
        playback.update(FRAME_S)
        frames += 1
    return frames * FRAME_S


@pytest.mark.parametrize("shown", [flight(), live()], ids=["whole", "growing"])
def test_every_hit_is_passed_once_in_order_between_one_release_and_one_end(
    shown: Flight | LiveThrow,
) -> None:
    passed = played(Playback(shown))
    assert hits_in(passed) == list(flight().hits)
    assert [one.released for one in passed].count(True) == 1
    assert passed[0].released
    assert [one.ended for one in passed].count(True) == 1


def test_a_growing_flight_is_always_known_where_it_is_shown() -> None:
    throw = live()
    playback = Playback(throw, pace=2.0)
    while not playback.done:
        playback.update(0.1)
        assert playback.at_s <= throw.known_s + 1e-9
    assert playback.lasts_s == pytest.approx(flight().lasts_s)


def test_slow_motion_begins_and_ends_with_the_suspense() -> None:
    playback = Playback(flight())
    suspense = playback.suspense
    assert suspense is not None
    for at_s in (0.0, suspense.from_s - 0.01, suspense.to_s + 0.01, playback.lasts_s):
        playback.seek(at_s)
        assert not playback.slowed
    playback.seek((suspense.from_s + suspense.to_s) / 2)
    assert playback.slowed


def test_slow_motion_makes_a_throw_longer_and_can_be_left_out() -> None:
    whole = flight()
    plain = seconds_to_end(Playback(whole, slow_motion=False))
    assert plain == pytest.approx(whole.lasts_s, abs=2 * FRAME_S)
    slowed = seconds_to_end(Playback(whole))
    assert plain + 0.05 < slowed < plain / SLOW_MOTION


def test_a_live_throw_knows_its_suspense_before_it_is_shown() -> None:
    playback = Playback(live())
    while playback.suspense is None:
        playback.update(FRAME_S)
        assert not playback.done
    assert playback.at_s < playback.suspense.to_s


@pytest.mark.parametrize(("speed", "pace"), [(0.5, 1.0), (2.0, 1.0), (1.0, 0.5), (2.0, 0.25)])
def test_speed_and_the_game_s_own_pace_multiply(speed: float, pace: float) -> None:
    whole = flight()
    took_s = seconds_to_end(Playback(whole, speed=speed, pace=pace, slow_motion=False))
    assert took_s == pytest.approx(whole.lasts_s / (speed * pace), abs=2 * FRAME_S)


def test_speeds_stay_within_what_can_be_watched() -> None:
    playback = Playback(flight())
    playback.speed = 50.0
    assert playback.speed == FASTEST
    playback.speed = 0.0
    assert playback.speed == SLOWEST
    playback.change_speed(1)
    assert playback.speed > SLOWEST
    for _ in range(20):
        playback.change_speed(1)
    assert playback.speed == FASTEST


def test_a_step_is_one_step_of_the_physics_and_stands_there() -> None:
    playback = Playback(flight())
    playback.update(0.1)
    before_s = round(playback.at_s / playback.shown.step_s) * playback.shown.step_s
    playback.step(1)
    assert playback.at_s == pytest.approx(before_s + 1 / 240)
    playback.update(1.0)
    assert playback.at_s == pytest.approx(before_s + 1 / 240)
    playback.step(-2)
    assert playback.at_s == pytest.approx(before_s - 1 / 240)


def test_steps_stop_at_both_ends() -> None:
    playback = Playback(flight(), playing=False)
    playback.step(-5)
    assert playback.at_s == 0.0
    playback.step(100_000)
    assert playback.done


def test_stepping_over_a_hit_lets_it_be_heard_and_stepping_back_does_not() -> None:
    whole = flight()
    first = whole.hits[0]
    playback = Playback(whole, playing=False)
    playback.seek(first.at_s - 0.5 / 240)
    assert first in playback.step(1).hits
    assert playback.step(-3).hits == ()


def test_seeking_is_silent() -> None:
    playback = Playback(flight(), playing=False)
    playback.seek(0.5)
    assert playback.update(FRAME_S).hits == ()


def test_playing_on_from_the_end_begins_anew_with_all_that_is_heard() -> None:
    playback = Playback(flight())
    played(playback)
    playback.play()
    assert playback.at_s == 0.0
    passed = played(playback)
    assert passed[0].released
    assert hits_in(passed) == list(flight().hits)
    assert sum(one.ended for one in passed) == 1


def test_skipping_is_at_the_end_at_once_and_the_verdict_is_there() -> None:
    playback = Playback(live())
    playback.skip()
    assert playback.done
    assert playback.update(FRAME_S).ended
    assert playback.verdict == throw_toss(PLAIN_TOSS, HELD, table(), RED).verdict


def test_paused_it_neither_moves_nor_is_heard() -> None:
    playback = Playback(flight(), playing=False)
    assert playback.update(1.0) == Passed()
    assert playback.at_s == 0.0
    playback.toggle()
    assert playback.update(FRAME_S).released
    playback.toggle()
    at_s = playback.at_s
    playback.update(1.0)
    assert playback.at_s == at_s


# --- the beat where a great throw is decided ------------------------------------------------------


def standing_frames(playback: Playback, frame_s: float) -> list[float]:
    """Where the picture was in each frame in which it did not move, before the end."""
    stood = []
    while not playback.done:
        before_s = playback.at_s
        playback.update(frame_s)
        if playback.at_s == before_s:
            stood.append(before_s)
    return stood


def test_the_picture_stands_for_a_beat_where_a_throw_that_wins_is_decided() -> None:
    playback, frame_s = Playback(flight()), 0.005
    playback.wins = True
    suspense = playback.suspense
    assert suspense is not None
    stood = standing_frames(playback, frame_s)
    assert set(stood) == {suspense.to_s}
    assert len(stood) * frame_s == pytest.approx(HIT_STOP_S, abs=2 * frame_s)


def test_the_beat_takes_no_more_than_its_own_time_and_nothing_of_the_flight() -> None:
    plain, beaten = Playback(flight()), Playback(flight())
    beaten.wins = True
    longer = seconds_to_end(beaten) - seconds_to_end(plain)
    assert longer == pytest.approx(HIT_STOP_S, abs=2 * FRAME_S)
    again = Playback(live())
    again.wins = True
    passed = played(again)
    assert hits_in(passed) == list(flight().hits)
    assert again.flight is not None
    assert again.flight.landing == flight().landing


def test_a_hit_in_the_centre_has_its_beat_without_being_told() -> None:
    whole = flight()
    plain = judge(whole.landing)
    assert not plain.centre
    assert Playback(whole, verdict=plain).stops_at_s is None
    assert Playback(whole, verdict=replace(plain, centre=True)).stops_at_s is not None


def test_there_is_no_beat_for_those_who_want_nothing_to_move() -> None:
    playback = Playback(flight(), slow_motion=False)
    playback.wins = True
    assert standing_frames(playback, 0.005) == []


def test_shown_again_from_the_beginning_it_stands_again() -> None:
    playback = Playback(flight())
    playback.wins = True
    first = standing_frames(playback, 0.01)
    playback.play()
    assert standing_frames(playback, 0.01) == first != []
