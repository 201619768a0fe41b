"""Before a campaign: heroes, seats, bravery; and one press that needs none of that."""

from pathlib import Path

from dexterity.rules.fighter.actions import PickRoom
from dexterity.rules.fighter.options import Difficulty
from dexterity.rules.fighter.state import Phase
from dexterity.session.fighter.campaign_course import CampaignCourse
from dexterity.session.fighter.fighter_options import fighter_options
from dexterity.session.matches import Campaign
from dexterity.session.settings import Settings
from dexterity.session.shipped import fighter_box
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.fighter.fight import FightScreen
from dexterity.ui.screens.fighter.set_up import SetUpScreen
from dexterity.ui.screens.posing.fighter import party_of
from dexterity.values.skill import Skill
from tests.kit.campaigning import campaign_in
from tests.kit.screens import Driver, Room, driven


def opened(driver: Driver) -> SetUpScreen:
    driver.app.go(Room(driver.app, "title"))
    screen = SetUpScreen(driver.app, seed=1)
    driver.app.go(screen)
    driver.tick(2)
    return screen


def test_enter_alone_sets_out_with_a_person_and_two_computers(tmp_path: Path) -> None:
    with driven(tmp_path, Settings(player_name="Ada", known_games=("fighter",))) as driver:
        opened(driver)
        driver.key("return")
        campaign = campaign_in(driver)
        assert campaign.state.phase is Phase.PATH
        assert campaign.state.difficulty is Difficulty.NORMAL
        assert [seat.name for seat in campaign.seats if not seat.is_computer] == ["Ada"]
        assert [seat.skill for seat in campaign.seats[1:]] == [Skill.REGULAR, Skill.REGULAR]


def test_heroes_come_and_go_by_mouse_finger_and_key(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        screen = opened(driver)
        driver.click("hero/brad")
        driver.click("hero/murka")
        driver.focus("hero/edith")
        driver.intend(Intention.CONFIRM)
        driver.tap("hero/marvin")
        assert [sitting.hero for sitting in screen.going.party] == [
            "wilrond", "grace", "brad", "edith", "marvin"
        ]  # fmt: skip


def test_a_party_is_never_too_small_nor_too_large_and_says_so(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        screen = opened(driver)
        screen.resize(0)
        first, second = (sitting.hero for sitting in screen.going.party)
        driver.tick()
        driver.click(f"hero/{second}")
        assert len(screen.going.party) == 2
        assert screen.say("fighter_screens.set_up_few", fewest=2) in driver.texts
        screen.resize(4)
        missing = next(hero for hero in screen.box.heroes if screen.going.seat_of(hero) is None)
        screen.toggle(missing)
        driver.tick()
        assert len(screen.going.party) == 6
        assert len({sitting.hero for sitting in screen.going.party}) == 6
        assert first in [sitting.hero for sitting in screen.going.party]


def test_a_person_whose_hero_stays_at_home_plays_another(tmp_path: Path) -> None:
    with driven(tmp_path, Settings(player_name="Ada")) as driver:
        screen = opened(driver)
        screen.toggle(screen.going.party[0].hero)
        assert [
            seat.name for seat in screen.going.seats(screen.showcase) if not seat.is_computer
        ] == ["Ada"]


def test_lots_change_the_heroes_and_not_the_players(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        screen = opened(driver)
        players = [sitting.skill for sitting in screen.going.party]
        heroes = [sitting.hero for sitting in screen.going.party]
        driver.click("lots")
        assert [sitting.skill for sitting in screen.going.party] == players
        assert [sitting.hero for sitting in screen.going.party] != heroes


def test_a_seat_is_given_to_a_person_by_name_who_leads(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        screen = opened(driver)
        driver.click("seat/1")
        who = driver.widget("seat/who")
        driver.click((who.box.left + 20.0, who.box.bottom - 15.0))
        driver.click("seat/name")
        driver.type("Blaise")
        leads = driver.widget("seat/leads")
        driver.click((leads.box.right - 40.0, leads.box.bottom - 15.0))
        driver.click("seat/close")
        assert screen.going.seats(screen.showcase)[1].name == "Blaise"
        assert not screen.going.seats(screen.showcase)[1].is_computer
        assert screen.going.chosen(screen.showcase).first_leader == 1


def test_two_of_one_name_can_be_told_apart(tmp_path: Path) -> None:
    with driven(tmp_path, Settings(player_name="Ada")) as driver:
        screen = opened(driver)
        screen.going.party[1] = type(screen.going.party[1])(screen.going.party[1].hero, None, "Ada")
        names = [seat.name for seat in screen.going.seats(screen.showcase)]
        assert len(set(names)) == len(names)


def test_every_difficulty_is_explained(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        screen = opened(driver)
        for at, difficulty in enumerate(Difficulty):
            screen.brave(at)
            driver.tick(2)
            assert screen.say(f"fighter_screens.{difficulty}_note") in driver.texts


def test_who_lingers_on_a_hero_reads_the_whole_sheet(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        screen = opened(driver)
        told = screen.say("fighter.ability.feast.text")
        assert told not in driver.texts
        driver.move(driver.place_of("hero/brad"))
        driver.wait(0.8)
        assert told in driver.texts
        driver.move((640.0, 640.0))
        driver.focus("hero/brad")
        driver.wait(0.8)
        assert told in driver.texts


def test_a_finger_that_stays_reads_and_does_not_press(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        screen = opened(driver)
        before = list(screen.going.party)
        place = driver.place_of("hero/brad")
        driver.touch(place)
        driver.wait(0.8)
        assert screen.say("fighter.ability.feast.text") in driver.texts
        driver.lift(place)
        assert screen.going.party == before


def test_a_campaign_that_was_left_is_gone_on_with(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        services, party = driver.app.services, party_of()
        records, tell = services.folders.records, services.tell
        options = fighter_options(fighter_box(), party.options, party.seats)
        left = Campaign.begin(CampaignCourse, options, 3, records, tell)
        left.do(PickRoom(left.state.offered[0]))
        opened(driver)
        driver.tick(5)
        assert any("Murka" in text for text in driver.texts if text.startswith("Go on"))
        driver.click("continue")
        driver.tick(2)
        screen = driver.app.screen
        assert isinstance(screen, FightScreen)
        assert screen.campaign.state == left.state


def test_a_record_that_is_damaged_is_told_and_left_alone(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        records = driver.app.services.folders.records
        records.mkdir(parents=True)
        broken = records / "2026-03-02_20-15-00_fighter.jsonl"
        broken.write_text("no record at all", encoding="utf-8")
        opened(driver)
        driver.tick(5)
        assert "continue" not in driver.reachable
        assert any(broken.name in text for text in driver.texts)
        assert broken.read_text(encoding="utf-8") == "no record at all"


def test_without_such_a_campaign_nothing_offers_to_go_on(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        opened(driver)
        assert "continue" not in driver.reachable
        driver.intend(Intention.BACK)
        assert driver.app.screen.name == "title"
