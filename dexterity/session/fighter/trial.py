"""Computer heroes play whole campaigns side by side, through the real rules and physics."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from dexterity.hand.dare.choice import dare_anyway
from dexterity.luck import derive_seed
from dexterity.physics.dice.die import DICE
from dexterity.physics.scene.table import Table
from dexterity.players.fighter.adviser import Adviser
from dexterity.players.throw_book import ThrowBook
from dexterity.rules.fighter.actions import Action, MakeThrow
from dexterity.rules.fighter.effects import Effect
from dexterity.rules.fighter.game import FighterGame, Result
from dexterity.rules.fighter.state import Attack, Fight, State
from dexterity.session.fighter.fight_throw import fight_target, lying_pairs
from dexterity.session.lying_dice import laid_out
from dexterity.session.standing import table_for

Watch = Callable[["Run", Action, tuple[Effect, ...]], None]
"""Told of everything that is done, in any campaign."""

MOST_ACTIONS = 20_000
"""Of one campaign; about a hundred times what any takes. More: the rules let it go on for ever."""


@dataclass(slots=True)
class Run:
    """One campaign on its way."""

    game: FighterGame
    seed: int
    state: State
    actions: int = 0

    @property
    def result(self) -> Result | None:
        """How it ended."""
        return self.game.result(self.state)


def begin(game: FighterGame, seed: int) -> Run:
    """A campaign before its first decision."""
    return Run(game, seed, game.start(seed))


def play(
    runs: Sequence[Run],
    book: ThrowBook,
    watch: Watch = lambda run, action, effects: None,
) -> None:
    """All of them to their ends. Throws that are alike are thrown together; each strays by the
    seed of its own campaign, and meets what it would meet alone.

    To the last bit it does so only among the same others: where a die or a tool strikes something,
    sums are rounded by where its lane lies, and a whole campaign can turn on that.
    """
    going = list(runs)
    while going:
        for run in going:
            _decide(run, book, watch)
        waiting = [run for run in going if run.result is None]
        for group in _alike(waiting):
            _throw(group, book, watch)
        going = waiting


def _decide(run: Run, book: ThrowBook, watch: Watch) -> None:
    """Until a die has to be thrown, or it is over."""
    adviser = Adviser(run.game, book.chances)
    while run.result is None and not run.game.awaits_throw(run.state):
        fight = run.state.fight
        seat = run.state.leader if fight is None else fight.turn
        action = adviser.action(run.game.seen_by(run.state, seat))
        if action is None:
            raise RuntimeError("nobody knows what to do")
        _do(run, action, watch)


def _do(run: Run, action: Action, watch: Watch) -> None:
    refusal = run.game.why_not(run.state, action)
    if refusal is not None or run.actions >= MOST_ACTIONS:
        raise RuntimeError(f"campaign {run.seed} is stuck: {action} ({refusal})")
    step = run.game.apply(run.state, action)
    run.state, run.actions = step.state, run.actions + 1
    watch(run, action, step.effects)


def _alike(runs: Sequence[Run]) -> Iterator[list[Run]]:
    """Together where the same is required: what is on a die's faces does not change its flight."""
    groups: dict[tuple[str, ...], list[Run]] = {}
    for run in runs:
        groups.setdefault(tuple(sorted(run.game.requirements(run.state))), []).append(run)
    yield from groups.values()


def _throw(group: list[Run], book: ThrowBook, watch: Watch) -> None:
    first = group[0]
    dare = dare_anyway(first.game.requirements(first.state))
    table = table_for(Table(target=fight_target()), dare)
    aim, thrower = book.aim(dare, table), book.thrower(dare, table)
    seeds = [derive_seed(run.seed, "fighter", "throw", run.state.throws) for run in group]
    lying = [laid_out(lying_pairs(_fight(run).lying)) for run in group]
    thrown = thrower.throw_each([aim] * len(group), seeds, lying)
    ends = zip(thrown.landings.values(), thrown.verdicts, thrown.landings.aftermaths(), strict=True)
    for run, (landing, verdict, aftermath) in zip(group, ends, strict=True):
        die = DICE[_attack(run).colour]
        faced = replace(landing, symbol_up=die.shows_symbol(landing.face_up))
        _do(run, MakeThrow(faced, verdict.findings, aftermath), watch)


def _fight(run: Run) -> Fight:
    if run.state.fight is None:
        raise LookupError("there is no fight")
    return run.state.fight


def _attack(run: Run) -> Attack:
    attack = _fight(run).attack
    if attack is None:
        raise LookupError("nothing is to be thrown")
    return attack
