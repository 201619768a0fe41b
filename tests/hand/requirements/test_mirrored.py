"""Left and right are alike to all hands but those that are one-sided."""

from dataclasses import replace

import pytest

from dexterity.hand.dare.choice import dare_of, known_requirements
from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.launcher import Leading
from dexterity.hand.dare.proof import Witness
from dexterity.hand.dare.stroke import Stroke
from dexterity.session.demonstration import demonstrated_stroke
from tests.kit.dares import NO_FEAT, deed_of, later, mirrored

ONE_SIDED = {
    "elbow": "the elbow is on the left",
    "sticky_wrist": "the wrist is on the left",
    "clumsy": "a tremble begins to the right",
    "under_leg": "the leg begins to sway to the right",
}


def symmetric() -> list[str]:
    return [one for one in known_requirements() if one not in ONE_SIDED]


def measured(deed: Deed, requirement: str) -> list[float]:
    proofs = dare_of([requirement]).proofs()
    return [proof.measure(deed, NO_FEAT) for _, proof in proofs if proof.witness is Witness.HAND]


def askew(requirement: str) -> Stroke:
    """A demonstration that goes a little to one side as it goes on."""
    stroke = demonstrated_stroke(requirement)
    y0 = stroke.samples[0].y_mm
    return replace(
        stroke,
        samples=tuple(
            replace(one, x_mm=one.x_mm + 0.1 * (one.y_mm - y0)) for one in stroke.samples
        ),
    )


@pytest.mark.parametrize("requirement", symmetric())
def test_a_mirrored_stroke_is_a_mirrored_deed(requirement: str) -> None:
    dare, stroke = dare_of([requirement]), askew(requirement)
    one, other = deed_of(stroke, dare), deed_of(mirrored(stroke), dare)
    x, y, z = one.toss.place_mm
    assert other.toss.place_mm == pytest.approx((-x, y, z), abs=1e-6)
    assert other.toss.direction_rad == pytest.approx(-one.toss.direction_rad, abs=1e-9)
    # Of a tool that is led to a stop, the motion alone says where it went.
    assert abs(one.toss.direction_rad) > 0.01 or isinstance(dare.launcher, Leading)
    assert other.toss.twist_rad_s == pytest.approx(-one.toss.twist_rad_s, abs=1e-6)
    assert other.toss.speed_mm_s == pytest.approx(one.toss.speed_mm_s)
    assert measured(other, requirement) == pytest.approx(measured(one, requirement))


@pytest.mark.parametrize("requirement", symmetric())
def test_a_mirrored_stroke_moves_a_mirrored_tool(requirement: str) -> None:
    dare, stroke = dare_of([requirement]), askew(requirement)
    one, other = deed_of(stroke, dare).motion, deed_of(mirrored(stroke), dare).motion
    assert (one is None) == (other is None) == (dare.launcher is None)
    if one is None or other is None:
        return
    for pose, mirror in zip(one.poses, other.poses, strict=True):
        x, y, z = pose.place_mm
        assert mirror.place_mm == pytest.approx((-x, y, z), abs=1e-6)
        assert mirror.turn_rad == pytest.approx(-pose.turn_rad, abs=1e-9)
        assert mirror.tilt_rad == pytest.approx(pose.tilt_rad)


def test_a_leg_is_mirrored_half_a_sway_later() -> None:
    dare, stroke = dare_of(["under_leg"]), later(askew("under_leg"), 0.55)
    one = measured(deed_of(stroke, dare), "under_leg")
    assert one[0] > 0.0
    mirror = deed_of(later(mirrored(stroke), 1.2), dare)
    assert measured(mirror, "under_leg") == pytest.approx(one)


def test_what_is_one_sided_is_known() -> None:
    assert set(ONE_SIDED) < set(known_requirements())


@pytest.mark.parametrize("requirement", known_requirements())
def test_when_a_stroke_is_made_does_not_matter(requirement: str) -> None:
    """By a whole sway of the leg, which alone has a clock of its own."""
    dare, stroke = dare_of([requirement]), demonstrated_stroke(requirement)
    one, other = deed_of(stroke, dare), deed_of(later(stroke, 240.0), dare)
    # Rounding decides whether a sample just at the window's end still tells of the release.
    assert other.toss.speed_mm_s == pytest.approx(one.toss.speed_mm_s, rel=0.02)
    assert other.toss.direction_rad == pytest.approx(one.toss.direction_rad, abs=0.05)
    assert measured(other, requirement) == pytest.approx(measured(one, requirement), abs=1e-6)
