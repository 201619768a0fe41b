"""The sounds in assets/ are those the tool makes, and they sound as things do."""

import wave as wave_files
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from dexterity.physics.scene.materials import Material
from dexterity.ui.sound.recordings import sound_names
from tools.make_sounds import FOLDER, RECIPES, Recipe, made, made_files
from tools.sound_making.finishing import HIGHEST_PEAK, finished, loudest, samples, wav_bytes
from tools.sound_making.modes import Mode, ring
from tools.sound_making.waves import RATE_HZ, Wave, mixed, noise, white_noise

NAMES = sorted(path.name for path in FOLDER.iterdir())


@cache
def stored(name: str) -> NDArray[np.int64]:
    with wave_files.open(str(FOLDER / name), "rb") as file:
        shape = (file.getnchannels(), file.getsampwidth(), file.getframerate())
        assert shape == (1, 2, RATE_HZ), name
        return np.frombuffer(file.readframes(file.getnframes()), "<i2").astype(np.int64)


def centroid_hz(wave: Wave | NDArray[np.int64]) -> float:
    """The middle of a sound's spectrum: how bright it is."""
    power = np.abs(np.fft.rfft(wave)) ** 2
    return float(np.sum(power * np.arange(len(power))) / np.sum(power) * RATE_HZ / len(wave))


def brightness(start: str) -> float:
    return float(np.mean([centroid_hz(stored(name)) for name in NAMES if name.startswith(start)]))


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_a_sound_made_again_is_the_stored_one(recipe: Recipe) -> None:
    for number in range(1, recipe.variants + 1):
        kept = stored(f"{recipe.name}-{number}.wav")
        again = samples(made(recipe, number)).astype(np.int64)
        # One step of 65,536: sines and transforms round differently on other processors.
        assert len(again) == len(kept)
        assert np.max(np.abs(again - kept)) <= 1


def test_the_tool_gives_the_same_bytes_twice() -> None:
    recipe = RECIPES[0]
    assert wav_bytes(made(recipe, 1)) == wav_bytes(made(recipe, 1))


def test_every_stored_sound_has_a_recipe() -> None:
    assert sorted(name for name, _ in made_files()) == NAMES


def test_every_material_and_every_cue_has_its_sounds() -> None:
    assert {recipe.name for recipe in RECIPES} == set(sound_names())


@pytest.mark.parametrize("material", Material)
@pytest.mark.parametrize("force", ["soft", "hard"])
def test_repeated_hits_have_three_different_sounds(material: Material, force: str) -> None:
    hits = [stored(name) for name in NAMES if name.startswith(f"{material}-{force}-")]
    assert len({hit.tobytes() for hit in hits}) == len(hits) == 3


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_clean(name: str) -> None:
    sound = stored(name)
    assert np.max(np.abs(sound)) <= HIGHEST_PEAK * 32767 + 1, "clips"
    assert np.max(np.abs(sound)) > 0.1 * 32767, "is too quiet"
    assert abs(np.mean(sound)) < 1.0, "has an offset"
    assert sound[0] == sound[-1] == 0, "does not start and end in silence"
    assert np.max(np.abs(sound[-RATE_HZ // 1000 :])) < 33, "is cut off"


def test_the_folder_is_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 1_500_000


def test_harder_materials_sound_brighter() -> None:
    order = ["felt-hard", "skin-hard", "card-hard", "wood-hard", "bones", "resin-hard", "coin"]
    heard = [brightness(start) for start in order]
    assert all(dull < bright for dull, bright in pairwise(heard)), dict(
        zip(order, heard, strict=True)
    )


@pytest.mark.parametrize("material", Material)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_hard_hit_is_brighter_than_a_soft_one(material: Material, number: int) -> None:
    soft, hard = (centroid_hz(stored(f"{material}-{f}-{number}.wav")) for f in ("soft", "hard"))
    assert soft < hard


@pytest.mark.parametrize("material", Material)
def test_a_hit_begins_with_its_blow(material: Material) -> None:
    """Late energy would be heard as a late hit."""
    for number in (1, 2, 3):
        sound = stored(f"{material}-hard-{number}.wav").astype(float)
        share = np.cumsum(sound**2) / np.sum(sound**2)
        assert share[round(0.03 * RATE_HZ)] > 0.8


def test_the_centre_is_cheered_louder_and_longer_than_a_hit() -> None:
    small, great = stored("cheer-1.wav"), stored("centre-1.wav")
    assert len(great) > 1.5 * len(small)
    assert loudest(great.astype(float)) > 1.2 * loudest(small.astype(float))


def test_the_sorry_horn_falls() -> None:
    sound = stored("fail-1.wav")
    third = len(sound) // 3
    assert strongest_hz(sound[:third]) > strongest_hz(sound[-third:])


def test_what_is_won_goes_up_and_is_as_loud_as_the_centre() -> None:
    for name in ("win-1.wav", "chapter-1.wav"):
        sound = stored(name)
        tenth = len(sound) // 10
        assert strongest_hz(sound[tenth : 2 * tenth]) < strongest_hz(sound[5 * tenth : 7 * tenth])
        assert loudest(sound.astype(float)) > loudest(stored("cheer-1.wav").astype(float))


def test_a_fatal_blow_is_the_deepest_of_all_answers() -> None:
    answers = ("cheer", "centre", "win", "chapter", "fail")
    deepest = min(strongest_hz(stored(f"{answer}-1.wav")) for answer in answers)
    assert strongest_hz(stored("fatal_blow-1.wav")) < 0.5 * deepest


def strongest_hz(wave: Wave | NDArray[np.int64]) -> float:
    return float(np.argmax(np.abs(np.fft.rfft(wave))) * RATE_HZ / len(wave))


# --- the parts --------------------------------------------------------------------------------


def test_a_mode_rings_at_its_pitch_and_is_sixty_decibels_down_in_time() -> None:
    wave = ring([Mode(1000.0, 0.2, 1.0)], 0.0001, 0.4)
    assert strongest_hz(wave) == pytest.approx(1000.0, abs=3.0)
    window = round(0.01 * RATE_HZ)
    late = round(0.2 * RATE_HZ)
    fell = loudest(wave[late : late + window]) / loudest(wave[:window])
    assert fell == pytest.approx(0.001, rel=0.1)


def test_a_longer_contact_wakes_fewer_high_modes() -> None:
    modes = [Mode(300.0, 0.1, 1.0), Mode(3000.0, 0.1, 1.0)]
    short, long = (centroid_hz(ring(modes, contact_s, 0.2)) for contact_s in (0.0001, 0.001))
    assert long < 0.5 * short


def test_noise_lies_in_its_band() -> None:
    wave = noise(Random(1), 0.5, 1000.0, 2000.0)
    assert 1000.0 < centroid_hz(wave) < 2000.0


def test_white_noise_is_even_and_the_same_for_the_same_luck() -> None:
    wave = white_noise(Random(7), 0.5)
    assert np.array_equal(wave, white_noise(Random(7), 0.5))
    assert np.mean(wave) == pytest.approx(0.0, abs=0.02)
    assert np.var(wave) == pytest.approx(1 / 3, abs=0.01)


def test_what_is_mixed_past_the_end_is_cut() -> None:
    whole = mixed(0.01, [(0.0, np.ones(200)), (0.009, np.ones(200)), (0.02, np.ones(9))])
    assert len(whole) == 441
    assert whole.sum() == 200 + 441 - 397


@pytest.mark.parametrize(
    "spoilt",
    [lambda wave: wave + 0.5, lambda wave: 100.0 * wave, lambda wave: 0.001 * wave],
    ids=["with an offset", "far too loud", "far too quiet"],
)
def test_finishing_mends_any_wave(spoilt: Callable[[Wave], Wave]) -> None:
    wave = finished(spoilt(noise(Random(3), 0.3, 300.0, 3000.0)), -20.0)
    assert loudest(wave) == pytest.approx(0.1, rel=0.01)
    assert np.max(np.abs(wave)) <= HIGHEST_PEAK
    assert [wave[0], wave[-1]] == pytest.approx([0.0, 0.0], abs=1e-12)
    assert np.mean(wave) == pytest.approx(0.0, abs=1e-3)
