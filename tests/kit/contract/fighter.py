"""Fighter, as the contract sees it."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from dexterity.rules.fighter import actions as do
from dexterity.rules.fighter.actions import Action, MakeThrow
from dexterity.rules.fighter.cards.foe import FoeId
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.cards.room import RoomId
from dexterity.rules.fighter.game import FighterGame
from dexterity.rules.fighter.state import MOST_WHITE_DICE, Phase, SeatId, State
from dexterity.values.colour import DieColour
from tests.kit.contract.contestant import Contestant
from tests.kit.fighting import throw
from tests.kit.fighting_box import game_of, random_action, whole_box

CARDS = whole_box()

TRIED: tuple[Action, ...] = (
    do.PickRoom(RoomId("nowhere")),
    do.TakeDie(DieColour.RED),
    do.TakeDie(DieColour.WHITE, (ItemId("weapon-0"),)),
    do.PutDieBack(),
    do.TakeBackDice(),
    throw("3"),
    do.PickAbility(DieColour.RED),
    do.PickAbility(DieColour.WHITE),
    *map(do.ThrowAgain, do.AgainBy),
    do.UseArmour(ItemId("armour-1")),
    do.UseItem(ItemId("heal-0"), SeatId(1)),
    do.UseItem(ItemId("unscar-0"), SeatId(99), DieColour.WHITE),
    do.UseItem(ItemId("nothing")),
    do.LetCount(),
    do.InventThrow("jump"),
    do.Retreat(),
    do.TakeScar(DieColour.WHITE),
    do.GiveItem(SeatId(-1)),
    do.LeaveItem(),
    do.TradeItem(ItemId("weapon-1"), SeatId(1)),
    do.DropItem(ItemId("nothing")),
    do.BuyItem(ItemId("weapon-2"), SeatId(0)),
    do.BuyHealing(),
    do.BuyDie(),
    do.GoOn(),
)


def holds_together(_: FighterGame, state: State) -> None:
    """What can never be otherwise."""
    assert state.gold >= 0
    assert 0 <= state.white_dice <= MOST_WHITE_DICE - (state.fight.whites if state.fight else 0)
    assert state.phase is Phase.OVER or state.still_in
    # Who led may be out once a fight is over: the next leader is found when all scars are taken.
    assert state.phase is Phase.SCARS or not state.party[state.leader].out
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


def viewers(_: FighterGame, state: State) -> Iterable[SeatId]:
    return map(SeatId, range(len(state.party)))


FIGHTER = Contestant(
    "fighter",
    State,
    lambda seed: game_of(seed, CARDS),
    lambda game, state, luck: random_action(game, state, game.actions(state), luck),
    by_hand=MakeThrow,
    awaits_hand=FighterGame.awaits_throw,
    tried=TRIED,
    viewers=viewers,
    otherwise=otherwise,
    holds_together=holds_together,
    most_steps=20_000,
    games=1_000,
)
