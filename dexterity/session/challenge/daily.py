"""The mix of the day: five throws of rising difficulty, the same for everyone, from the date."""

from collections.abc import Mapping
from datetime import date
from random import Random
from typing import Final

from dexterity.content.challenge.challenge import Challenge, ChallengeId, Medals
from dexterity.content.challenge.goal import ScoreGoal
from dexterity.content.names import Names
from dexterity.content.target import TargetId
from dexterity.content.vocabulary import Vocabulary, Words
from dexterity.luck import luck_for
from dexterity.values.colour import DieColour

EASY: Final = frozenset(
    {"jump", "ricochet", "wink", "ground_level", "from_afar", "crossed_wrists", "prayer", "friend"}
)
HARD: Final = frozenset(
    {"nose", "head", "under_table", "blow", "spinning_top", "elbow", "box_bounce", "blind", "card"}
)
"""What a hand finds easiest and hardest; all others, and any that is new, lie between."""

PLAN: Final = ("easy", "middle", "hard", "easy middle", "easy middle hard")
"""What is drawn for each throw. Where something at odds with the rest is all there is to draw, a
throw asks for less."""

MEDALS: Final = Medals(bronze=4, silver=8, gold=13)
"""Points of five throws: about a third, a half and two thirds of them hits."""

NAMES: Final = Names("The day’s mix", "Le mélange du jour")
AIM: Final = Names(
    "Five throws, each sillier than the last. Everyone gets the same today.",
    "Cinq lancers de plus en plus bêtes. Tout le monde a les mêmes aujourd’hui.",
)


def daily_challenge(day: date, vocabulary: Vocabulary) -> Challenge:
    """The mix of a date. Nothing but the date and what there is to draw from goes into it."""
    luck = luck_for(day.toordinal(), "daily")
    # Sorted, so that the order in which things are listed elsewhere changes no day.
    target = luck.choice(sorted(vocabulary.targets))
    colours = tuple(luck.choice(tuple(DieColour)) for _ in PLAN)
    return Challenge(
        id=ChallengeId(f"daily-{day.isoformat()}"),
        names=NAMES,
        aim=AIM,
        chapter=1,
        number=1,
        target=TargetId(target),
        target_at_mm=(0.0, 0.0),
        polished=False,
        props=(),
        lying=(),
        dice=colours,
        requirements=(),
        by_throw=drawn_requirements(luck, vocabulary),
        goal=ScoreGoal(),
        medals=MEDALS,
    )


def drawn_requirements(luck: Random, vocabulary: Vocabulary) -> tuple[Words, ...]:
    """What each throw asks for; none is asked for twice on one day."""
    left = {kind: _shuffled(luck, words) for kind, words in by_difficulty(vocabulary).items()}
    throws: list[Words] = []
    for plan in PLAN:
        asked: Words = ()
        for kind in plan.split():
            found = next((w for w in left[kind] if _fits((*asked, w), vocabulary)), None)
            if found is not None:
                left[kind].remove(found)
                asked = (*asked, found)
        throws.append(asked)
    return tuple(throws)


def by_difficulty(vocabulary: Vocabulary) -> Mapping[str, Words]:
    """All requirements, from easy to hard."""
    known = sorted(vocabulary.requirements)
    return {
        "easy": tuple(word for word in known if word in EASY),
        "middle": tuple(word for word in known if word not in EASY | HARD),
        "hard": tuple(word for word in known if word in HARD),
    }


def _shuffled(luck: Random, words: Words) -> list[str]:
    return luck.sample(words, len(words))


def _fits(asked: Words, vocabulary: Vocabulary) -> bool:
    return not vocabulary.conflicts_in(asked)
