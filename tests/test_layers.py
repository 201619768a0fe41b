"""The directions of imports: who may know whom, read from the source of every module there is."""

import ast
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

FORBIDDEN_NAMES = {"utils", "helpers", "manager", "misc", "common", "datatypes", "core"}
"""Names that say nothing, and so attract everything."""


def within(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages)


def cousins(importer: str, imported: str) -> bool:
    """True where one of the three that meet only through values imports another of them."""
    three = ("dexterity.hand", "dexterity.physics", "dexterity.rules")
    return any(
        within(importer, one) and within(imported, other)
        for one in three
        for other in three
        if one != other
    )


def foreign_to_rules(imported: str) -> bool:
    ours = ("rules", "values", "luck", "errors", "units")
    if within(imported, *(f"dexterity.{name}" for name in ours)):
        return False
    return imported.partition(".")[0] not in sys.stdlib_module_names


def foreign_to_values(imported: str) -> bool:
    """True for all but what values are made of."""
    return (
        not within(imported, "dexterity.values")
        and imported.partition(".")[0] not in sys.stdlib_module_names
    )


def needs_a_game(imported: str) -> bool:
    others = ("hand", "physics", "rules", "players", "session", "ui")
    # What is on a card or on a sheet is a noun of the rules, and it is what their files say.
    nouns = ("delve.cards", "fighter.cards", "pen.cards", "pen.rebus", "pen.sheet")
    return within(imported, *(f"dexterity.{name}" for name in others)) and not within(
        imported, *(f"dexterity.rules.{noun}" for noun in nouns)
    )


GAMES = ("challenge", "fighter", "pen", "delve")


def game_of(module: str) -> str | None:
    """Whose it is, in the layers in which games have folders of their own."""
    for layer in ("rules", "content", "players"):
        for game in GAMES:
            if within(module, f"dexterity.{layer}.{game}"):
                return game
    return None


def another_game(importer: str, imported: str) -> bool:
    """True where what belongs to one game imports what belongs to another."""
    one, other = game_of(importer), game_of(imported)
    return one is not None and other is not None and one != other


@dataclass(frozen=True, slots=True)
class Direction:
    law: str
    is_broken: Callable[[str, str], bool]
    """Asked for every pair of importing module and imported name."""


def only_in(home: str, library: str) -> Direction:
    return Direction(
        f"{library} is imported only in {home}",
        lambda importer, imported: within(imported, library) and not within(importer, home),
    )


DIRECTIONS = (
    Direction("hand, physics and rules never import one another", cousins),
    Direction("games do not import games in rules, content and players", another_game),
    only_in("dexterity.ui", "pygame"),
    only_in("dexterity.physics", "pymunk"),
    only_in("dexterity.bench", "mujoco"),
    Direction(
        "values import the standard library alone",
        lambda importer, imported: (
            within(importer, "dexterity.values") and foreign_to_values(imported)
        ),
    ),
    Direction(
        "rules need the standard library, values, luck, errors and units alone",
        lambda importer, imported: (
            within(importer, "dexterity.rules") and foreign_to_rules(imported)
        ),
    ),
    Direction(
        "content knows no hand, physics, rules but their cards and sheets, players, session or ui",
        lambda importer, imported: within(importer, "dexterity.content") and needs_a_game(imported),
    ),
    Direction(
        # The bench too: it plays the real game to time its frames.
        "only the command line and the bench import ui",
        lambda importer, imported: (
            within(imported, "dexterity.ui")
            and not within(
                importer,
                *("dexterity.ui", "dexterity.cli", "dexterity.__main__", "dexterity.commands"),
                "dexterity.bench",
            )
        ),
    ),
)


@cache
def imports(source: str, importer: str) -> tuple[tuple[int, str], ...]:
    """Every import, at the top or inside a function, with its line and its full dotted name."""
    return tuple(found_imports(source, importer))


def found_imports(source: str, importer: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(names=names):
                origin = origin_of(node, importer)
                yield from ((node.lineno, f"{origin}.{alias.name}") for alias in names)
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__")
                | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield node.lineno, name
            case _:
                pass


def origin_of(node: ast.ImportFrom, importer: str) -> str:
    """The module imported from; ruff refuses relative imports, but may be told not to look."""
    above = importer.split(".")[: -node.level] if node.level else []
    return ".".join([*above, *([node.module] if node.module else [])])


def violations(source: str, importer: str, direction: Direction) -> list[str]:
    return [
        f"{importer}:{line} imports {imported}"
        for line, imported in imports(source, importer)
        if direction.is_broken(importer, imported)
    ]


def modules() -> list[Path]:
    return sorted((ROOT / "dexterity").rglob("*.py"))


def dotted(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts)


def test_imports_keep_their_direction() -> None:
    broken = [
        f"{violation}: {direction.law}"
        for file in modules()
        for direction in DIRECTIONS
        for violation in violations(file.read_text(encoding="utf-8"), dotted(file), direction)
    ]
    assert broken == []


def test_names_of_modules_say_something() -> None:
    folders = [ROOT / "dexterity", ROOT / "tools", ROOT / "tests"]
    files = [file for folder in folders for file in folder.rglob("*.py")]
    nameless = [
        file for file in files if FORBIDDEN_NAMES & {*file.relative_to(ROOT).with_suffix("").parts}
    ]
    assert nameless == []


# --- the detector itself ----------------------------------------------------------------------


def broken_laws(importer: str, source: str) -> str:
    return "; ".join(d.law for d in DIRECTIONS if violations(source, importer, d))


@pytest.mark.parametrize(
    ("importer", "source", "law"),
    [
        ("dexterity.hand.swing", "from dexterity.physics.dice.cube import corners", "one another"),
        ("dexterity.hand.swing", "from dexterity import physics", "one another"),
        ("dexterity.hand.swing", "from ..physics import cube", "one another"),
        ("dexterity.hand.__init__", "from .. import rules", "one another"),
        ("dexterity.physics.dice.cube", "import dexterity.rules.fighter as fighter", "one another"),
        ("dexterity.rules.pen.game", "from dexterity.rules.delve.state import State", "games do"),
        ("dexterity.players.delve.habits", "from dexterity.rules.fighter import game", "games do"),
        ("dexterity.physics.dice.cube", "import pygame", "pygame"),
        ("dexterity.session.match", "def draw():\n    from pygame import Surface", "pygame"),
        ("dexterity.players.aim", "import pymunk.batch", "pymunk"),
        ("dexterity.physics.dice.cube", "import mujoco", "mujoco"),
        ("dexterity.values.launch", "import numpy as np", "values import"),
        ("dexterity.values.launch", "from dexterity.units import DEGREE", "values import"),
        ("dexterity.rules.pen.sheet", "import numpy as np", "rules need"),
        ("dexterity.rules.pen.sheet", "from dexterity.content import targets", "rules need"),
        ("dexterity.rules.pen.sheet", "import dexterity", "rules need"),
        ("dexterity.content.levels", "from dexterity.rules import fighter", "content knows"),
        ("dexterity.content.levels", "from dexterity.rules.pen import game", "content knows"),
        ("dexterity.session.match", "def show():\n    import dexterity.ui.window", "import ui"),
        ("dexterity.session.match", "import_module('dexterity.ui.window')", "import ui"),
        ("dexterity.session.match", "importlib.import_module('dexterity.ui')", "import ui"),
    ],
)
def test_a_wrong_import_is_found(importer: str, source: str, law: str) -> None:
    assert law in broken_laws(importer, source)


@pytest.mark.parametrize(
    ("importer", "source"),
    [
        ("dexterity.hand.swing", "from dexterity.values.launch import Launch"),
        ("dexterity.values.launch", "from dexterity.values.vectors import Vec2"),
        ("dexterity.hand.swing", "from dexterity.hand.feel import RELEASE_WINDOW_S"),
        ("dexterity.physics.space", "import pymunk"),
        ("dexterity.physics.space", "import pymunk_like, dexterity.rulesets"),
        ("dexterity.rules.pen.sheet", "import math\nfrom collections.abc import Iterator"),
        ("dexterity.rules.pen.sheet", "from dexterity import luck, values"),
        ("dexterity.rules.pen.game", "from dexterity.rules.game import Game"),
        ("dexterity.players.pen.mind", "from dexterity.rules.pen import game"),
        ("dexterity.content.levels", "from dexterity.rules.pen.sheet.cell import Cell"),
        ("dexterity.session.match", "from dexterity import hand, physics, rules"),
        ("dexterity.ui.window", "import pygame\nfrom dexterity.ui import theme"),
        ("dexterity.commands.play", "from dexterity.ui.window import open_window"),
        ("dexterity.cli", "def play():\n    import dexterity.ui"),
        ("dexterity.bench.peers", "import mujoco"),
        ("dexterity.bench.frames", "def play():\n    from dexterity.ui.rehearsal import rehearsal"),
    ],
)
def test_a_right_import_is_left_alone(importer: str, source: str) -> None:
    assert broken_laws(importer, source) == ""


def test_the_tree_is_really_read() -> None:
    assert {"dexterity.luck", "dexterity.values.__init__"} <= {dotted(file) for file in modules()}
