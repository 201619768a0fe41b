"""Fills figures into a page, each between its markers, so that sentences stay true.

A marker is a comment that nobody sees who reads the page: `<!-- hits -->81.0%<!-- / -->`.
"""

import re
from collections.abc import Mapping
from typing import Final

MARKED: Final = re.compile(r"<!-- ([a-z0-9_]+) -->([^<\n]*)<!-- / -->")
COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)


def figures_in(page: str) -> dict[str, str]:
    """What the page says now, by name."""
    return {match[1]: match[2] for match in MARKED.finditer(page)}


def filled(page: str, figures: Mapping[str, str]) -> str:
    """The page with these figures; a ValueError unless it asks for them all and for no other."""
    wanted = set(figures_in(page))
    if wanted != set(figures):
        lacking, idle = wanted - set(figures), set(figures) - wanted
        raise ValueError(f"not measured: {sorted(lacking)}; not on the page: {sorted(idle)}")
    return MARKED.sub(lambda match: f"<!-- {match[1]} -->{figures[match[1]]}<!-- / -->", page)


def broken_markers(page: str) -> list[str]:
    """Comments that are half a marker, and lines that begin with one: Markdown is off in those."""
    rest = MARKED.sub("", page)
    begun = [line for line in page.splitlines() if line.lstrip().startswith("<!--")]
    return [*COMMENT.findall(rest), *begun]
