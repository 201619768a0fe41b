"""The shop: what is for sale, to whom, for how much, and why not."""

from dataclasses import replace
from pathlib import Path

from dexterity.rules.fighter.state import Phase, State
from dexterity.session.matches import Campaign
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.fighter.deputy import THINKS_S
from dexterity.ui.screens.posing.fighter import shopping
from dexterity.ui.sound.cues import Cue
from tests.kit.campaigning import campaign_in, campaigning, has
from tests.kit.screens import Listener


def poor(campaign: Campaign) -> State:
    return replace(shopping(campaign), gold=0)


def last(campaign: Campaign) -> State:
    return replace(shopping(campaign), shops=3)


def test_every_ware_lies_there_with_its_price(tmp_path: Path) -> None:
    with campaigning(tmp_path, shopping) as driver:
        campaign = campaign_in(driver)
        for ware in campaign.state.wares:
            card = campaign.course.box.items[ware]
            assert card.names.en in driver.texts
            assert str(card.value.price) in driver.texts


def test_a_ware_is_bought_for_a_hero_and_paid_for(tmp_path: Path) -> None:
    with campaigning(tmp_path, shopping) as driver:
        campaign = campaign_in(driver)
        ware = campaign.state.wares[0]
        driver.click(f"ware/{ware}")
        driver.click("buy/2")
        driver.tick(2)
        assert has(driver, 2, ware)
        assert campaign.state.gold == 4 - campaign.course.box.items[ware].value.price
        assert ware not in campaign.state.wares
        sounds = driver.app.services.sounds
        assert isinstance(sounds, Listener)
        assert Cue.COIN in sounds.cues


def test_a_ware_is_dragged_to_a_hero(tmp_path: Path) -> None:
    with campaigning(tmp_path, shopping) as driver:
        ware = campaign_in(driver).state.wares[0]
        start = driver.place_of(f"ware/{ware}")
        driver.drag(start, (start[0] + 20.0, start[1] + 40.0), driver.place_of("seat/2"))
        driver.tick(2)
        assert has(driver, 2, ware)


def test_healing_and_dice_are_bought_by_keys(tmp_path: Path) -> None:
    with campaigning(tmp_path, shopping) as driver:
        campaign = campaign_in(driver)
        health, dice = campaign.state.party[2].health, campaign.state.white_dice
        for name in ("shop/heal", "shop/die"):
            driver.focus(name)
            driver.intend(Intention.CONFIRM)
            driver.tick()
        assert campaign.state.party[2].health == health + 1
        assert campaign.state.white_dice == dice + 1
        assert campaign.state.gold == 1


def test_what_the_chest_cannot_pay_is_explained(tmp_path: Path) -> None:
    with campaigning(tmp_path, poor) as driver:
        assert "A white die: not enough coins" in driver.texts
        assert not driver.widget("shop/die").enabled
        ware = campaign_in(driver).state.wares[0]
        driver.click(f"ware/{ware}")
        assert not driver.widget("buy/0").enabled
        assert any(text.endswith("not enough coins") for text in driver.texts)


def test_a_purchase_can_be_taken_back(tmp_path: Path) -> None:
    with campaigning(tmp_path, shopping) as driver:
        campaign = campaign_in(driver)
        driver.click("shop/die")
        driver.click("undo")
        assert campaign.state.gold == 4


def test_after_the_last_shop_comes_the_boss(tmp_path: Path) -> None:
    with campaigning(tmp_path, last) as driver:
        campaign = campaign_in(driver)
        assert "The last shop before the boss" in driver.texts
        driver.click("go_on")
        driver.tick(2)
        assert driver.app.screen.name == "fighter-boss-reveal"
        assert campaign.state.fight is not None
        assert campaign.state.fight.foe == campaign.state.boss


def test_computers_alone_shop_for_themselves(tmp_path: Path) -> None:
    with campaigning(tmp_path, shopping, persons=0) as driver:
        campaign = campaign_in(driver)
        for _ in range(12):
            if campaign.state.phase is not Phase.SHOP:
                break
            driver.wait(THINKS_S + 0.2)
        assert campaign.state.phase is Phase.PATH
