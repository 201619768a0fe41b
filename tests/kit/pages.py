"""The pages of `docs/` as readers see them: their blocks of code, links and pictures."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"

FENCED = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)#]+)[^)]*\)")


@dataclass(frozen=True, slots=True)
class Block:
    """A block of code: its language, what it stands for besides, and its text."""

    language: str
    role: str
    """Such as `file` in “toml file=targets/egg.toml”; empty where it is only shown."""
    name: str
    text: str


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def blocks(name: str, language: str = "", role: str = "") -> list[Block]:
    """Those of a page, in order, of one language or role."""
    found = [_block(match[1], match[2]) for match in FENCED.finditer(page(name))]
    return [
        block for block in found if language in ("", block.language) and role in ("", block.role)
    ]


def links(name: str) -> list[str]:
    """What the page leads to or shows, within the project."""
    prose = FENCED.sub("", page(name))
    return [link for link in LINK.findall(prose) if "://" not in link]


def _block(head: str, text: str) -> Block:
    language, _, rest = head.partition(" ")
    role, _, name = rest.partition("=")
    return Block(language, role, name, text)
