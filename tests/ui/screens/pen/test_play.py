"""The page of a match: second thoughts, handicaps, walls, items, and what is taken back."""

from dataclasses import replace
from pathlib import Path

import pytest

from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.player import PLAYERS
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.state import Awaited, DrawnWall, State, Waiting
from dexterity.session.matches import PenMatch
from dexterity.session.seat import Seat
from dexterity.session.settings import Settings
from dexterity.ui.screens.pen.deeds import deeds_of
from dexterity.ui.screens.pen.placing import Placing
from dexterity.ui.screens.pen.routes import to_match
from dexterity.ui.sound.cues import Cue
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push
from tests.kit.pen import (
    QUICK,
    Change,
    PenDriver,
    changed,
    hindered_by,
    match_on,
    playing,
)
from tests.kit.screens import Driver, driven


def holding(*items: str) -> Change:
    def change(match: PenMatch, state: State) -> State:
        first, second = state.pawns
        cards = tuple(CardId(item) for item in items)
        return replace(state, pawns=(replace(first, hand=cards, health=9), second))

    return change


def both_of(one: Change, other: Change) -> Change:
    return lambda match, state: other(match, one(match, state))


def next_event(card: str) -> Change:
    def change(match: PenMatch, state: State) -> State:
        rest = tuple(one for one in state.events if one != card)
        return replace(state, events=(CardId(card), *rest))

    return change


def straight(player: PenDriver) -> Push:
    return Push(player.match.state.pawns[0].place_mm, 1.57, 500.0)


# --- the gesture --------------------------------------------------------------------------------


@pytest.mark.parametrize("thought", ["right click", "escape", "second finger", "focus", "help"])
def test_second_thoughts_leave_the_match_as_it_was(tmp_path: Path, thought: str) -> None:
    with playing(tmp_path) as player:
        driver, (x, y) = player.driver, player.tip
        driver.touch((x, y)) if thought == "second finger" else driver.down((x, y))
        move = driver.slide if thought == "second finger" else driver.move
        move((x - 20.0, y))
        assert player.screen.table.hand.begun
        match thought:
            case "right click":
                driver.down((x, y), 3)
            case "escape":
                driver.key("escape")
            case "second finger":
                driver.touch((x + 200.0, y), 2)
            case "focus":
                driver.lose_focus()
            case _:
                driver.key("f1")
        lift = driver.lift if thought == "second finger" else driver.up
        lift((x + 90.0, y))
        driver.tick(3)
        assert player.match.state.flicks == 0
        assert not player.screen.table.hand.begun


def test_a_window_that_changes_its_size_does_not_disturb_a_flick(tmp_path: Path) -> None:
    with playing(tmp_path) as player:
        driver, (x, y) = player.driver, player.tip
        driver.down((x, y))
        driver.move((x - 15.0, y))
        driver.resize((1024, 768))
        for step in range(1, 6):
            driver.move((x + 16.0 * step, y))
        driver.up((x + 96.0, y))
        assert player.match.state.flicks == 1
        assert player.match.strokes[0].stroke.end_mm[0] > 20.0


def test_the_pencil_is_taken_by_its_upper_end_too(tmp_path: Path) -> None:
    with playing(tmp_path) as player:
        x, y = player.tip
        player.driver.drag(*((x + 14.0 * step, y - 150.0) for step in range(7)))
        assert player.match.state.flicks == 1


def test_a_flick_is_heard_and_its_stroke_stays_on_the_sheet(tmp_path: Path) -> None:
    with playing(tmp_path) as player:
        player.swing(straight(player))
        assert Cue.PENCIL in cues(player.driver)
        assert player.screen.telling.drawing is not None
        player.settle()
        assert len(player.screen.telling.lines) == 1


def cues(driver: Driver) -> list[Cue]:
    heard = driver.app.services.sounds
    return list(getattr(heard, "cues", ()))


# --- handicaps ----------------------------------------------------------------------------------


def test_closed_eyes_see_nothing_while_the_pencil_is_held(tmp_path: Path) -> None:
    with playing(tmp_path, changed(tmp_path, hindered_by("candle_thief"))) as player:
        said = player.driver.app.services.texts.say("pen_screens.dark")
        assert said not in player.driver.texts
        player.driver.down(player.tip)
        player.driver.move((player.tip[0] - 10.0, player.tip[1]))
        assert said in player.driver.texts


def test_both_hands_are_asked_for_and_then_flick(tmp_path: Path) -> None:
    with playing(tmp_path, changed(tmp_path, hindered_by("four_left_thumbs"))) as player:
        assert any("both hands" in text for text in player.driver.texts)
        player.swing(straight(player))
        assert player.match.state.flicks == 0
        player.driver.key("j")
        player.swing(straight(player))
        assert player.match.state.flicks == 1


def test_the_other_hand_goes_the_other_way(tmp_path: Path) -> None:
    with playing(tmp_path, changed(tmp_path, hindered_by("numbness"))) as player:
        player.swing(straight(player))
        assert (
            player.match.strokes[0].stroke.end_mm[0]
            <= player.screen.match.game.board.sheet.cells[0].start.middle_mm[0]
        )


def test_an_arrow_is_spun_where_a_card_says_so(tmp_path: Path) -> None:
    with playing(tmp_path, changed(tmp_path, hindered_by("weathercock"))) as player:
        player.driver.click("spin")
        player.settle()
        assert player.match.state.flicks == 1


def test_a_nailed_sheet_says_that_it_cannot_be_turned(tmp_path: Path) -> None:
    def nailed(match: PenMatch, state: State) -> State:
        first, second = state.pawns
        return replace(state, pawns=(replace(first, sheet_fixed=True), second))

    with playing(tmp_path, changed(tmp_path, nailed)) as player:
        player.driver.key("e")
        player.driver.tick(2)
        assert player.screen.table.turning.turned_rad == 0.0
        assert any("nailed" in text for text in player.driver.texts)


def test_what_lies_ahead_of_a_player_is_read_at_the_side(tmp_path: Path) -> None:
    with playing(tmp_path, changed(tmp_path, hindered_by("juggling_act"))) as player:
        card = player.driver.app.services.texts
        words = card.say("pen.handicap.card_in_left_hand")
        assert any("Juggling Act" in text and words in text for text in player.driver.texts)
        player.swing(straight(player))
        player.settle()
        assert not any("Juggling Act" in text for text in player.driver.texts)


def test_turns_lost_and_won_and_a_nailed_sheet_are_read_at_the_side(tmp_path: Path) -> None:
    def burdened(match: PenMatch, state: State) -> State:
        first, second = state.pawns
        lucky = replace(first, sheet_fixed=True, flicks_more=1)
        return replace(state, pawns=(lucky, replace(second, turns_missed=1, flicks_missed=1)))

    with playing(tmp_path, changed(tmp_path, burdened)) as player:
        say = player.driver.app.services.texts.say
        for what in ("sheet_fixed", "flick_more", "turn_missed", "flick_missed"):
            assert say(f"pen_screens.ahead.{what}") in player.driver.texts


def test_a_fuse_says_how_many_turns_it_still_burns(tmp_path: Path) -> None:
    def lit(match: PenMatch, state: State) -> State:
        fuse = Waiting(CardId("slow_fuse"), PLAYERS[0], PLAYERS[1], 1, Awaited.TURN, 1)
        return replace(state, waiting=(fuse,))

    with playing(tmp_path, changed(tmp_path, lit)) as player:
        once = player.driver.app.services.texts.say("pen.condition.on_turn_1")
        assert any("Slow Fuse" in text and once in text for text in player.driver.texts)


# --- walls, squares and items -------------------------------------------------------------------


def placing_of(player: PenDriver) -> Placing:
    placing = player.screen.placing
    assert placing is not None
    return placing


def test_a_wall_over_a_character_is_refused_with_its_reason_before_the_click(
    tmp_path: Path,
) -> None:
    with playing(tmp_path, changed(tmp_path, next_event("panic_room"))) as player:
        player.swing(straight(player))
        player.settle()
        placing = placing_of(player)
        bad = next(one for one in placing.options if placing.refusal_of(one) is not None)
        player.driver.move(player.screen.table.plan.place(bad.squares[-1].middle_mm))
        player.driver.tick(2)
        assert placing.refusal is not None
        reason = player.driver.app.services.texts.say(f"pen_story.refusal.{placing.refusal}")
        assert any(reason in text for text in player.driver.texts)
        before = player.match.state
        player.driver.click(player.screen.table.plan.place(placing.cursor.middle_mm))
        assert player.match.state is before


def test_a_wall_is_turned_and_drawn(tmp_path: Path) -> None:
    with playing(tmp_path, changed(tmp_path, next_event("sudden_wall"))) as player:
        player.swing(straight(player))
        player.settle()
        placing = placing_of(player)
        before = placing.chosen
        player.driver.key("t")
        assert placing.chosen != before
        wanted = placing.chosen
        assert wanted is not None
        player.driver.key("space")
        player.settle()
        assert player.match.state.walls[0].squares == wanted.squares


def test_a_square_without_anything_to_choose_says_so(tmp_path: Path) -> None:
    with playing(tmp_path, changed(tmp_path, next_event("trapdoor"))) as player:
        player.swing(straight(player))
        player.settle()
        placing = placing_of(player)
        away = Square(0, 0) if Square(0, 0) not in placing.reachable else Square(17, 17)
        player.driver.click(player.screen.table.plan.place(away.middle_mm))
        assert player.screen.placing is placing
        assert any("not from this square" in text for text in player.driver.texts)


def test_an_item_is_used_by_pressing_it_and_taken_back(tmp_path: Path) -> None:
    with playing(tmp_path, changed(tmp_path, holding("second_hand_bandage"))) as player:
        player.driver.click("item/0/0")
        player.settle()
        assert player.match.state.pawns[0].health == 10
        assert player.match.state.pawns[0].hand == ()
        player.driver.click("undo")
        player.driver.tick(2)
        assert player.match.state.pawns[0].health == 9
        assert player.screen.telling.seen == player.match.state


def test_an_item_that_helps_only_against_events_says_so(tmp_path: Path) -> None:
    with playing(tmp_path, changed(tmp_path, holding("monster_spray"))) as player:
        before = player.match.state
        player.driver.click("item/0/0")
        player.driver.tick(2)
        assert player.match.state is before
        assert len(player.driver.texts) > 0
        reason = player.driver.app.services.texts.say("pen_story.refusal.nothing_to_stop")
        assert any(reason in text for text in player.driver.texts)


def test_a_monster_is_kept_off_by_an_item(tmp_path: Path) -> None:
    both = both_of(holding("monster_spray"), next_event("goblin"))
    with playing(tmp_path, changed(tmp_path, both)) as player:
        player.swing(straight(player))
        player.settle()
        assert player.driver.widget("card").name == "card"
        player.driver.click("item/0/0")
        player.settle()
        assert player.match.state.pawns[0].hand == ()


def test_a_magic_wall_grows_only_where_somebody_thinks_of_it(tmp_path: Path) -> None:
    def magic(match: PenMatch, state: State) -> State:
        return replace(state, walls=(DrawnWall((Square(8, 13),), growing=True),))

    with playing(tmp_path, changed(tmp_path, magic)) as player:
        player.driver.click("grow")
        player.driver.key("space")
        player.settle()
        assert len(player.match.state.walls[0].squares) == 2
        player.swing(straight(player))
        player.settle()
        assert player.match.state.walls[0].growing


def test_who_takes_back_while_growing_can_grow_again_at_once(tmp_path: Path) -> None:
    def magic(match: PenMatch, state: State) -> State:
        return replace(state, walls=(DrawnWall((Square(8, 13),), growing=True),))

    with playing(tmp_path, changed(tmp_path, both_of(magic, holding("blunt_dart")))) as player:
        player.driver.click("item/0/0")
        player.settle()
        player.driver.click("grow")
        player.driver.click("undo")
        player.driver.tick(2)
        assert player.screen.placing is None
        player.driver.click("grow")
        assert player.screen.placing is not None


def test_a_magic_wall_that_is_forgotten_stops_growing(tmp_path: Path) -> None:
    def magic(match: PenMatch, state: State) -> State:
        return replace(state, walls=(DrawnWall((Square(8, 13),), growing=True),))

    with playing(tmp_path, changed(tmp_path, magic)) as player:
        player.swing(straight(player))
        assert not player.match.state.walls[0].growing


def test_nothing_on_the_page_reminds_of_a_magic_wall(tmp_path: Path) -> None:
    def magic(match: PenMatch, state: State) -> State:
        return replace(state, walls=(DrawnWall((Square(8, 13),), growing=True),))

    def plain(match: PenMatch, state: State) -> State:
        return replace(state, walls=(DrawnWall((Square(8, 13),)),))

    shown = []
    for change in (magic, plain):
        with playing(tmp_path, changed(tmp_path, change)) as player:
            buttons = [(one.name, one.enabled, one.main) for one in deeds_of(player.screen)]
            shown.append((buttons, player.screen.words()))
    assert shown[0] == shown[1], "a wall that grows and one that does not"
    assert ("grow", True, False) in shown[0][0]


def test_who_asks_for_a_magic_wall_that_is_not_there_is_told_what_it_is(tmp_path: Path) -> None:
    with playing(tmp_path) as player:
        player.driver.click("grow")
        assert player.screen.placing is None
        assert not player.screen.growing
        assert player.match.course.awaits_flick
        assert "No magic wall is growing" in " ".join(player.driver.texts)


def test_fun_begins_with_a_wall_of_each(tmp_path: Path) -> None:
    with playing(tmp_path, match_on(tmp_path, options=Options(fun=True))) as player:
        for _ in range(2):
            placing_of(player)
            player.driver.key("space")
            player.settle()
        assert len(player.match.state.walls) == 2
        assert player.match.course.awaits_flick


# --- the page -----------------------------------------------------------------------------------


def test_the_sheet_turns_to_who_plays_if_wished(tmp_path: Path) -> None:
    with driven(tmp_path, QUICK, (640, 360)) as driver:
        driver.app.go(to_match(driver.app, match_on(tmp_path), faces=True))
        driver.tick(2)
        player = PenDriver(driver)
        player.swing(straight(player))
        player.settle()
        turned = player.screen.table.turning.turned_rad
        assert (abs(turned) > 3.0) == (player.match.state.turn == 1)


def test_a_press_meant_for_the_stroke_does_not_put_away_a_card_unseen(tmp_path: Path) -> None:
    with playing(tmp_path, changed(tmp_path, next_event("stiff_neck"))) as player:
        player.swing(straight(player))
        for _ in range(3):
            player.driver.key("return")
        assert player.screen.card == "stiff_neck"
        player.driver.tick(30)
        player.driver.key("return")
        assert player.screen.card is None


@pytest.mark.parametrize("computers", [0, 1, 2])
def test_a_card_waits_for_people_but_not_where_all_only_look_on(
    tmp_path: Path, computers: int
) -> None:
    match = changed(tmp_path, next_event("stiff_neck"))
    names = ("Ada", "Blaise")
    seats = tuple(Seat(name, Skill.NOVICE if at < computers else None)
                  for at, name in enumerate(names))  # fmt: skip
    match = PenMatch(replace(match.course, seats=(seats[0], seats[1])))
    with playing(tmp_path, match) as player:
        player.screen.flick(straight(player), None)
        shown = player.driver.comes_to(lambda: player.screen.card == "stiff_neck", frames=200)
        gone = player.driver.comes_to(lambda: player.screen.card is None, frames=900)
        assert (shown, gone) == (True, computers == len(names))


def test_whoever_has_other_keys_for_the_sheet_reads_them_and_turns_it_by_them(
    tmp_path: Path,
) -> None:
    with playing(tmp_path) as player:
        app = player.driver.app
        bound = {"turn_sheet_right": ("f",), "turn_wall": ("g",)}
        app.change_settings(replace(app.services.settings, key_bindings=bound))
        player.driver.tick(2)
        assert "F" in player.driver.texts
        player.driver.key("e")
        assert player.screen.table.turning.turned_rad == 0.0
        player.driver.key("f")
        assert player.screen.table.turning.turned_rad > 0.0
        told = " ".join(map(str, player.screen.help().lines))
        assert "G turns the wall" in told


def test_the_sheet_is_turned_by_buttons_that_say_so_and_by_their_keys(tmp_path: Path) -> None:
    with playing(tmp_path) as player:
        assert player.driver.app.services.texts.say("pen_screens.turn_sheet") in player.driver.texts
        turning = player.screen.table.turning
        for button, key in (("turn_right", "e"), ("turn_left", "q")):
            before = turning.turned_rad
            player.driver.click(button)
            by_button = turning.turned_rad - before
            player.driver.key(key)
            assert turning.turned_rad - before == pytest.approx(2 * by_button)
            assert by_button * (1.0 if key == "e" else -1.0) > 0.0
            assert key.upper() in player.driver.texts


def test_the_way_of_flicking_is_changed_in_play(tmp_path: Path) -> None:
    with playing(tmp_path) as player:
        before = player.screen.table.hand.held.hand.way
        player.driver.click("way")
        player.driver.tick(2)
        assert player.screen.table.hand.held.hand.way is not before


def test_leaving_asks_first_and_the_story_is_told_again(tmp_path: Path) -> None:
    with playing(tmp_path, settings=Settings(first_start_done=True, reduced_motion=True)) as player:
        player.driver.click("story")
        player.driver.tick(2)
        player.driver.click("story/close")
        player.driver.key("escape")
        player.driver.tick(2)
        player.driver.click("leave/stay")
        assert not player.over
