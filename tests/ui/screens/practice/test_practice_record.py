"""What practice keeps: statistics, heat and the record, and what undoing takes out of them."""

from dataclasses import replace
from pathlib import Path

from dexterity.errors import FileProblem
from dexterity.hand.ways.held import WayName
from dexterity.session.practice.practice_table import PracticeTable, PropSet
from dexterity.session.records.reading import read_record
from dexterity.session.records.record import TableChanged, Thrown, Undone
from dexterity.session.records.verifying import verify
from dexterity.session.settings import Settings
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.practice.practice import PracticeScreen
from dexterity.ui.sound.cues import Cue
from dexterity.ui.throwing.scene import Scene
from dexterity.values.colour import DieColour
from tests.kit.practising import BEGUN, SEED, Table, at_table


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


def test_the_way_on_record_is_the_one_that_was_thrown_in(tmp_path: Path) -> None:
    with at_table(tmp_path, Settings(game_speed=0.25)) as player:
        player.flick(2.6)
        player.intend(Intention.SWITCH_WAY)
        player.until_at(Scene.VERDICT)
        (thrown,) = player.screen.log.practice.throws
        assert thrown.way is WayName.FLICK


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
