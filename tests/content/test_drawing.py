"""SVG drawings: whatever would be shown otherwise than its author saw it is told, and why."""

from pathlib import Path

import pytest

from dexterity.content.drawing import MOST_BYTES, MOST_DEPTH, check_drawing
from dexterity.errors import ContentError

FRAME = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">'
)
SQUARE = 'd="M8 8h80v80h-80z"'


def faults_of(tmp_path: Path, text: str) -> list[str]:
    """Places and reasons, without the file that each of them names first."""
    path = tmp_path / "drawing.svg"
    path.write_text(text, encoding="utf-8")
    try:
        check_drawing(path)
    except ContentError as error:
        return [str(fault).removeprefix(f"{path}: ") for fault in error.faults]
    return []


def faults_inside(tmp_path: Path, body: str) -> list[str]:
    return faults_of(tmp_path, f"{FRAME}\n{body}</svg>")


@pytest.mark.parametrize(
    "body",
    [
        f'<path {SQUARE} fill="#c8553d" stroke="#2B2622" stroke-width="5" fill-opacity=".4"/>',
        f'<path {SQUARE} style="fill:#c8553d;stroke:none;opacity:0.5"/>',
        f'<g transform="rotate(10)" opacity="1"><path {SQUARE} stroke-dasharray="4 2"/></g>',
        f'<style>.ink, .line {{ stroke: #2b2622 }}</style><path {SQUARE} class="line"/>',
        f"""<defs><linearGradient id="glow" x2="100%" y2="0"><stop stop-color="#ffffff"/>
            </linearGradient><radialGradient id="sun" xlink:href="#glow" r="9"
            gradientUnits="userSpaceOnUse"/></defs><path {SQUARE} fill="url(#sun)"/>""",
        """<title>A &amp; B</title><sodipodi:namedview><inkscape:grid/></sodipodi:namedview>
            <metadata><rdf:RDF><cc:Work/></rdf:RDF></metadata>""",
        f'<path {SQUARE} style="mix-blend-mode:normal;clip-path:none;visibility:visible"/>',
    ],
    ids=["colours", "style", "groups", "classes", "gradients", "of an editor", "harmless"],
)
def test_what_is_shown_as_it_was_drawn_is_sound(tmp_path: Path, body: str) -> None:
    assert faults_inside(tmp_path, body) == []


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("<text>Ouch</text>", "<text> is not drawn: make paths of its letters"),
        ('<use href="#a"/>', "<use> is not drawn: put a copy of the shape there"),
        ("<image/>", "<image> is not drawn: draw over it with paths"),
        ("<pattern><path/></pattern>", "<pattern> fills nothing: hatch with strokes"),
        ("<symbol/>", "<symbol> is drawn where it stands, and nowhere else: make a group of it"),
        (
            "<defs><clipPath><path/></clipPath></defs>",
            "<clipPath> cuts nothing off: let the shapes end where they should",
        ),
        ("<mask/>", "<mask> hides nothing: let the shapes end where they should"),
        ("<filter/>", "<filter> changes nothing: draw what it should do"),
        ("<svg/>", "<svg> is drawn as if it were not inside another one: make a group of it"),
        ("<script>1</script>", "<script> is nothing that the game can draw"),
        ("<svg:path/>", "<svg:path> is not drawn: call it <path>"),
        ("<defs><path/></defs>", "<path> is not drawn inside <defs>"),
        ('<path clip-path="url(#a)"/>', "<path> is drawn as if it had no clip-path"),
        ('<g style="filter:url(#a)"/>', "<g> is drawn as if it had no filter"),
        ('<path visibility="hidden"/>', "<path> is drawn as if it had no visibility"),
        (
            '<g opacity=".5"><path/></g>',
            "<g> gives its opacity to each shape in it, not to all as one: say it of the shapes",
        ),
        (
            '<style>.dim{opacity:.5}</style><g class="dim"/>',
            "<g> gives its opacity to each shape in it, not to all as one: say it of the shapes",
        ),
        (
            '<path opacity="50%"/>',
            "<path> must have a number from 0 to 1 as its opacity, not '50%'",
        ),
        (
            '<path fill="url(#sun)"/>',
            "<path> has a fill of 'url(#sun)', and there is no such gradient",
        ),
        (
            '<linearGradient x2="1"/>',
            '<linearGradient> must have its x2 in percent, or gradientUnits="userSpaceOnUse"',
        ),
        ('<linearGradient href="#a"/>', "<linearGradient> must write href as xlink:href"),
        (
            "<style>path{fill:none}</style>",
            "<style> is read for classes such as .ink alone, not for 'path'",
        ),
        (
            "<style>.ink{fill:tan}</style>",
            "<style> has a fill of 'tan': write colours as #rrggbb",
        ),
        (
            "<style><![CDATA[.ink{fill:none}]]></style>",
            "<style> is not read inside <![CDATA[…]]>",
        ),
        (
            '<path class="ink"/>',
            "<path> has the class 'ink', which no <style> before it describes",
        ),
        (
            '<path class="ink thick"/>',
            "<path> has 2 classes, of which none is read: give it one",
        ),
    ],
)
def test_what_is_shown_otherwise_is_told_once_with_its_line(
    tmp_path: Path, body: str, fault: str
) -> None:
    assert faults_inside(tmp_path, body) == [f"line 2: {fault}"]


@pytest.mark.parametrize("value", ["tan", "#abc", "#11223344", "rgba(1,2,3,.5)", "currentColor"])
@pytest.mark.parametrize("key", ["fill", "stroke", "stop-color"])
def test_a_colour_is_six_digits(tmp_path: Path, key: str, value: str) -> None:
    fault = f"line 2: <path> has a {key} of '{value}': write colours as #rrggbb"
    assert faults_inside(tmp_path, f'<path {key}="{value}"/>') == [fault]
    assert faults_inside(tmp_path, f'<path style="{key}: {value}"/>') == [fault]


@pytest.mark.parametrize(
    ("frame", "fault"),
    [
        ("<svg/>", "<svg> must have a viewBox of four numbers, not ''"),
        ('<svg viewBox="0 0 96"/>', "<svg> must have a viewBox of four numbers, not '0 0 96'"),
        (
            '<svg viewBox="0 0 96 48" width="96" height="48"/>',
            "<svg> must have a square viewBox, not '0 0 96 48'",
        ),
        (
            '<svg viewBox="0 0 96 96" width="96px" height="9mm"/>',
            "<svg> must have a height of 96, as in its viewBox, not '9mm'",
        ),
        ("<html><path/></html>", "<html> must be <svg> to be drawn"),
    ],
)
def test_a_drawing_is_a_square(tmp_path: Path, frame: str, fault: str) -> None:
    assert faults_of(tmp_path, frame) == [f"line 1: {fault}"]


def test_every_fault_is_told_and_none_twice(tmp_path: Path) -> None:
    body = '<text/><text/><path fill="red"\n/>\n<path fill="red"/>'
    assert faults_inside(tmp_path, body) == [
        "line 2: <text> is not drawn: make paths of its letters",
        "line 2: <path> has a fill of 'red': write colours as #rrggbb",
        "line 4: <path> has a fill of 'red': write colours as #rrggbb",
    ]


def test_what_names_other_files_or_grows_is_refused_before_it_is_read(tmp_path: Path) -> None:
    refused = ["has a <!DOCTYPE …>, which no drawing needs: take it out"]
    laughs = "".join(f'<!ENTITY a{n + 1} "{f"&a{n};" * 10}">' for n in range(9))
    secret = tmp_path / "secret.txt"
    secret.write_text("nobody reads this", encoding="utf-8")
    for doctype in (
        f'<!DOCTYPE svg [<!ENTITY a0 "ha">{laughs}]>',
        f'<!DOCTYPE svg [<!ENTITY a9 SYSTEM "{secret.as_uri()}">]>',
        f'<!DOCTYPE svg SYSTEM "{secret.as_uri()}">',
    ):
        assert faults_of(tmp_path, f"{doctype}{FRAME}<desc>&a9;</desc></svg>") == refused


def test_size_and_depth_are_bounded(tmp_path: Path) -> None:
    def nested(depth: int) -> list[str]:
        return faults_of(tmp_path, f"{FRAME}{'<g>' * (depth - 1)}{'</g>' * (depth - 1)}</svg>")

    assert nested(MOST_DEPTH) == []
    assert nested(MOST_DEPTH + 1) == [f"is nested deeper than {MOST_DEPTH} elements"]
    large = faults_inside(tmp_path, f"<desc>{'a' * MOST_BYTES}</desc>")
    assert large == [f"is larger than {MOST_BYTES} bytes"]


def test_what_is_no_xml_says_where(tmp_path: Path) -> None:
    assert faults_inside(tmp_path, "<g>") == ["is not valid XML: mismatched tag (line 2)"]
    assert faults_of(tmp_path, "") == ["is not valid XML: no element found (line 1)"]
