"""Makes the pictures of Fighter and Delve: `python -m tools.make_portraits [NAME...]`.

A name is that of a character or a thing, or of a group such as `delve/tiles`; `--sheet FILE.png`
shows them side by side. They are drawn by the modules in `tools/portrait_making/`, whose docstring
tells how to draw a new one. A hand that trembles from a fixed seed: made again they are the same.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from tools.portrait_making.contact_sheet import save_sheet
from tools.portrait_making.gallery import Portrait, portraits

FOLDER = Path(__file__).parent.parent / "assets" / "images"


def chosen(names: Sequence[str]) -> list[Portrait]:
    """Those pictures, or the groups of that name, or all if none is named."""
    everyone = list(portraits())
    known = {portrait.name for portrait in everyone} | {p.group.value for p in everyone}
    if unknown := [name for name in names if name not in known]:
        raise SystemExit(f"Nobody has drawn {', '.join(unknown)} yet. Known: {sorted(known)}")
    return [
        portrait
        for portrait in everyone
        if not names or portrait.name in names or portrait.group.value in names
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the chosen pictures anew, in all their moods."""
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="characters, things or groups")
    parser.add_argument("--sheet", type=Path, help="also draw them all on one PNG")
    parser.add_argument("--size", type=int, default=200, help="of a portrait on the sheet")
    options = parser.parse_args(arguments)
    picked = chosen(options.names)
    for portrait in picked:
        for mood in portrait.group.moods:
            file = FOLDER / portrait.file(mood)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(portrait.svg(mood), encoding="utf-8", newline="\n")
    if options.sheet:
        save_sheet(picked, options.sheet, options.size)


if __name__ == "__main__":
    main()
