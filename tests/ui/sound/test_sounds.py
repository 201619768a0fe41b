"""What is played when, how loud and from which side; and silence where there is no device."""

import inspect
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from math import hypot
from pathlib import Path
from random import Random

import pygame
import pytest

from dexterity.content.language import Language
from dexterity.content.texts import read_catalogue
from dexterity.errors import DexterityError
from dexterity.physics.scene.materials import Material
from dexterity.places import assets
from dexterity.ui.sound.cues import OF_THE_PROGRAM, WITHOUT_CAPTION, Cue, captions_for
from dexterity.ui.sound.loudness import FULL_SPEED_MM_S, Sides, spread, volume_of_hit
from dexterity.ui.sound.recordings import find_recordings, sound_names
from dexterity.ui.sound.sounds import NO_DEVICE, Silence, Sounds, open_sounds
from dexterity.ui.sound.voices import CUE_VOICES, HIT_VOICES, Voices

FOLDER = assets() / "sounds"


@dataclass
class Ears:
    """Speakers that remember what they were told to play."""

    heard: list[tuple[str, Sides]] = field(default_factory=list)
    changed: list[tuple[int, Sides]] = field(default_factory=list)
    prepared: list[str] = field(default_factory=list)
    hushed: int = 0

    def prepare(self, file: Path) -> None:
        self.prepared.append(file.stem)

    def play_cue(self, file: Path, sides: Sides) -> int:
        self.heard.append((file.stem, sides))
        return len(self.heard) - 1

    def play_hit(self, file: Path, sides: Sides) -> int:
        return self.play_cue(file, sides)

    def set_sides(self, voice: int, sides: Sides) -> None:
        self.changed.append((voice, sides))

    def hush(self) -> None:
        self.hushed += 1

    def close(self) -> None: ...

    def names(self) -> list[str]:
        return [name for name, _ in self.heard]

    def volumes(self) -> list[float]:
        return [hypot(sides.left, sides.right) for _, sides in self.heard]


class Stage:
    """Sounds with ears to hear them and a time to set by hand."""

    def __init__(self) -> None:
        self.now_s = 0.0
        self.ears = Ears()
        self.sounds = Sounds(find_recordings(FOLDER), self.ears, Random(1), lambda: self.now_s)

    def hit_at(self, at_s: float, speed_mm_s: float = 1000.0, material: str = "wood") -> None:
        self.now_s = at_s
        self.sounds.hit(material, speed_mm_s, 0.0)


@pytest.fixture
def stage() -> Stage:
    return Stage()


def test_a_hit_sounds_as_its_material_and_force(stage: Stage) -> None:
    stage.hit_at(0.0, 2000.0, "wood")
    stage.hit_at(0.0, 200.0, "card")
    assert [name[:-2] for name in stage.ears.names()] == ["wood-hard", "card-soft"]


@pytest.mark.parametrize("material", Material)
def test_every_material_can_be_hit(stage: Stage, material: Material) -> None:
    stage.hit_at(0.0, 1500.0, material.value)
    assert len(stage.ears.heard) == 1


@pytest.mark.parametrize("cue", Cue)
def test_every_cue_can_be_played(stage: Stage, cue: Cue) -> None:
    stage.sounds.play(cue)
    assert stage.ears.names()[0].startswith(f"{cue}-")


def test_a_harder_hit_is_louder(stage: Stage) -> None:
    for number, speed_mm_s in enumerate((60.0, 300.0, 1500.0, FULL_SPEED_MM_S)):
        stage.hit_at(float(number), speed_mm_s)
    volumes = stage.ears.volumes()
    assert volumes == sorted(volumes)
    assert len(set(volumes)) == 4
    assert volumes[-1] == pytest.approx(1.0)
    assert volumes[0] > 0.05, "the last small tap is still heard"


def test_nothing_is_louder_than_full() -> None:
    assert volume_of_hit(99_999.0) == 1.0
    assert volume_of_hit(-1.0) == 0.0


def test_a_contact_without_force_takes_no_voice(stage: Stage) -> None:
    stage.hit_at(0.0, 0.0)
    assert stage.ears.heard == []


def test_the_same_recording_never_comes_twice_in_a_row(stage: Stage) -> None:
    for number in range(60):
        stage.hit_at(float(number))
    names = stage.ears.names()
    assert all(one != other for one, other in pairwise(names))
    assert len(set(names)) == 3


def test_hits_on_one_material_at_nearly_the_same_time_are_one(stage: Stage) -> None:
    for at_s in (1.0, 1.005, 1.011, 1.013):
        stage.hit_at(at_s)
    assert len(stage.ears.heard) == 2


def test_hits_on_two_materials_at_the_same_time_are_two(stage: Stage) -> None:
    stage.hit_at(1.0, material="wood")
    stage.hit_at(1.0, material="resin")
    assert len(stage.ears.heard) == 2


def test_of_two_hits_heard_as_one_the_harder_is_heard(stage: Stage) -> None:
    stage.hit_at(1.0, 200.0)
    stage.hit_at(1.004, 2000.0)
    stage.hit_at(1.008, 300.0)
    assert len(stage.ears.heard) == 1
    assert stage.ears.changed == [(0, spread(volume_of_hit(2000.0), 0.0))]


def test_a_die_on_the_left_is_louder_on_the_left_and_never_gone_from_the_right() -> None:
    sides = spread(1.0, -1.0)
    assert sides.left > 2 * sides.right > 0.0


@pytest.mark.parametrize("pan", [-3.0, -1.0, -0.4, 0.0, 0.7, 1.0, 9.0])
def test_a_sound_is_as_loud_wherever_it_comes_from(pan: float) -> None:
    sides, mirrored = spread(0.8, pan), spread(0.8, -pan)
    assert hypot(sides.left, sides.right) == pytest.approx(0.8)
    assert (sides.left, sides.right) == pytest.approx((mirrored.right, mirrored.left))


def test_muted_nothing_is_played_and_what_plays_stops(stage: Stage) -> None:
    stage.sounds.set_levels(master=1.0, effects=1.0, muted=True)
    stage.hit_at(0.0)
    stage.sounds.play(Cue.BUTTON)
    assert stage.ears.heard == []
    assert stage.ears.hushed == 1


@pytest.mark.parametrize("cue", Cue)
def test_the_volume_of_effects_leaves_the_programs_own_sounds(stage: Stage, cue: Cue) -> None:
    stage.sounds.set_levels(master=1.0, effects=0.0, muted=False)
    stage.sounds.play(cue)
    assert len(stage.ears.heard) == (cue in OF_THE_PROGRAM)


def test_the_master_volume_is_that_of_everything(stage: Stage) -> None:
    stage.sounds.set_levels(master=0.5, effects=1.0, muted=False)
    stage.sounds.play(Cue.BUTTON)
    stage.sounds.play(Cue.CHEER)
    assert stage.ears.volumes() == pytest.approx([0.25, 0.25])


def test_sounds_are_decoded_one_at_a_time_the_first_needed_first(stage: Stage) -> None:
    assert stage.ears.prepared == []
    calls = 1
    while stage.sounds.prepare_next():
        assert len(stage.ears.prepared) == calls
        calls += 1
    assert stage.ears.prepared[0].startswith("button")
    assert sorted(stage.ears.prepared) == sorted(path.stem for path in FOLDER.glob("*.wav"))
    assert not stage.sounds.prepare_next()


def test_missing_sounds_are_named(tmp_path: Path) -> None:
    with pytest.raises(DexterityError, match=r"missing in .*: button, page"):
        find_recordings(tmp_path)


# --- captions ---------------------------------------------------------------------------------


def test_captions_are_told_once_and_in_order() -> None:
    knocks = [Material.WOOD, Material.WOOD]
    heard: list[Cue | Material] = [*knocks, Cue.BUTTON, Material.CARD, *knocks, Cue.CHEER]
    assert captions_for(heard) == ("caption.wood", "caption.card", "caption.cheer")


@pytest.mark.parametrize("language", Language)
def test_every_sound_that_matters_has_its_caption(language: Language) -> None:
    known = read_catalogue(assets() / "texts" / f"{language}.toml")
    wanted = captions_for(Cue) + captions_for(Material)
    assert len(wanted) == len(Cue) + len(Material) - len(WITHOUT_CAPTION)
    assert {*wanted, NO_DEVICE} == {key for key in known if key.startswith("caption.")}


# --- the device -------------------------------------------------------------------------------


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A device that plays into the void."""
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


@pytest.mark.usefixtures("device")
def test_all_sounds_play_on_a_device() -> None:
    sounds = open_sounds(FOLDER, Random(2), lambda: 0.0)
    assert isinstance(sounds, Sounds)
    assert sounds.notice is None
    while sounds.prepare_next():
        pass
    sounds.play(Cue.CENTRE)
    sounds.hit("wood", 2000.0, 0.5)
    assert busy_voices() == [0, CUE_VOICES]
    sounds.hush()
    assert busy_voices() == []
    sounds.close()
    assert pygame.mixer.get_init() is None


def busy_voices() -> list[int]:
    count = pygame.mixer.get_num_channels()
    return [number for number in range(count) if pygame.mixer.Channel(number).get_busy()]


@pytest.mark.usefixtures("device")
def test_a_clatter_of_hits_leaves_the_cheer_alone() -> None:
    voices, quiet = Voices(), Sides(0.1, 0.1)
    cheer = voices.play_cue(FOLDER / "centre-1.wav", quiet)
    taken = [voices.play_hit(FOLDER / "centre-1.wav", quiet) for _ in range(HIT_VOICES + 3)]
    assert cheer not in taken
    assert len(set(taken)) == HIT_VOICES
    assert taken[HIT_VOICES:] == taken[:3], "the oldest give way"
    assert len(busy_voices()) == HIT_VOICES + 1


@pytest.mark.usefixtures("device")
def test_a_damaged_file_is_told_in_a_sentence(tmp_path: Path) -> None:
    damaged = tmp_path / "wood-hard-1.wav"
    damaged.write_bytes(b"RIFF....")
    with pytest.raises(DexterityError, match=r"wood-hard-1\.wav cannot be read"):
        Voices().prepare(damaged)


def test_without_a_device_there_is_silence_and_a_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "there is no such driver")
    sounds = open_sounds(FOLDER, Random(2), lambda: 0.0)
    assert isinstance(sounds, Silence)
    assert sounds.notice == NO_DEVICE
    sounds.set_levels(master=1.0, effects=1.0, muted=False)
    sounds.hit("wood", 2000.0, 0.0)
    sounds.play(Cue.FAIL)
    assert not sounds.prepare_next()
    sounds.close()


def test_silence_takes_whatever_sounds_take() -> None:
    def offered(kind: type) -> dict[str, inspect.Signature]:
        methods = inspect.getmembers(kind, inspect.isfunction)
        return {name: inspect.signature(m) for name, m in methods if not name.startswith("_")}

    assert offered(Silence) == offered(Sounds)


def test_importing_the_sounds_opens_no_device() -> None:
    code = "import pygame, dexterity.ui.sound.sounds; print(pygame.mixer.get_init())"
    told = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"SDL_AUDIODRIVER": "dummy"},
    )
    assert told.stdout.strip() == "None"


def test_every_sound_has_one_name() -> None:
    assert len(sound_names()) == len(set(sound_names()))
