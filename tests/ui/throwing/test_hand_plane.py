"""The plane of the hand: what a pointer means there, and how much room there is."""

import pytest

from dexterity.hand.dare.stance import PLAIN, Stance
from dexterity.hand.feel import RELEASE_HEIGHT_MM, SLING_DEAD_MM
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.throwing.hand_plane import (
    ON_STAGE,
    REST_MM,
    HandPlane,
    full_pull_mm,
    height_on_stage,
    sample_at,
)
from dexterity.values.pointer import PointerSample


def test_a_pointer_on_the_die_is_where_the_die_is() -> None:
    sample = sample_at(ON_STAGE.pixel(REST_MM), 3.0)
    assert (sample.x_mm, sample.y_mm) == pytest.approx(REST_MM[:2], abs=1e-6)
    assert sample.at_s == 3.0


def test_farther_up_the_stage_is_farther_away_from_the_thrower() -> None:
    x, y = ON_STAGE.pixel(REST_MM)
    assert sample_at((x, y - 50.0), 0.0).y_mm > REST_MM[1] > sample_at((x, y + 50.0), 0.0).y_mm
    assert sample_at((x + 50.0, y), 0.0).x_mm > 0.0


def test_the_whole_pull_of_the_sling_fits_on_the_stage() -> None:
    pull_mm = full_pull_mm()
    assert pull_mm > 4.0 * SLING_DEAD_MM
    pulled = ON_STAGE.pixel((REST_MM[0], REST_MM[1] - pull_mm, RELEASE_HEIGHT_MM))
    assert Box(0.0, 0.0, STAGE.width, STAGE.height - 20.0).contains(pulled)


def test_heights_of_a_finger_count_upwards() -> None:
    assert height_on_stage((10.0, STAGE.height)) == 0.0
    assert height_on_stage((10.0, 0.0)) == 1.0


STANCES = {
    "plain": PLAIN,
    "from afar": Stance(back_mm=350.0),
    "below the edge": Stance(below_edge=True),
    "at ground level": Stance(low_eye=True),
    "turned away": Stance(turned_away=True),
    "at ground level and from afar": Stance(low_eye=True, back_mm=350.0),
    "turned away and below the edge": Stance(turned_away=True, below_edge=True),
}
STROKE = ((0.0, 0.0), (14.0, 60.0), (-30.0, 120.0), (5.0, -80.0), (220.0, -140.0))
"""Points to the right of the die and below it."""

all_stances = pytest.mark.parametrize("stance", STANCES.values(), ids=STANCES)


def meant(plane: HandPlane) -> list[float]:
    """What a stroke about the waiting die means, in millimetres from it."""
    samples = [plane.sample_at((plane.rest[0] + x, plane.rest[1] + y), 0.0) for x, y in STROKE]
    x, y, _ = plane.rest_mm
    return [part for sample in samples for part in (sample.x_mm - x, sample.y_mm - y)]


@all_stances
def test_a_gesture_means_the_same_wherever_one_stands(stance: Stance) -> None:
    assert meant(HandPlane(stance)) == pytest.approx(meant(HandPlane()), abs=1e-6)


@all_stances
def test_a_gesture_with_a_tool_means_the_same_wherever_one_stands(stance: Stance) -> None:
    tools = (HandPlane(where, where.table_rest_mm(48.0)) for where in (stance, PLAIN))
    if not stance.below_edge:
        one, other = map(meant, tools)
        assert one == pytest.approx(other, abs=1e-6)


@all_stances
def test_a_pointer_on_the_waiting_die_is_where_it_is(stance: Stance) -> None:
    plane = HandPlane(stance)
    sample = plane.sample_at(plane.camera.pixel(plane.rest_mm), 1.0)
    assert (sample.x_mm, sample.y_mm) == pytest.approx(stance.rest_mm()[:2], abs=1e-6)


@all_stances
def test_every_place_of_the_stage_can_be_found_again(stance: Stance) -> None:
    plane = HandPlane(stance)
    for right, below in STROKE:
        place = (plane.rest[0] + right, plane.rest[1] + below)
        assert plane.place_of(plane.sample_at(place, 0.0)) == pytest.approx(place, abs=1e-6)


@all_stances
def test_every_stance_has_room_for_a_pull(stance: Stance) -> None:
    assert HandPlane(stance).full_pull_mm() > 4.0 * SLING_DEAD_MM


def test_the_plain_plane_is_the_old_one_to_the_last_digit() -> None:
    for place in ((640.0, 518.0), (511.3, 600.7), (900.1, 333.9)):
        x, y, _ = ON_STAGE.unproject(place, RELEASE_HEIGHT_MM)
        assert sample_at(place, 0.0) == PointerSample(0.0, x, y)
