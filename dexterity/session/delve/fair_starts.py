"""Games of Delve before they begin, in which nobody sits or begins better than others."""

from dataclasses import replace

from dexterity.hand.error import Skill
from dexterity.rules.concession import Concession
from dexterity.rules.delve.options import Options
from dexterity.rules.delve.player import PlayerId
from dexterity.session.delve.trial import Start


def fair_starts(
    options: Options,
    level: Skill,
    against: Skill,
    seeds: range,
    conceded: Concession = Concession.NONE,
) -> list[Start]:
    """A game for every seed: one of a level among others. `conceded`: what that one gives away.

    Who is of that level sits elsewhere from game to game, and who begins changes when all seats
    were had: neither is an advantage in the end.
    """
    starts, players = [], range(options.players)
    for number, seed in enumerate(seeds):
        seat, first = number % len(players), PlayerId(number // len(players) % len(players))
        levels = tuple(level if other == seat else against for other in players)
        concessions = tuple(conceded if other == seat else Concession.NONE for other in players)
        chosen = replace(options, first=first, concessions=concessions)
        starts.append(Start(chosen, levels, seed))
    return starts
