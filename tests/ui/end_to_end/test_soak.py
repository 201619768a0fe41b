"""Somebody who does anything at all, everywhere, from every screen on."""

from pathlib import Path
from random import Random

import pytest

from dexterity.session.folders import folders_in
from dexterity.session.records.reading import list_records, read_record
from dexterity.session.records.verifying import verify
from dexterity.session.settings import Settings
from dexterity.session.settings_file import load_settings
from dexterity.ui.screens.gallery import SCREENS
from tests.kit.covering import first_of
from tests.kit.screens import driven
from tests.kit.soak import Monkey

LASTS_S = 6.0
"""From each screen on. Longer finds more; a minute each was tried with other seeds."""


@pytest.mark.parametrize("begin", first_of(SCREENS))
def test_whatever_is_done_the_game_goes_on_and_keeps_what_was_done(
    tmp_path: Path, begin: str
) -> None:
    luck, folders = Random(begin), folders_in(tmp_path)
    with driven(tmp_path, Settings(), (640, 360)) as driver:
        app = driver.app
        app.go(SCREENS["title"](app))
        app.go(SCREENS[begin](app))
        monkey, ends_s = Monkey(driver, luck), driver.clock.at_s + LASTS_S
        while app.running and driver.clock.at_s < ends_s:
            monkey.act()
            assert app.depth >= 1, monkey.done
        chosen = app.services.settings
    loaded = load_settings(folders.settings_file)
    assert (loaded.settings, loaded.notices) == (chosen, ())
    for path in list_records(folders.records):
        assert verify(read_record(path)).holds, monkey.done
