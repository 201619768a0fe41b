"""What a handicap is worth in duels of Challenge: hands of the computer play rounds, and count.

`python -m tools.balance_duel handicaps` lets unequal hands play rounds as matches have them: levels
drawn, dares drawn or picked by the loser, through the real rules and physics. How often a match is
won with a head start follows from how often a round is won, shared and lost, for every length:
hands remember nothing from round to round. A match without a winner counts half. Some three seconds
a round; of 300 rounds a share of matches is within seven points, nineteen times of twenty.
"""

from argparse import ArgumentParser, Namespace
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import ceil, sqrt
from typing import Final

from rich.table import Table

from dexterity.commands.workers import play_all
from dexterity.rules.challenge.duel import ROUNDS, concessions_in, head_start
from dexterity.rules.challenge.duel_state import Phase, points_in
from dexterity.rules.challenge.player import BOTH
from dexterity.session.challenge.duel_computer import picked_dare
from dexterity.session.challenge.duel_course import DuelCourse
from dexterity.session.computer_throw import computer_throw
from dexterity.session.matches import DuelMatch
from dexterity.session.seat import Seat
from dexterity.session.shipped import shipped_library
from dexterity.session.trials import SPREADS_95, Mean, Trials
from dexterity.ui.screens.dare.box_placing import first_place
from dexterity.values.skill import Skill
from tools.balance_tables import UNEQUAL, figures_table, print_table

ROUNDS_OF_A_BOUT: Final = 3
"""As many as a match usually has: later ones run out of requirements that were not dared yet."""

LITTLE: Final = 1e-6
"""A share of rounds so small that nothing bends, and large enough for a float to tell."""

Points = int
"""What the better one is ahead by after a round: 2, 0 or -2."""


@dataclass(frozen=True, slots=True)
class Bout:
    """A few rounds in a row, before they are played."""

    better: Skill
    worse: Skill
    better_sits: int
    seed: int


def main() -> None:
    """Play, and print the table that was asked for."""
    print_table("duels", {"handicaps": handicaps_table}, add_arguments)


def add_arguments(parser: ArgumentParser) -> None:
    """How often."""
    parser.add_argument("--rounds", type=int, default=300, help="of each two levels")


def handicaps_table(args: Namespace) -> Table:
    """How often the better one wins a match, by its length and by what that one gives away."""
    words = ("better", "worse", "best of", "handicap", "points")
    table = figures_table("handicaps", words, ("rounds", "won", "95 %"))
    for better, worse in UNEQUAL:
        bouts = Trials(play_bout, bouts_of(better, worse, args.rounds, args.seed))
        leads = [lead for each in play_all(bouts, args, "playing") for lead in each]
        for rounds in ROUNDS:
            for conceded in concessions_in(rounds):
                points = head_start(conceded, rounds)
                won = matches_won(leads, rounds, points)
                reach = SPREADS_95 * won.error
                table.add_row(
                    better, worse, str(rounds), conceded, str(points), str(len(leads)),
                    f"{won.value:.1%}", f"{won.value - reach:.0%} to {won.value + reach:.0%}",
                )  # fmt: skip
    return table


def bouts_of(better: Skill, worse: Skill, rounds: int, seed: int) -> list[Bout]:
    """No fewer rounds than asked for; the two sit first, and so begin, in turn."""
    count = 2 * ceil(rounds / (2 * ROUNDS_OF_A_BOUT))
    return [Bout(better, worse, number % 2, seed + number) for number in range(count)]


def play_bout(bout: Bout) -> tuple[Points, ...]:
    """By round, what the better one is ahead by."""
    levels = (bout.better, bout.worse) if bout.better_sits == 0 else (bout.worse, bout.better)
    # No match of so many rounds is decided before those that are looked at have been played.
    game = shipped_library().duel(2 * ROUNDS_OF_A_BOUT + 1)
    seats = Seat(levels[0], levels[0]), Seat(levels[1], levels[1])
    match = DuelMatch(DuelCourse(shipped_library(), game, seats, game.start(bout.seed)))
    while len(match.state.sheet) < ROUNDS_OF_A_BOUT:
        if match.state.phase is Phase.PICKING:
            match.do(picked_dare(match.game, match.state))
        else:
            _throw(match)
    own, other = BOTH[bout.better_sits], BOTH[1 - bout.better_sits]
    return tuple(points_in(line, own) - points_in(line, other) for line in match.state.sheet)


def _throw(match: DuelMatch) -> None:
    turn, seat = match.course.turn, match.seat
    if seat.skill is None:
        raise LookupError("nobody of the computer's has to throw")
    box = first_place(turn.table()) if turn.places_box else None
    table = turn.table(box)
    thrown = computer_throw(table, turn.die, turn.dare, seat.skill, match.course.throw_seed)
    match.make_throw(thrown, box=box)


def matches_won(leads: Sequence[Points], rounds: int, given: int) -> Mean:
    """How often matches of so many such rounds are won by who gives points away."""
    shares = {lead: count / len(leads) for lead, count in Counter(leads).items()}
    won = _won(shares, rounds, given)
    # How the result leans to each kind of round, per share of it: the spread of these is its error.
    leans = {
        lead: (_won(_with_more(shares, lead), rounds, given) - won) / LITTLE for lead in shares
    }
    spread2 = sum(share * leans[lead] ** 2 for lead, share in shares.items())
    return Mean(won, sqrt(spread2 / len(leads)))


def _with_more(shares: Mapping[Points, float], of: Points) -> dict[Points, float]:
    return {lead: (1.0 - LITTLE) * share + LITTLE * (lead == of) for lead, share in shares.items()}


def _won(shares: Mapping[Points, float], rounds: int, given: int) -> float:
    """Exactly, by all ways in which the lead can grow; a match that stays even counts half."""
    chances = {-given: 1.0}
    for _ in range(rounds):
        after: defaultdict[int, float] = defaultdict(float)
        for (ahead, chance), (lead, share) in product(chances.items(), shares.items()):
            after[ahead + lead] += chance * share
        chances = dict(after)
    return sum(chance * (ahead > 0) for ahead, chance in chances.items()) + chances.get(0, 0.0) / 2


if __name__ == "__main__":
    main()
