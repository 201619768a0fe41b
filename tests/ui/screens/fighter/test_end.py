"""The end: how it turned out, a score that adds up, a title, and figures."""

from dataclasses import replace
from pathlib import Path
from shutil import copyfile

import pytest

from dexterity.content.language import Language
from dexterity.rules.fighter import effects as came
from dexterity.rules.fighter.cards.foe import FoeId
from dexterity.rules.fighter.effects import Source
from dexterity.rules.fighter.options import Difficulty
from dexterity.rules.fighter.score import score_of
from dexterity.rules.fighter.set_up import first_state
from dexterity.rules.fighter.state import Phase, SeatId
from dexterity.session.fighter.tale import Tale
from dexterity.session.folders import folders_in
from dexterity.session.records.match_log import resumed_log
from dexterity.session.records.reading import read_record
from dexterity.session.shipped import fighter_box
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.end import EndScreen
from dexterity.ui.screens.fighter.score_lines import score_lines
from dexterity.ui.screens.posing.fighter import lost, party_of, won
from tests.kit import hands
from tests.kit.campaigning import campaign_in, campaigning


@pytest.mark.parametrize("difficulty", list(Difficulty))
@pytest.mark.parametrize("scars", [0, 4])
@pytest.mark.parametrize("out", [0, 2])
def test_the_lines_of_a_score_add_up(difficulty: Difficulty, scars: int, out: int) -> None:
    box = fighter_box()
    options = replace(party_of(size=4).options, difficulty=difficulty)
    state = replace(first_state(box.cards, options, 1), gold=7, white_dice=3, scars_taken=scars)
    party = tuple(replace(each, out=at < out) for at, each in enumerate(state.party))
    state = replace(state, party=party)
    show = Showcase(box, hands.texts())
    assert sum(points for _, points in score_lines(show, state)) == score_of(state)


def test_a_victory_has_a_score_a_title_and_figures(tmp_path: Path) -> None:
    with campaigning(tmp_path, won) as driver:
        screen = driver.app.screen
        assert isinstance(screen, EndScreen)
        assert screen.say(f"fighter_screens.title_{screen.result.title}") in driver.texts
        assert str(screen.result.score) in driver.texts
        assert "14, by Murka Mistaxe" in driver.texts
        assert "55 (75%)" in driver.texts


def test_a_defeat_names_whoever_won(tmp_path: Path) -> None:
    with campaigning(tmp_path, lost) as driver:
        assert "Beaten by: Owlbear" in driver.texts
        assert "The score" not in driver.texts


def test_the_same_party_goes_again_with_other_luck(tmp_path: Path) -> None:
    with campaigning(tmp_path, lost) as driver:
        screen = driver.app.screen
        assert isinstance(screen, EndScreen)
        before = screen.campaign
        driver.key("return")
        after = campaign_in(driver)
        assert after.state.phase is Phase.PATH
        assert after.seats == before.seats
        assert after.game.options.heroes == before.game.options.heroes
        assert after.state.seed != before.state.seed


def test_a_campaign_that_was_recorded_is_watched_again_from_its_end(tmp_path: Path) -> None:
    path = folders_in(tmp_path).records / "golden.jsonl"
    path.parent.mkdir(parents=True)
    copyfile(Path(__file__).parents[3] / "records" / "golden-campaign.jsonl", path)
    with campaigning(tmp_path, won) as driver:
        screen = driver.app.screen
        assert isinstance(screen, EndScreen)
        assert "watch" not in driver.reachable
        log = resumed_log(path, read_record(path), lambda _: None)
        log.writer.path = (
            path  # also where the record is of an older version, and goes on in a copy
        )
        screen.campaign.log = log
        driver.app.rearrange()
        driver.tick()
        driver.click("watch")
        driver.tick(2)
        assert driver.app.screen.name == "replay"
        driver.key("escape")
        assert driver.app.screen is screen


def test_from_the_end_one_gets_to_another_party_and_back(tmp_path: Path) -> None:
    with campaigning(tmp_path, won) as driver:
        driver.click("another")
        assert driver.app.screen.name == "fighter"
    with campaigning(tmp_path, won) as driver:
        driver.click("back")
        assert driver.app.screen.name == "title"


def test_titles_are_ten_and_none_is_like_another() -> None:
    for language in Language:
        texts = hands.texts(language)
        titles = {texts.say(f"fighter_screens.title_{at}") for at in range(10)}
        assert len(titles) == 10


def test_a_tale_counts_what_happened_and_who_struck_hardest() -> None:
    tale = Tale().after(
        (
            came.GoldGained(2, Source.REWARD),
            came.FoeHurt(5, 3),
            came.HeroHurt(SeatId(0), 2, 7),
            came.HeroFell(SeatId(0)),
            came.FoeBeaten(FoeId("owlbear"), epic=True),
        )
    )
    assert (tale.coins, tale.damage, tale.heaviest) == (2, 5, 5)
    assert (tale.suffered, tale.falls, tale.epic_blows) == (2, 1, 1)
    assert tale.hit_rate == 0.0
    assert tale.after((came.FoeHurt(3, 0),)).heaviest == 5
