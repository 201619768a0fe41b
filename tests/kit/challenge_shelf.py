"""A small library of challenges made by hand: levels of every kind, whatever the game ships."""

from dataclasses import replace
from functools import cache

from dexterity.content.challenge.challenge import Challenge, ChallengeId, Medals
from dexterity.content.challenge.goal import (
    ClearBoardGoal,
    ExactGoal,
    MovingMarkGoal,
    ScoreGoal,
    SectionsInOrderGoal,
    StreakGoal,
)
from dexterity.content.challenge.props import Lying, PaddleProp, Stop
from dexterity.content.names import Names
from dexterity.content.target import TargetId
from dexterity.content.targets import list_targets, load_target
from dexterity.places import levels
from dexterity.session.challenge.library import Library
from dexterity.values.colour import DieColour

PLAIN = Challenge(
    id=ChallengeId("plain"),
    names=Names("Plain and Simple", "Tout simplement"),
    aim=Names("Hit the target.", "Touchez la cible."),
    chapter=1,
    number=1,
    target=TargetId("classic"),
    target_at_mm=(0.0, 0.0),
    polished=False,
    props=(),
    lying=(),
    dice=(DieColour.RED, DieColour.GREEN, DieColour.WHITE),
    requirements=(),
    by_throw=(),
    goal=ScoreGoal(),
    medals=Medals(1, 4, 9),
)

GATE = PaddleProp(
    "gate",
    (90.0, 20.0),
    40.0,
    (
        Stop(0.0, (-150.0, -150.0), 0.0),
        Stop(1.5, (150.0, -150.0), 0.0),
        Stop(3.0, (-150.0, -150.0), 0.0),
    ),
)


def like(plain: Challenge, name: str, number: int, **more: object) -> Challenge:
    """Another one, of another name and with other facts."""
    names = Names(name.replace("-", " ").capitalize(), name.replace("-", " ").capitalize())
    made = replace(plain, id=ChallengeId(name), names=names, number=number)
    return replace(made, **more)  # type: ignore[arg-type]


JUMP = like(PLAIN, "jump", 2, requirements=("jump",))
IN_ORDER = like(PLAIN, "in-order", 3, goal=SectionsInOrderGoal((1, 2, 3)), medals=Medals(1, 2, 3))
STREAK = like(PLAIN, "streak", 4, goal=StreakGoal(), medals=Medals(1, 2, 3))
BOXED = like(PLAIN, "boxed", 5, requirements=("box_bounce",))
MIX = like(PLAIN, "mix", 6, by_throw=(("jump",), ("wink",), ("jump", "wink")))
MOVING = like(
    PLAIN, "moving", 1, chapter=2, props=(GATE,), goal=MovingMarkGoal("gate", on_target=False),
    medals=Medals(1, 2, 3),
)  # fmt: skip
CLEAR = like(
    PLAIN, "clear", 2, chapter=2, goal=ClearBoardGoal(), medals=Medals(3, 2, 1),
    lying=(
        Lying(DieColour.BLUE, (0.0, 60.0), 20.0, 2), Lying(DieColour.WHITE, (40.0, -30.0), 70.0, 4),
    ),
)  # fmt: skip
EXACT = like(PLAIN, "exact", 3, chapter=2, goal=ExactGoal(7), medals=Medals(3, 2, 2))
DUEL = like(PLAIN, "duel", 1, dice=(DieColour.RED, DieColour.BLUE))
DUEL_TOO = like(PLAIN, "duel-too", 2, dice=(DieColour.GREEN,))

CHALLENGES = (
    PLAIN, JUMP, IN_ORDER, STREAK, BOXED, MIX, MOVING, CLEAR, EXACT,
    *(like(PLAIN, f"later-{chapter}-{number}", number, chapter=chapter)
      for chapter in (3, 4, 5) for number in (1, 2, 3)),
)  # fmt: skip


@cache
def shelf() -> Library:
    """All of them."""
    targets = {path.stem: load_target(path) for path in list_targets(levels() / "targets")}
    return Library(targets, CHALLENGES, (DUEL, DUEL_TOO))
