"""Reads challenges from their TOML files."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from dexterity.content.challenge.challenge import CHAPTERS, Challenge, ChallengeId, Medals
from dexterity.content.challenge.checks import check_whole
from dexterity.content.challenge.goal import Goal
from dexterity.content.challenge.goal_entry import MOST_DICE, read_goal, read_medals
from dexterity.content.challenge.layout import Laid, Placed, check_lying, check_props, check_target
from dexterity.content.challenge.prop_entries import HALF_TABLE_MM, read_lying, read_props
from dexterity.content.challenge.props import Colour
from dexterity.content.challenge.requirements import Requirements, read_requirements
from dexterity.content.entry import Entry
from dexterity.content.names import NAME_LENGTH, Names
from dexterity.content.reading import Faults, read_toml, shown
from dexterity.content.target import Target, TargetId
from dexterity.content.vocabulary import Vocabulary
from dexterity.values import Vec2

LONGEST_AIM: Final = 100
"""Characters: one line below the name of the challenge, at the largest text size two."""

HIGHEST_NUMBER: Final = 99


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a challenge comes in the book."""

    chapter: int
    number: int


@dataclass(frozen=True, slots=True)
class _Draft:
    """What could be read of a challenge; None where the file is at fault."""

    names: Names | None
    aim: Names | None
    place: _Place | None
    target: Target | None
    """None for a bare table too."""
    target_at_mm: Vec2 | None
    polished: bool | None
    props: tuple[Placed, ...]
    lying: tuple[Laid, ...]
    dice: tuple[Colour, ...] | None
    requirements: Requirements
    goal: Goal | None
    medals: Medals | None


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
    top = Entry(read_toml(path, faults), faults)
    draft = _read_draft(top, vocabulary)
    top.finish()
    _check_layout(draft, top)
    challenge = _assembled(draft, ChallengeId(path.stem))
    if challenge is None or faults:
        raise faults.error()
    # Goal and medals are judged against a table on which all is in its place.
    check_whole(challenge, draft.target, top)
    faults.raise_if_any()
    return challenge


def _read_draft(top: Entry, vocabulary: Vocabulary) -> _Draft:
    dice = top.choices("dice", Colour, 1, MOST_DICE)
    return _Draft(
        names=_read_names(top, "names", NAME_LENGTH),
        aim=_read_names(top, "aim", LONGEST_AIM),
        place=_read_place(top),
        target=_read_target(top, vocabulary.targets),
        target_at_mm=_read_target_place(top),
        polished=top.flag("polished") if top.has("polished") else False,
        props=read_props(top),
        lying=read_lying(top),
        dice=dice,
        requirements=read_requirements(top, vocabulary, None if dice is None else len(dice)),
        goal=read_goal(top.entry("goal")),
        medals=read_medals(top.entry("medals")),
    )


def _read_names(top: Entry, key: str, longest: int) -> Names | None:
    names = top.entry(key)
    if names is None:
        return None
    english, french = names.text("en", longest), names.text("fr", longest)
    return None if english is None or french is None else Names(english, french)


def _read_place(top: Entry) -> _Place | None:
    chapter, number = top.whole("chapter", 1, CHAPTERS), top.whole("number", 1, HIGHEST_NUMBER)
    return None if chapter is None or number is None else _Place(chapter, number)


def _read_target(top: Entry, targets: Mapping[str, Target]) -> Target | None:
    """A table may be bare, and then its file says nothing of a target."""
    name = top.text("target") if top.has("target") else None
    if name is not None and name not in targets:
        top.fault(f"must be one of {', '.join(sorted(targets))}, not {shown(name)}", "target")
    return None if name is None else targets.get(name)


def _read_target_place(top: Entry) -> Vec2 | None:
    return top.point("target_at_mm", HALF_TABLE_MM) if top.has("target_at_mm") else (0.0, 0.0)


def _check_layout(draft: _Draft, top: Entry) -> None:
    check_props(draft.props)
    if draft.target_at_mm is not None:
        check_target(top, draft.target, draft.target_at_mm)
        check_lying(draft.lying, draft.props, draft.target, draft.target_at_mm)


def _assembled(draft: _Draft, challenge_id: ChallengeId) -> Challenge | None:
    if draft.names is None or draft.aim is None or draft.place is None or draft.dice is None:
        return None
    if draft.target_at_mm is None or draft.goal is None or draft.medals is None:
        return None
    if draft.polished is None:
        return None
    return Challenge(
        id=challenge_id,
        names=draft.names,
        aim=draft.aim,
        chapter=draft.place.chapter,
        number=draft.place.number,
        target=None if draft.target is None else TargetId(draft.target.id),
        target_at_mm=draft.target_at_mm,
        polished=draft.polished,
        props=tuple(prop for _, prop in draft.props),
        lying=tuple(die for _, die in draft.lying),
        dice=draft.dice,
        requirements=draft.requirements.shared,
        by_throw=draft.requirements.by_throw,
        goal=draft.goal,
        medals=draft.medals,
    )
