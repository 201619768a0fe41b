"""After a fight: what was won, scars, what was found, and things that change hands."""

from dataclasses import replace
from pathlib import Path

import pytest

from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.state import Carried, Phase, SeatId, State
from dexterity.session.matches import Campaign
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.fighter.deputy import THINKS_S
from dexterity.ui.screens.fighter.give import GiveScreen
from dexterity.ui.screens.fighter.rest import RestScreen
from dexterity.ui.screens.fighter.scars import ScarsScreen
from dexterity.ui.screens.posing.fighter import WON, giving, resting, scarring
from dexterity.values.colour import DieColour
from tests.kit.campaigning import campaign_in, campaigning, has, with_member


def healing(campaign: Campaign) -> State:
    """Murka carries something that heals."""
    items = campaign.course.box.cards.items.values()
    heals = next(item.id for item in items if getattr(item.use, "boon", None) == "heal")
    return with_member(resting(campaign), 1, carried=(Carried(heals),), health=4)


# --- rest ----------------------------------------------------------------------------------------


def test_a_rest_tells_what_was_won_and_who_leads(tmp_path: Path) -> None:
    with campaigning(tmp_path, resting, told=WON) as driver:
        texts = driver.texts
        assert "Beaten, and how: Owlbear!" in texts
        assert "Coins more for an epic blow: 1." in texts
        assert "Coins it leaves behind: 3." in texts
        assert "Murka Mistaxe leads next." in texts


def test_steps_just_made_are_counted_alike_in_the_head_and_in_the_text(tmp_path: Path) -> None:
    with campaigning(tmp_path, resting, told=WON) as driver:
        screen = driver.app.screen
        assert isinstance(screen, RestScreen)
        made = screen.steps_done
        assert made > campaign_in(driver).state.symbols
        assert f"{made}/10" in driver.texts
        assert any(text.endswith(f"{made} of 10 in all.") for text in driver.texts)


def test_a_thing_is_dragged_to_another_hero_and_taken_back(tmp_path: Path) -> None:
    with campaigning(tmp_path, resting) as driver:
        start, end = driver.place_of("thing/napalm_water"), driver.place_of("seat/2")
        driver.drag(start, (start[0] + 30.0, start[1] - 30.0), end)
        driver.tick(2)
        assert has(driver, 2, "napalm_water")
        driver.click("undo")
        assert has(driver, 1, "napalm_water")


def test_a_finger_drags_as_well(tmp_path: Path) -> None:
    with campaigning(tmp_path, resting) as driver:
        start, end = driver.place_of("thing/napalm_water"), driver.place_of("seat/0")
        driver.swipe(start, (start[0] - 30.0, start[1] - 30.0), end)
        driver.tick(2)
        assert has(driver, 0, "napalm_water")


def test_a_thing_let_go_of_nowhere_stays_where_it_was(tmp_path: Path) -> None:
    with campaigning(tmp_path, resting) as driver:
        before = campaign_in(driver).state
        start = driver.place_of("thing/napalm_water")
        driver.drag(start, (start[0] + 30.0, start[1] - 30.0), (640.0, 300.0))
        driver.tick(2)
        assert campaign_in(driver).state is before


def test_keys_alone_hand_a_thing_on(tmp_path: Path) -> None:
    with campaigning(tmp_path, resting) as driver:
        driver.focus("thing/napalm_water")
        driver.intend(Intention.CONFIRM)
        driver.focus("thing/trade/2")
        driver.intend(Intention.CONFIRM)
        driver.tick(2)
        assert has(driver, 2, "napalm_water")


def test_what_cannot_be_done_with_a_thing_says_why(tmp_path: Path) -> None:
    with campaigning(tmp_path, resting) as driver:
        driver.click("thing/spiked_elbow_pad")
        assert not driver.widget("thing/trade/0").enabled
        assert "Give it to Allrond: no room for another one" in driver.texts


def test_a_refused_drop_is_explained(tmp_path: Path) -> None:
    with campaigning(tmp_path, resting) as driver:
        start, end = driver.place_of("thing/spiked_elbow_pad"), driver.place_of("seat/0")
        driver.drag(start, (start[0] - 30.0, start[1] - 30.0), end)
        driver.tick(2)
        assert "No room for another one." in driver.texts
        assert has(driver, 1, "spiked_elbow_pad")


def test_a_consumable_heals_whoever_it_is_for(tmp_path: Path) -> None:
    with campaigning(tmp_path, healing) as driver:
        item = campaign_in(driver).state.party[1].carried[0].item
        driver.click(f"thing/{item}")
        driver.click("thing/use/1")
        driver.tick(2)
        assert campaign_in(driver).state.party[1].health > 4
        assert not has(driver, 1, item)


def test_going_on_leads_to_the_next_rooms(tmp_path: Path) -> None:
    with campaigning(tmp_path, resting) as driver:
        driver.key("return")
        assert campaign_in(driver).state.phase is Phase.PATH


# --- give ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["button", "hero", "drag"])
def test_what_was_found_goes_to_a_hero(tmp_path: Path, how: str) -> None:
    with campaigning(tmp_path, giving) as driver:
        screen = driver.app.screen
        assert isinstance(screen, GiveScreen)
        campaign = screen.campaign
        match how:
            case "button":
                driver.click("give/1")
            case "hero":
                driver.click("seat/1")
            case _:
                start = driver.place_of(f"found/{screen.item}")
                driver.drag(start, (start[0], start[1] + 40.0), driver.place_of("seat/1"))
        driver.tick(2)
        assert campaign.state.party[1].has(ItemId("credit_card"))
        assert campaign.state.phase is not Phase.GIVE


def test_who_has_no_room_is_told_so(tmp_path: Path) -> None:
    with campaigning(tmp_path, giving) as driver:
        assert "For Allrond: no room for another one" in driver.texts
        assert not driver.widget("give/0").enabled
        driver.click("seat/0")
        driver.tick(2)
        assert "No room for another one." in driver.texts


def test_what_nobody_wants_is_left(tmp_path: Path) -> None:
    with campaigning(tmp_path, giving) as driver:
        campaign = campaign_in(driver)
        driver.click("leave")
        assert campaign.state.found == ()


# --- scars ---------------------------------------------------------------------------------------


def test_a_scar_goes_where_its_hero_wants_it_and_never_twice(tmp_path: Path) -> None:
    with campaigning(tmp_path, scarring, persons=2, told=WON[:3]) as driver:
        campaign = campaign_in(driver)
        assert not driver.widget("scar/green").enabled
        assert "Lose: Double Strike" in driver.texts
        driver.click("scar/blue")
        member = campaign.state.party[1]
        assert set(member.scars) == {DieColour.GREEN, DieColour.BLUE}
        assert member.health == member.most_health == 5
        assert isinstance(driver.app.screen, RestScreen)
        assert "Beaten, and how: Owlbear!" in driver.texts


def test_a_computer_hero_picks_its_own_scar(tmp_path: Path) -> None:
    with campaigning(tmp_path, scarring) as driver:
        assert isinstance(driver.app.screen, ScarsScreen)
        campaign = campaign_in(driver)
        driver.wait(THINKS_S + 0.3)
        assert len(campaign.state.party[1].scars) == 2
        assert campaign.state.phase is Phase.REST


# --- who decides ---------------------------------------------------------------------------------


def led_by_a_computer(campaign: Campaign) -> State:
    return replace(resting(campaign), leader=SeatId(2))


def test_persons_decide_about_the_rest_whoever_leads(tmp_path: Path) -> None:
    with campaigning(tmp_path, led_by_a_computer) as driver:
        campaign = campaign_in(driver)
        driver.wait(2 * THINKS_S)
        assert campaign.state.phase is Phase.REST


def test_where_nobody_sits_at_the_screen_the_party_goes_on_by_itself(tmp_path: Path) -> None:
    with campaigning(tmp_path, resting, persons=0) as driver:
        campaign = campaign_in(driver)
        driver.wait(THINKS_S + 0.3)
        assert campaign.state.phase is not Phase.REST
