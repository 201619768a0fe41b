"""A match of every game that was left before its end, by a seed unlike any other number."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random

from dexterity.content.language import Language
from dexterity.content.pen.sheets import load_sheet
from dexterity.places import levels
from dexterity.rules.delve import actions as do
from dexterity.rules.delve import options as delve
from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.player import PlayerId
from dexterity.session.challenge.duel_course import DuelCourse
from dexterity.session.challenge.level_course import ChallengeOptions
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.delve.delve_options import delve_options
from dexterity.session.matches import DelveMatch, PenMatch
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.pen.pen_options import pen_options
from dexterity.session.records.match_log import new_header
from dexterity.session.records.reading import list_records
from dexterity.session.series import GamePlayed, Series
from dexterity.session.shipped import delve_box, fighter_box, pen_box
from tests.kit import dueling, recorded_campaigns, recorded_delves, recorded_pens
from tests.kit.records import BEGUN, file_with, header, lines, thrown

LUCK = 1_987_654_321
"""Ten figures that come up nowhere else."""
WHO = recorded_delves.SEATS


@dataclass(frozen=True, slots=True)
class Left:
    """A record of a match that is not over."""

    path: Path
    seeds: tuple[int, ...]
    """That nothing may tell."""
    hidden: tuple[str, ...] = ()
    """Names that no story may tell yet, in any language."""


def both(names: object) -> tuple[str, ...]:
    return tuple(names.said_in(language) for language in Language)  # type: ignore[attr-defined]


def delve_left(folder: Path, seed: int = LUCK, before: Series | None = None) -> Left:
    """After bids that are the same whatever anybody draws."""
    series = before or Series(2, seed)
    options = delve.Options(3, delve.BoxChoice.BOTH, specials=True, first=PlayerId(0),
                            adventurer=AdventurerId("barbarian"))  # fmt: skip
    chosen = delve_options(delve_box(), options, WHO, series)
    match = DelveMatch.begin(DelveCourse, chosen, seed, folder, recorded_delves.unheard,
                             begun=recorded_delves.BEGUN)  # fmt: skip
    for action in (do.DrawMonster(), do.AddToDungeon(), do.DrawMonster(),
                   do.SetAside(TileId("torch")), do.DrawMonster()):  # fmt: skip
        assert match.do(action)
    (path, *_) = list_records(folder)
    seen = {laid.monster for laid in match.state.dungeon} | {
        one.monster for one in match.state.aside
    }
    hidden = {*seen, match.state.drawn, *match.state.specials}
    named = (both(match.course.box.monsters[one].names) for one in hidden if one is not None)
    return Left(path, (seed, series.seed), tuple(word for words in named for word in words))


def delve_second(folder: Path) -> Left:
    """The second game of a series: the luck of all comes from the first."""
    first = GamePlayed(0, 0, "two_successes", (2, 0, 0))
    before = Series(2, LUCK, (first,))
    return delve_left(folder, before.next_seed, before)


def pen_left(folder: Path, seed: int = LUCK) -> Left:
    """Both have drawn their walls, and somebody has flicked."""
    sheet = load_sheet(levels() / "pen" / f"{recorded_pens.SHEET}.txt")
    series = Series(2, seed)
    options = pen_options(pen_box(), sheet, recorded_pens.OPTIONS, recorded_pens.SEATS, series)
    match = PenMatch.begin(PenCourse, options, seed, folder, recorded_pens.unheard,
                           begun=recorded_pens.BEGUN)  # fmt: skip
    luck = Random(3)
    while not match.strokes:
        recorded_pens.act(match, luck)
    (path,) = list_records(folder)
    next_ones = match.state.events[0], match.state.fatras[0]
    hidden = tuple(word for one in next_ones for word in both(pen_box()[one].names))
    return Left(path, (seed, series.seed), hidden)


def fighter_left(folder: Path) -> Left:
    """Some way into a campaign."""
    campaign, luck = recorded_campaigns.begun(folder, LUCK), Random(3)
    recorded_campaigns.play(campaign, luck, 12)
    assert campaign.result is None
    (path,) = list_records(folder)
    state = campaign.state
    box = fighter_box()
    assert state.boss is not None
    return Left(path, (LUCK,), tuple(word for foe in (state.boss, *state.foes[:3])
                                     for word in both(box.foe(foe).names)))  # fmt: skip


def duel_left(folder: Path) -> Left:
    """After the first throw."""
    heads = (dueling.header(seed) for seed in count(LUCK))
    head = next(one for one in heads if DuelCourse.begin(one).state.dare == ("wink",))
    match = dueling.begun(folder, head)
    dueling.play(match, 1)
    (path,) = list_records(folder)
    return Left(path, (head.seed,))


def level_left(folder: Path) -> Left:
    """After the first of its throws."""
    head = new_header(ChallengeOptions("1-01-hello-table"), LUCK, BEGUN)
    return Left(file_with(folder, lines(head, thrown()), "level_challenge.jsonl"), (LUCK,))


def practice_left(folder: Path) -> Left:
    """Nobody knows whether there will be another throw."""
    data = lines(header(seed=LUCK), thrown())
    return Left(file_with(folder, data, "some_practice.jsonl"), (LUCK,))


LEFT: Mapping[str, Callable[[Path], Left]] = {
    "delve": delve_left,
    "delve, second game": delve_second,
    "pen": pen_left,
    "fighter": fighter_left,
    "duel": duel_left,
    "level": level_left,
    "practice": practice_left,
}
"""By what it is of."""
