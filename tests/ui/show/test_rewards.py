"""What a great throw is answered with, at every table, and what one is told that nearly was one."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from dexterity.content.language import Language
from dexterity.session.near_miss import near_miss_of
from dexterity.session.settings import Settings
from dexterity.session.throw import Throw
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.free_practice import FreePractice
from dexterity.ui.screens.posing.challenges import (
    CENTRE_FROM,
    OFF_FROM,
    in_the_centre,
    off_target,
    such_throw,
)
from dexterity.ui.show.rewards import AROUND_DIE, CUES, Reward
from dexterity.ui.sound.cues import Cue
from dexterity.ui.throwing.scene import Scene
from tests.kit.challenge_shelf import shelf
from tests.kit.screens import Driver, Listener, driven

MOVING = Settings(first_start_done=True, captions=True)
STILL = replace(MOVING, reduced_motion=True)


class Player(Driver):
    """Sits at a table without requirements, where throws are made that end as wanted."""

    screen: FreePractice
    sounds: Listener

    def thrown(
        self, wanted: Callable[[Throw], bool], first: int = 0, *, wild: bool = False
    ) -> Throw:
        return such_throw(self.screen.table.turn, wanted, first, wild=wild)

    def in_the_centre(self) -> Throw:
        return self.thrown(in_the_centre, CENTRE_FROM)

    def off_target(self) -> Throw:
        return self.thrown(off_target, OFF_FROM, wild=True)

    def see(self, throw: Throw) -> None:
        """The throw, until the frame in which its verdict is first drawn."""
        table = self.screen.table
        self.sounds.cues.clear()
        table.show_throw(throw)
        self.until(lambda: table.scene is Scene.VERDICT)

    def around_die(self) -> bytes:
        """What is drawn about the die that lies there."""
        last = self.screen.table.last
        assert last is not None
        x, y = self.screen.table.picture.view.camera.pixel(last.landing.place_mm)
        side = 2 * AROUND_DIE
        place = pygame.Rect(round(x - side / 2), round(y - side / 2), round(side), round(side))
        seen = self.window.surface.subsurface(place.clip(self.window.surface.get_rect()))
        return pygame.image.tobytes(seen, "RGB")

    def says(self, key: str) -> bool:
        return self.app.services.texts.say(key) in self.texts


@contextmanager
def at_table(folder: Path, settings: Settings = MOVING) -> Iterator[Player]:
    sounds = Listener()
    with driven(folder, settings, sounds=sounds) as driver:
        player = Player(driver.app, driver.window, driver.clock)
        player.sounds = sounds
        book = Book(driver.app.services, shelf())
        player.screen = FreePractice(driver.app, book, (), "classic", seed=3)
        driver.app.go(player.screen)
        player.until(lambda: player.screen.table.picture.view.ready)
        yield player


def unremarkable(throw: Throw) -> bool:
    verdict = throw.verdict
    return verdict.hit and not verdict.centre and near_miss_of(throw.flight, verdict) is None


def test_every_reward_has_a_sound_of_its_own() -> None:
    assert len(set(CUES.values())) == len(Reward)
    assert not {Cue.CHEER, Cue.FAIL} & set(CUES.values())


def test_a_hit_in_the_centre_is_heard_written_and_drawn(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.see(player.in_the_centre())
        assert player.screen.table.rewards.earned is Reward.CENTRE
        assert player.sounds.cues[-1] is Cue.CENTRE
        player.tick()
        assert player.says("caption.centre")
        begun = player.around_die()
        player.wait(1.0)
        assert player.around_die() != begun


def test_a_plain_hit_is_cheered_and_nothing_is_drawn_about_it(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.see(player.thrown(unremarkable))
        assert player.sounds.cues[-1] is Cue.CHEER
        assert player.screen.table.rewards.earned is None
        player.tick()
        begun = player.around_die()
        player.wait(1.0)
        assert player.around_die() == begun


def test_what_a_game_expects_of_a_throw_is_told_when_its_end_is_seen(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        throw, rewards = player.thrown(unremarkable), player.screen.table.rewards
        rewards.expect(throw, Reward.WIN)
        player.sounds.cues.clear()
        player.screen.table.show_throw(throw)
        player.tick(3)
        assert player.screen.table.scene is Scene.FLIGHT
        assert Cue.WIN not in player.sounds.cues
        player.see(throw)
        assert rewards.earned is Reward.WIN
        assert player.sounds.cues.count(Cue.WIN) == 1
        assert Cue.CHEER not in player.sounds.cues
        player.tick()
        assert player.says("caption.win")


def test_what_was_expected_of_one_throw_is_not_told_of_the_next(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        first = player.thrown(unremarkable)
        player.screen.table.rewards.expect(replace(first), Reward.WIN)
        player.see(first)
        assert player.screen.table.rewards.earned is None
        assert player.sounds.cues[-1] is Cue.CHEER


def test_a_throw_that_wins_stands_for_a_beat_and_one_that_does_not_goes_on(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        table, throw = player.screen.table, player.thrown(unremarkable)
        table.show_throw(throw)
        assert table.playback is not None
        assert not table.playback.wins
        player.see(throw)
        table.rewards.expect(throw, Reward.WIN)
        table.show_throw(throw)
        assert table.playback.wins


def test_for_those_who_want_nothing_to_move_the_flourish_is_there_at_once(tmp_path: Path) -> None:
    with at_table(tmp_path / "still", STILL) as player:
        player.see(player.in_the_centre())
        assert player.sounds.cues[-1] is Cue.CENTRE
        player.tick()
        begun = player.around_die()
        player.wait(1.0)
        still = player.around_die()
        assert still == begun
        assert player.screen.table.playback is not None
        assert player.screen.table.playback.stops_at_s is None
    with at_table(tmp_path / "moving") as player:
        player.see(player.in_the_centre())
        player.wait(1.0)
        assert player.around_die() == still


def test_the_next_die_leaves_nothing_of_the_last_one_s_flourish(tmp_path: Path) -> None:
    with at_table(tmp_path, STILL) as player:
        player.see(player.in_the_centre())
        player.tick()
        place = player.around_die()
        player.screen.table.go_on()
        player.tick()
        assert player.around_die() != place
        player.see(player.thrown(unremarkable))
        assert player.screen.table.rewards.earned is None


@pytest.mark.parametrize(
    ("language", "words"),
    [(Language.ENGLISH, "mm from the target"), (Language.FRENCH, "mm de la cible")],
)
def test_a_near_miss_says_and_shows_how_near_it_was(
    tmp_path: Path, language: Language, words: str
) -> None:
    with at_table(tmp_path, replace(STILL, language=language)) as player:
        player.see(player.off_target())
        player.tick()
        assert [text for text in player.texts if text.endswith(words)]
        assert player.clipped_texts() == []
        rewards = player.screen.table.rewards
        shown = player.around_die()
        rewards.near = None
        player.tick()
        assert player.around_die() != shown
        assert not [text for text in player.texts if text.endswith(words)]


def test_a_near_miss_is_there_again_at_the_end_of_watching_it_and_not_before(
    tmp_path: Path,
) -> None:
    with at_table(tmp_path, STILL) as player:
        words = "mm from the target"
        player.see(player.off_target())
        player.screen.table.watch()
        player.tick(3)
        assert not [text for text in player.texts if text.endswith(words)]
        playback = player.screen.table.playback
        assert playback is not None
        player.until(lambda: playback.done)
        player.tick()
        assert [text for text in player.texts if text.endswith(words)]
