"""Reads challenges from their TOML files."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, pairwise
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta

from dexterity.content.cards import names_of
from dexterity.content.challenge.challenge import CHAPTERS, Challenge, ChallengeId, Medals
from dexterity.content.challenge.checks import (
    lying_misfits,
    prop_misfits,
    requirement_misfits,
    target_misfits,
    whole_misfits,
)
from dexterity.content.challenge.goal import (
    MOST_DICE,
    AtLeastGoal,
    ClearBoardGoal,
    ExactGoal,
    FewDiceGoal,
    Goal,
    KnockOffGoal,
    MovingMarkGoal,
    ScoreGoal,
    SectionsInOrderGoal,
    StreakGoal,
    SymbolsGoal,
)
from dexterity.content.challenge.props import (
    BoxProp,
    Height,
    Lying,
    PaddleProp,
    Place,
    PostProp,
    Prop,
    Size,
    Stop,
    Turn,
    WheelProp,
)
from dexterity.content.decode import Decoded, Part, decode
from dexterity.content.forms import FLAT, Form, MisfitError, Tagged
from dexterity.content.names import Name, Names
from dexterity.content.reading import Faults, Misfit, Table, read_toml
from dexterity.content.target import TargetId
from dexterity.content.vocabulary import TargetName, Vocabulary
from dexterity.values.colour import DieColour
from dexterity.values.goal import GoalKind
from dexterity.values.vectors import Vec2

AIM: Final = names_of(100)
"""One line below the name of the challenge, at the largest text size two."""

# Together far below what the physics counts in the bits of one integer, and more than a table of
# that size shows without becoming a heap.
MANY: Final = Meta(max_length=8)
MANY_LYING: Final = Meta(max_length=12)

Asked = Annotated[tuple[Name, ...], Meta(max_length=6)]
"""For one throw. Hardly six go together, and nobody keeps more in mind."""

GOAL: Final[Tagged[Goal]] = Tagged(
    "kind",
    {
        GoalKind.SCORE: Form(ScoreGoal),
        GoalKind.SECTIONS_IN_ORDER: Form(SectionsInOrderGoal),
        GoalKind.MOVING_MARK: Form(MovingMarkGoal),
        GoalKind.KNOCK_OFF: Form(KnockOffGoal),
        GoalKind.CLEAR_BOARD: Form(ClearBoardGoal),
        GoalKind.STREAK: Form(StreakGoal),
        GoalKind.SYMBOLS: Form(SymbolsGoal),
        GoalKind.AT_LEAST: Form(AtLeastGoal),
        GoalKind.EXACT: Form(ExactGoal),
        GoalKind.FEW_DICE: Form(FewDiceGoal),
    },
)


def _stops(
    stop: Annotated[tuple[Stop, ...], Meta(min_length=2, max_length=12)],
) -> tuple[Stop, ...]:
    misfits: list[Misfit] = [
        (f"stop[{number}].at_s", "must be later than the stop before it")
        for number, (before, after) in enumerate(pairwise(stop), 1)
        if after.at_s <= before.at_s
    ]
    # A way that goes round would jump from its end to its beginning.
    if (stop[0].place_mm, stop[0].turn_deg) != (stop[-1].place_mm, stop[-1].turn_deg):
        reason = "must be where the first stop is, turned as it is"
        misfits.append((f"stop[{len(stop) - 1}]", reason))
    if misfits:
        raise MisfitError(*misfits)
    return stop


def _paddle(
    name: Name,
    size_mm: Size,
    height_mm: Height,
    stops: Annotated[tuple[Stop, ...], Form(_stops), FLAT],
) -> PaddleProp:
    return PaddleProp(name, size_mm, height_mm, stops)


def _lying(
    colour: DieColour,
    place_mm: Place,
    face_up: Annotated[int, Meta(ge=0, le=5)],
    turn_deg: Turn = 0.0,
) -> Lying:
    return Lying(colour, place_mm, turn_deg, face_up)


@dataclass(frozen=True, slots=True, kw_only=True)
class _ChallengeFile:
    """A challenge as it is written."""

    dice: Annotated[tuple[DieColour, ...], Meta(min_length=1, max_length=MOST_DICE)]
    names: Names
    aim: Annotated[Names, AIM]
    chapter: Annotated[int, Meta(ge=1, le=CHAPTERS)]
    number: Annotated[int, Meta(ge=1, le=99)]
    target: TargetName | None = None
    """A table may be bare, and then its file says nothing of a target."""
    target_at_mm: Place = (0.0, 0.0)
    polished: bool = False
    box: Annotated[tuple[BoxProp, ...], MANY] = ()
    post: Annotated[tuple[PostProp, ...], MANY] = ()
    paddle: Annotated[tuple[Annotated[PaddleProp, Form(_paddle)], ...], MANY] = ()
    wheel: Annotated[tuple[WheelProp, ...], MANY] = ()
    lying: Annotated[tuple[Annotated[Lying, Form(_lying)], ...], MANY_LYING] = ()
    requirements: Asked = ()
    by_throw: Annotated[tuple[Asked, ...], Meta(min_length=1, max_length=MOST_DICE)] = ()
    goal: Annotated[Goal, GOAL]
    medals: Medals
    """Their order depends on the goal and is checked with it."""


def list_challenges(folder: Path) -> tuple[Path, ...]:
    """The challenge files of a folder, by name."""
    return tuple(sorted(folder.glob("*.toml")))


def load_challenges(folder: Path, vocabulary: Vocabulary) -> tuple[Challenge, ...]:
    """All challenges of a folder, chapter by chapter, in the order of their numbers."""
    read = (load_challenge(path, vocabulary) for path in list_challenges(folder))
    return tuple(sorted(read, key=lambda challenge: (challenge.chapter, challenge.number)))


def load_challenge(path: Path, vocabulary: Vocabulary) -> Challenge:
    """The challenge in a file; a ContentError with every fault if it cannot be played."""
    faults = Faults(path)
    table = read_toml(path, faults)
    decoded = decode(table, _ChallengeFile, faults, vocabulary.judges)
    faults.add_all(_requirement_misfits(decoded, vocabulary))
    faults.add_all(_layout_misfits(decoded, table, vocabulary))
    if decoded.value is None or faults:
        raise faults.error()
    challenge = _challenge(ChallengeId(path.stem), decoded.value)
    # Goal and medals are judged against a table on which all is in its place.
    target = vocabulary.targets.get(challenge.target or "")
    faults.add_all(whole_misfits(challenge, target))
    faults.raise_if_any()
    return challenge


def _challenge(id_: ChallengeId, file: _ChallengeFile) -> Challenge:
    return Challenge(
        id=id_,
        names=file.names,
        aim=file.aim,
        chapter=file.chapter,
        number=file.number,
        target=None if file.target is None else TargetId(file.target),
        target_at_mm=file.target_at_mm,
        polished=file.polished,
        props=(*file.box, *file.post, *file.paddle, *file.wheel),
        lying=file.lying,
        dice=file.dice,
        requirements=file.requirements,
        by_throw=file.by_throw,
        goal=file.goal,
        medals=file.medals,
    )


def _requirement_misfits(
    decoded: Decoded[_ChallengeFile], vocabulary: Vocabulary
) -> Iterator[Misfit]:
    dice = decoded.at("dice", tuple)
    return requirement_misfits(
        decoded.at("requirements", tuple) or (),
        decoded.at("by_throw", tuple) or (),
        None if dice is None else len(dice),
        vocabulary,
    )


def _layout_misfits(
    decoded: Decoded[_ChallengeFile], table: Table, vocabulary: Vocabulary
) -> Iterator[Misfit]:
    """Of all things that are sound, whatever else is at fault."""
    kinds = (BoxProp, PostProp, PaddleProp, WheelProp)
    props: tuple[Part[Prop], ...] = tuple(chain.from_iterable(map(decoded.each, kinds)))
    yield from prop_misfits(props)
    at_mm: Vec2 | None = decoded.at("target_at_mm", tuple)
    if at_mm is None and "target_at_mm" in table:
        return
    target = vocabulary.targets.get(decoded.at("target", str) or "")
    yield from target_misfits(target, at_mm or (0.0, 0.0))
    yield from lying_misfits(decoded.each(Lying), props, target, at_mm or (0.0, 0.0))
