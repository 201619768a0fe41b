"""Who may read what in the story of a match: what came to light is open, the rest never leaks."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from dexterity.rules.delve import actions as do
from dexterity.rules.delve import effects as came
from dexterity.rules.delve.actions import Action
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.monster import HIDDEN, MonsterId
from dexterity.rules.delve.effects import Effect, Secret
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Phase
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.matches import DelveMatch
from dexterity.session.seat import Seat
from dexterity.session.shipped import delve_box
from tests.kit.delving import delve_game, players_in
from tests.kit.delving_games import game_of
from tests.kit.recorded_delves import SEATS, act

ADA, BLAISE = PlayerId(0), PlayerId(1)


def match_of_game(game: DelveGame, seed: int) -> DelveMatch:
    seats = (*SEATS, Seat("Denis"))[: game.options.players]
    return DelveMatch(DelveCourse.standing(delve_box(), game, seats, game.start(seed)))


def bid(deck: str, *actions: Action) -> DelveMatch:
    """Two players, the warrior, and these cards on top of the deck."""
    game = delve_game("warrior")
    state = game.start(3)
    top = tuple(map(MonsterId, deck.split()))
    laid = replace(state, deck=(*top, *state.deck))
    match = DelveMatch(DelveCourse.standing(delve_box(), game, SEATS[:2], laid))
    for action in actions:
        assert match.do(action)
    return match


def secrets(log: tuple[Effect, ...]) -> list[str]:
    """The cards that are drawn, added and set aside, as they are told."""
    return [effect.monster for effect in log if isinstance(effect, Secret)]


DRAW, ADD, PASS = do.DrawMonster(), do.AddToDungeon(), do.Pass()
ASIDE = do.SetAside(TileId("holy_grail"))


def test_the_story_begins_with_the_round() -> None:
    begun, turn = bid("").course.log_for(None)
    assert begun == came.RoundBegun(1, bid("").state.adventurer, ADA)
    assert turn == came.TurnBegun(ADA)


def test_everybody_reads_their_own_cards_alone() -> None:
    match = bid("orc lich", DRAW, ADD, DRAW, ASIDE)
    assert secrets(match.course.log_for(ADA)) == ["orc", "orc", HIDDEN, HIDDEN]
    assert secrets(match.course.log_for(BLAISE)) == [HIDDEN, HIDDEN, "lich", "lich"]
    assert secrets(match.course.log_for(None)) == [HIDDEN] * 4


def test_a_card_that_was_met_is_open_with_all_that_was_done_with_it() -> None:
    match = bid("goblin skeleton orc", DRAW, ADD, DRAW, ASIDE, DRAW, ADD, PASS)
    assert match.state.delver == ADA
    while match.state.phase is not Phase.TURN_CARD:
        match.do(match.game.actions(match.state)[0])
    assert secrets(match.course.log_for(BLAISE)) == [
        HIDDEN,
        HIDDEN,
        "skeleton",
        "skeleton",
        *[HIDDEN] * 2,
    ]
    match.do(do.TurnCard())
    told = secrets(match.course.log_for(None))
    assert told == [HIDDEN, HIDDEN, HIDDEN, HIDDEN, "orc", "orc"]
    match.do(do.TurnCard())
    open_ = ["goblin", "goblin", "skeleton", "skeleton", "orc", "orc"]
    assert secrets(match.course.log_for(None)) == secrets(match.course.log_for(BLAISE)) == open_


def test_who_was_not_met_is_open_once_the_round_is_over() -> None:
    match, luck = match_of_game(game_of(4), 4), Random(4)
    rests = 0
    while match.result is None:
        act(match, luck)
        told = [*rounds(match.course.log_for(None))][-1]
        if any(isinstance(one, came.RestRevealed) for one in told):
            rests += 1
            assert HIDDEN not in secrets(tuple(told))
    assert rests


def test_what_was_taken_back_is_not_told() -> None:
    match = bid("orc", DRAW)
    before = match.course.log_for(ADA)
    match.do(ADD)
    match.undo()
    assert match.course.log_for(ADA) == before


def test_once_it_is_over_nothing_is_a_secret() -> None:
    match, luck = match_of_game(game_of(4), 4), Random(4)
    while match.result is None:
        act(match, luck)
    assert HIDDEN not in secrets(match.course.log_for(None))
    assert match.course.log_for(None) == match.course.told


# --- nothing leaks ------------------------------------------------------------------------------


def rounds(log: tuple[Effect, ...]) -> Iterator[list[Effect]]:
    """A story, round by round."""
    told: list[Effect] = []
    for effect in log:
        if isinstance(effect, came.RoundBegun) and told:
            yield told
            told = []
        told.append(effect)
    yield told


def public_cards(effects: list[Effect]) -> Counter[MonsterId]:
    """What lay open before everybody in a round."""
    met = (one.facing.monster for one in effects if isinstance(one, came.MonsterMet))
    shown = (one.cards for one in effects
             if isinstance(one, came.AsideRevealed | came.RestRevealed))  # fmt: skip
    return Counter([*met, *(card.monster for cards in shown for card in cards)])


@pytest.mark.parametrize("seed", range(12))
def test_no_card_of_others_is_told_that_did_not_lie_open_in_that_round(seed: int) -> None:
    match, luck = match_of_game(game_of(seed), seed), Random(seed)
    hidden = told_openly = 0
    while match.result is None:
        for viewer in (*players_in(match.game), None):
            for effects in rounds(match.course.log_for(viewer)):
                placed = Counter(
                    one.monster
                    for one in effects
                    if isinstance(one, came.MonsterAdded | came.MonsterSetAside)
                    and one.player != viewer
                )
                hidden += placed.pop(HIDDEN, 0)
                told_openly += placed.total()
                assert placed <= public_cards(effects)
        act(match, luck)
    assert hidden
    assert told_openly


@pytest.mark.parametrize("seed", range(12))
def test_other_cards_in_other_hands_leave_a_story_as_it_is(seed: int) -> None:
    """The same bids with other cards for all but one: that one reads the same."""
    game, luck = game_of(seed), Random(seed)
    one = match_of_game(game, seed)
    for _ in range(2 * game.options.players):
        if one.state.phase is Phase.BID and one.state.dungeon and luck.random() < 0.1:
            one.do(PASS)
        elif one.state.phase is Phase.BID:
            one.do(DRAW)
        elif one.state.phase is Phase.PLACE:
            one.do(luck.choice(game.actions(one.state)))
    done = [effect for effect in one.course.told if isinstance(effect, came.MonsterDrawn)]
    for viewer in (*players_in(game), None):
        mine = [number for number, drawn in enumerate(done) if drawn.player == viewer]
        other = shuffled(game.start(seed).deck, mine, luck)
        laid = replace(game.start(seed), deck=other)
        same = DelveMatch(DelveCourse.standing(one.course.box, game, one.seats, laid))
        for action in bids_of(one.course.told):
            same.do(action)
        assert same.course.log_for(viewer) == one.course.log_for(viewer)
        assert same.seen(viewer) == one.seen(viewer)


def shuffled(deck: tuple[MonsterId, ...], fixed: list[int], luck: Random) -> tuple[MonsterId, ...]:
    """The same cards in another order, but for those at some places."""
    free = [place for place in range(len(deck)) if place not in fixed]
    cards = [deck[place] for place in free]
    luck.shuffle(cards)
    mixed = dict(zip(free, cards, strict=True))
    return tuple(mixed.get(place, card) for place, card in enumerate(deck))


def bids_of(told: tuple[Effect, ...]) -> Iterator[Action]:
    """What was done while everybody was bidding."""
    for effect in told:
        match effect:
            case came.MonsterDrawn():
                yield DRAW
            case came.MonsterAdded():
                yield ADD
            case came.MonsterSetAside(tile=tile):
                yield do.SetAside(tile)
            case came.PlayerPassed():
                yield PASS
            case _:
                pass
