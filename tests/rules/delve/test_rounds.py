"""Bidding and rounds, as the rulebooks tell them: draw or pass, add or set aside, win or leave."""

from dataclasses import replace

import pytest

from dexterity.rules.concession import Concession
from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Refusal
from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.cards.monster import MonsterId
from dexterity.rules.delve.effects import (
    AsideRevealed,
    DelveBegun,
    DelveEnded,
    GameEnded,
    PlayerEliminated,
    PlayerPassed,
    RestRevealed,
    RoundBegun,
    TurnBegun,
)
from dexterity.rules.delve.entering import enter
from dexterity.rules.delve.game import DelveGame, Result
from dexterity.rules.delve.options import LESS_HEALTH, BoxChoice, Options
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Aside, Delve, Ending, Laid, Phase, Seat, State
from tests.kit.delving import Delving, delve_game, delving, monsters, our_delve_cards, tiles

TORCH, GRAIL = TileId("torch"), TileId("holy_grail")


def table(deck: str = "goblin orc lich dragon golem vampire", players: int = 3) -> Delving:
    """The Warrior's round, the first player to bid, with this deck."""
    game = delve_game("warrior", players=players)
    return Delving(game, replace(game.start(1), deck=monsters(deck)))


def add(one: Delving, times: int = 1) -> Delving:
    for _ in range(times):
        one.do(do.DrawMonster(), do.AddToDungeon())
    return one


# Setting up


def test_a_round_begins_with_an_adventurer_six_tiles_and_all_monsters_shuffled() -> None:
    state = delve_game("warrior").start(3)
    assert state.phase is Phase.BID
    assert len(state.tiles) == 6
    assert sorted(state.deck) == sorted(our_delve_cards().deck(()))
    assert len(state.deck) == 13
    assert (state.dungeon, state.aside, state.specials) == ((), (), ())


def test_two_specials_join_for_the_whole_game() -> None:
    game = DelveGame(our_delve_cards(), Options(box=BoxChoice.SEQUEL, specials=True))
    chosen = {game.start(seed).specials for seed in range(200)}
    assert len(chosen) == 15, "any two of six"
    state = game.start(7)
    assert len(state.deck) == 15
    assert set(state.specials) <= set(state.deck)
    one = Delving(game, state)
    one.do(do.Pass(), do.ChooseAdventurer(AdventurerId("ninja")))
    assert one.state.specials == state.specials
    assert sorted(one.state.deck) == sorted(state.deck)


@pytest.mark.parametrize(("box", "adventurers"), [("first", 4), ("sequel", 4), ("both", 8)])
def test_boxes_have_their_own_adventurers(box: str, adventurers: int) -> None:
    game = DelveGame(our_delve_cards(), Options(box=BoxChoice(box)))
    assert len(game.adventurers) == adventurers
    assert {game.start(seed).adventurer for seed in range(100)} == set(game.adventurers)


def test_who_begins_is_by_luck_unless_it_is_agreed_upon() -> None:
    by_luck = DelveGame(our_delve_cards(), Options(players=4))
    assert {by_luck.start(seed).decides for seed in range(60)} == {0, 1, 2, 3}
    agreed = DelveGame(our_delve_cards(), Options(players=4, first=PlayerId(2)))
    assert {agreed.start(seed).decides for seed in range(9)} == {2}


@pytest.mark.parametrize(
    "options",
    [
        Options(players=1),
        Options(players=5),
        Options(players=2, first=PlayerId(2)),
        Options(box=BoxChoice.FIRST, adventurer=AdventurerId("ninja")),
    ],
)
def test_what_cannot_be_agreed_upon(options: Options) -> None:
    with pytest.raises(ValueError, match=r"play|first"):
        DelveGame(our_delve_cards(), options)


# Bidding


def test_a_drawn_monster_goes_onto_the_dungeon() -> None:
    one = table().do(do.DrawMonster())
    assert one.state.drawn == "goblin"
    one.do(do.AddToDungeon())
    assert one.state.dungeon == (Laid(MonsterId("goblin"), PlayerId(0)),)
    assert one.state.decides == 1


def test_a_drawn_monster_is_set_aside_with_a_tile_for_the_round() -> None:
    one = table().do(do.DrawMonster(), do.SetAside(TORCH))
    assert TORCH not in one.state.tiles
    assert one.state.aside == (Aside(MonsterId("goblin"), TORCH, PlayerId(0)),)
    one.do(do.DrawMonster())
    assert one.why_not(do.SetAside(TORCH)) is Refusal.NO_SUCH_TILE


def test_without_tiles_a_drawn_monster_has_to_go_in() -> None:
    one = table()
    one.state = replace(one.state, tiles=())
    one.do(do.DrawMonster())
    assert one.game.actions(one.state) == (do.AddToDungeon(),)


def test_an_empty_deck_is_a_reason_to_pass() -> None:
    one = add(table("goblin"))
    assert one.why_not(do.DrawMonster()) is Refusal.DECK_EMPTY
    assert one.game.actions(one.state) == (do.Pass(),)
    one.do(do.Pass())
    assert one.all_told(PlayerPassed) == [PlayerPassed(PlayerId(1), forced=True)]


def test_who_has_passed_is_not_asked_again_in_this_round() -> None:
    one = add(table()).do(do.Pass())
    add(one, 2)
    assert [told.player for told in one.all_told(TurnBegun)] == [1, 2, 0, 2]


def test_the_last_one_who_has_not_passed_goes_down() -> None:
    one = add(table()).do(do.Pass(), do.Pass())
    assert one.state.delver == 0
    assert one.all_told(DelveBegun) == [DelveBegun(PlayerId(0), 3 + 5 + 3, 1)]


def test_even_an_empty_dungeon_has_to_be_delved_into() -> None:
    one = table(players=2).do(do.Pass())
    assert one.all_told(DelveEnded)[0].success
    assert one.state.seats[1].successes == 1


def test_the_dungeon_is_a_pile() -> None:
    one = add(table("goblin orc lich", players=2), 3).do(do.Pass())
    one.go("name dragon")
    met = [met.facing.monster for met in one.delve.met]
    assert met == ["lich", "orc", "goblin"]


def test_in_the_first_turn_everybody_has_to_add_if_that_was_agreed_upon() -> None:
    options = Options(2, first_must_add=True, first=PlayerId(0))
    game = DelveGame(our_delve_cards(), options)
    one = Delving(game, game.start(1)).do(do.DrawMonster())
    tile = one.state.tiles[0]
    for _ in range(2):
        assert one.why_not(do.SetAside(tile)) is Refusal.MUST_ADD
        one.do(do.AddToDungeon(), do.DrawMonster())
    one.do(do.SetAside(tile))


def test_every_round_has_its_first_turn() -> None:
    options = Options(2, first_must_add=True, first=PlayerId(0), adventurer=AdventurerId("rogue"))
    game = DelveGame(our_delve_cards(), options)
    one = Delving(game, replace(game.start(1), deck=monsters("goblin orc lich")))
    one.do(do.DrawMonster(), do.AddToDungeon(), do.Pass()).go("name dragon")
    one.do(do.ChooseAdventurer(AdventurerId("rogue")), do.DrawMonster())
    assert one.state.round == 2
    assert one.why_not(do.SetAside(one.state.tiles[0])) is Refusal.MUST_ADD


def test_in_the_first_turn_one_may_still_pass() -> None:
    game = DelveGame(our_delve_cards(), Options(2, first_must_add=True, first=PlayerId(0)))
    assert game.actions(game.start(1)) == (do.DrawMonster(), do.Pass())


# The end of a round


def test_what_was_set_aside_is_shown_when_the_round_is_over() -> None:
    one = table(players=2).do(do.DrawMonster(), do.SetAside(TORCH))
    one.do(do.DrawMonster(), do.SetAside(GRAIL), do.Pass())
    (shown,) = one.all_told(AsideRevealed)
    assert [(aside.monster, aside.tile) for aside in shown.cards] == [
        ("goblin", TORCH),
        ("orc", GRAIL),
    ]


def test_who_was_not_met_is_shown_with_what_was_set_aside() -> None:
    deck = "goblin lich demon dragon skeleton"
    one = table(deck, players=2).do(do.DrawMonster(), do.SetAside(TORCH))
    add(one, 4).do(do.Pass())
    one.state = replace(one.state, tiles=(), phase=Phase.TURN_CARD, delve=Delve(health=2))
    one.go()
    (end,), (rest,) = one.all_told(DelveEnded), one.all_told(RestRevealed)
    assert (end.success, end.monsters_left) == (False, 3)
    assert [laid.monster for laid in rest.cards] == ["dragon", "demon", "lich"], "as they waited"
    told = [type(effect) for effect in one.told]
    assert told.index(AsideRevealed) == told.index(RestRevealed) + 1
    for player in (PlayerId(0), PlayerId(1), None):
        seen = one.game.seen_by(one.state, player)
        assert [laid.monster for laid in seen.dungeon] == ["lich", "demon", "dragon"]
        assert [aside.monster for aside in seen.aside] == ["goblin"]
    one.do(do.ChooseAdventurer(AdventurerId("bard")))
    assert one.state.dungeon == ()


def test_where_all_were_met_no_rest_is_shown() -> None:
    one = add(table("goblin orc", players=2), 2).do(do.Pass()).go("name dragon")
    assert one.all_told(RestRevealed) == []


def test_the_delver_chooses_the_next_adventurer_and_begins() -> None:
    one = table(players=3).do(do.Pass(), do.Pass())
    assert (one.state.phase, one.state.decides) == (Phase.ADVENTURER, 2)
    one.do(do.ChooseAdventurer(AdventurerId("bard")))
    state = one.state
    assert one.all_told(RoundBegun) == [RoundBegun(2, AdventurerId("bard"), PlayerId(2))]
    assert (state.decides, state.first, state.round) == (2, 2, 2)
    assert len(state.deck) == 13
    assert state.tiles == tuple(our_delve_cards().adventurers[AdventurerId("bard")].tiles)
    assert not any(seat.passed for seat in state.seats)


def test_the_same_adventurer_may_go_again_but_none_of_another_box() -> None:
    game = DelveGame(our_delve_cards(), Options(adventurer=AdventurerId("mage")))
    one = Delving(game, game.start(0)).do(do.Pass())
    assert do.ChooseAdventurer(AdventurerId("mage")) in game.actions(one.state)
    foreign = do.ChooseAdventurer(AdventurerId("bard"))
    assert one.why_not(foreign) is Refusal.NO_SUCH_ADVENTURER


def failing(seats: tuple[Seat, ...], delver: int = 1) -> Delving:
    """One player meets a dragon with nothing, everybody else having passed."""
    game = delve_game("warrior", players=len(seats))
    state = replace(
        game.start(0),
        seats=tuple(
            replace(seat, passed=number not in (0, delver)) for number, seat in enumerate(seats)
        ),
        tiles=(),
        dungeon=(Laid(MonsterId("dragon"), PlayerId(0)),),
    )
    return Delving(game, state).do(do.Pass()).go()


def test_a_first_failure_is_a_warning() -> None:
    one = failing((Seat(), Seat(), Seat()))
    assert one.state.seats[1].failures == 1
    assert one.state.decides == 1


def test_an_eliminated_delver_hands_both_to_the_player_on_the_left() -> None:
    one = failing((Seat(), Seat(failures=1), Seat()))
    assert one.all_told(PlayerEliminated) == [PlayerEliminated(PlayerId(1))]
    assert (one.state.phase, one.state.decides) == (Phase.ADVENTURER, 2)
    one.do(do.ChooseAdventurer(AdventurerId("rogue")))
    add(one, 2)
    assert one.state.decides == 2, "nobody asks who is out"


def test_the_left_of_the_last_seat_is_the_first() -> None:
    one = failing((Seat(), Seat(), Seat(failures=1)), delver=2)
    assert one.state.decides == 0


def test_two_successes_win() -> None:
    one = table(players=2)
    one.state = replace(one.state, seats=(Seat(), Seat(successes=1)))
    one.do(do.Pass())
    assert one.game.result(one.state) == Result(PlayerId(1), Ending.TWO_SUCCESSES, 1)
    assert one.all_told(GameEnded) == [GameEnded(PlayerId(1), Ending.TWO_SUCCESSES)]
    assert one.game.actions(one.state) == ()
    assert one.why_not(do.Pass()) is Refusal.GAME_OVER


def test_the_last_one_standing_wins() -> None:
    one = failing((Seat(), Seat(failures=1), Seat()))
    assert one.game.result(one.state) is None
    one = failing((Seat(), Seat(failures=1), Seat(failures=2)))
    assert one.game.result(one.state) == Result(PlayerId(0), Ending.LAST_STANDING, 1)


# Health decides


def test_health_is_that_of_the_adventurer_and_of_all_tiles_left() -> None:
    assert delving("warrior", "orc", "knight_shield torch").health == 6
    assert delving("barbarian", "orc").health == 4


def test_to_lose_all_health_is_to_fail_and_one_less_is_to_succeed() -> None:
    assert not delving("warrior", "orc").go().success
    assert delving("warrior", "skeleton").go().success


@pytest.mark.parametrize("adventurer", ["rogue", "necromancer"])
def test_the_dead_meet_nobody_any_more(adventurer: str) -> None:
    one = delving(adventurer, "dragon skeleton").go()
    assert len(one.story) == 1
    assert one.all_told(DelveEnded)[0].monsters_left == 1


def test_tiles_are_the_rounds_and_come_back_for_the_next() -> None:
    one = delving("barbarian", "dragon", "vorpal_axe").go("use vorpal_axe")
    assert one.state.tiles == tiles("")
    one.do(do.ChooseAdventurer(AdventurerId("barbarian")))
    assert len(one.state.tiles) == 6


# Handicaps


def handicapped(*conceded: Concession) -> DelveGame:
    return DelveGame(our_delve_cards(), Options(len(conceded), concessions=conceded))


def gone_down(game: DelveGame, state: State, player: PlayerId) -> Delve:
    """As if everybody else had passed."""
    draft = game.draft(state)
    enter(draft, player)
    return draft.delve


@pytest.mark.parametrize("conceded", tuple(Concession))
def test_who_has_a_handicap_goes_down_with_less_health(conceded: Concession) -> None:
    game = handicapped(conceded, Concession.NONE)
    state = game.start(3)
    down = [gone_down(game, state, PlayerId(player)) for player in (0, 1)]
    assert down[1].health - down[0].health == LESS_HEALTH[conceded]


def test_nobody_is_dead_before_the_first_card() -> None:
    game = handicapped(Concession.LARGE, Concession.NONE)
    bare = replace(game.start(3), tiles=())
    weak = min(game.cards.adventurers.values(), key=lambda one: one.health)
    assert weak.health <= LESS_HEALTH[Concession.LARGE] + 1
    assert gone_down(game, replace(bare, adventurer=weak.id), PlayerId(0)).health == 1


def test_a_handicap_is_agreed_on_for_everybody_or_for_nobody() -> None:
    with pytest.raises(ValueError, match="everybody"):
        DelveGame(our_delve_cards(), Options(3, concessions=(Concession.SMALL,)))
