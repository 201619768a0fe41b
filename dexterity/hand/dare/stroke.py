"""A whole stroke, as it was recorded or drawn up: what a hand made of it, without any screen."""

from dataclasses import dataclass, replace

from dexterity.hand.dare.dare import Dare
from dexterity.hand.dare.deed import Cue, Deed
from dexterity.hand.dare.grasp import Grasp
from dexterity.hand.dare.launcher import Leading, Loosing
from dexterity.hand.feel import DEFAULT_LOFT_RAD, MAX_SPEED_MM_S
from dexterity.hand.gesture import read_gesture
from dexterity.hand.toss import Toss
from dexterity.hand.ways.flick import TELLING_SAMPLES, Flick
from dexterity.hand.ways.held import Held, Thrown
from dexterity.hand.ways.way import grabbed
from dexterity.values.launch import ToolMotion
from dexterity.values.pointer import PointerSample


@dataclass(frozen=True, slots=True)
class Stroke:
    """What a pointer did, from pressing to letting go, on the plane that the hand moves in."""

    samples: tuple[PointerSample, ...]
    cues: tuple[Cue, ...] = ()
    """What was done besides, before or meanwhile."""
    loft_rad: float = DEFAULT_LOFT_RAD


def deed_from_stroke(stroke: Stroke, dare: Dare) -> Deed | None:
    """What the hand did, as at the table; None where nothing was thrown."""
    grasp = Grasp(dare, stroke.samples[0], stroke.cues)
    if dare.launcher is not None:
        for sample in stroke.samples[1:]:
            grasp.take(sample)
        grasp.let_go()
        return _struck(grasp, dare.loft_rad(stroke.loft_rad))
    return _thrown(grasp, stroke)


def _thrown(grasp: Grasp, stroke: Stroke) -> Deed | None:
    """A die carried in the hand, and let go of, or lost on the way."""
    way, dare = Flick(), grasp.dare
    held = way.start(dare.rest_mm, loft_rad=dare.loft_rad(stroke.loft_rad))
    held = grabbed(held, stroke.samples[0])
    last = stroke.samples[0]
    for sample in stroke.samples[1:]:
        last = in_the_hand(grasp, sample)
        if grasp.slips:
            return _let_go(way, held, last, grasp, slipped=True)
        held = way.moved(held, last)
    return _let_go(way, held, last, grasp, slipped=False)


def in_the_hand(grasp: Grasp, sample: PointerSample) -> PointerSample:
    """Where a pointer that led the hand without any requirement would be.

    Ways of throwing keep the distance at which a die was grabbed: it is taken off here.
    """
    hand = grasp.take(sample)
    right, away = grasp.grip_mm
    return PointerSample(hand.at_s, hand.x_mm - right, hand.y_mm - away)


def _let_go(
    way: Flick, held: Held, at: PointerSample, grasp: Grasp, *, slipped: bool
) -> Deed | None:
    answer = way.released(held, at)
    if not isinstance(answer, Thrown):
        return None
    return grasp.deed(answer.toss, slipped=slipped)


def _struck(grasp: Grasp, loft_rad: float) -> Deed | None:
    """A tool led at the die, or made ready and let go."""
    dare, path = grasp.dare, tuple(grasp.path)
    match dare.launcher:
        case Leading() as launcher:
            led = grasp.tool_path
            first = launcher.begins(led, dare.rest_mm)
            if first is None:
                return None
            poses = launcher.poses(led, dare.rest_mm, loft_rad)[first:]
            begun_s = led[first].at_s
            motion = ToolMotion(
                launcher.tool, tuple(replace(pose, at_s=pose.at_s - begun_s) for pose in poses)
            )
            return grasp.deed(toss_told(grasp, loft_rad), motion=motion)
        case Loosing() as launcher:
            toss = launcher.toss(path, dare.rest_mm, loft_rad)
            return None if toss is None else dare.with_motion(grasp.deed(toss))
        case _:
            return None


def toss_told(grasp: Grasp, loft_rad: float) -> Toss:
    """What is told of a tool that was led: what the die is given, its motion alone says."""
    gesture = read_gesture(grasp.path[-TELLING_SAMPLES:])
    speed = min(MAX_SPEED_MM_S, gesture.speed_mm_s)
    return Toss(grasp.dare.rest_mm, speed, gesture.direction_rad, loft_rad, 0.0)
