"""The page on the physics says what the tool measures; what is quick to measure is measured."""

from xml.etree import ElementTree

import pytest

from tests.kit.pages import DOCS, page
from tools.physics_page.energy import measure_energy
from tools.physics_page.filling import broken_markers, figures_in, filled
from tools.physics_page.measured import Measured, joined
from tools.physics_page.pencil import measure_pencil
from tools.physics_page.plot import Axis, Band, Dot, Line, Plot
from tools.physics_page.svg import svg_of

PAGE = "physics.md"

SMALL = Plot(
    "Less & more",
    Axis("across", 1, 100, (1, 10, 100), logarithmic=True),
    Axis("up", 0, 10, (0, 5, 10)),
    lines=[Line("<a line>", [(1, 0), (10, 5), (100, 20)], dashed=True)],
    dots=[Dot("here", (10, 5))],
    bands=[Band(2, 4)],
)


def test_every_figure_of_the_page_was_measured() -> None:
    figures = figures_in(page(PAGE))
    assert len(figures) > 50
    assert all(any(letter.isdigit() for letter in figure) for figure in figures.values())


def test_no_marker_of_the_page_is_broken() -> None:
    assert broken_markers(page(PAGE)) == []


def test_what_the_page_says_of_pencils_is_still_true() -> None:
    said, measured = figures_in(page(PAGE)), measure_pencil().figures
    assert {name: said[name] for name in measured} == measured


def test_what_the_page_says_of_energy_is_still_true() -> None:
    """Up to the first hit; how it tumbles on is a matter of the machine's last bits."""
    said, measured = figures_in(page(PAGE)), measure_energy().figures
    for name in ("energy_release", "energy_first_hit"):
        assert said[name] == measured[name]
    assert float(measured["energy_gain"].rstrip("%")) < 0.5


def test_every_plot_of_the_page_is_small_and_can_be_drawn() -> None:
    plots = sorted((DOCS / "images").glob("*.svg"))
    assert [f"images/{plot.name}" in page(PAGE) for plot in plots] == [True] * 6
    for plot in plots:
        assert ElementTree.parse(plot).getroot().tag.endswith("svg")
        assert plot.stat().st_size < 20_000


def test_a_plot_of_the_pencil_made_again_is_the_stored_one() -> None:
    drawn = svg_of(measure_pencil().plots["pencil"])
    assert (DOCS / "images" / "pencil.svg").read_text(encoding="utf-8") == drawn


# --- the tool itself --------------------------------------------------------------------------


def test_figures_are_filled_in_between_their_markers() -> None:
    before = "It is <!-- length -->?<!-- / --> mm, or <!-- feet -->2<!-- / --> feet."
    after = filled(before, {"length": "12", "feet": "0.04"})
    assert after == "It is <!-- length -->12<!-- / --> mm, or <!-- feet -->0.04<!-- / --> feet."
    assert filled(after, {"length": "12", "feet": "0.04"}) == after


@pytest.mark.parametrize("figures", [{}, {"length": "12", "width": "3"}])
def test_a_page_that_asks_for_other_figures_is_refused(figures: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="not measured"):
        filled("It is <!-- length -->?<!-- / --> mm.", figures)


def test_half_a_marker_and_one_that_begins_a_line_are_found() -> None:
    assert broken_markers("a <!-- length -->12 mm") == ["<!-- length -->"]
    assert len(broken_markers("a\n<!-- length -->12<!-- / --> mm")) == 1


def test_a_name_that_two_measurements_give_is_refused() -> None:
    one = Measured({"length": "12"})
    with pytest.raises(ValueError, match="length"):
        joined([one, one])


def test_a_plot_tells_its_words_and_keeps_within_its_axes() -> None:
    root = ElementTree.fromstring(svg_of(SMALL))
    words = [text.text for text in root.iter() if text.tag.endswith("text")]
    assert {"across", "up", "<a line>", "here", "100"} <= set(words)
    (way,) = (line.attrib["points"] for line in root.iter() if line.tag.endswith("polyline"))
    heights = [float(point.split(",")[1]) for point in way.split()]
    # From the bottom to the middle, and what is beyond the top is cut off there.
    assert heights[0] - heights[1] == pytest.approx(heights[1] - heights[2], abs=0.2)
