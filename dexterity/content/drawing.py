"""Checks an SVG drawing: whether SDL_image, which draws it in the game, shows what its author saw.

SDL_image reads a small part of SVG and passes over the rest without a word: a text is gone, a shape
that was cut off is whole, a colour that it does not know is grey. What is said here was tried with
SDL_image 2.8. Gradients, transforms, dashes and classes are among what it does well.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from xml.parsers import expat

from dexterity.content.reading import Faults, read_text, shown

SUFFIX: Final = ".svg"
MOST_BYTES: Final = 40_000
"""The largest of ours has 26 kB: more is more than a card can show, and a frame long to draw."""
MOST_DEPTH: Final = 32
"""Elements in elements. Ours have 3; SDL_image loses count of styles at 128."""

SHAPES: Final = frozenset(("path", "rect", "circle", "ellipse", "line", "polyline", "polygon"))
GROUPS: Final = frozenset(("svg", "g"))
GRADIENTS: Final = frozenset(("linearGradient", "radialGradient"))
SILENT: Final = frozenset(("title", "desc", "metadata"))
"""Words about a drawing, which nobody expects to see."""
KNOWN: Final = SHAPES | GROUPS | GRADIENTS | SILENT | {"defs", "stop", "style"}
MISREAD: Final[Mapping[str, str]] = {
    "text": "is not drawn: make paths of its letters",
    "use": "is not drawn: put a copy of the shape there",
    "image": "is not drawn: draw over it with paths",
    "pattern": "fills nothing: hatch with strokes",
    "symbol": "is drawn where it stands, and nowhere else: make a group of it",
    "clipPath": "cuts nothing off: let the shapes end where they should",
    "mask": "hides nothing: let the shapes end where they should",
    "filter": "changes nothing: draw what it should do",
    "marker": "is at the end of no line: draw it there",
    "svg": "is drawn as if it were not inside another one: make a group of it",
}

COLOURED: Final = frozenset(("fill", "stroke", "stop-color"))
COLOUR: Final = re.compile(r"none|#[0-9a-fA-F]{6}")
LINK: Final = re.compile(r"url\(#([^()'\"\s]+)\)")
SHARES: Final = frozenset(("opacity", "fill-opacity", "stroke-opacity", "stop-opacity"))
NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
IGNORED: Final[Mapping[str, str]] = {
    **dict.fromkeys(("clip-path", "mask", "filter", "vector-effect"), "none"),
    **dict.fromkeys(("marker", "marker-start", "marker-mid", "marker-end"), "none"),
    **dict.fromkeys(("mix-blend-mode", "paint-order"), "normal"),
    "visibility": "visible",
    "transform-origin": "0 0",
}
"""What is passed over, and with which value that makes no difference."""
OF_EACH: Final = "gives its opacity to each shape in it, not to all as one: say it of the shapes"
PLACED: Final = frozenset(("x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy"))
"""Of a gradient."""

SELECTOR: Final = re.compile(r"\.([\w-]+)")

Classes = dict[str, bool]
"""Those described so far, and whether they let something shine through."""


@dataclass(slots=True)
class Element:
    """One of a drawing, in the order of the file."""

    name: str
    line: int
    attributes: Mapping[str, str]
    parents: tuple["Element", ...]
    text: list[str] = field(default_factory=list[str])
    has_cdata: bool = False


def check_drawing(path: Path) -> None:
    """A ContentError with all faults."""
    faults = Faults(path)
    elements = read_elements(read_text(path, faults, MOST_BYTES), faults)
    told = dict.fromkeys(_said_of(elements))
    for line, reason in told:
        faults.add(f"line {line}", reason)
    faults.raise_if_any()


def read_elements(text: str, faults: Faults) -> list[Element]:
    """All elements, with the names that the file calls them; raises at once what is no drawing."""
    parser = expat.ParserCreate()
    elements: list[Element] = []
    inside: list[Element] = []

    def begin(name: str, attributes: dict[str, str]) -> None:
        if len(inside) == MOST_DEPTH:
            raise _unreadable(faults, f"is nested deeper than {MOST_DEPTH} elements")
        element = Element(name, parser.CurrentLineNumber, attributes, tuple(inside))
        elements.append(element)
        inside.append(element)

    def end(name: str) -> None:
        inside.pop()

    def read(text: str) -> None:
        inside[-1].text.append(text)

    def begin_cdata() -> None:
        inside[-1].has_cdata = True

    def refuse_doctype(*named: object) -> None:
        # Here entities would be declared, which name other files or grow without end.
        raise _unreadable(faults, "has a <!DOCTYPE …>, which no drawing needs: take it out")

    parser.StartElementHandler = begin
    parser.EndElementHandler = end
    parser.CharacterDataHandler = read
    parser.StartCdataSectionHandler = begin_cdata
    parser.StartDoctypeDeclHandler = refuse_doctype
    try:
        parser.Parse(text, True)
    except expat.ExpatError as error:
        why = expat.ErrorString(error.code)
        raise _unreadable(faults, f"is not valid XML: {why} (line {error.lineno})") from error
    return elements


def _unreadable(faults: Faults, reason: str) -> Exception:
    faults.add("", reason)
    return faults.error()


def _said_of(elements: list[Element]) -> Iterator[tuple[int, str]]:
    """Lines, and what is wrong in them."""
    gradients = {e.attributes.get("id", "") for e in elements if e.name in GRADIENTS}
    classes: Classes = {}
    for element in elements:
        said = [*_frame_faults(element), *_element_faults(element, classes, gradients)]
        yield from ((element.line, f"<{_plain(element.name)}> {reason}") for reason in said)


def _element_faults(element: Element, classes: Classes, gradients: set[str]) -> Iterator[str]:
    name, inside = element.name, {each.name for each in element.parents}
    if inside - KNOWN or (not inside and name != "svg"):
        return  # It goes where its parent goes, or was refused as the outermost one.
    if _is_foreign(element):
        prefix, _, own = name.partition(":")
        if _namespace(element, prefix) == "http://www.w3.org/2000/svg":
            yield f"is not drawn: call it <{_plain(own)}>"
    elif name not in KNOWN or (name == "svg" and inside):
        yield MISREAD.get(name, "is nothing that the game can draw")
    elif name in SHAPES and "defs" in inside:
        yield "is not drawn inside <defs>"
    else:
        for key, value in _says(element):
            yield from _value_faults(name, key, value, gradients)
        if name in GRADIENTS:
            yield from _gradient_faults(element)
        if name == "style":
            yield from _style_faults(element, classes, gradients)
        yield from _class_faults(element, classes)


def _is_foreign(element: Element) -> bool:
    """An editor's own, which no one draws: `sodipodi:namedview`."""
    return ":" in element.name


def _namespace(element: Element, prefix: str) -> str | None:
    family = (element, *reversed(element.parents))
    return next((each.attributes[key] for each in family
                 if (key := f"xmlns:{prefix}") in each.attributes), None)  # fmt: skip


def _frame_faults(element: Element) -> Iterator[str]:
    """What only the outermost element has to say."""
    if element.parents:
        return
    if element.name != "svg":
        yield "must be <svg> to be drawn"
        return
    box = element.attributes.get("viewBox", "")
    numbers = box.replace(",", " ").split()
    if len(numbers) != 4 or not all(map(NUMBER.fullmatch, numbers)):
        yield f"must have a viewBox of four numbers, not {shown(box)}"
        return
    across, down = map(float, numbers[2:])
    if across != down or across <= 0:
        yield f"must have a square viewBox, not {shown(box)}"
    for key, side in (("width", across), ("height", down)):
        value = element.attributes.get(key, "")
        number = value.removesuffix("px")
        if not NUMBER.fullmatch(number) or float(number) != side:
            yield f"must have a {key} of {side:g}, as in its viewBox, not {shown(value)}"


def _style_faults(element: Element, classes: Classes, gradients: set[str]) -> Iterator[str]:
    """Takes in the classes that are described here."""
    if element.has_cdata:
        yield "is not read inside <![CDATA[…]]>"
    for rule in "".join(element.text).split("}"):
        selectors, brace, body = rule.partition("{")
        if not brace:
            continue
        says = dict(_declarations(body))
        for key, value in says.items():
            yield from _value_faults("style", key, value, gradients)
        for selector in map(str.strip, selectors.split(",")):
            if found := SELECTOR.fullmatch(selector):
                classes[found[1]] = classes.get(found[1], False) or says.get("opacity", "1") != "1"
            else:
                yield f"is read for classes such as .ink alone, not for {shown(selector)}"


def _class_faults(element: Element, classes: Classes) -> Iterator[str]:
    names = element.attributes.get("class", "").split()
    if len(names) > 1:
        yield f"has {len(names)} classes, of which none is read: give it one"
    elif names and names[0] not in classes:
        yield f"has the class {shown(names[0])}, which no <style> before it describes"
    elif names and classes[names[0]] and element.name in GROUPS:
        yield OF_EACH


def _says(element: Element) -> Iterator[tuple[str, str]]:
    """All properties that an element has itself, and their values."""
    for key, value in element.attributes.items():
        if key == "style":
            yield from _declarations(value)
        else:
            yield key, value.strip()


def _declarations(style: str) -> Iterator[tuple[str, str]]:
    for declaration in style.split(";"):
        key, colon, value = declaration.partition(":")
        if colon:
            yield key.strip(), value.strip()


def _value_faults(name: str, key: str, value: str, gradients: set[str]) -> Iterator[str]:
    if key in COLOURED:
        link = LINK.fullmatch(value)
        if link and key != "stop-color":
            if link[1] not in gradients:
                yield f"has a {key} of {shown(value)}, and there is no such gradient"
        elif not COLOUR.fullmatch(value):
            yield f"has a {key} of {shown(value)}: write colours as #rrggbb"
    elif key in SHARES:
        if not NUMBER.fullmatch(value) or not 0 <= float(value) <= 1:
            yield f"must have a number from 0 to 1 as its {key}, not {shown(value)}"
        elif key == "opacity" and name in GROUPS and float(value) < 1:
            yield OF_EACH
    elif key in IGNORED and value != IGNORED[key]:
        yield f"is drawn as if it had no {key}"


def _gradient_faults(element: Element) -> Iterator[str]:
    if "href" in element.attributes:
        yield "must write href as xlink:href"
    if element.attributes.get("gradientUnits") == "userSpaceOnUse":
        return
    for key in sorted(PLACED & element.attributes.keys()):
        value = element.attributes[key].strip()
        if value != "0" and not value.endswith("%"):
            yield f'must have its {key} in percent, or gradientUnits="userSpaceOnUse"'


def _plain(name: str) -> str:
    """A name short and printable enough for a sentence."""
    return shown(name)[1:-1]
