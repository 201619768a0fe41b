"""Columns, rows and grids give each thing its place, and cover nothing twice."""

import pytest

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.letters import Letters
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Fixed, Row, Space, placed

RULER = Letters()


def buttons(*names: str) -> list[Button]:
    return [Button(name, name, lambda: None) for name in names]


def test_a_column_goes_down() -> None:
    one, two = buttons("one", "two")
    placed(Column(one, two, gap=10.0), Box(5, 7, 300, 500), RULER)
    assert (one.box.left, one.box.top, one.box.width) == (5, 7, 300)
    assert two.box.top == one.box.bottom + 10.0


def test_a_row_fills_its_width_in_proportion() -> None:
    short, long = buttons("ok", "a much longer name")
    placed(Row(short, long, gap=10.0), Box(0, 0, 400, 50), RULER)
    assert short.box.width < long.box.width
    assert long.box.right == pytest.approx(400.0)
    assert long.box.left == pytest.approx(short.box.right + 10.0)


def test_shares_divide_a_row() -> None:
    one, two = buttons("one", "two")
    placed(Row(one, two, gap=0.0, shares=(1.0, 3.0)), Box(0, 0, 400, 50), RULER)
    assert (one.box.width, two.box.width) == (100.0, 300.0)


def test_no_two_things_overlap_however_they_are_nested() -> None:
    names = buttons(*"abcdefgh")
    page = Column(Row(*names[:3]), Row(Column(*names[3:5]), names[5]), Space(height=9), *names[6:])
    widgets = placed(page, Box(0, 0, 500, 700), RULER)
    pairs = [(a, b) for a in widgets for b in widgets if a.name < b.name]
    assert len(pairs) == 28
    assert not any(a.box.meets(b.box) for a, b in pairs)


@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
def test_a_column_wants_the_room_that_it_takes(text_size: float) -> None:
    ruler = Letters(1.0, text_size)
    page = Column(Label("A sentence of several words, to be broken somewhere."), *buttons("ok"))
    _, wanted = page.wanted(ruler, 200.0)
    widgets = placed(page, Box(0, 0, 200, wanted), ruler)
    assert widgets[-1].box.bottom == pytest.approx(wanted)


def test_a_fixed_thing_has_the_size_it_is_told() -> None:
    (button,) = buttons("x")
    page = Column(Fixed(button, width=120.0, height=90.0))
    placed(page, Box(0, 0, 500, 500), RULER)
    assert button.box.size == (120.0, 90.0)
