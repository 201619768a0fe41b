"""The aim aid shows what the throw will do, to the last bit."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from dexterity.hand.pickup import orientation_at_pickup
from dexterity.hand.toss import Toss
from dexterity.physics.scene.table import Table
from dexterity.session.aim_aid import AimAid
from dexterity.session.foresight import Foreseer, Foresight, Question
from dexterity.session.throw import throw_toss
from dexterity.units import DEGREE
from dexterity.values.vectors import Quaternion
from tests.kit.hands import PLAIN_TOSS, RED, table
from tests.kit.throws import full_table

HELD: Quaternion = orientation_at_pickup(Random(5))

TOSSES = {
    "a plain throw": PLAIN_TOSS,
    "a high curl": replace(PLAIN_TOSS, loft_rad=40 * DEGREE, twist_rad_s=60.0),
    "a hard one to the side": replace(PLAIN_TOSS, speed_mm_s=3500.0, direction_rad=0.6),
    "a slam": replace(PLAIN_TOSS, loft_rad=-30 * DEGREE),
}

every_toss = pytest.mark.parametrize("toss", TOSSES.values(), ids=TOSSES.keys())
every_table = pytest.mark.parametrize("on", [table(), full_table()], ids=["target", "full table"])


def asked(toss: Toss, level: AimAid = AimAid.FULL, on: Table | None = None) -> Question:
    return Question(toss, HELD, on or table(), RED, level)


def foreseen(toss: Toss, level: AimAid = AimAid.FULL, on: Table | None = None) -> Foresight:
    """The whole look ahead at once."""
    return Foreseer().show(asked(toss, level, on), 1000)


@every_table
@every_toss
@pytest.mark.parametrize("level", [AimAid.FULL, AimAid.SHORT])
def test_the_foreseen_path_is_the_flown_one_bit_for_bit(
    toss: Toss, on: Table, level: AimAid
) -> None:
    path = foreseen(toss, level, on).path_mm
    flown = throw_toss(toss, HELD, on, RED).flight.places_mm[: len(path), 0]
    assert len(path) > 3
    assert np.array_equal(path, flown)


@every_toss
def test_the_full_aid_shows_the_first_bounce_and_a_little_more(toss: Toss) -> None:
    foresight = foreseen(toss, AimAid.FULL)
    flight = throw_toss(toss, HELD, table(), RED).flight
    assert foresight.bounce == flight.hits[0]
    shown_s = (len(foresight.path_mm) - 1) * flight.step_s
    assert 0.03 < shown_s - flight.hits[0].at_s < 0.2


@every_toss
def test_the_short_aid_shows_a_third_of_the_way_to_the_bounce(toss: Toss) -> None:
    foresight = foreseen(toss, AimAid.SHORT)
    flight = throw_toss(toss, HELD, table(), RED).flight
    shown_s = (len(foresight.path_mm) - 1) * flight.step_s
    assert shown_s == pytest.approx(flight.hits[0].at_s / 3, abs=flight.step_s)
    assert foresight.bounce is None


def test_without_the_aid_nothing_is_shown() -> None:
    foresight = foreseen(PLAIN_TOSS, AimAid.NONE)
    assert foresight.path_mm.shape == (0, 3)
    assert foresight.bounce is None


def test_a_die_thrown_past_the_table_is_followed_for_a_while() -> None:
    gone = replace(PLAIN_TOSS, direction_rad=3.1, speed_mm_s=3000.0)
    foresight = foreseen(gone, AimAid.FULL)
    assert foresight.bounce is None
    assert foresight.path_mm[-1, 2] < 0.0


def look_on(foreseer: Foreseer, question: Question) -> None:
    for _ in range(40):
        foreseer.show(question, 7)


def test_looking_a_little_at_every_frame_shows_the_same_in_the_end() -> None:
    foreseer, question = Foreseer(), asked(PLAIN_TOSS)
    first = foreseer.show(question, 7)
    look_on(foreseer, question)
    whole = foreseen(PLAIN_TOSS, AimAid.FULL)
    assert not len(first.path_mm)
    assert np.array_equal(foreseer.show(question).path_mm, whole.path_mm)


def test_a_look_is_done_once_while_the_aim_is_still() -> None:
    foreseer, question = Foreseer(), asked(PLAIN_TOSS)
    first = foreseer.show(question, 500)
    assert foreseer.show(question) is first


def test_while_the_aim_moves_a_path_is_shown_and_the_last_one_is_exact() -> None:
    foreseer = Foreseer()
    questions = [asked(replace(PLAIN_TOSS, direction_rad=0.01 * frame)) for frame in range(40)]
    shown = [foreseer.show(question, 12) for question in questions]
    question = questions[-1]
    assert len({id(foresight) for foresight in shown}) > 4
    look_on(foreseer, question)
    whole = foreseen(question.toss, AimAid.FULL)
    assert np.array_equal(foreseer.show(question).path_mm, whole.path_mm)


def test_switching_the_aid_off_forgets_the_path() -> None:
    foreseer = Foreseer()
    foreseer.show(asked(PLAIN_TOSS), 500)
    assert not len(foreseer.show(asked(PLAIN_TOSS, AimAid.NONE)).path_mm)
    assert not len(foreseer.show(asked(PLAIN_TOSS), 1).path_mm)
