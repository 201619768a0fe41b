"""A duel, played whole: by two with one mouse, by touch, by keys alone; and by the computer."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from gc import collect
from pathlib import Path
from threading import Event
from time import sleep
from weakref import ref

import pytest

from dexterity.hand.dare.dare import Dare
from dexterity.hand.feel import RELEASE_HEIGHT_MM
from dexterity.hand.pickup import orientation_at_pickup
from dexterity.hand.toss import Toss
from dexterity.luck import luck_for
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
from dexterity.players.aim import Progress
from dexterity.rules.challenge.actions import GiveUp
from dexterity.rules.challenge.duel_state import Phase
from dexterity.rules.concession import Concession
from dexterity.session.matches import DuelMatch
from dexterity.session.progress import tally_of
from dexterity.session.progress_file import load_progress
from dexterity.session.seat import Seat
from dexterity.session.settings import Settings
from dexterity.session.throw import Throw, throw_toss
from dexterity.ui.screens import thinking
from dexterity.ui.screens.challenge.duel import DuelScreen
from dexterity.ui.screens.challenge.duel_set_up import DuelSetUp
from dexterity.ui.screens.challenge.duel_sheet import DuelDare, DuelSheet
from dexterity.ui.screens.posing.challenges import sample_throw
from dexterity.ui.show.rewards import Reward
from dexterity.ui.sound.cues import Cue
from dexterity.ui.throwing.scene import Scene
from dexterity.values.skill import Skill
from tests.kit.challenging import BY_KEYS, QUICK, Challenger, challenging
from tests.kit.covering import first_of
from tests.kit.screens import Listener

PLAIN = Toss((0.0, -500.0, RELEASE_HEIGHT_MM), 1500.0, 0.0, 0.14, 0.0)


class Hands:
    """What two have to play with; they pass it to one another."""

    def __init__(self, player: Challenger) -> None:
        self.player = player

    def press(self, name: str) -> None:
        raise NotImplementedError

    def throw(self) -> None:
        raise NotImplementedError

    def go_on(self) -> None:
        raise NotImplementedError


class Mouse(Hands):
    def press(self, name: str) -> None:
        self.player.click(name)

    def throw(self) -> None:
        self.player.drag(*self.player.swing(gain=2.6))

    def go_on(self) -> None:
        self.player.click((640.0, 620.0))


class Finger(Hands):
    def press(self, name: str) -> None:
        self.player.tap(name)

    def throw(self) -> None:
        self.player.swipe(*self.player.swing(gain=2.6))

    def go_on(self) -> None:
        self.player.tap((640.0, 620.0))


class Keys(Hands):
    """The keys of the game, and Tab to every button."""

    def press(self, name: str) -> None:
        self.player.focus(name)
        self.player.key("return")

    def throw(self) -> None:
        for _ in range(3):
            self.player.key("space")

    def go_on(self) -> None:
        self.player.key("space")


DEVICES: dict[str, tuple[Callable[[Challenger], Hands], Settings]] = {
    "mouse": (Mouse, QUICK),
    "finger": (Finger, QUICK),
    "keys": (Keys, BY_KEYS),
}


def play_round(player: Challenger, hands: Hands) -> None:
    """All throws of both, until the score sheet lies there."""
    screen = player.screen_of(DuelScreen)
    for _ in range(20):
        if screen.table.scene is Scene.HAND and screen.placing is None:
            hands.throw()
            player.seen()
        hands.go_on()
        player.tick(3)
        if player.app.screen is not screen:
            return
    raise AssertionError("the round never ends")


@pytest.mark.parametrize("device", first_of(DEVICES))
def test_two_play_a_whole_duel_with_one_device(tmp_path: Path, device: str) -> None:
    make, settings = DEVICES[device]
    with challenging(tmp_path, settings) as player:
        hands = make(player)
        player.app.go(DuelSetUp(player.app, player.book, seed=3))
        player.tick(2)
        hands.press("begin")
        player.tick(2)
        match = player.screen_of(DuelScreen).match
        picked = 0
        while match.result is None:
            # A plain enough dare for every hand: one that only changes what is seen.
            settle(player, match)
            play_round(player, hands)
            if match.state.phase is Phase.PICKING:
                picked += 1
                hands.press("go_on")
                player.tick(2)
                player.screen_of(DuelDare)
                hands.press("tile/wink")
                hands.press("take")
                player.tick(2)
                assert match.state.dare == ("wink",)
                assert match.state.picked_by is not None
            elif match.result is None:
                hands.press("go_on")
                player.tick(2)
        player.screen_of(DuelSheet)
        assert len(match.state.sheet) >= 2
        kept = load_progress(player.app.services.folders.progress_file).progress
        tally = tally_of(kept, match.course.names)
        assert sum(tally.won) + tally.drawn == 1
        hands.press("go_on")
        player.tick(2)
        assert player.screen_of(DuelScreen).match.state.match == 1


def settle(player: Challenger, match: DuelMatch) -> None:
    """A drawn dare may want a trick of the hand that scripts do not know."""
    if match.state.picked_by is not None or match.state.dare == ("wink",):
        return
    match.course = replace(match.course, state=replace(match.state, dare=("wink",)))
    player.app.swap(DuelScreen(player.app, player.book, match))
    player.tick(2)


def match_between(player: Challenger, *seats: Seat, rounds: int = 3) -> DuelMatch:
    """A match that begins under a dare which asks nothing of the hand."""
    first, second = seats
    match = player.book.begin_duel((first, second), rounds=rounds, seed=3)
    match.course = replace(match.course, state=replace(match.state, dare=("wink",)))
    return match


def scripted(
    table: Table,
    die: Die,
    dare: Dare,
    skill: Skill,
    seed: int,
    *,
    progress: Progress = lambda throws: None,
) -> Throw:
    """The computer's throw, without any aiming."""
    orientation = orientation_at_pickup(luck_for(seed))
    return throw_toss(PLAIN, orientation, table, die, dare=dare)


def test_the_computer_throws_its_dice_by_itself_and_they_are_seen_to_fly(tmp_path: Path) -> None:
    with challenging(tmp_path) as player:
        match = match_between(player, Seat("Ada"), Seat("Computer", Skill.EXPERT), rounds=1)
        screen = DuelScreen(player.app, player.book, match, computer=scripted)
        player.app.go(screen)
        player.tick(2)
        dice = match.course.level.dice
        for _ in range(dice):
            player.drag(*player.swing())
            player.seen()
            player.click((640.0, 620.0))
        assert screen.waits
        seen = set()
        for _ in range(4000):
            seen.add(screen.table.scene)
            player.tick()
            if screen.round_over and screen.table.scene is Scene.VERDICT:
                break
        assert {Scene.HAND, Scene.FLIGHT, Scene.VERDICT} <= seen
        assert len(match.state.sheet) == 1 or match.state.tied is not None


def test_a_person_cannot_throw_in_the_computers_turn(tmp_path: Path) -> None:
    with challenging(tmp_path) as player:
        match = match_between(player, Seat("Computer", Skill.NOVICE), Seat("Ada"))
        screen = DuelScreen(player.app, player.book, match, computer=scripted)
        player.app.go(screen)
        player.tick(2)
        player.drag(*player.swing())
        assert screen.table.scene is Scene.HAND
        assert "throw" not in player.reachable
        assert player.says("challenge_screens.computer_aims", name="Computer")


def test_an_aim_ends_with_its_screen_and_lets_it_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "ThreadPoolExecutor", ThreadPoolExecutor)
    begun, ended = Event(), Event()

    def aims_for_ever(*_: object, progress: Progress) -> Throw:
        begun.set()
        try:
            while True:
                sleep(0.001)
                progress(1)
        finally:
            ended.set()

    with challenging(tmp_path) as player:
        match = match_between(player, Seat("Computer", Skill.EXPERT), Seat("Ada"), rounds=1)
        screen = DuelScreen(player.app, player.book, match, computer=aims_for_ever)
        watched = ref(screen)
        player.app.go(screen)
        del screen
        player.tick(3)
        assert begun.wait(10.0)
        player.app.back()
        assert ended.wait(10.0)
        player.tick(60)
        collect()
        assert watched() is None


def test_the_computer_picks_a_dare_when_it_has_lost(tmp_path: Path) -> None:
    with challenging(tmp_path) as player:
        match = match_between(player, Seat("Ada"), Seat("Computer", Skill.NOVICE))
        while not match.state.sheet:
            if match.course.player == 0:
                turn = match.course.turn
                match.make_throw(scripted(turn.table(), turn.die, turn.dare, Skill.EXPERT, 3))
            else:
                match.do(GiveUp())
        assert match.state.phase is Phase.PICKING
        player.app.go(DuelSheet(player.app, player.book, match))
        player.tick(2)
        player.click("go_on")
        player.tick(2)
        player.screen_of(DuelScreen)
        assert match.state.picked_by == 1
        assert match.state.dare


def test_who_leaves_the_rest_passes_the_dice_on(tmp_path: Path) -> None:
    with challenging(tmp_path) as player:
        match = match_between(player, Seat("Ada"), Seat("Blaise"))
        player.app.go(DuelScreen(player.app, player.book, match))
        player.tick(2)
        player.click("give_up")
        player.tick(2)
        assert match.course.player == 1
        assert player.says("challenge_screens.whose_hint", name="Blaise", hint="")


def test_leaving_a_duel_asks_first(tmp_path: Path) -> None:
    with challenging(tmp_path) as player:
        match = match_between(player, Seat("Ada"), Seat("Blaise"))
        player.app.go(DuelScreen(player.app, player.book, match))
        player.tick(2)
        player.key("escape")
        player.tick()
        assert player.says("challenge_screens.leave_duel")
        player.click("leave/go")
        assert player.app.screen.name == "room"


# --- before the duel ---------------------------------------------------------------------------


def test_names_opponent_rounds_and_who_begins_are_chosen(tmp_path: Path) -> None:
    with challenging(tmp_path) as player:
        screen = DuelSetUp(player.app, player.book, seed=3)
        player.app.go(screen)
        player.tick(2)
        player.click("name/0")
        player.type("Ada")
        player.focus("kind/1")
        for _ in range(3):
            player.key("right")
        player.focus("handicap/1")
        player.key("right")
        player.focus("begins")
        player.key("right")
        player.tick(2)
        first, second = screen.seats
        assert (first.skill, second.name, second.skill) == (Skill.EXPERT, "Ada", None)
        assert "name/1" not in player.reachable
        assert screen.concessions == (Concession.SMALL, Concession.NONE)
        assert player.says("duel.head_start", name="Ada", points="1 point")


def test_two_of_one_name_are_told_apart(tmp_path: Path) -> None:
    with challenging(tmp_path) as player:
        screen = DuelSetUp(player.app, player.book, seed=3)
        screen.seating.names = ["Ada", "Ada"]
        names = {seat.name for seat in screen.seats}
        assert len(names) == 2


def test_the_lot_falls_on_the_same_one_for_the_same_seed(tmp_path: Path) -> None:
    with challenging(tmp_path) as player:
        firsts = set()
        for seed in range(12):
            screen = DuelSetUp(player.app, player.book, seed=seed)
            screen.seating.begins = None
            assert screen.seats == screen.seats
            firsts.add(screen.seats[0].name)
        assert len(firsts) == 2


def test_a_large_handicap_becomes_a_small_one_where_one_round_is_all(tmp_path: Path) -> None:
    with challenging(tmp_path) as player:
        screen = DuelSetUp(player.app, player.book, seed=3)
        player.app.go(screen)
        player.tick(2)
        screen.seating.concede(0, Concession.LARGE)
        assert screen.concessions == (Concession.LARGE, Concession.NONE)
        player.focus("length")
        player.key("left")
        player.tick(2)
        assert screen.seating.length == 1
        assert screen.concessions == (Concession.SMALL, Concession.NONE)


# --- the score sheet ---------------------------------------------------------------------------


def test_the_head_start_is_on_the_sheet_and_everything_can_be_changed(tmp_path: Path) -> None:
    with challenging(tmp_path) as player:
        given = (Concession.LARGE, Concession.NONE)
        seats = (Seat("Ada"), Seat("Blaise"))
        match = player.book.begin_duel(seats, rounds=5, seed=3, concessions=given)
        match.do(GiveUp())
        match.do(GiveUp())
        match.do(GiveUp())
        match.do(GiveUp())
        player.app.go(DuelSheet(player.app, player.book, match))
        player.tick(2)
        assert player.says("challenge_screens.head_start")
        assert player.says("challenge_screens.given", points=3)
        assert player.says("score_sheet.leads", name="Blaise")
        player.click("change")
        player.tick(2)
        screen = player.screen_of(DuelSetUp)
        assert screen.seating.length == 5
        assert screen.concessions == given
        assert [seat.name for seat in screen.seats] == ["Ada", "Blaise"]


def test_the_sheet_leads_to_the_replay(tmp_path: Path) -> None:
    with challenging(tmp_path) as player:
        match = match_between(player, Seat("Ada"), Seat("Blaise"), rounds=1)
        player.app.go(DuelSheet(player.app, player.book, match))
        player.tick(2)
        assert "watch" not in player.reachable, "nothing was done yet"
        match.do(GiveUp())
        player.app.swap(DuelSheet(player.app, player.book, match))
        player.tick(2)
        player.click("watch")
        player.tick(2)
        assert player.app.screen.name == "replay"


@pytest.mark.parametrize(
    ("winner", "skill", "celebrated"),
    [(1, None, True), (0, None, False), (1, Skill.EXPERT, False)],
    ids=["the last die wins", "the last die loses", "the computer's last die wins"],
)
def test_only_a_person_s_last_die_that_wins_is_celebrated(
    tmp_path: Path, winner: int, skill: Skill | None, celebrated: bool
) -> None:
    with challenging(tmp_path) as player:
        match = match_between(player, Seat("Ada"), Seat("Ben", skill), rounds=1)
        screen = DuelScreen(player.app, player.book, match, computer=never)
        player.app.go(screen)
        player.tick(2)
        sounds = player.app.services.sounds
        assert isinstance(sounds, Listener)
        for number in range(20):
            if screen.round_over:
                break
            assert screen.table.rewards.earned is None
            screen.table.go_on()
            astray = match.course.player != winner
            screen.table.show_throw(sample_throw(match.course.turn, number, astray=astray))
            player.seen()
        assert match.result is not None
        assert match.result.winner == winner
        assert (screen.table.rewards.earned is Reward.WIN) is celebrated
        assert (Cue.WIN in sounds.cues) is celebrated


def never(
    table: Table, die: Die, dare: Dare, skill: Skill, seed: int, *, progress: Progress
) -> Throw:
    """A computer that is not asked: its throws are made for it."""
    raise AssertionError("the computer was asked to throw")
