"""What the page on the architecture names is there."""

import re
from typing import Any

import pytest

from dexterity.rules.challenge.duel_actions import DUEL_ACTIONS
from dexterity.rules.delve.actions import ACTIONS as DELVE
from dexterity.rules.fighter.actions import ACTIONS as FIGHTER
from dexterity.rules.game import ActionRegistry, GameAction
from dexterity.rules.pen.actions import ACTIONS as PEN
from tests.kit.pages import DOCS, page

ROOT = DOCS.parent
GAMES = ("challenge", "fighter", "pen", "delve")
PATH = re.compile(r"`([\w<>/]+(?:/|\.py))`")


def named() -> list[Any]:
    return PATH.findall(page("architecture.md"))


def is_there(path: str) -> bool:
    """Below the package, or beside it; a file may be named alone in its folder's line."""
    return any((base / path).exists() for base in (ROOT / "dexterity", ROOT)) or bool(
        "/" not in path and list((ROOT / "dexterity").rglob(path))
    )


def test_every_file_and_folder_that_it_names_is_there() -> None:
    paths = [path.replace("<game>", game) for path in named() for game in GAMES]
    assert len(set(paths)) > 30
    missing = {path for path in paths if not is_there(path)}
    # Challenge has no cards, few actions, and no computer player of its own: it only throws.
    folders = ("rules/challenge/actions/", "rules/challenge/cards/", "players/challenge/")
    assert missing == {*folders}


@pytest.mark.parametrize("registry", [FIGHTER, PEN, DELVE, DUEL_ACTIONS])
def test_an_action_knows_what_it_says_that_actions_know(registry: ActionRegistry[Any]) -> None:
    said = set(re.findall(r"`(why_not|apply|candidates|record_name)`", page("architecture.md")))
    assert said == {"why_not", "apply", "candidates", "record_name"}
    assert registry.kinds
    assert all(issubclass(kind, GameAction) for kind in registry.kinds)
    assert all(hasattr(kind, word) for kind in registry.kinds for word in said)


def test_it_has_two_pages_and_one_drawing() -> None:
    text = page("architecture.md")
    assert len(text.splitlines()) < 110
    assert text.count("```") == 2
