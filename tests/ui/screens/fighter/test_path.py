"""Two rooms before the leader: what they are, who may see them, and who lives there."""

from pathlib import Path

import pytest

from dexterity.rules.fighter.cards.room import SHOP_AT
from dexterity.rules.fighter.state import Phase
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.fighter.deputy import THINKS_S
from dexterity.ui.screens.fighter.path import PathScreen
from dexterity.ui.screens.fighter.reveal import RevealScreen
from dexterity.ui.screens.fighter.way import stops_of
from dexterity.ui.screens.posing.fighter import led_by_computer, on_path, reveal
from tests.kit.campaigning import CALM, campaign_in, campaigning
from tests.kit.screens import Driver, driven


def room_texts(driver: Driver) -> list[str]:
    """All that the two rooms have written on them."""
    campaign = campaign_in(driver)
    cards = [campaign.course.box.rooms[room] for room in campaign.state.offered]
    return [text for card in cards for text in (card.names.en, card.line.en)]


def test_a_lone_person_sees_both_rooms_at_once(tmp_path: Path) -> None:
    with campaigning(tmp_path, on_path) as driver:
        assert set(room_texts(driver)) <= set(driver.texts)


def test_among_several_persons_rooms_are_never_drawn_before_the_leader_says_so(
    tmp_path: Path,
) -> None:
    with campaigning(tmp_path, on_path, persons=2) as driver:
        hidden = room_texts(driver)
        for _ in range(40):
            driver.tick()
            assert not set(hidden) & set(driver.texts)
        driver.click("open")
        assert set(hidden) <= set(driver.texts)
        driver.click("cover")
        assert not set(hidden) & set(driver.texts)


def test_after_a_look_away_and_help_covered_rooms_stay_covered(tmp_path: Path) -> None:
    with campaigning(tmp_path, on_path, persons=2) as driver:
        hidden = room_texts(driver)
        driver.intend(Intention.HELP)
        driver.intend(Intention.HELP)
        driver.resize((1024, 768))
        driver.tick(2)
        assert not set(hidden) & set(driver.texts)


@pytest.mark.parametrize("how", ["mouse", "finger", "keys"])
def test_a_room_is_entered_by_every_device(tmp_path: Path, how: str) -> None:
    with campaigning(tmp_path, on_path) as driver:
        campaign = campaign_in(driver)
        room = campaign.state.offered[1]
        match how:
            case "mouse":
                driver.click(f"pick/{room}")
            case "finger":
                driver.tap(f"room/{room}")
            case _:
                driver.focus(f"pick/{room}")
                driver.intend(Intention.CONFIRM)
        assert campaign.state.walked[-1] == room
        assert not isinstance(driver.app.screen, PathScreen)


def test_enter_alone_enters_no_room_unseen(tmp_path: Path) -> None:
    with campaigning(tmp_path, on_path, persons=2) as driver:
        before = campaign_in(driver).state
        driver.key("return")
        assert campaign_in(driver).state is before


def test_a_computer_leader_looks_alone_decides_and_says_what(tmp_path: Path) -> None:
    with campaigning(tmp_path, led_by_computer) as driver:
        campaign, hidden = campaign_in(driver), room_texts(driver)
        before = campaign.state
        driver.wait(THINKS_S - 0.2)
        assert campaign.state is before
        assert not set(hidden) & set(driver.texts)
        driver.wait(0.5)
        assert campaign.state.walked[:-1] == before.walked
        assert campaign.state.walked[-1] in before.offered
        name = campaign.course.box.rooms[campaign.state.walked[-1]].names.en
        assert any(name in text for text in driver.texts)


def test_the_way_has_a_stop_for_every_monster_and_ends_at_shops(tmp_path: Path) -> None:
    with campaigning(tmp_path, on_path) as driver:
        campaign = campaign_in(driver)
        stops = stops_of(campaign.state, campaign.game.cards.rooms)
        assert [stop.foe for stop in stops] == list(campaign.state.beaten)
        assert all(0 < stop.steps <= SHOP_AT for stop in stops)
        legs = [stop.leg for stop in stops]
        assert legs == sorted(legs)


@pytest.mark.parametrize("boss", [False, True])
def test_whoever_lives_there_is_shown_with_numbers_and_joke_before_the_fight(
    tmp_path: Path, boss: bool
) -> None:
    foe = "dungeon_the_dragon" if boss else "zombie_monkey"
    with driven(tmp_path, CALM) as driver:
        screen = reveal(foe, boss=boss)(driver.app)
        assert isinstance(screen, RevealScreen)
        driver.app.go(screen)
        driver.tick(2)
        card = screen.campaign.course.box.foe(screen.foe.id)
        assert {card.names.en, card.line.en, str(screen.fight.health)} <= set(driver.texts)
        driver.key("return")
        assert screen.campaign.state.phase is Phase.CHOOSE
        assert driver.app.screen.name.startswith("fight")


def test_what_a_requirement_asks_for_can_be_watched(tmp_path: Path) -> None:
    with driven(tmp_path, CALM) as driver:
        driver.app.go(reveal("zombie_monkey")(driver.app))
        driver.tick(2)
        driver.click("requirement/under_leg")
        driver.tick(2)
        assert "demonstration" in driver.app.screen.name


def test_leaving_is_asked_about(tmp_path: Path) -> None:
    with campaigning(tmp_path, on_path) as driver:
        driver.intend(Intention.BACK)
        assert isinstance(driver.app.screen, PathScreen)
        driver.click("leave/stay")
        assert isinstance(driver.app.screen, PathScreen)
        driver.intend(Intention.BACK)
        driver.click("leave/go")
        assert driver.app.screen.name == "title"
