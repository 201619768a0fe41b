"""What is heard of a throw, and what is written for those who do not hear it."""

import dataclasses
from pathlib import Path

import pytest

from dexterity.physics.results.flight import Hit
from dexterity.rules.referee import Miss, Verdict
from dexterity.session.settings import Settings
from dexterity.ui.show.hearing import cue_of, pan_of, play_passed
from dexterity.ui.show.playback import Passed
from dexterity.ui.sound.cues import Cue
from dexterity.ui.world.camera import plain_camera
from dexterity.values.landing import Ground, Zone
from tests.kit.screens import Listener, driven
from tests.kit.widget_page import WidgetPage

HIT = Verdict(3, centre=False, symbol=True, misses=(), counted=Ground(Zone.SECTION, 3))
CAMERA = plain_camera((1280, 720))


def missed(*why: Miss) -> Verdict:
    return dataclasses.replace(HIT, value=0, misses=why)


@pytest.mark.parametrize(
    ("verdict", "cue"),
    [
        (HIT, Cue.CHEER),
        (dataclasses.replace(HIT, value=10, centre=True), Cue.CENTRE),
        (missed(Miss.HOLE), Cue.RATTLE),
        (missed(Miss.BONES), Cue.BONES),
        (missed(Miss.OUTSIDE), Cue.FAIL),
        (missed(Miss.NO_BOUNCE, Miss.HOLE), Cue.FAIL),
    ],
)
def test_a_verdict_has_one_sound_that_says_how_it_went(verdict: Verdict, cue: Cue) -> None:
    assert cue_of(verdict) is cue


def test_a_hit_is_heard_from_where_it_is_seen() -> None:
    assert pan_of((0.0, 0.0, 0.0), CAMERA) == pytest.approx(0.0, abs=1e-9)
    assert -1.0 < pan_of((-200.0, 0.0, 0.0), CAMERA) < -0.3
    assert pan_of((200.0, 0.0, 0.0), CAMERA) == -pan_of((-200.0, 0.0, 0.0), CAMERA)
    assert pan_of((5000.0, 0.0, 0.0), CAMERA) == 1.0


def test_all_that_was_passed_is_played_and_written_once_for_each_material(tmp_path: Path) -> None:
    sounds = Listener()
    hits = tuple(
        Hit(0.1, (x, 0.0, 0.0), touched, material, 900.0)
        for x, touched, material in [
            (0, "table", "wood"),
            (9, "table", "wood"),
            (9, "board", "card"),
        ]
    )
    with driven(tmp_path, Settings(captions=True), sounds=sounds) as driver:
        driver.app.go(WidgetPage(driver.app))
        play_passed(driver.app, CAMERA, Passed(released=True, hits=hits))
        driver.tick()
        assert sounds.cues[-1] is Cue.WHOOSH
        assert [material for material, _, _ in sounds.hits] == ["wood", "wood", "card"]
        say = driver.app.services.texts.say
        for key in ("caption.whoosh", "caption.wood", "caption.card"):
            assert driver.texts.count(say(key)) == 1
