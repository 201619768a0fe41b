"""Works odds out: the same physics and referee as in any match, thousands of times over."""

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Final

import numpy as np

from dexterity.hand.dare.choice import dare_of
from dexterity.hand.dare.dare import PLAIN_THROW, Dare
from dexterity.hand.toss import Toss
from dexterity.hand.tosses import Floats
from dexterity.hand.ways.held import WayName
from dexterity.luck import derive_seed
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
from dexterity.players.aim import THROWS_A_ROUND, THROWS_TO_PROVE, Progress, find_toss
from dexterity.players.throws import Throws
from dexterity.session.odds import Odds, Question, odds_of
from dexterity.session.tally import Tally
from dexterity.session.trials import Trials
from dexterity.values.skill import Skill

LANES: Final = 1000
"""Throws made together: enough for the lanes to pay, few enough to show progress in between, and
half a second's work, which is little for who waits for the last of them."""


@dataclass(frozen=True, slots=True)
class Portion:
    """Some of the throws that answer a question."""

    question: Question
    aim: Toss
    number: int
    lanes: int


def throws_in_all(throws: int) -> int:
    """How many throws it takes to find the aim and then work out the odds: the end of progress."""
    return sum(THROWS_A_ROUND) + THROWS_TO_PROVE + throws


def portions(question: Question, aim: Toss) -> Trials[Portion, tuple[Tally, Floats]]:
    """All its throws."""
    starts = range(0, question.throws, LANES)
    shared = [
        Portion(question, aim, number, min(LANES, question.throws - start))
        for number, start in enumerate(starts)
    ]
    return Trials(throw_portion, shared, lambda portion: portion.lanes)


def work_out_odds(
    skill: Skill,
    table: Table,
    die: Die,
    throws: int,
    seed: int,
    *,
    dare: Dare = PLAIN_THROW,
    way: WayName = WayName.FLICK,
    progress: Progress = lambda throws: None,
    executor: Executor | None = None,
) -> tuple[Odds, Floats]:
    """The odds of a hand that aims its best, and where the dice on the table lie, (n, 2).

    Places are in millimetres from the middle of the target. The same seed gives the same, whoever
    throws: an executor shares the throws out once the aim is found.
    """
    question = Question(skill, table, die, dare.ids, throws, seed, way)
    aim = find_toss(question.thrower, seed, THROWS_A_ROUND, progress)
    thrown = portions(question, aim).results(executor, progress)
    tally = Tally()
    for counted, _ in thrown:
        tally.merge(counted)
    return odds_of(tally, question, aim), np.concatenate([places for _, places in thrown])


def odds_of_each(
    skill: Skill,
    table: Table,
    die: Die,
    throws: int,
    seed: int,
    *,
    sets: Sequence[tuple[str, ...]],
    ways: Sequence[WayName] = (WayName.FLICK,),
) -> Trials[Question, Odds]:
    """The odds under each of several sets of requirements, in each of several ways, the ways of a
    set side by side; their size is their throws."""
    questions = [
        Question(skill, table, die, dare_of(ids).ids, throws, seed, way)
        for ids in sets
        for way in ways
    ]
    return Trials(answer, questions, lambda question: throws_in_all(question.throws))


def answer(question: Question) -> Odds:
    """The odds, from the aim to the last throw, worked out in one place."""
    return work_out_odds(
        question.hand,
        question.table,
        question.die,
        question.throws,
        question.seed,
        dare=question.dare,
        way=question.way,
    )[0]


def throw_portion(portion: Portion) -> tuple[Tally, Floats]:
    """What these throws came to, and where the dice lie; its luck is in its number."""
    question, tally = portion.question, Tally()
    seed = derive_seed(question.seed, "odds", portion.number)
    thrown = question.thrower.throw([portion.aim], portion.lanes, seed)
    tally.add(thrown)
    return tally, places_of(thrown)


def places_of(thrown: Throws) -> Floats:
    """Where the dice that stayed on the table lie, (n, 2), from the middle of the target."""
    landings = thrown.landings
    on_table: Floats = landings.places_mm[:2, ~landings.fell].T - landings.table.target_at_mm
    return on_table
