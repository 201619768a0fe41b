"""A fight at the table: by mouse, by touch, by keys alone; and everything that a hero may do."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from dexterity.rules.fighter.actions import LetCount, TakeDie
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.state import Carried, Phase, State
from dexterity.session.matches import Campaign
from dexterity.session.settings import Settings
from dexterity.ui.screens.fighter.fight import FightScreen
from dexterity.ui.screens.posing.fights import fight_of, stuck
from dexterity.ui.throwing.scene import Scene
from dexterity.values.colour import COLOURED, DieColour
from tests.kit.challenging import BY_KEYS, QUICK
from tests.kit.covering import first_of
from tests.kit.fights import (
    Fighter,
    fighting,
    hits,
    hits_with_symbol,
    misses,
    misses_with_symbol,
)

PLAIN = "trainee_skeleton"
"""Asks for nothing, and has no trait."""


def plain(prepare: Callable[[State], State] = lambda state: state) -> Campaign:
    return fight_of(PLAIN, room="empty_hall", prepare=prepare)


def with_health(health: int) -> Callable[[State], State]:
    def prepared(state: State) -> State:
        assert state.fight is not None
        return replace(state, fight=replace(state.fight, health=health, most_health=health))

    return prepared


def all_spent(state: State) -> State:
    assert state.fight is not None
    return replace(state, fight=replace(state.fight, spent=COLOURED))


def carrying(*items: str) -> Callable[[State], State]:
    """Murka, whose turn it is, has these, the others nothing; the monster is healthy."""

    def prepared(state: State) -> State:
        state = with_health(30)(state)
        carried = tuple(Carried(ItemId(item)) for item in items)
        bare = [replace(member, carried=()) for member in state.party]
        bare[1] = replace(bare[1], carried=carried)
        return replace(state, party=tuple(bare))

    return prepared


# --- a whole fight -------------------------------------------------------------------------------


class Mouse:
    settings = QUICK

    def __init__(self, player: Fighter) -> None:
        self.player = player

    def press(self, name: str) -> None:
        self.player.click(name)

    def throw(self) -> None:
        self.player.drag(*self.player.swing(gain=2.6))


class Finger(Mouse):
    def press(self, name: str) -> None:
        self.player.tap(name)

    def throw(self) -> None:
        self.player.swipe(*self.player.swing(gain=2.6))


class Keys(Mouse):
    """The keys of the game, and Tab to every button."""

    settings = BY_KEYS

    def press(self, name: str) -> None:
        if name == "count":
            # Nothing has the focus: the main button hears the key.
            self.player.key("return")
            return
        self.player.focus(name)
        self.player.key("return")

    def throw(self) -> None:
        if self.player.focused:
            self.player.key("escape")
        for _ in range(3):
            self.player.key("space")


def play_turn(player: Fighter, hands: Mouse, screen: FightScreen) -> None:
    """One die, whatever comes of it."""
    names = [widget.name for widget in screen.form.widgets if widget.enabled]
    dice = [name for name in names if name in {"die/red", "die/green", "die/blue", "die/white"}]
    if not dice:
        hands.press("take_back")
        player.see()
        return
    hands.press(dice[0])
    player.tick(2)
    assert screen.theatre.seen.phase is Phase.THROW
    hands.throw()
    player.until(lambda: screen.theatre.seen.phase is Phase.JUDGED)
    player.tick(2)
    hands.press("count")
    player.see()


@pytest.mark.parametrize("device", first_of([Keys, Mouse, Finger]))
def test_a_whole_fight_is_played_with_one_device(tmp_path: Path, device: type[Mouse]) -> None:
    campaign = plain(with_health(3))
    with fighting(tmp_path, campaign, device.settings) as player:
        hands, screen = device(player), player.fight
        for _ in range(20):
            if player.app.screen is not screen:
                break
            if campaign.state.phase is Phase.THROW:
                # A second strike of Murka's.
                hands.throw()
                player.until(lambda: screen.theatre.seen.phase is Phase.JUDGED)
                player.tick(2)
                hands.press("count")
                player.see()
            else:
                play_turn(player, hands, screen)
        assert player.app.screen is not screen
        assert campaign.state.phase not in {Phase.CHOOSE, Phase.THROW, Phase.JUDGED}
        assert campaign.state.beaten or campaign.result is not None


# --- what a throw does --------------------------------------------------------------------------


def test_a_hit_hurts_the_monster_and_the_next_hero_has_the_dice(tmp_path: Path) -> None:
    with fighting(tmp_path, plain(with_health(30))) as player:
        player.take("red")
        player.throw(hits)
        attack = player.state.fight
        assert attack is not None
        assert attack.attack is not None
        assert attack.attack.verdict is not None
        value = attack.attack.verdict.value
        assert player.says("fight_screens.damage", total=value)
        player.count()
        player.is_in(Phase.CHOOSE)
        fight = player.state.fight
        assert fight is not None
        assert (fight.health, fight.turn, fight.spent) == (30 - value, 2, (DieColour.RED,))
        assert not player.widget("die/red").enabled


def test_a_miss_hurts_the_hero_and_says_so_before_it_counts(tmp_path: Path) -> None:
    with fighting(tmp_path, plain(carrying())) as player:
        player.take("blue")
        player.throw(misses)
        assert player.says("fight_screens.change", name="Murka", now=7, then=6)
        assert player.state.party[1].health == 7
        player.count()
        assert player.state.party[1].health == 6


def test_a_throw_with_its_symbol_shows_the_sum(tmp_path: Path) -> None:
    with fighting(tmp_path, plain(carrying())) as player:
        player.take("red")
        player.throw(hits_with_symbol)
        assert player.fight.fight_words.sum().startswith(
            str(player.campaign.game.terms(player.state)[0].amount)
        )
        assert player.says("fighter.ability.sworn_enemy_animal.name")
        blow = player.campaign.game.blow(player.state)
        assert blow is not None
        health = player.state.fight.health if player.state.fight else 0
        player.count()
        assert player.state.fight is not None
        assert player.state.fight.health == health - blow.damage


def test_dice_of_earlier_throws_lie_on_the_table(tmp_path: Path) -> None:
    with fighting(tmp_path, plain(with_health(30))) as player:
        player.take("red")
        player.throw(hits)
        player.count()
        player.take("green")
        assert len(player.fight.table.table.lying) == 1


# --- everything else ----------------------------------------------------------------------------


def test_by_keys_the_dice_come_before_all_else(tmp_path: Path) -> None:
    with fighting(tmp_path, plain()) as player:
        assert player.reachable[:3] == [f"die/{colour}" for colour in ("red", "green", "blue")]


def test_a_die_is_put_back_and_another_one_taken(tmp_path: Path) -> None:
    with fighting(tmp_path, plain()) as player:
        player.take("red")
        player.click("put_back")
        player.tick(2)
        player.is_in(Phase.CHOOSE)
        player.take("blue")
        attack = player.state.fight.attack if player.state.fight else None
        assert attack is not None
        assert attack.colour is DieColour.BLUE


def test_a_weapon_is_switched_on_with_its_requirement(tmp_path: Path) -> None:
    with fighting(tmp_path, plain(carrying("spiked_elbow_pad"))) as player:
        assert "requirement/elbow" not in player.reachable
        player.click("weapon/spiked_elbow_pad")
        player.tick(2)
        assert "requirement/elbow" in player.reachable
        player.take("red")
        attack = player.state.fight.attack if player.state.fight else None
        assert attack is not None
        assert attack.weapons == (ItemId("spiked_elbow_pad"),)
        assert player.fight.table.turn.requirements == ("elbow",)


def test_a_weapon_that_excludes_another_cannot_be_switched_on_and_says_why(tmp_path: Path) -> None:
    campaign = fight_of("draughty_ghost", prepare=carrying("icebreaker"))
    with fighting(tmp_path, campaign) as player:
        assert not player.widget("weapon/icebreaker").enabled
        say = player.app.services.texts.say
        names = [say(f"requirement.{word}.name") for word in ("blow", "ricochet")]
        assert player.says("fight_screens.clash", one=names[0], other=names[1])


def test_an_armour_keeps_damage_away_and_its_button_says_so(tmp_path: Path) -> None:
    with fighting(tmp_path, plain(carrying("decent_shield"))) as player:
        player.take("blue")
        player.throw(misses)
        assert player.says("fight_screens.keeps", name="Murka", now=7)
        player.choose("Decent Shield")
        player.see()
        player.count()
        assert player.state.party[1].health == 7
        assert player.state.party[1].carried[0].used


def test_a_potion_is_drunk_at_any_time(tmp_path: Path) -> None:
    with fighting(tmp_path, plain(carrying("grandmas_soup"))) as player:
        player.click("things")
        player.tick(2)
        healed = [name for name in player.reachable if name.startswith("use/grandmas_soup/")]
        assert healed
        player.click(healed[0])
        player.see()
        assert not player.state.party[1].carried
        assert player.fight.form.dialog is None


def test_a_thing_that_helps_a_throw_is_offered_beside_it(tmp_path: Path) -> None:
    with fighting(tmp_path, plain(carrying("napalm_water"))) as player:
        player.take("blue")
        player.throw(hits)
        before = player.campaign.game.blow(player.state)
        player.choose("Napalm Water")
        player.see()
        after = player.campaign.game.blow(player.state)
        assert before is not None
        assert after is not None
        assert after.damage > before.damage


def test_a_white_die_wakes_what_its_thrower_picks(tmp_path: Path) -> None:
    def prepared(state: State) -> State:
        return all_spent(carrying()(state))

    with fighting(tmp_path, plain(prepared)) as player:
        player.take("white")
        player.throw(hits_with_symbol)
        name = player.app.services.texts.say("fighter.ability.sworn_enemy_animal.name")
        player.choose(name)
        attack = player.state.fight.attack if player.state.fight else None
        assert attack is not None
        assert attack.woken is not None
        assert player.says("fight_screens.wakes", ability=name)


def test_the_dice_are_taken_back_at_a_price_that_is_told(tmp_path: Path) -> None:
    with fighting(tmp_path, plain(all_spent)) as player:
        assert player.says("fight_screens.change", name="Brad", now=9, then=8)
        player.click("take_back")
        player.see()
        assert [member.health for member in player.state.party] == [8, 6, 4]
        assert player.widget("die/red").enabled


def test_a_throw_is_made_again(tmp_path: Path) -> None:
    """Brad's green die."""

    def prepared(state: State) -> State:
        state = carrying()(state)
        assert state.fight is not None
        return replace(state, fight=replace(state.fight, turn=state.leader))

    with fighting(tmp_path, plain(prepared)) as player:
        player.take("green")
        player.throw(misses_with_symbol)
        player.choose(player.app.services.texts.say("fight_screens.throw_again"))
        player.see()
        player.is_in(Phase.THROW)
        assert player.fight.table.scene is Scene.HAND
        assert not player.widget("put_back").enabled


def test_a_second_strike_is_thrown_at_once(tmp_path: Path) -> None:
    with fighting(tmp_path, plain(carrying())) as player:
        player.take("blue")
        player.throw(hits_with_symbol)
        player.count()
        player.is_in(Phase.THROW)
        player.throw(hits)
        player.count()
        player.is_in(Phase.CHOOSE)


def test_the_party_runs_only_from_what_nobody_can_do(tmp_path: Path) -> None:
    campaign = stuck()
    with fighting(tmp_path, campaign) as player:
        screen = player.fight
        foe = campaign.state.fight.foe if campaign.state.fight else None
        assert not [name for name in player.reachable if name.startswith("die/")]
        player.click("retreat")
        player.see()
        assert player.app.screen is not screen
        assert campaign.state.fled_from == (foe,)


def test_a_party_may_invent_a_throw_instead(tmp_path: Path) -> None:
    campaign = stuck()
    with fighting(tmp_path, campaign) as player:
        clashing = campaign.game.requirements(campaign.state)
        player.click(f"invent/{clashing[0]}")
        player.see()
        assert campaign.game.requirements(campaign.state) == clashing[1:]
        assert "die/red" in player.reachable
        player.take("red")
        assert player.fight.table.dare.ids == clashing[1:]


def test_a_party_may_throw_anyway_and_misses(tmp_path: Path) -> None:
    campaign = stuck()
    with fighting(tmp_path, campaign) as player:
        player.click("anyway")
        player.tick(2)
        assert "die/red" in player.reachable
        player.click("think_again")
        player.tick(2)
        assert "die/red" not in player.reachable
        player.click("anyway")
        player.tick(2)
        player.take("red")
        (undone,) = campaign.game.undone(campaign.state)
        assert player.fight.table.dare.undone == (undone,)
        assert undone not in player.fight.table.dare.ids


def test_what_counted_is_taken_back_to_use_an_armour_after_all(tmp_path: Path) -> None:
    with fighting(tmp_path, plain(carrying("decent_shield"))) as player:
        player.take("blue")
        player.throw(misses)
        player.count()
        player.is_in(Phase.CHOOSE)
        player.click("undo")
        player.tick(2)
        player.is_in(Phase.JUDGED)
        assert player.fight.table.scene is Scene.VERDICT
        assert player.state.party[1].health == 7
        assert not player.campaign.can_undo
        player.choose("Decent Shield")
        player.see()
        player.count()
        assert player.state.party[1].health == 7


def test_a_fight_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    campaign = plain(carrying())
    campaign.do(TakeDie(DieColour.BLUE))
    with fighting(tmp_path, campaign) as player:
        player.throw(misses)
        player.is_in(Phase.JUDGED)
    with fighting(tmp_path, campaign) as player:
        assert player.fight.table.table.lying
        player.count()
        player.is_in(Phase.CHOOSE)


def test_leaving_asks_first(tmp_path: Path) -> None:
    with fighting(tmp_path, plain()) as player:
        player.key("escape")
        player.tick()
        assert player.says("fighter_screens.leave_title")
        player.click("leave/go")
        assert player.app.screen.name == "room"


def test_a_press_on_the_table_lets_a_throw_count_only_where_there_is_nothing_else(
    tmp_path: Path,
) -> None:
    with fighting(tmp_path, plain(carrying("decent_shield"))) as player:
        player.take("blue")
        player.throw(misses)
        player.click((640.0, 240.0))
        player.is_in(Phase.JUDGED)
    with fighting(tmp_path, plain(carrying())) as player:
        player.take("blue")
        player.throw(misses)
        player.click((640.0, 240.0))
        player.see()
        player.is_in(Phase.CHOOSE)


def test_every_button_of_a_throw_is_worth_what_it_says(tmp_path: Path) -> None:
    """The numbers on the main button are those that come true."""
    with fighting(tmp_path, fight_of("owlbear", prepare=with_health(30))) as player:
        player.take("red")
        player.throw(misses)
        told = [
            player.app.services.texts.say("fight_screens.change", name=name, now=now, then=now - 3)
            for name, now in (("Brad", 9), ("Murka", 7), ("Allrond", 5))
        ]
        (text,) = [text for text in player.texts if told[0] in text]
        assert all(words in text for words in told)
        player.campaign.do(LetCount())
        assert [member.health for member in player.state.party] == [6, 4, 2]


@pytest.mark.parametrize("settings", [QUICK, replace(QUICK, left_handed=True)])
def test_the_hand_keeps_room_to_throw(tmp_path: Path, settings: Settings) -> None:
    """Nothing lies where the die waits or where it is swung."""
    with fighting(tmp_path, plain(), settings) as player:
        player.take("red")
        for place in player.swing():
            assert player.fight.form.at(place) is None
