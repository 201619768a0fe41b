"""The show after each action: in order, skippable, still for those who want nothing to move."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from dexterity.rules.fighter.actions import LetCount, TakeDie
from dexterity.rules.fighter.effects import Effect
from dexterity.rules.fighter.state import Phase, State, Token
from dexterity.session.matches import Campaign
from dexterity.session.settings import Settings
from dexterity.session.suspense import suspense_of
from dexterity.ui.canvas.box import Box
from dexterity.ui.screens.fighter.fight_beat import Beat, beat_of
from dexterity.ui.screens.fighter.fight_seen import seen_after
from dexterity.ui.screens.fighter.fight_show import FightShow
from dexterity.ui.screens.fighter.portraits import Mood
from dexterity.ui.screens.posing.challenges import CENTRE_FROM, in_the_centre, such_throw
from dexterity.ui.screens.posing.fights import HIT, fight_of, owlbear, stuck, thrown
from dexterity.ui.show.playback import Playback
from dexterity.ui.show.rewards import Reward
from dexterity.ui.sound.cues import Cue
from dexterity.values.colour import DieColour
from dexterity.values.skill import Skill
from tests.kit.challenging import QUICK
from tests.kit.fights import MOST_TRIES, Fighter, Simple, Wanted, fighting, hits, misses
from tests.kit.screens import Listener

MOVING = Settings(first_start_done=True)


def told(player: Fighter) -> list[str]:
    """What the strip says, beat by beat, until all is shown."""
    screen, lines = player.fight, list[str]()
    while player.app.screen is screen and screen.theatre.busy:
        words = screen.words()[0]
        if not lines or lines[-1] != words:
            lines.append(words)
        player.tick()
    return lines


def test_effects_are_shown_in_the_order_of_the_rules(tmp_path: Path) -> None:
    with fighting(tmp_path, owlbear()) as player:
        player.take("green")
        player.throw(misses)
        player.click("count")
        assert told(player) == [
            player.app.services.texts.say("fight_screens.hero_hurt", name=name, amount=3)
            for name in ("Murka", "Brad", "Allrond")
        ]
        player.is_in(Phase.CHOOSE)


def test_a_number_is_seen_only_when_its_beat_has_come(tmp_path: Path) -> None:
    with fighting(tmp_path, owlbear()) as player:
        player.take("green")
        player.throw(misses)
        player.click("count")
        seen = player.fight.theatre.seen
        assert [member.health for member in seen.party] == [9, 4, 5]
        assert [member.health for member in player.state.party] == [6, 4, 2]


def test_one_press_skips_the_show_and_nothing_is_lost(tmp_path: Path) -> None:
    with fighting(tmp_path, owlbear(), MOVING) as player:
        player.take("green")
        player.throw(misses)
        player.click("count")
        player.click((640.0, 240.0))
        assert not player.fight.theatre.busy
        player.is_in(Phase.CHOOSE)
        assert player.fight.theatre.seen == player.state


def test_a_key_skips_it_too(tmp_path: Path) -> None:
    with fighting(tmp_path, owlbear(), MOVING) as player:
        player.take("green")
        player.throw(misses)
        player.key("space")
        assert player.fight.theatre.busy
        player.key("space")
        assert not player.fight.theatre.busy


def test_the_monster_is_hurt_by_a_hit_and_glad_of_a_miss(tmp_path: Path) -> None:
    with fighting(tmp_path, owlbear()) as player:
        player.take("green")
        player.throw(misses)
        moods = [player.fight.theatre.mood]
        player.count()
        moods.append(player.fight.theatre.mood)
        player.take("red")
        player.throw(hits)
        moods.append(player.fight.theatre.mood)
        assert moods == [Mood.GLAD, Mood.CALM, Mood.HURT]


def test_the_track_runs_down_point_by_point(tmp_path: Path) -> None:
    with fighting(tmp_path, owlbear(), MOVING) as player:
        player.take("green")
        player.throw(hits)
        screen, shown = player.fight, list[int]()
        player.click("count")
        while screen.theatre.busy:
            player.tick()
            assert screen.foe_face is not None
            shown.append(screen.foe_face.track.shown)
        fight = player.state.fight
        assert fight is not None
        assert sorted(set(shown), reverse=True) == list(range(11, fight.health - 1, -1))
        assert sorted(shown, reverse=True) == shown


def test_nothing_moves_for_those_who_want_nothing_to_move(tmp_path: Path) -> None:
    with fighting(tmp_path, owlbear()) as player:
        player.take("green")
        player.throw(hits)
        player.click("count")
        face = player.fight.foe_face
        assert face is not None
        assert not face.moving
        assert face.portrait.aside == 0.0
        player.tick(3)
        assert player.fight.theatre.busy


def test_what_happens_is_heard(tmp_path: Path) -> None:
    campaign = fight_of("owlbear")
    state = campaign.state
    assert state.fight is not None
    state = replace(state, fight=replace(state.fight, health=1))
    campaign.course = replace(campaign.course, state=state)
    with fighting(tmp_path, campaign) as player:
        sounds = player.app.services.sounds
        assert isinstance(sounds, Listener)
        player.take("green")
        player.throw(hits)
        sounds.cues.clear()
        player.count()
        assert Cue.COIN in sounds.cues
        assert Cue.WIN in sounds.cues


def test_the_die_that_wins_a_fight_is_celebrated_when_it_counts(tmp_path: Path) -> None:
    campaign = fight_of("owlbear")
    state = campaign.state
    assert state.fight is not None
    state = replace(state, fight=replace(state.fight, health=1))
    campaign.course = replace(campaign.course, state=state)
    with fighting(tmp_path, campaign) as player:
        player.take("green")
        player.throw(hits)
        rewards = player.fight.table.rewards
        assert rewards.earned is None
        player.count()
        assert rewards.earned is Reward.WIN


@pytest.mark.parametrize("health", [1, 11], ids=["the blow that beats it", "one that does not"])
def test_the_picture_stands_for_a_beat_only_where_a_fight_is_decided(
    tmp_path: Path, health: int
) -> None:
    campaign = fight_of("owlbear")
    state = campaign.state
    assert state.fight is not None
    state = replace(state, fight=replace(state.fight, health=health))
    campaign.course = replace(campaign.course, state=state)
    with fighting(tmp_path, campaign, MOVING) as player:
        player.take("green")
        playback = shown(player, hits)
        assert playback.verdict is not None
        assert not playback.verdict.centre
        assert (playback.stops_at_s is not None) is (health == 1)
        # What is won is told when the throw counts, and not a second time before.
        sounds = player.app.services.sounds
        assert isinstance(sounds, Listener)
        player.until(lambda: player.fight.theatre.seen.phase is Phase.JUDGED)
        assert Cue.WIN not in sounds.cues


@pytest.mark.parametrize("settings", [MOVING, QUICK], ids=["moving", "still"])
def test_a_fatal_blow_has_its_beat_unless_nothing_is_to_move(
    tmp_path: Path, settings: Settings
) -> None:
    with fighting(tmp_path, owlbear(), settings) as player:
        player.take("red")
        table = player.fight.table
        throw = such_throw(table.turn, in_the_centre, CENTRE_FROM)
        table.show_throw(throw)
        assert table.playback is not None
        assert table.playback.wins
        assert (table.playback.stops_at_s is not None) is (settings is MOVING)


def shown(player: Fighter, wanted: Wanted) -> Playback:
    """A throw that ends like that with suspense, as it begins to be shown."""
    table = player.fight.table
    for seed in range(MOST_TRIES):
        throw = thrown(player.campaign, HIT, seed)
        if wanted(throw.verdict) and not throw.verdict.centre and suspense_of(throw.flight):
            table.show_throw(throw)
            assert table.playback is not None
            return table.playback
    raise AssertionError("no throw ends like that")


def test_a_hit_that_does_not_win_is_not(tmp_path: Path) -> None:
    with fighting(tmp_path, owlbear()) as player:
        player.take("green")
        player.throw(hits)
        player.count()
        assert player.fight.table.rewards.earned is None


@pytest.mark.parametrize("settings", [MOVING, QUICK], ids=["moving", "still"])
def test_a_fatal_blow_is_heard_and_falls_across_the_monster_s_face(
    tmp_path: Path, settings: Settings
) -> None:
    with fighting(tmp_path, owlbear(), replace(settings, captions=True)) as player:
        player.take("red")
        screen = player.fight
        screen.table.show_throw(such_throw(screen.table.turn, in_the_centre, CENTRE_FROM))
        player.until(lambda: screen.theatre.seen.phase is Phase.JUDGED)
        player.tick(2)
        sounds = player.app.services.sounds
        assert isinstance(sounds, Listener)
        sounds.cues.clear()
        player.click("count")
        words = player.app.services.texts.say
        player.until(lambda: words("fight_screens.fatal_blow", name="Owlbear") in player.texts)
        player.tick(2)
        assert sounds.cues.count(Cue.FATAL_BLOW) == 1
        assert words("caption.fatal_blow") in player.texts
        assert screen.foe_face is not None
        place = player.app.canvas.rect(screen.foe_face.portrait.box)
        player.wait(0.6)
        struck = seen_in(player, place)
        screen.motion.clear()
        player.tick()
        assert seen_in(player, place) != struck


@pytest.mark.parametrize("still", [True, False])
def test_a_blow_falls_at_once_for_those_who_want_nothing_to_move(
    tmp_path: Path, *, still: bool
) -> None:
    with fighting(tmp_path, owlbear()) as player:
        motion, box = player.fight.motion, Box(560.0, 250.0, 92.0, 92.0)
        place = player.app.canvas.rect(box)
        player.until(lambda: player.fight.table.picture.view.ready)
        motion.strike(box, still=still)
        player.tick()
        begun = seen_in(player, place)
        player.wait(1.0)
        assert (seen_in(player, place) == begun) is still


def seen_in(player: Fighter, place: pygame.Rect) -> bytes:
    return pygame.image.tobytes(player.window.surface.subsurface(place), "RGB")


# --- the parts of it ----------------------------------------------------------------------------


def effects_of(campaign: Campaign) -> tuple[Effect, ...]:
    campaign.do(TakeDie(DieColour.GREEN))
    effects = campaign.make_throw(thrown(campaign, HIT))
    return (*effects, *campaign.do(LetCount()))


def test_what_was_seen_comes_to_what_is(tmp_path: Path) -> None:
    """Health, gold and whose turn it is, after any number of actions."""
    campaign = fight_of("owlbear")
    seen = campaign.state
    for effect in effects_of(campaign):
        seen = seen_after(seen, effect)
    assert [member.health for member in seen.party] == [
        member.health for member in campaign.state.party
    ]
    assert seen.gold == campaign.state.gold
    assert seen.fight is not None
    assert campaign.state.fight is not None
    assert seen.fight.health == campaign.state.fight.health
    assert seen.fight.turn == campaign.state.fight.turn


def test_a_show_skipped_at_once_begins_every_beat(tmp_path: Path) -> None:
    campaign = fight_of("owlbear")
    begun: list[Beat] = []
    show = FightShow(campaign.state, begun.append)
    with fighting(tmp_path, fight_of("owlbear")) as player:
        words = player.fight.fight_words
        beats = [(effect, beat_of(effect, words)) for effect in effects_of(campaign)]
    show.add(beats)
    show.skip()
    assert begun == [beat for _, beat in beats if beat is not None]
    assert not show.busy


# --- computers ----------------------------------------------------------------------------------


def test_computer_heroes_fight_to_the_end_and_say_what_they_do(tmp_path: Path) -> None:
    campaign = fight_of("trainee_skeleton", room="empty_hall")
    seats = tuple(replace(seat, skill=Skill.REGULAR) for seat in campaign.seats)
    campaign.course = replace(campaign.course, seats=seats)
    with fighting(tmp_path, campaign) as player:
        screen, said = player.fight, set[str]()
        for _ in range(20_000):
            if player.app.screen is not screen:
                break
            player.tick()
            said.add(screen.words()[0])
        assert player.app.screen is not screen
        say = player.app.services.texts.say
        die = say("fight_screens.die_red")
        assert say("fight_screens.takes", name="Murka", die=die) in said
        assert say("fight_screens.thinks", name="Murka") in said
        assert say("fight_screens.aims", name="Murka") in said


def test_nobody_decides_for_a_computer(tmp_path: Path) -> None:
    with fighting(tmp_path, fight_of("owlbear", computers=True)) as player:
        assert not [name for name in player.reachable if name.startswith("die/")]
        assert not player.widget("undo").enabled


def test_a_computer_that_thinks_is_hurried_by_a_press(tmp_path: Path) -> None:
    with fighting(tmp_path, fight_of("owlbear", computers=True)) as player:
        player.tick(10)
        player.is_in(Phase.CHOOSE)
        player.click((640.0, 240.0))
        player.until(lambda: player.state.phase is Phase.THROW, frames=20)


@pytest.mark.parametrize("way", ["invent", "anyway", "retreat"])
def test_people_choose_the_way_out_for_a_computer_too(tmp_path: Path, way: str) -> None:
    """Whether to invent a throw, to throw anyway or to run is the party's choice."""
    computer, campaign = Simple(), stuck(computers=True)
    with fighting(tmp_path, campaign, computer=computer) as player:
        screen, asked = player.fight, campaign.game.requirements(campaign.state)
        player.tick(600)
        player.is_in(Phase.CHOOSE)
        assert campaign.seat.is_computer
        assert computer.asked == 0
        assert {"anyway", "retreat", *(f"invent/{one}" for one in asked)} <= {*player.reachable}
        assert screen.words()[0] == player.app.services.texts.say("fight_screens.impossible")
        player.click(f"invent/{asked[0]}" if way == "invent" else way)
        player.tick(2)
        if way == "retreat":
            player.until(lambda: player.app.screen is not screen, frames=900)
            assert campaign.state.fled_from
            return
        if way == "anyway":
            player.take("green")
        player.until(lambda: player.state.phase is Phase.JUDGED, frames=1500)
        assert player.fight.table.dare.ids == (asked[1:] if way == "invent" else asked[:1])
        assert bool(computer.asked) == (way == "invent"), "from there on it decides alone"


def spell_lies_ready(state: State) -> State:
    assert state.fight is not None
    return replace(state, fight=replace(state.fight, tokens=(Token.TIME_SPELL,)))


def judged_before_edith() -> Campaign:
    """A computer is about to throw, and the spell of a person lies ready."""
    heroes = ("edith", "brad", "murka")
    return fight_of("owlbear", heroes=heroes, computers=True, prepare=spell_lies_ready)


def test_a_person_may_turn_back_time_on_a_computers_throw(tmp_path: Path) -> None:
    with fighting(tmp_path, judged_before_edith()) as player:
        player.until(lambda: "cast" in player.reachable, frames=1500)
        player.tick(600)
        player.is_in(Phase.JUDGED)
        player.click("cast")
        player.until(lambda: player.state.phase is Phase.THROW, frames=300)
        assert player.state.fight is not None
        assert player.state.fight.tokens == ()


def test_a_person_may_leave_a_computers_throw_as_it_is(tmp_path: Path) -> None:
    with fighting(tmp_path, judged_before_edith()) as player:
        player.until(lambda: "leave_be" in player.reachable, frames=1500)
        player.click("leave_be")
        player.until(lambda: player.state.phase is not Phase.JUDGED, frames=600)
        assert player.state.fight is not None
        assert player.state.fight.tokens == (Token.TIME_SPELL,)


def test_a_person_may_hand_a_computer_a_potion_meanwhile(tmp_path: Path) -> None:
    with fighting(tmp_path, fight_of("owlbear", computers=True)) as player:
        player.click("things")
        player.tick(200)
        player.is_in(Phase.CHOOSE)
        use = [name for name in player.reachable if name.startswith("use/napalm_water/")]
        player.click(use[0])
        player.see()
        fight = player.state.fight
        assert fight is not None
        assert fight.health < fight.most_health
