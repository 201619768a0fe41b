"""What holds for every campaign: it ends, refuses without harm, keeps its secrets, and is plain."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from dexterity.rules.fighter import actions as do
from dexterity.rules.fighter.actions import Action
from dexterity.rules.fighter.cards.colour import Colour
from dexterity.rules.fighter.cards.foe import FoeId
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.cards.room import RoomId
from dexterity.rules.fighter.game import FighterGame
from dexterity.rules.fighter.state import MOST_WHITE_DICE, Phase, SeatId, State
from dexterity.rules.made_throw import MakeThrow
from dexterity.session.fighter.campaign_record import KINDS
from dexterity.session.rules_json import action_from, decoded, encoded_action, encoded_state
from tests.kit.fighting import throw
from tests.kit.fighting_box import game_of, random_action, whole_box

CARDS = whole_box()
MOST_STEPS = 20_000
"""Far more than a campaign takes; one that takes more goes round in circles."""
CAMPAIGNS, A_BATCH = 1_000, 100

TRIED: tuple[Action, ...] = (
    do.PickRoom(RoomId("nowhere")),
    do.TakeDie(Colour.RED),
    do.TakeDie(Colour.WHITE, (ItemId("weapon-0"),)),
    do.PutDieBack(),
    do.TakeBackDice(),
    throw("3"),
    do.PickAbility(Colour.RED),
    do.PickAbility(Colour.WHITE),
    *map(do.ThrowAgain, do.AgainBy),
    do.UseArmour(ItemId("armour-1")),
    do.UseItem(ItemId("heal-0"), SeatId(1)),
    do.UseItem(ItemId("unscar-0"), SeatId(99), Colour.WHITE),
    do.UseItem(ItemId("nothing")),
    do.LetCount(),
    do.Retreat(),
    do.TakeScar(Colour.WHITE),
    do.GiveItem(SeatId(-1)),
    do.LeaveItem(),
    do.TradeItem(ItemId("weapon-1"), SeatId(1)),
    do.DropItem(ItemId("nothing")),
    do.BuyItem(ItemId("weapon-2"), SeatId(0)),
    do.BuyHealing(),
    do.BuyDie(),
    do.GoOn(),
    do.GiveUp(),
)


@cache
def steps(seed: int) -> list[tuple[FighterGame, State, Action]]:
    """A campaign played at random, each state with what was done next."""
    game, luck, played = game_of(seed, CARDS), Random(seed), []
    state = game.start(seed)
    while game.result(state) is None:
        action = random_action(game, state, game.actions(state), luck)
        played.append((game, state, action))
        state = game.apply(state, action).state
        assert len(played) < MOST_STEPS
    return played


# Every campaign ends


@pytest.mark.parametrize("batch", range(CAMPAIGNS // A_BATCH))
def test_campaigns_played_at_random_end(batch: int) -> None:
    for seed in range(batch * A_BATCH, (batch + 1) * A_BATCH):
        game, luck = game_of(seed, CARDS), Random(seed)
        state = game.start(seed)
        for _ in range(MOST_STEPS):
            if game.result(state) is not None:
                break
            actions = game.actions(state)
            assert actions or game.awaits_throw(state), "somebody can always do something"
            state = game.apply(state, random_action(game, state, actions, luck)).state
            holds_together(state)
        assert game.result(state) is not None
        assert game.actions(state) == ()


def holds_together(state: State) -> None:
    """What can never be otherwise."""
    assert state.gold >= 0
    assert 0 <= state.white_dice <= MOST_WHITE_DICE
    assert state.phase is Phase.OVER or state.still_in
    assert not state.party[state.leader].out
    for member in state.party:
        assert 0 <= member.health <= member.most_health
        assert member.down == (member.health == 0 and not member.out)
        assert len(set(member.scars)) == len(member.scars)
    things = [thing.item for member in state.party for thing in member.carried]
    sampled = () if state.fight is None or state.fight.sampled is None else (state.fight.sampled,)
    everything = [*things, *state.found, *state.wares, *state.shop_deck, *sampled]
    assert len(set(everything)) == len(everything), "every card is there once"
    if state.fight is not None and state.phase in {Phase.CHOOSE, Phase.THROW, Phase.JUDGED}:
        assert state.party[state.fight.turn].stands
        assert state.fight.health <= state.fight.most_health


def test_all_phases_and_all_actions_are_among_what_is_played_here() -> None:
    played = [step for seed in range(100) for step in steps(seed)]
    assert {state.phase for _, state, _ in played} == set(Phase) - {Phase.OVER}
    done = {type(action) for _, _, action in played}
    # To give up takes a boss, no dice, and a last hope: too rare to meet by chance.
    assert done == {type(action) for action in TRIED} - {do.GiveUp}


# Refusals, JSON, and the same again


@pytest.mark.parametrize("seed", range(6))
def test_a_refused_action_changes_nothing_and_tells_nothing(seed: int) -> None:
    for game, state, _ in steps(seed):
        for action in TRIED:
            if game.why_not(state, action) is not None:
                step = game.apply(state, action)
                assert step.state is state
                assert step.effects == ()


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_offered_can_be_done_and_the_rest_cannot(seed: int) -> None:
    for game, state, _ in steps(seed):
        offered = game.actions(state)
        assert all(game.why_not(state, action) is None for action in offered)
        assert len(set(offered)) == len(offered)
        for action in TRIED:
            if not isinstance(action, MakeThrow):
                assert (action in offered) == (game.why_not(state, action) is None), action


@pytest.mark.parametrize("seed", range(8))
def test_states_and_actions_survive_json(seed: int) -> None:
    for game, state, action in steps(seed):
        assert decoded(encoded_state(state), State) == state
        for each in (action, *game.actions(state)):
            assert action_from(encoded_action(each, KINDS), KINDS) == each


def test_the_same_actions_lead_to_the_same_states() -> None:
    for seed in range(6):
        played = steps(seed)
        state = played[0][0].start(seed)
        for game, expected, action in played:
            assert state == expected
            state = game.apply(state, action).state


# Secrets


def otherwise(game: FighterGame, state: State, seat: SeatId, luck: Random) -> State:
    """The same to that seat, and different in all that it may not know."""
    leads = seat == state.leader
    hidden_rooms = list(state.rooms if leads else (*state.offered, *state.rooms))
    luck.shuffle(hidden_rooms)
    drawn = 0 if leads else len(state.offered)
    fight, deck = state.fight, list(state.shop_deck)
    luck.shuffle(deck)
    if fight is not None and fight.sampled is not None and deck:
        sampled, deck[0] = deck[0], fight.sampled
        fight = replace(fight, sampled=sampled)
    return replace(
        state,
        seed=luck.randrange(1_000),
        rooms=tuple(hidden_rooms[drawn:]),
        offered=state.offered if leads else tuple(hidden_rooms[:drawn]),
        foes=other_foes(game, state, luck),
        shop_deck=tuple(deck),
        boss=state.boss if boss_is_met(state) else luck.choice(list(game.cards.bosses)),
        fight=fight,
    )


def boss_is_met(state: State) -> bool:
    return state.fight is not None and state.fight.foe == state.boss


def other_foes(game: FighterGame, state: State, luck: Random) -> tuple[FoeId, ...]:
    """As many of each level as the backs of the cards show, of those that were not met yet."""
    met = {*state.beaten, *state.fled_from, *((state.fight.foe,) if state.fight else ())}
    pool = [foe for foe in game.cards.monsters.values() if foe.id not in met]
    luck.shuffle(pool)
    drawn = []
    for id_ in state.foes:
        level = game.cards.monsters[id_].level
        card = next(foe for foe in pool if foe.level == level)
        pool.remove(card)
        drawn.append(card.id)
    return tuple(drawn)


@pytest.mark.parametrize("seed", range(10))
def test_what_a_seat_may_not_know_changes_neither_its_view_nor_what_it_could_do(seed: int) -> None:
    luck = Random(seed)
    for game, state, _ in steps(seed):
        for seat in map(SeatId, range(len(state.party))):
            seen, other = game.seen_by(state, seat), otherwise(game, state, seat, luck)
            assert game.seen_by(other, seat) == seen
            assert game.actions(game.seen_by(other, seat)) == game.actions(seen)


@pytest.mark.parametrize("seed", range(10))
def test_what_is_seen_is_enough_to_know_what_can_be_done(seed: int) -> None:
    for game, state, _ in steps(seed):
        seen = game.seen_by(state, state.leader)
        assert game.actions(seen) == game.actions(state)
        assert game.requirements(seen) == game.requirements(state)
        assert game.blow(seen) == game.blow(state)


@pytest.mark.parametrize("seed", range(10))
def test_what_was_seen_once_looks_the_same_a_second_time(seed: int) -> None:
    for game, state, _ in steps(seed):
        for seat in map(SeatId, range(len(state.party))):
            seen = game.seen_by(state, seat)
            assert game.seen_by(seen, seat) == seen
