"""Sums and consequences in words: they are the numbers that the rules come to."""

from collections.abc import Callable
from dataclasses import replace

from dexterity.hand.toss import Toss
from dexterity.rules.fighter.actions import LetCount, TakeDie, UseArmour
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.state import Carried, SeatId, State
from dexterity.session.matches import Campaign
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.fight_outcome import FOE, Change, counted, counted_after
from dexterity.ui.screens.fighter.fight_words import FightWords
from dexterity.ui.screens.posing.fights import HIT, MISS, as_it_was, fight_of, thrown
from dexterity.values.colour import DieColour
from tests.kit import hands

Prepare = Callable[[State], State]


def judged(foe: str, toss: Toss, prepare: Prepare = as_it_was, *, symbol: bool = False) -> Campaign:
    """A throw of Murka's red die that lies there, with its symbol up or not."""
    campaign = fight_of(foe, room="empty_hall", prepare=prepare)
    campaign.do(TakeDie(DieColour.RED))
    throws = (thrown(campaign, toss, seed) for seed in range(60))
    wanted = (
        throw
        for throw in throws
        if throw.verdict.hit is (toss is HIT)
        and throw.verdict.symbol is symbol
        and not throw.verdict.centre
    )
    campaign.make_throw(next(wanted))
    return campaign


def words_of(campaign: Campaign) -> FightWords:
    texts = hands.texts()
    return FightWords(Showcase(campaign.course.box, texts), campaign.game, campaign.state)


def value_of(campaign: Campaign) -> int:
    fight = campaign.state.fight
    assert fight is not None
    assert fight.attack is not None
    assert fight.attack.verdict is not None
    return fight.attack.verdict.value


def test_the_terms_of_a_blow_come_to_its_damage() -> None:
    campaign = judged("owlbear", HIT, symbol=True)
    terms, blow = campaign.game.terms(campaign.state), campaign.game.blow(campaign.state)
    assert blow is not None
    assert [term.amount for term in terms] == [value_of(campaign), 4]
    assert sum(term.amount for term in terms) == blow.damage
    value = value_of(campaign)
    said = f"{value} (section) + 4 (Sworn Enemy: Animals) = {value + 4} damage"
    assert words_of(campaign).sum() == said


def test_a_tough_monster_halves_an_odd_sum_before_everybodys_eyes() -> None:
    campaign = judged("girolzilla", HIT, symbol=True)
    total, blow = value_of(campaign) + 1, campaign.game.blow(campaign.state)
    assert blow is not None
    halved = total % 2 == 1
    assert blow.damage == (total // 2 if halved else total)
    assert words_of(campaign).sum().endswith(f"halved: {blow.damage}") is halved


def test_what_a_throw_would_do_is_what_it_does() -> None:
    campaign = judged("owlbear", MISS)
    told = counted(campaign.game, campaign.state)
    assert told == (
        Change(SeatId(0), 9, 6),
        Change(SeatId(1), 7, 4),
        Change(SeatId(2), 5, 2),
    )
    campaign.do(LetCount())
    assert [member.health for member in campaign.state.party] == [change.then for change in told]


def test_an_armour_tells_only_what_it_changes() -> None:
    def shielded(state: State) -> State:
        party = list(state.party)
        party[1] = replace(party[1], carried=(Carried(ItemId("decent_shield")),))
        party[0] = replace(party[0], carried=())
        return replace(state, party=tuple(party))

    campaign = judged("owlbear", MISS, shielded)
    then = counted_after(campaign.game, campaign.state, UseArmour(ItemId("decent_shield")))
    assert then is not None
    assert {change.whose for change in then} == {SeatId(1)}


def test_a_beaten_monster_is_said_to_be_beaten() -> None:
    def weak(state: State) -> State:
        assert state.fight is not None
        return replace(state, fight=replace(state.fight, health=1))

    campaign = judged("owlbear", HIT, weak)
    first = counted(campaign.game, campaign.state)[0]
    assert first == Change(FOE, 1, 0)
    assert "beaten" in words_of(campaign).changes([first])
