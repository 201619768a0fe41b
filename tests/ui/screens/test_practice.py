"""Practice, driven through the real application: a person throws, sees, undoes, watches again."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dexterity.content.language import Language
from dexterity.errors import FileProblem
from dexterity.hand.ways.held import Phase, WayName
from dexterity.physics.die import DieColour
from dexterity.session.aim_aid import AimAid
from dexterity.session.practice_table import PracticeTable, PropSet
from dexterity.session.record import TableChanged, Thrown, Undone
from dexterity.session.record_file import read_record
from dexterity.session.replay import verify
from dexterity.session.settings import Settings
from dexterity.session.story import verdict_sentence
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.practice import PracticeScreen
from dexterity.ui.screens.practice_start import StartFrom
from dexterity.ui.sound.cues import Cue
from dexterity.ui.throwing.hand_plane import ON_STAGE, REST_MM
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.widgets.slider import Slider
from dexterity.ui.world.die_model import axes_of
from dexterity.ui.world.marking import PLAIN_MARKING, SAFE_MARKING
from dexterity.values import Vec2
from tests.kit.drawn_dice import face_drawn_on_top
from tests.kit.screens import Driver, Listener, driven

DIE = ON_STAGE.pixel(REST_MM)
SEED = 7
BEGUN = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)


class Table(Driver):
    """A player at the practice table."""

    screen: PracticeScreen
    sounds: Listener

    def at(self, stands: Scene | Phase | WayName) -> bool:
        """Whether the table, the die or the way of throwing stands so."""
        held = self.screen.table.hand.held
        return stands in {self.screen.table.scene, held.phase, held.way}

    def until(self, scene: Scene) -> None:
        for _ in range(1200):
            if self.at(scene):
                return
            self.tick()
        raise AssertionError(f"it never comes to {scene}, only to {self.screen.table.scene}")

    def swing(self, *, gain: float = 3.0, steps: int = 8) -> list[Vec2]:
        """The places of a swing from the die towards the target, faster and faster."""
        x, y = DIE
        places = [(x, y)]
        for step in range(steps):
            y -= gain * (step + 1)
            places.append((x, y))
        return places

    def flick(self, gain: float = 3.0) -> None:
        self.drag(*self.swing(gain=gain))

    def throw(self, gain: float = 3.0) -> None:
        """A whole throw, until the verdict is read."""
        self.flick(gain)
        self.until(Scene.VERDICT)
        self.tick(4)

    @property
    def words(self) -> str:
        return " ".join(self.texts)

    def say(self, key: str) -> str:
        return self.app.services.texts.say(key)


@contextmanager
def at_table(
    folder: Path,
    settings: Settings | None = None,
    size_px: tuple[int, int] = (1280, 720),
    table: PracticeTable | None = None,
    start: StartFrom | None = None,
) -> Iterator[Table]:
    sounds = Listener()
    with driven(folder, settings, size_px, sounds) as driver:
        player = Table(driver.app, driver.window, driver.clock)
        player.sounds = sounds
        player.screen = PracticeScreen(driver.app, table, start, seed=SEED, begun=BEGUN)
        driver.app.go(player.screen)
        player.tick()
        yield player


def test_a_flick_by_mouse_is_heard_bounces_and_gets_a_verdict(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        assert player.say("throw_hint.flick_idle") in player.texts
        player.flick()
        assert player.at(Scene.FLIGHT)
        player.until(Scene.VERDICT)
        player.tick(4)
        last = player.screen.table.last
        assert last is not None
        assert [material for material, _, _ in player.sounds.hits] == [
            hit.material for hit in last.flight.hits
        ]
        judged = {Cue.CHEER, Cue.CENTRE, Cue.FAIL, Cue.RATTLE, Cue.BONES}
        assert player.sounds.cues[:2] == [Cue.PICK_UP, Cue.WHOOSH]
        assert sum(cue in judged for cue in player.sounds.cues) == 1
        assert verdict_sentence(last.verdict, player.app.services.texts) in player.texts
        assert "1" in player.texts


def test_the_same_by_finger(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.swipe(*player.swing())
        player.until(Scene.VERDICT)
        with at_table(tmp_path / "mouse") as other:
            other.throw()
            assert player.screen.table.last is not None
            assert other.screen.table.last is not None
            one, two = player.screen.table.last.toss, other.screen.table.last.toss
            assert one.speed_mm_s == pytest.approx(two.speed_mm_s, rel=0.02)
            assert one.direction_rad == pytest.approx(two.direction_rad, abs=0.02)


def test_the_next_die_is_grabbed_without_any_other_click(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.throw()
        first = player.screen.table.last
        player.flick()
        assert player.at(Scene.FLIGHT)
        player.until(Scene.VERDICT)
        assert player.screen.table.last is not first
        assert player.screen.log.statistics.throws == 2


@pytest.mark.parametrize("how", ["click", "tap", "space"])
def test_a_click_a_tap_or_a_key_takes_up_the_next_die(tmp_path: Path, how: str) -> None:
    with at_table(tmp_path) as player:
        player.throw()
        beside = (420.0, 640.0)
        {
            "click": lambda: player.click(beside),
            "tap": lambda: player.tap(beside),
            "space": lambda: player.key("space"),
        }[how]()
        assert player.at(Scene.HAND)
        assert player.screen.log.statistics.throws == 1


def test_every_die_lies_otherwise_in_the_hand_and_one_called_off_lies_as_before(
    tmp_path: Path,
) -> None:
    with at_table(tmp_path) as player:
        first = player.screen.table.aiming.orientation
        player.down(DIE)
        player.move((DIE[0], DIE[1] + 60.0))
        player.key("escape")
        assert player.screen.table.aiming.orientation == first
        player.up(DIE)
        player.throw()
        assert player.screen.table.aiming.orientation != first
        assert player.screen.table.last is not None
        assert player.screen.table.last.launch.orientation == first


def test_the_slingshot_by_mouse(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(way=WayName.SLINGSHOT)) as player:
        player.down(DIE)
        player.move((DIE[0], DIE[1] + 80.0))
        player.tick(30)
        assert player.say("throw_hint.slingshot_aiming") in player.texts
        assert len(player.screen.table.aiming.foresight.path_mm) > 10
        player.up((DIE[0], DIE[1] + 80.0))
        player.until(Scene.VERDICT)


def test_two_steps_by_the_keyboard_alone(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(way=WayName.TWO_STEP)) as player:
        player.intend(Intention.AIM_RIGHT)
        player.intend(Intention.THROW)
        assert player.at(Phase.POWERING)
        player.intend(Intention.POWER_UP)
        player.intend(Intention.THROW)
        assert player.at(Scene.FLIGHT)
        player.until(Scene.VERDICT)
        assert player.screen.table.last is not None
        assert player.screen.table.last.toss.direction_rad > 0.0


def test_two_steps_by_taps_and_buttons(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(way=WayName.TWO_STEP)) as player:
        player.tap((650.0, 300.0))
        assert player.at(Phase.POWERING)
        player.tap("cancel")
        assert player.at(Phase.AIMING)
        player.tap("throw")
        loft = player.screen.table.hand.held.loft_rad
        player.tap("higher")
        assert player.screen.table.hand.held.loft_rad > loft
        player.tap((645.0, 350.0))
        player.tap("throw")
        player.until(Scene.VERDICT)


def test_calling_off_is_harmless_in_every_way(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        back = (DIE[0], DIE[1] + 90.0)
        ways: list[Callable[[], None]] = [
            lambda: player.click(back, button=3),
            lambda: player.key("escape"),
            player.lose_focus,
        ]
        for call_off in ways:
            player.down(DIE)
            player.move(back)
            assert player.at(Phase.HELD)
            call_off()
            assert player.at(Phase.IDLE)
            assert player.say("throw_hint.cancelled") in player.texts
            player.up((DIE[0], DIE[1] - 200.0))
            assert player.at(Scene.HAND)
        assert player.app.screen is player.screen
        assert player.app.running
        assert not list(tmp_path.rglob("*.jsonl"))


def test_undo_takes_the_last_throw_out_of_statistics_and_heat(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.throw(2.6)
        player.throw(2.8)
        places = player.screen.table.picture.view.heat.places_mm
        assert len(places) == player.screen.log.statistics.throws == 2
        player.intend(Intention.UNDO)
        assert player.screen.log.statistics.throws == 1
        assert len(player.screen.table.picture.view.heat.places_mm) == 1
        assert player.sounds.cues[-1] is Cue.UNDO
        player.click("undo")
        assert player.screen.log.statistics.throws == 0
        assert player.say("practice.no_throws") in player.texts
        player.intend(Intention.UNDO)
        assert player.at(Scene.HAND)


def test_the_heat_can_be_hidden_and_shown(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.throw(2.6)
        player.click("heat")
        assert player.screen.table.picture.view.heat.places_mm == []
        player.click("heat")
        assert len(player.screen.table.picture.view.heat.places_mm) == 1


def test_watching_again_steps_seeks_slows_and_closes(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.throw(2.6)
        player.click("watch")
        playback = player.screen.table.playback
        assert player.at(Scene.WATCHING)
        assert playback is not None
        assert playback.at_s < 0.2
        player.click("watch/play")
        at_s = playback.at_s
        player.click("watch/forth")
        assert playback.at_s - at_s == pytest.approx(1 / 240, abs=1 / 400)
        player.intend(Intention.STEP_BACK)
        player.intend(Intention.SLOWER)
        assert playback.speed == 0.5
        slider = player.widget("watch/time")
        assert isinstance(slider, Slider)
        player.click((slider.box.right - 12.0, slider.box.middle[1]))
        assert playback.at_s > 0.9 * playback.lasts_s
        assert not playback.slow_motion
        player.click("watch/close")
        assert player.at(Scene.VERDICT)
        assert player.screen.log.statistics.throws == 1


def test_watching_again_by_keys_alone(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.throw(2.6)
        player.intend(Intention.WATCH_AGAIN)
        playback = player.screen.table.playback
        assert playback is not None
        player.intend(Intention.PAUSE)
        assert not playback.playing
        player.focus("watch/time")
        player.key("right")
        player.key("escape")
        player.key("escape")
        assert player.at(Scene.VERDICT)


def test_the_record_tells_all_and_verifies(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(player_name="Ada")) as player:
        player.throw(2.6)
        player.throw(2.9)
        player.intend(Intention.UNDO)
        player.screen.change_table(PracticeTable("pike", DieColour.BLUE, (PropSet.BOX,)))
        player.throw(2.7)
        path = player.screen.log.writer.path
        assert path is not None
        record = read_record(path)
        kinds = [type(action) for action in record.actions]
        assert kinds == [Thrown, Thrown, Undone, TableChanged, Thrown]
        assert (record.header.seed, record.header.begun) == (SEED, BEGUN)
        first = record.actions[0]
        assert isinstance(first, Thrown)
        assert (first.way, first.who) == (WayName.FLICK, "Ada")
    assert verify(record).holds


def test_a_throw_that_is_left_in_the_air_is_in_the_record(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.flick()
        writer = player.screen.log.writer
        player.app.go(PracticeScreen(player.app, seed=1))
        player.app.back()
        player.tick(2)
    assert writer.path is not None
    assert len(read_record(writer.path).actions) == 1


def read_only_sentence(player: Table) -> str:
    reason = player.say(f"record.because_{FileProblem.FAILED}")
    return player.app.services.texts.say("record.not_recorded", reason=reason)


def test_a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "records").write_text("a file where the folder should be")
    with at_table(tmp_path) as player:
        player.throw(2.6)
        sentence = read_only_sentence(player)
        assert sentence in player.texts
        player.wait(12.0)
        assert sentence not in player.texts
        player.throw(2.7)
        assert sentence not in player.texts
        assert player.screen.log.statistics.throws == 2


def test_the_face_drawn_up_is_the_face_that_counts(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        for gain in (2.4, 2.8, 3.2):
            player.throw(gain)
            table = player.screen.table
            assert table.playback is not None
            assert table.last is not None
            end, camera = table.playback.moment(), table.picture.view.camera
            drawn = face_drawn_on_top(
                end.places_mm[0], axes_of(end.turns)[0], table.die.half_mm, camera
            )
            if table.last.landing.tilt_rad < 0.05:
                assert drawn == table.last.landing.face_up


def test_resizing_in_mid_flight_and_in_mid_swing_is_harmless(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        places = player.swing()
        player.down(places[0])
        for place in places[1:4]:
            player.move(place)
        player.resize((900, 700))
        for place in places[4:]:
            player.move(place)
        player.up(places[-1])
        assert player.at(Scene.FLIGHT)
        player.resize((1600, 900))
        player.until(Scene.VERDICT)
        player.resize((640, 360))
        player.tick(3)
        assert player.screen.log.statistics.throws == 1


def test_the_language_changes_at_once_at_any_time(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.throw(2.6)
        before = player.words
        french = replace(player.app.services.settings, language=Language.FRENCH)
        player.app.change_settings(french)
        player.tick(2)
        assert player.words != before
        assert player.say("practice.statistics") in player.texts
        assert player.at(Scene.VERDICT)


def test_way_and_aid_are_switched_in_play_by_key_and_by_button(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.intend(Intention.SWITCH_WAY)
        assert player.app.services.settings.way is WayName.SLINGSHOT
        assert player.at(WayName.SLINGSHOT)
        player.click("way")
        assert player.at(WayName.TWO_STEP)
        player.click("aid")
        assert player.app.services.settings.aim_aid is AimAid.SHORT
        player.intend(Intention.SWITCH_AID)
        player.tick(30)
        assert len(player.screen.table.aiming.foresight.path_mm) == 0


def test_nothing_tells_the_end_of_a_throw_before_it_is_seen(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(game_speed=0.25)) as player:
        player.flick(2.6)
        while not player.screen.log.practice.throws:
            player.tick()
        player.resize((1000, 600))
        player.tick(2)
        assert player.at(Scene.FLIGHT)
        assert player.say("practice.no_throws") in player.texts
        assert player.screen.table.picture.view.heat.places_mm == []


def test_the_way_on_record_is_the_one_that_was_thrown_in(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(game_speed=0.25)) as player:
        player.flick(2.6)
        player.intend(Intention.SWITCH_WAY)
        player.until(Scene.VERDICT)
        (thrown,) = player.screen.log.practice.throws
        assert thrown.way is WayName.FLICK


def test_a_die_behind_the_strip_sends_the_strip_to_the_foot(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        for gain in (3.6, 3.8, 4.0, 4.2, 4.4):
            player.throw(gain)
            last = player.screen.table.last
            assert last is not None
            x, y = ON_STAGE.pixel(last.landing.place_mm)
            sentence = verdict_sentence(last.verdict, player.app.services.texts)
            (written,) = (one for one in player.written if one.text == sentence)
            assert not written.drawn.contains((x, y))
            assert not written.drawn.contains((x + 56.0, y - 56.0))


def test_left_handed_the_buttons_are_at_the_right(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(left_handed=True)) as player:
        assert player.widget("throw").box.left > 1000.0
        assert player.widget("undo").box.right < 300.0


def test_another_target_is_chosen_in_the_dialog_and_undone(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.click("table")
        player.focus("choice/target")
        player.key("right")
        player.click("choice/box")
        player.click("choice/take")
        chosen = player.screen.log.practice.table
        assert chosen.target != "classic"
        assert PropSet.BOX in chosen.props
        assert player.screen.table.table.props
        assert player.say("practice.no_throws") in player.texts
        player.throw(2.6)
        player.screen.change_table(replace(chosen, die=DieColour.WHITE))
        player.tick()
        assert player.say("die.white") in player.words
        player.intend(Intention.UNDO)
        player.intend(Intention.UNDO)
        player.intend(Intention.UNDO)
        assert player.screen.log.practice.table == PracticeTable()
        assert not player.screen.table.table.props
        assert player.say("die.red") in player.words


def test_trying_an_earlier_throw_gives_the_same_die_and_shows_the_throw(tmp_path: Path) -> None:
    with at_table(tmp_path) as player:
        player.throw(2.6)
        earlier = player.screen.table.last
    assert earlier is not None
    start = StartFrom(earlier.launch.orientation, earlier.toss)
    settings = Settings(way=WayName.TWO_STEP)
    with at_table(tmp_path / "again", settings, start=start) as player:
        player.tick(60)
        table = player.screen.table
        assert table.aiming.orientation == earlier.launch.orientation
        assert table.hand.meant().speed_mm_s == pytest.approx(earlier.toss.speed_mm_s, rel=1e-6)
        assert player.screen.ghost is not None
        assert player.say("practice.ghost") in player.texts
        player.intend(Intention.THROW)
        player.intend(Intention.THROW)
        player.until(Scene.VERDICT)
        assert table.aiming.orientation == earlier.launch.orientation


def test_reduced_motion_has_no_slow_motion(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(reduced_motion=True)) as player:
        player.flick(2.6)
        assert player.screen.table.playback is not None
        assert not player.screen.table.playback.slow_motion


def test_space_skips_a_flight(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(game_speed=0.25)) as player:
        player.flick(2.6)
        player.key("space")
        player.tick(2)
        assert player.at(Scene.VERDICT)


@pytest.mark.parametrize("size_px", [(1280, 720), (1024, 768)])
@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("language", Language)
def test_no_text_is_cut_off(
    tmp_path: Path, language: Language, text_size: float, size_px: tuple[int, int]
) -> None:
    settings = Settings(language=language, text_size=text_size)
    with at_table(tmp_path, settings, size_px) as player:
        cut = {"hand": player.clipped_texts()}
        player.throw(2.6)
        cut["verdict"] = player.clipped_texts()
        player.click("watch")
        player.tick(2)
        cut["watching"] = player.clipped_texts()
        player.key("escape")
        player.intend(Intention.THROW)
        player.intend(Intention.AIM_LEFT)
        player.tick(2)
        cut["keys"] = player.clipped_texts()
        player.click("table")
        player.tick(2)
        cut["choice"] = player.clipped_texts()
        player.key("escape")
        player.key("f1")
        player.tick(2)
        cut["help"] = player.clipped_texts()
        assert not any(cut.values()), cut


def test_colour_safe_marks_are_drawn_as_soon_as_they_are_chosen(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        assert table.screen.table.picture.view.marking is PLAIN_MARKING
        table.app.change_settings(replace(table.app.services.settings, colour_safe=True))
        table.tick()
        assert table.screen.table.picture.view.marking is SAFE_MARKING
