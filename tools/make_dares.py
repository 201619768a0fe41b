"""Makes the demonstrations of the throw requirements, and the strokes that their tests read.

`python -m tools.make_dares`, or with the names of some requirements for those alone. Each stroke is
drawn up with a little luck, from a number on, until it does on the classic target what it is meant
to do: a demonstration meets its requirement and hits. The file keeps the number; only where the
physics or a requirement is tuned anew, another one may be found.
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.dare_making.drawn import Expects, Recipe, demonstration_text, stroke_text
from tools.dare_making.edges import EDGES
from tools.dare_making.failing import FAILING
from tools.dare_making.passing import PASSING
from tools.dare_making.trying import first_that_does
from tools.dare_making.with_tools import TOOLS_EDGES, TOOLS_FAILING, TOOLS_PASSING

ROOT = Path(__file__).parent.parent
DEMONSTRATIONS = ROOT / "assets" / "demonstrations"
STROKES = ROOT / "tests" / "strokes" / "requirements"


@dataclass(frozen=True, slots=True)
class Making:
    """A file to be made."""

    file: Path
    recipe: Recipe
    text: Callable[[Recipe, int], str]

    def made(self, choice: int) -> str:
        """What the file says, of one of the many strokes that would do."""
        return self.text(self.recipe, choice)


def makings() -> Iterator[Making]:
    """All files there are to make."""
    for requirement, draw in {**PASSING, **TOOLS_PASSING}.items():
        recipe = Recipe(requirement, "meets it and hits", draw, Expects(hit=True))
        yield Making(DEMONSTRATIONS / f"{requirement}.json", recipe, demonstration_text)
    for ending, recipes in (
        ("fails", (*FAILING, *TOOLS_FAILING)),
        ("edge", (*EDGES, *TOOLS_EDGES)),
    ):
        for recipe in recipes:
            file = STROKES / f"{recipe.requirement}-{ending}.json"
            yield Making(file, recipe, stroke_text)


def main(wanted: Iterable[str]) -> None:
    """Write them anew."""
    some = set(wanted)
    for making in makings():
        if some and making.recipe.requirement not in some:
            continue
        choice = first_that_does(making.recipe)
        making.file.parent.mkdir(parents=True, exist_ok=True)
        making.file.write_text(making.made(choice), encoding="utf-8")
        print(f"{making.file.relative_to(ROOT)}: stroke {choice}")


if __name__ == "__main__":
    main(sys.argv[1:])
