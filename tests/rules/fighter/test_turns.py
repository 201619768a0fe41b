"""Who leads, who begins, who is next, and when everything is lost."""

from dexterity.rules.fighter.actions import GoOn, LetCount, Refusal, TakeScar
from dexterity.rules.fighter.cards.foe import Trait
from dexterity.rules.fighter.cards.item import Boon
from dexterity.rules.fighter.effects import (
    CampaignLost,
    Defeat,
    HeroFell,
    LeaderChanged,
    TurnBegun,
)
from dexterity.rules.fighter.judging import Blow
from dexterity.rules.fighter.state import Phase, SeatId
from dexterity.values.colour import DieColour
from tests.kit.fighting import RED, Campaign, foe, in_room, potion, use


def test_whoever_sits_left_of_the_leader_begins() -> None:
    party = in_room(foe(), heroes="wilrond brad murka")
    assert party.leader == "murka"
    assert party.turn == "wilrond"


def test_the_turn_goes_around_to_the_left() -> None:
    party = in_room(foe(), heroes="wilrond brad murka").attacks("red 1", "green 1", "blue 1")
    assert [told.seat for told in party.all_told(TurnBegun)] == [0, 1, 2, 0]


def test_whoever_threw_last_leads_and_whoever_sits_left_of_them_begins() -> None:
    party = in_room(foe(3), foe(name="next")).attacks("red 1", "green 2")
    assert party.leader == "brad"
    assert party.all_told(LeaderChanged) == [LeaderChanged(SeatId(1))]
    assert party.next_room().turn == "murka"


def test_a_leader_who_throws_last_stays_the_leader() -> None:
    party = in_room(foe(4)).attacks("red 1", "green 1", "blue 2")
    assert party.leader == "murka"
    assert party.all_told(LeaderChanged) == []


def test_whoever_threw_last_leads_though_a_thing_of_another_beat_the_monster() -> None:
    party = in_room(foe(4), things={"murka": [potion(Boon.DAMAGE, 2)]}).attack("red 2").do(use())
    assert party.leader == "wilrond"


def test_whoever_threw_last_leads_even_if_that_throw_brought_them_down() -> None:
    party = in_room(foe(2, 9), things={"murka": [potion(Boon.DAMAGE, 2)]}).attack("blue .")
    party.do(use(), TakeScar(RED))
    assert party.leader == "wilrond"


def test_who_is_down_is_passed_over_until_the_fight_ends() -> None:
    party = in_room(foe(damage=9)).attacks("blue 1", "red .", "green 1")
    assert party.all_told(HeroFell) == [HeroFell(SeatId(1))]
    assert party.turn == "wilrond"
    assert party.attack("white 1").turn == "murka"


def test_a_hero_goes_down_at_exactly_0() -> None:
    party = in_room(foe(damage=3), health={"wilrond": 3, "brad": 4}).attacks("blue .", "red .")
    assert party.health == (0, 1, 9)
    assert party.all_told(HeroFell) == [HeroFell(SeatId(0))]


def test_the_last_who_stands_goes_on_alone() -> None:
    party = in_room(foe(damage=9), heroes="brad wilrond").attacks("blue .", "red 1")
    assert party.turn == "wilrond"


def test_all_is_lost_when_the_last_hero_goes_down() -> None:
    party = in_room(foe(damage=9), heroes="brad wilrond").attacks("red .", "blue .")
    assert party.phase == Phase.OVER
    assert party.all_told(CampaignLost) == [CampaignLost(Defeat.ALL_DOWN)]
    result = party.game.result(party.state)
    assert result is not None
    assert (result.won, result.score, result.title) == (False, 0, None)


def test_one_miss_may_be_the_end_where_somebody_is_enraged() -> None:
    party = in_room(foe(damage=9, trait=Trait.ENRAGED)).attack("blue .")
    assert party.all_told(CampaignLost) == [CampaignLost(Defeat.ALL_DOWN)]


def test_nothing_can_be_done_once_it_is_over() -> None:
    party = in_room(foe(damage=9, trait=Trait.ENRAGED)).attack("blue .")
    assert party.game.actions(party.state) == ()
    assert party.refused(LetCount()) is Refusal.CAMPAIGN_OVER
    assert party.refused(GoOn()) is Refusal.CAMPAIGN_OVER


def test_a_result_is_there_at_the_end_and_not_before() -> None:
    party = in_room(foe(damage=9, trait=Trait.ENRAGED))
    assert party.game.result(party.state) is None
    result = party.attack("blue .").game.result(party.state)
    assert result is not None
    assert (result.fights, result.throws) == (0, 1)


def test_a_blow_and_what_it_wakes_are_only_known_while_the_die_lies_there() -> None:
    nothing, party = (None, ()), in_room(foe(1), heroes="murka brad")
    assert foreseen(party) == nothing
    assert foreseen(party.take("red")) == nothing
    blow, woken = foreseen(party.land("1*"))
    assert blow is not None
    assert (blow.hit, blow.fatal, blow.damage, woken) == (True, False, 2, (RED,))
    assert foreseen(party.do(LetCount())) == nothing


def foreseen(party: Campaign) -> tuple[Blow | None, tuple[DieColour, ...]]:
    return party.game.blow(party.state), party.game.wakeable(party.state)
