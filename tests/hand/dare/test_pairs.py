"""All pairs of requirements: which can be met in one throw, and which are the impossible situation.

Where claims are changed on purpose, make the record anew, from the folder of the project:
`python -m tests.hand.dare.test_pairs > tests/records/requirement_pairs.json`
"""

import json
import sys
from itertools import combinations
from pathlib import Path

import pytest

from dexterity.hand.dare.choice import DareError, conflicts_in, dare_of, known_requirements
from dexterity.hand.dare.claims import exclude_each_other
from dexterity.values.launch import Tool

RECORD = Path(__file__).parent.parent.parent / "records" / "requirement_pairs.json"

PAIRS = tuple(combinations(known_requirements(), 2))


def verdict(pair: tuple[str, str]) -> str:
    return "conflict" if conflicts_in(pair) else "composed"


def record() -> str:
    """The whole file as it would be made here and now, a line a pair."""
    lines = [f" {json.dumps(' + '.join(pair))}: {json.dumps(verdict(pair))}" for pair in PAIRS]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def test_every_pair_is_as_on_record() -> None:
    if RECORD.read_text(encoding="utf-8") != record():
        message = "Claims have changed. If they should, this is the new record:"
        pytest.fail(f"{message}\n{record()}", pytrace=False)


def test_there_are_325_and_nearly_all_can_be_met() -> None:
    verdicts = [verdict(pair) for pair in PAIRS]
    assert len(verdicts) == 325
    assert verdicts.count("conflict") <= 25


def test_a_conflict_is_refused_and_named_and_all_else_makes_a_dare() -> None:
    for pair in PAIRS:
        if verdict(pair) == "composed":
            assert dare_of(pair).ids == pair
        else:
            with pytest.raises(DareError, match=f"“{pair[0]}” and “{pair[1]}” cannot be met"):
                dare_of(pair)


def test_only_one_thing_sets_a_die_in_motion() -> None:
    tools = [one for one in known_requirements() if dare_of([one]).launcher]
    assert len(tools) == 7
    struck = [("flick", "blow"), ("flick", "slap"), ("blow", "slap")]
    assert list(conflicts_in(tools)) == struck


def test_wherever_pairs_get_along_so_do_three() -> None:
    for asked in combinations(known_requirements(), 3):
        if not conflicts_in(asked):
            claims = [piece.claims for piece in dare_of(asked).pieces]
            assert not any(exclude_each_other(*pair) for pair in combinations(claims, 2)), asked


@pytest.mark.parametrize(
    ("asked", "tool", "stands"),
    [
        (("elbow", "slap"), Tool.PALM, ("elbow",)),
        (("elbow", "nose"), Tool.FOREARM, ("nose",)),
        (("pinkies", "head"), None, ("head",)),
        (("ricochet", "elbow"), None, ("elbow",)),
        (("ricochet", "flick"), Tool.FINGER, ("ledge",)),
        (("card", "flick"), Tool.FINGER, ("card",)),
        (("card", "head"), Tool.CARD, ("head",)),
        (("hot_potato", "head"), Tool.HEAD, ()),
    ],
)
def test_the_first_that_can_be_had_sets_the_die_in_motion_and_the_rest_is_met_otherwise(
    asked: tuple[str, ...], tool: Tool | None, stands: tuple[str, ...]
) -> None:
    dare = dare_of(asked)
    assert (dare.launcher.tool if dare.launcher else None) is tool
    assert dare.stands == stands


if __name__ == "__main__":
    sys.stdout.write(record())
