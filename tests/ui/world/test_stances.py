"""The cameras of the stances: each sees the die, the target, and the room that a hand swings in."""

from itertools import combinations

import numpy as np
import pytest

from dexterity.hand.dare.stance import PLAIN, Stance
from dexterity.ui.world.camera import Camera, plain_camera
from dexterity.ui.world.stances import SWING_MM, TARGET_MM, camera_for, hand_camera_for
from dexterity.values.vectors import Vec3

SIZE = (1280, 720)

ALONE = {
    "from afar": Stance(back_mm=350.0),
    "below the edge": Stance(below_edge=True),
    "at ground level": Stance(low_eye=True),
    "turned away": Stance(turned_away=True),
    "with one eye": Stance(one_eye=True),
    "in the dark": Stance(lights_out=True),
}
STANCES = {
    "plain": PLAIN,
    **ALONE,
    **{
        f"{one} and {other}": ALONE[one].and_also(ALONE[other])
        for one, other in combinations(ALONE, 2)
    },
}
all_stances = pytest.mark.parametrize("stance", STANCES.values(), ids=STANCES)
LYING: Vec3 = (0.0, -500.0, 8.0)


def sees(camera: Camera, *points_mm: Vec3) -> bool:
    return bool(camera.sees(np.array(points_mm)).all())


def test_the_plain_stance_looks_as_it_always_did() -> None:
    assert camera_for(PLAIN, SIZE) == plain_camera(SIZE)
    assert camera_for(Stance(one_eye=True, lights_out=True), SIZE) == plain_camera(SIZE)


@all_stances
def test_all_of_the_target_is_seen(stance: Stance) -> None:
    rim = [(TARGET_MM, 0.0, 2.0), (-TARGET_MM, 0.0, 2.0), (0.0, TARGET_MM, 2.0),
           (0.0, -TARGET_MM, 2.0)]  # fmt: skip
    assert sees(camera_for(stance, SIZE), *rim)


@all_stances
def test_the_die_is_seen_as_it_waits_and_as_the_hand_swings_back(stance: Stance) -> None:
    x, y, z = stance.rest_mm()
    away = 1.0 if stance.turned_away else -1.0
    room = ((x, y, z), (x, y + away * SWING_MM, z))
    assert sees(hand_camera_for(stance, SIZE), *room)


@all_stances
def test_a_die_on_the_table_has_room_for_a_tool_behind_it(stance: Stance) -> None:
    x, y, z = stance.table_rest_mm(LYING[2])
    camera = hand_camera_for(stance, SIZE, (x, y, z))
    away = 1.0 if stance.turned_away else -1.0
    assert sees(camera, (x, y, z), (x, y + 0.7 * away * SWING_MM, z))


@all_stances
def test_a_pointer_that_swings_back_does_not_leave_the_stage(stance: Stance) -> None:
    _, down = hand_camera_for(stance, SIZE).pixel(stance.rest_mm())
    assert down <= 520.0


def test_from_afar_the_target_is_smaller() -> None:
    near, far = (camera_for(stance, SIZE) for stance in (PLAIN, ALONE["from afar"]))
    assert far.px_per_mm((0.0, 0.0, 0.0)) < 0.9 * near.px_per_mm((0.0, 0.0, 0.0))


def test_at_ground_level_the_target_is_a_sliver_below_the_die() -> None:
    camera = camera_for(ALONE["at ground level"], SIZE)
    (_, far), (_, near) = (camera.pixel((0.0, y, 0.0)) for y in (TARGET_MM, -TARGET_MM))
    assert 10.0 < near - far < 60.0
    assert camera.pixel((0.0, -500.0, 120.0))[1] < far


def test_a_hand_under_the_table_is_seen_below_its_near_edge() -> None:
    stance = ALONE["below the edge"]
    camera = camera_for(stance, SIZE)
    _, edge = camera.pixel((0.0, -650.0, -34.0))
    assert camera.pixel(stance.rest_mm())[1] > edge
    assert sees(camera, (0.0, -800.0, -36.0))


def test_a_mirror_exchanges_left_and_right_and_nothing_else() -> None:
    plain, mirrored = (camera_for(stance, SIZE) for stance in (PLAIN, ALONE["turned away"]))
    for point in ((120.0, -80.0, 2.0), (-200.0, 100.0, 60.0)):
        (x, y), (across, down) = plain.pixel(point), mirrored.pixel(point)
        assert (SIZE[0] - x, y) == pytest.approx((across, down))
        assert mirrored.unproject((across, down), point[2]) == pytest.approx(point)


def test_who_is_turned_away_sees_the_reversed_hand_where_the_pointer_is() -> None:
    room, plain = hand_camera_for(ALONE["turned away"], SIZE), plain_camera(SIZE)
    x, y, z = PLAIN.rest_mm()
    for right, ahead in ((0.0, 0.0), (60.0, -40.0), (-30.0, 90.0)):
        pointed = plain.pixel((x + right, y + ahead, z))
        assert room.pixel((x - right, y - ahead, z)) == pytest.approx(pointed)
