"""How a pencil is flicked at the page of a match: by luck, by keys, hindered, and not at all."""

from dataclasses import replace
from itertools import pairwise
from math import remainder, tau
from pathlib import Path

import numpy as np
import pygame
import pytest

from dexterity.hand.pencil.handicap import Handicap, card_corners
from dexterity.hand.pencil.held import Pushed
from dexterity.hand.pencil.pencil_way import BESIDE
from dexterity.hand.requirements import clumsy
from dexterity.hand.ways.held import Phase, WayName
from dexterity.hand.ways.onset import LEAST_OFF, OFF_RAD
from dexterity.hand.ways.timing import SWEEP_RAD
from dexterity.rules.pen.sheet.square import SHEET_MM
from dexterity.rules.pen.state import State
from dexterity.session.aim_aid import AimAid
from dexterity.session.matches import PenMatch
from dexterity.session.settings import Settings
from dexterity.ui.screens.pen.sheet_table import PLACE, SheetTable
from dexterity.values.stroke import Push
from dexterity.values.vectors import Vec2
from tests.kit.pen import QUICK, Change, PenDriver, changed, hindered_by, match_on, playing

SEEDS = range(12)
BY_KEYS = [WayName.FLICK, WayName.SLINGSHOT, WayName.TIMING, WayName.STEADY]


def quick(way: WayName) -> Settings:
    return replace(QUICK, way=way)


def table_of(match: PenMatch, way: WayName, pushed: list[Pushed] | None = None) -> SheetTable:
    """A sheet whose pencil waits to be flicked, without a window."""
    table = SheetTable(match, quick(way), ([] if pushed is None else pushed).append)
    table.hand.awake = True
    return table


def straight(player: PenDriver) -> Push:
    return Push(player.match.state.pawns[0].place_mm, 1.57, 500.0)


def says(player: PenDriver, key: str) -> bool:
    words = player.driver.app.services.texts.say(key)
    return any(words in text for text in player.driver.texts)


# --- luck ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WayName)
def test_nothing_begins_aimed(tmp_path: Path, way: WayName) -> None:
    """Well beside the middle of the sheet, so that a needle does not sweep over it either."""
    for seed in SEEDS:
        table = table_of(match_on(tmp_path, seed=seed), way)
        held = table.hand.held
        x, y = (SHEET_MM / 2 - at for at in held.view.tip_mm)
        off = remainder(held.view.heading(held.hand.direction_rad) - np.arctan2(x, y), tau)
        assert BESIDE * LEAST_OFF * OFF_RAD <= abs(off) + 1e-9 <= BESIDE * OFF_RAD + 2e-9
        assert abs(off) > SWEEP_RAD


def test_each_flick_begins_otherwise_and_the_same_one_alike(tmp_path: Path) -> None:
    match = match_on(tmp_path)
    table = table_of(match, WayName.STEADY)
    first = table.hand.held
    table.stand(match.state.turn)
    assert table.hand.held == first
    match.flick(Push(match.state.pawns[0].place_mm, 1.57, 500.0))
    table.stand(match.state.turn)
    assert table.hand.held.hand.onset != first.hand.onset


def steady_stray(match: PenMatch, turns: int) -> tuple[float, float]:
    """How far a steady flick goes astray that was turned by so many keys."""
    pushed: list[Pushed] = []
    table = table_of(match, WayName.STEADY, pushed)
    table.hand.aim(turns * 0.01)
    meant = table.hand.way.meant(table.hand.held, 0.0)
    table.hand.confirm()
    table.hand.confirm()
    (push,) = (one.push for one in pushed)
    return push.direction_rad - meant.direction_rad, push.speed_mm_s / meant.speed_mm_s


def test_a_steady_flick_strays_from_the_luck_of_the_match(tmp_path: Path) -> None:
    strays = [steady_stray(match_on(tmp_path, seed=seed), 0) for seed in SEEDS]
    assert all(aside != 0.0 and harder != 1.0 for aside, harder in strays)
    assert len(set(strays)) == len(SEEDS)


def test_the_same_luck_strays_alike_however_one_aims(tmp_path: Path) -> None:
    one, other = (steady_stray(match_on(tmp_path, seed=5), turns) for turns in (0, 9))
    assert one == pytest.approx(other)


# --- keys ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", BY_KEYS)
def test_keys_alone_flick_in_every_way(tmp_path: Path, way: WayName) -> None:
    with playing(tmp_path, settings=quick(way)) as player:
        hand = player.screen.table.hand
        player.by_keys(straight(player))
        assert player.match.state.flicks == 1
        assert hand.flicked_in is (way if way is WayName.STEADY else WayName.TIMING)
        player.settle()
        assert hand.way.way.name is way
        assert player.driver.app.services.settings.way is way


@pytest.mark.parametrize("way", [WayName.FLICK, WayName.SLINGSHOT])
def test_a_needle_is_lent_and_escape_gives_it_back_before_it_leaves(
    tmp_path: Path, way: WayName
) -> None:
    with playing(tmp_path, settings=quick(way)) as player:
        assert says(player, f"pencil_hint.{way}_idle")
        player.driver.key("space")
        player.driver.tick(2)
        assert says(player, "pencil_hint.timing_aiming")
        player.driver.key("escape")
        player.driver.tick(2)
        assert says(player, f"pencil_hint.{way}_idle")
        assert player.screen.form.dialog is None
        player.driver.key("escape")
        assert player.screen.form.dialog is not None


def test_who_takes_the_pencil_after_all_flicks_it_by_hand(tmp_path: Path) -> None:
    with playing(tmp_path) as player:
        player.driver.key("space")
        player.swing(straight(player))
        assert player.match.state.flicks == 1
        assert player.screen.table.hand.flicked_in is WayName.FLICK


@pytest.mark.parametrize("way", WayName)
def test_a_button_flicks_for_the_steady_hand_alone(tmp_path: Path, way: WayName) -> None:
    with playing(tmp_path, settings=quick(way)) as player:
        offered = "flick" in player.driver.reachable
        assert offered == (way is WayName.STEADY)
        if offered:
            player.driver.click("flick")
            player.driver.tick(2)
            assert player.match.state.flicks == 0
            player.driver.click("flick")
        assert player.match.state.flicks == int(offered)


def seen(player: PenDriver) -> np.ndarray:
    """All that is on the window."""
    return pygame.surfarray.array3d(player.driver.window.surface)


@pytest.mark.parametrize("way", WayName)
def test_what_moves_by_itself_is_seen_without_any_aid(tmp_path: Path, way: WayName) -> None:
    settings = replace(quick(way), aim_aid=AimAid.NONE)
    with playing(tmp_path, settings=settings) as player:
        player.driver.tick(30)
        before = seen(player)
        player.driver.tick(10)
        assert (seen(player) != before).any() == (way is WayName.TIMING)
        if way is WayName.TIMING:
            player.driver.key("space")
            player.driver.tick(30)
            before = seen(player)
            player.driver.tick(10)
            assert (seen(player) != before).any()


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_when_a_press_was_made_counts_for_the_needle_not_when_a_late_picture_shows_it(
    tmp_path: Path, by: str
) -> None:
    with playing(tmp_path, settings=quick(WayName.TIMING)) as player:
        driver, hand, (x, y) = player.driver, player.screen.table.hand, player.tip
        if by == "mouse":
            # The first press says about where to go.
            driver.click((x + 60.0, y))
        sweeping, asked_s = hand.held, driver.clock.now_s()
        driver.clock.at_s += 0.2
        {"key": lambda: driver.key("space"), "mouse": lambda: driver.down((x + 60.0, y))}[by]()
        middle_s = (asked_s + driver.clock.now_s()) / 2.0
        assert hand.held.hand.phase is Phase.POWERING
        assert hand.held.hand.since_s == pytest.approx(middle_s)
        shown = hand.way.meant(sweeping, middle_s).direction_rad
        assert hand.way.meant(hand.held, middle_s).direction_rad == pytest.approx(shown)


# --- a flick that had stopped -------------------------------------------------------------------


def test_a_flick_that_had_stopped_keeps_the_pencil_and_the_turn(tmp_path: Path) -> None:
    with playing(tmp_path) as player:
        driver, (x, y), before = player.driver, player.tip, player.match.state
        driver.down((x, y))
        for step in range(1, 5):
            driver.move((x + 14.0 * step, y))
        driver.wait(0.5)
        driver.up((x + 56.0, y))
        driver.tick(2)
        assert player.match.state is before
        assert player.match.strokes == ()
        assert not player.screen.telling.busy
        assert says(player, "pencil_hint.stopped")
        player.swing(straight(player))
        assert player.match.state.flicks == 1
        player.settle()
        assert not says(player, "pencil_hint.stopped")


def held_pencil(player: PenDriver) -> Vec2:
    """Takes the pencil and leads it on; where the hand is then."""
    (x, y), driver = player.tip, player.driver
    driver.down((x, y))
    for step in range(1, 5):
        driver.move((x + 14.0 * step, y))
    return x + 56.0, y


def test_a_flick_that_stops_says_so_at_once_and_can_go_on(tmp_path: Path) -> None:
    with playing(tmp_path) as player:
        x, y = held_pencil(player)
        assert not says(player, "pencil_hint.still")
        player.driver.wait(0.3)
        assert says(player, "pencil_hint.still")
        assert player.screen.table.hand.held.hand.pressing
        for step in range(1, 6):
            player.driver.move((x + 16.0 * step, y))
        player.driver.up((x + 96.0, y))
        assert player.match.state.flicks == 1


@pytest.mark.parametrize(
    ("settings", "card", "leaves"),
    [
        (replace(QUICK, reduced_motion=False), "", True),
        (QUICK, "", False),
        (replace(QUICK, reduced_motion=False), "candle_thief", False),
    ],
    ids=["moving", "still", "in the dark"],
)
def test_a_swung_pencil_leaves_a_trail_that_fades(
    tmp_path: Path, settings: Settings, card: str, *, leaves: bool
) -> None:
    match = changed(tmp_path, hindered_by(card)) if card else match_on(tmp_path)
    with playing(tmp_path, match, settings) as player:
        x, y = held_pencil(player)
        drawn = swept(player, (x - 30.0, y))
        player.driver.wait(0.3)
        assert (swept(player, (x - 30.0, y)) != drawn).any() == leaves


def swept(player: PenDriver, place: Vec2) -> np.ndarray:
    """What is seen where the hand went along."""
    x, y = player.driver.px(place)
    return seen(player)[x - 4 : x + 5, y - 3 : y + 4]


# --- handicaps by keys --------------------------------------------------------------------------


def needle_steps(match: PenMatch) -> list[float]:
    """How far a needle goes in each hundredth of a second."""
    hand = table_of(match, WayName.TIMING).hand
    shown = [hand.way.meant(hand.held, n / 100).direction_rad for n in range(100)]
    return [remainder(after - before, tau) for before, after in pairwise(shown)]


def test_with_the_other_hand_a_needle_hurries_and_trembles(tmp_path: Path) -> None:
    plain, other = match_on(tmp_path), changed(tmp_path, hindered_by("numbness"))
    assert other.course.handicaps == {Handicap.OTHER_HAND}
    calm, wild = (sorted(map(abs, needle_steps(match))) for match in (plain, other))
    middle = len(calm) // 2
    assert calm[-1] == pytest.approx(calm[middle]), "evenly"
    assert wild[middle] > 1.3 * calm[middle], "faster"
    assert wild[-1] - wild[middle] > 0.3 * clumsy.TREMBLE_RAD, "and not evenly at all"


@pytest.mark.parametrize("way", BY_KEYS)
def test_with_closed_eyes_nothing_is_aimed_before_it_is_dark(tmp_path: Path, way: WayName) -> None:
    match = changed(tmp_path, hindered_by("candle_thief"))
    with playing(tmp_path, match, quick(way)) as player:
        hand = player.screen.table.hand
        assert not says(player, "pen_screens.dark")
        before = hand.held.hand.direction_rad
        if way in {WayName.TIMING, WayName.STEADY}:
            player.driver.key("right")
        else:
            player.driver.key("space")
        player.driver.tick()
        assert says(player, "pen_screens.dark")
        assert hand.held.hand.direction_rad == before
        assert hand.held.hand.phase is Phase.AIMING
        player.driver.key("right")
        assert hand.held.hand.direction_rad > before, "in the dark, one aims"
        player.driver.key("space")
        player.driver.key("space")
        assert player.match.state.flicks == 1
        player.settle()
        assert not says(player, "pen_screens.dark")


def test_whoever_thinks_better_of_closed_eyes_sees_again(tmp_path: Path) -> None:
    match = changed(tmp_path, hindered_by("candle_thief"))
    with playing(tmp_path, match, quick(WayName.TIMING)) as player:
        player.driver.key("space")
        player.driver.tick()
        assert says(player, "pen_screens.dark")
        player.driver.key("escape")
        player.driver.tick(2)
        assert not says(player, "pen_screens.dark")
        assert player.screen.form.dialog is None


@pytest.mark.parametrize("way", [WayName.FLICK, WayName.SLINGSHOT, WayName.TIMING])
def test_both_hands_are_asked_of_who_flicks_by_keys(tmp_path: Path, way: WayName) -> None:
    match = changed(tmp_path, hindered_by("four_left_thumbs"))
    with playing(tmp_path, match, quick(way)) as player:
        for _ in range(4):
            player.driver.key("space")
        assert player.match.state.flicks == 0
        assert says(player, "pencil_hint.both_hands")
        player.driver.key("j")
        player.driver.key("space")
        player.driver.key("space")
        assert player.match.state.flicks == 1


def test_a_steady_hand_needs_no_other(tmp_path: Path) -> None:
    match = changed(tmp_path, hindered_by("four_left_thumbs"))
    with playing(tmp_path, match, quick(WayName.STEADY)) as player:
        assert not says(player, "pencil_hint.both_hands")
        player.driver.key("space")
        player.driver.key("space")
        assert player.match.state.flicks == 1


def nailed_down(match: PenMatch, state: State) -> State:
    """A card that keeps the sheet from being turned."""
    mine, other = state.pawns
    return replace(state, pawns=(replace(mine, sheet_fixed=True), other))


@pytest.mark.parametrize(
    ("change", "foreseen"),
    [
        (hindered_by("candle_thief"), False),
        (hindered_by("juggling_act"), False),
        (hindered_by("numbness"), True),
        (nailed_down, True),
    ],
    ids=["eyes to be shut", "a card before them", "the other hand", "nailed down"],
)
def test_only_a_card_that_takes_sight_takes_the_aid(
    tmp_path: Path, change: Change, *, foreseen: bool
) -> None:
    pictures = []
    for aid in (AimAid.NONE, AimAid.FULL):
        settings = replace(quick(WayName.STEADY), aim_aid=aid)
        with playing(tmp_path, changed(tmp_path, change), settings) as player:
            player.driver.tick(2)
            left, top = player.driver.px((PLACE.left, PLACE.top))
            right, bottom = player.driver.px((PLACE.right, PLACE.bottom))
            pictures.append(seen(player)[left:right, top:bottom])
    without, given = pictures
    assert (given != without).any() == foreseen


def test_a_sling_shows_no_way_until_the_pencil_is_pulled(tmp_path: Path) -> None:
    pictures = list[list[np.ndarray]]()
    for aid in (AimAid.NONE, AimAid.FULL):
        settings = replace(quick(WayName.SLINGSHOT), aim_aid=aid)
        with playing(tmp_path, match_on(tmp_path), settings) as player:
            driver, (x, y) = player.driver, player.tip
            left, top = driver.px((PLACE.left, PLACE.top))
            right, bottom = driver.px((PLACE.right, PLACE.bottom))
            shown = [seen(player)[left:right, top:bottom]]
            driver.down((x, y))
            shown.append(seen(player)[left:right, top:bottom])
            driver.move((x - 60.0, y))
            shown.append(seen(player)[left:right, top:bottom])
            pictures.append(shown)
    differ = [bool((one != other).any()) for one, other in zip(*pictures, strict=True)]
    assert differ == [False, False, True]


def seen_below(player: PenDriver, place_mm: Vec2) -> np.ndarray:
    """The colours where a card is that is held there."""
    plan = player.screen.table.plan
    corners = card_corners(place_mm, plan.turned_rad)
    middle = tuple(sum(at) / len(corners) for at in zip(*corners, strict=True))
    x, y = player.driver.px(plan.place((middle[0], middle[1])))
    return pygame.surfarray.array3d(player.driver.window.surface)[x - 9 : x + 10, y - 9 : y + 10]


def test_a_card_in_the_hand_covers_at_the_tip_where_there_is_no_pointer(tmp_path: Path) -> None:
    settings = replace(quick(WayName.TIMING), aim_aid=AimAid.NONE)
    with playing(tmp_path, settings=settings) as player:
        tip = player.match.state.pawns[0].place_mm
        bare = seen_below(player, tip)
    match = changed(tmp_path, hindered_by("juggling_act"))
    with playing(tmp_path, match, settings) as player:
        assert player.screen.table.hand.pointer_mm is None
        covered = seen_below(player, tip)
        assert (covered != bare).any(axis=2).mean() > 0.9
        player.driver.move(player.screen.table.plan.place((tip[0] + 80.0, tip[1] + 40.0)))
        player.driver.tick()
        assert (seen_below(player, tip) == bare).all()


@pytest.mark.parametrize("way", [WayName.TIMING, WayName.STEADY])
def test_a_card_in_the_hand_makes_aiming_by_keys_harder(tmp_path: Path, way: WayName) -> None:
    match = changed(tmp_path, hindered_by("juggling_act"))
    strain = table_of(match, way).hand.held.hand.demands.strain
    assert strain.direction > 1.0
    assert strain.speed > 1.0
