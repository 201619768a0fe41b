"""Every widget can be read and reached, however large the letters."""

from pathlib import Path

import pytest

from dexterity.session.settings import Settings
from dexterity.ui.canvas.theme import SMALLEST_TARGET
from tests.kit.screens import driven
from tests.kit.widget_page import WidgetPage


@pytest.mark.parametrize("size_px", [(1280, 720), (1024, 768), (1900, 700)])
@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
def test_no_text_is_cut_off(tmp_path: Path, size_px: tuple[int, int], text_size: float) -> None:
    with driven(tmp_path, Settings(text_size=text_size, reduced_motion=True), size_px) as driver:
        driver.app.go(WidgetPage(driver.app))
        driver.tick(2)
        assert len(driver.texts) > 10
        assert driver.clipped_texts() == []
        driver.focus("ask")
        driver.key("return")
        driver.tick()
        assert "Throw everything away?" in driver.texts
        assert driver.clipped_texts() == []
        driver.key("escape")
        driver.key("f1")
        driver.tick()
        assert driver.clipped_texts() == []


@pytest.mark.parametrize("text_size", [1.0, 2.0])
def test_every_widget_is_large_enough_for_a_finger(tmp_path: Path, text_size: float) -> None:
    with driven(tmp_path, Settings(text_size=text_size)) as driver:
        driver.app.go(WidgetPage(driver.app))
        driver.tick()
        small = [
            widget.name
            for widget in driver.app.screen.form.widgets
            if widget.can_focus and min(widget.box.size) < SMALLEST_TARGET - 0.01
        ]
        assert small == []
