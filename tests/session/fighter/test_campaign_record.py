"""A campaign on record: saved by that, gone through again, undone, left and gone on with."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest

from dexterity.commands.replay_story import tell_record
from dexterity.content.language import Language
from dexterity.errors import RecordError, RecordFlaw
from dexterity.rules.fighter.actions import GoOn, LetCount, PickRoom, TakeDie
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.options import Difficulty, Options
from dexterity.rules.fighter.state import Phase, State
from dexterity.session.fighter.campaign_course import CampaignCourse
from dexterity.session.fighter.fighter_options import FighterOptions
from dexterity.session.match import last_match
from dexterity.session.matches import Campaign
from dexterity.session.records.differences import (
    AftermathDiffers,
    LandingDiffers,
    RulesRefuse,
    ScoreDiffers,
)
from dexterity.session.records.following import Following, followed
from dexterity.session.records.reading import list_records, read_record
from dexterity.session.records.record import Action, Played, Record, Resumed, Score, Thrown, Undone
from dexterity.session.records.recorded_game import options_in, recorded
from dexterity.session.records.replay import open_record, steps_of
from dexterity.session.records.summary import summary_of
from dexterity.session.records.verifying import verify
from dexterity.session.seat import Seat
from dexterity.session.unfinished import LastMatch
from dexterity.values.colour import DieColour
from dexterity.values.skill import Skill
from tests.kit.damaged_records import complaint, open_and_tell
from tests.kit.fighting import throw as worded
from tests.kit.hands import texts
from tests.kit.recorded_campaigns import (
    PARTY,
    SEATS,
    SEED,
    act,
    act_at_random,
    begun,
    play,
    resumed,
)
from tests.kit.records import file_with, lines, newer

TWO = Options((HeroId("murka"), HeroId("marvin")), Difficulty.HELLISH)
TWO_SEATS = (Seat("Ada"), Seat("Blaise", Skill.NOVICE))
NAME = "2026-03-02_20-15-00_fighter.jsonl"
SHORT = 4
"""The seed of a campaign that is soon over."""
FIRST_FIGHT = 8
"""Throws at most."""


@cache
def whole() -> tuple[bytes, tuple[tuple[State, bool], ...]]:
    """A campaign that computers play to its end; how it stood after each action, and whether that
    could be taken back."""
    with TemporaryDirectory() as name:
        campaign, luck, stood = begun(Path(name)), Random(SEED), []
        while campaign.result is None:
            act(campaign, luck)
            stood.append((campaign.state, campaign.can_undo))
        return only_record(Path(name)).read_bytes(), tuple(stood)


@cache
def whimsical() -> tuple[bytes, tuple[State, ...]]:
    """A short campaign of whatever came to mind, with much of it taken back."""
    with TemporaryDirectory() as name:
        campaign, luck = begun(Path(name), SHORT, TWO, TWO_SEATS), Random(SHORT)
        stood = []
        while campaign.result is None:
            act_at_random(campaign, luck)
            stood.append(campaign.state)
        return only_record(Path(name)).read_bytes(), tuple(stood)


def only_record(folder: Path) -> Path:
    (path,) = list_records(folder)
    return path


@pytest.fixture
def record(tmp_path: Path) -> Record:
    return read_record(file_with(tmp_path, whole()[0]))


def changed(record: Record, at: int, **what: object) -> Record:
    """The record with one action made otherwise."""
    actions = list(record.actions)
    actions[at] = msgspec.structs.replace(actions[at], **what)
    return replace(record, actions=tuple(actions))


def first(record: Record, holds: Callable[[Action], bool]) -> int:
    return next(at for at, action in enumerate(record.actions) if holds(action))


def is_throw(action: Action) -> bool:
    return isinstance(action, Thrown)


def in_a_fight(campaign: Campaign, luck: Random) -> None:
    """Up to the choice of a die."""
    while campaign.state.phase is not Phase.CHOOSE:
        act(campaign, luck)


# --- what is in it ------------------------------------------------------------------------------


def test_every_action_is_a_line_that_says_who_did_what(record: Record) -> None:
    throws = [line for line in record.actions if isinstance(line, Thrown)]
    played = [line for line in record.actions if isinstance(line, Played)]
    assert len(throws) + len(played) == len(record.actions) == len(whole()[1])
    assert {(throw.who, throw.way is None) for throw in throws} == {
        ("Ada", False),
        ("Blaise", True),
        ("Charles", True),
    }
    assert all(throw.moment and throw.aftermath for throw in throws)
    assert any(throw.moment and throw.moment.lying for throw in throws), "dice lie there"
    assert any(throw.requirements and throw.deed for throw in throws)


def test_a_line_of_play_says_what_the_rules_call_it() -> None:
    written = [json.loads(line) for line in whole()[0].splitlines()]
    options = written[0]["options"]
    assert (options["game"], options["difficulty"], options["first_leader"]) == (
        "fighter",
        "normal",
        1,
    )
    assert options["heroes"] == list(PARTY.heroes)
    assert options["seats"][1] == {"name": "Blaise", "skill": "expert"}
    taken = next(line for line in written if line.get("what") == "take_die")
    assert taken["action"].keys() == {"colour", "weapons"}


def test_the_score_tells_how_far_the_party_came(record: Record) -> None:
    told = [line.score for line in record.actions if isinstance(line, Thrown | Played)]
    scores = [score for score in told if score is not None]
    beaten = [score.points[0] for score in scores]
    assert beaten == sorted(beaten)
    assert [score.over for score in scores] == [False] * (len(scores) - 1) + [True]
    state = whole()[1][-1][0]
    assert scores[-1].points[:2] == (len(state.beaten) - state.won, state.shops)
    assert (scores[-1].winner == 0) is state.won
    assert summary_of_bytes(whole()[0]).score == scores[-1]


def summary_of_bytes(data: bytes) -> Any:
    with TemporaryDirectory() as name:
        return summary_of(file_with(Path(name), data))


def test_what_the_rules_refuse_is_not_written(tmp_path: Path) -> None:
    campaign = begun(tmp_path)
    assert campaign.do(GoOn()) == ()
    campaign.undo()
    assert list_records(tmp_path) == ()


def test_a_throw_is_no_action_like_any_other(tmp_path: Path) -> None:
    """It would be on record without what the hand did: our own slip."""
    with pytest.raises(LookupError):
        begun(tmp_path).do(worded("3"))
    assert list_records(tmp_path) == ()


# --- saved by that ------------------------------------------------------------------------------


def test_after_every_action_the_record_has_it_all(record: Record) -> None:
    following = Following(CampaignCourse.begin(record.header))
    for line, (state, can_undo) in zip(record.actions, whole()[1], strict=True):
        assert following.course.why_not(line) is None
        following.go(line)
        assert following.course.state == state
        assert bool(following.course.undoable) is can_undo


def test_a_campaign_of_whims_is_gone_through_again_with_all_that_was_undone(
    tmp_path: Path,
) -> None:
    data, stood = whimsical()
    record = read_record(file_with(tmp_path, data))
    assert sum(isinstance(line, Undone) for line in record.actions) > 4
    following = Following(CampaignCourse.begin(record.header))
    for line, state in zip(record.actions, stood, strict=True):
        assert following.course.why_not(line) is None
        following.go(line)
        assert following.course.state == state


def test_save_and_reload_after_every_action_changes_nothing(tmp_path: Path) -> None:
    data, stood = whimsical()
    rows = data.splitlines(keepends=True)
    for number in range(2, len(rows)):
        path = file_with(tmp_path, b"".join(rows[:number]), NAME)
        campaign = resumed(tmp_path)
        assert campaign.state == stood[number - 2]
        course = followed(*course_and_actions(path))
        assert course is not None
        assert campaign.can_undo is bool(course.undoable)
        assert path.read_bytes() == b"".join(rows[:number]), "looking writes nothing"


def course_and_actions(path: Path) -> tuple[CampaignCourse, tuple[Action, ...]]:
    record = read_record(path)
    return CampaignCourse.begin(record.header), record.actions


@pytest.mark.parametrize("left_after", [1, 9, 40])
def test_a_campaign_goes_on_as_if_it_had_never_been_left(tmp_path: Path, left_after: int) -> None:
    luck = Random(SEED)
    campaign = begun(tmp_path)
    play(campaign, luck, left_after)
    again = resumed(tmp_path)
    assert (again.state, again.seats, again.course.throw_seed) == (
        campaign.state,
        SEATS,
        campaign.course.throw_seed,
    )
    play(again, luck)
    assert again.state == whole()[1][-1][0]
    record = read_record(only_record(tmp_path))
    assert [type(line) for line in record.actions].count(Resumed) == 1
    course = followed(CampaignCourse.begin(record.header), record.actions)
    assert course is not None
    assert course.state == again.state


def test_what_could_be_undone_can_be_undone_after_a_crash(tmp_path: Path) -> None:
    campaign, luck = begun(tmp_path), Random(1)
    in_a_fight(campaign, luck)
    before = campaign.state
    campaign.do(TakeDie(DieColour.RED))
    again = resumed(tmp_path)
    assert again.can_undo
    again.undo()
    assert again.state == before
    once_more = resumed(tmp_path)
    assert once_more.state == before
    assert not once_more.can_undo, "who lives here was seen"


@pytest.mark.parametrize("missing", [1, 2, 40, 700])
def test_a_crash_in_the_middle_of_a_line_costs_that_line(tmp_path: Path, missing: int) -> None:
    luck = Random(SEED)
    campaign = begun(tmp_path)
    while not is_throw_last(tmp_path):
        act(campaign, luck)
    torn = only_record(tmp_path)
    left = torn.read_bytes()[:-missing]
    torn.write_bytes(left)
    again = resumed(tmp_path)
    whole_line = missing == 1
    assert (again.state.phase is Phase.JUDGED) is whole_line
    play(again, luck, 3)
    newest, *_ = list_records(tmp_path)
    assert newest != torn
    assert torn.read_bytes() == left, "it is left as it is"
    assert not read_record(newest).cut_short
    assert resumed(tmp_path).state == again.state


def is_throw_last(folder: Path) -> bool:
    paths = list_records(folder)
    return bool(paths) and b'"do":"throw"' in paths[0].read_bytes().splitlines()[-1]


# --- undone -------------------------------------------------------------------------------------


def test_an_undo_is_a_line_and_takes_back_the_last_deed(tmp_path: Path) -> None:
    campaign, luck = begun(tmp_path), Random(1)
    in_a_fight(campaign, luck)
    campaign.do(TakeDie(DieColour.RED))
    campaign.undo()
    campaign.do(TakeDie(DieColour.BLUE))
    steps = steps_of(read_record(only_record(tmp_path)))
    assert [step.taken_back for step in steps[-3:]] == [True, False, False]
    assert isinstance(steps[-2].action, Undone)


@pytest.mark.parametrize("language", Language)
def test_what_was_seen_cannot_be_undone_by_a_record_either(
    record: Record, language: Language, tmp_path: Path
) -> None:
    at = first(record, is_throw)
    forged = replace(record, actions=(*record.actions[: at + 1], Undone(), *record.actions[at:]))
    key = "fighter_story.refusal.seen"
    assert steps_of(forged)[-1].refusal == key
    assert len(steps_of(forged)) == at + 2
    assert texts(language).say(key) in "\n".join(tell_record(forged, texts(language)))
    (difference,) = [one for one in verify(forged).differences if isinstance(one, RulesRefuse)]
    assert difference.step == at + 2
    file_with(tmp_path, lines(forged.header, *forged.actions), NAME)
    found = looked_for(tmp_path)
    assert (found.unfinished, found.flaw) == (None, None), "it can be watched, and no more"


# --- verified, by the real physics --------------------------------------------------------------


@cache
def fought() -> bytes:
    """A first fight as two hands of different skills really threw it."""
    with TemporaryDirectory() as name:
        campaign, luck = begun(Path(name), 5, TWO, TWO_SEATS), Random(5)
        while not campaign.state.beaten and campaign.state.throws < FIRST_FIGHT:
            act(campaign, luck, fly=True)
        return only_record(Path(name)).read_bytes()


@pytest.fixture
def fight(tmp_path: Path) -> Record:
    return read_record(file_with(tmp_path, fought(), "fight.jsonl"))


def test_an_honest_fight_holds(fight: Record) -> None:
    report = verify(fight)
    assert report.throws == sum(map(is_throw, fight.actions)) > 1
    assert (report.differences, report.same_makings) == ((), True)


def test_a_forged_landing_is_found_by_the_physics(fight: Record) -> None:
    at = first(fight, is_throw)
    thrown = fight.actions[at]
    assert isinstance(thrown, Thrown)
    x, y, z = thrown.landing.place_mm
    forged = changed(fight, at, landing=replace(thrown.landing, place_mm=(x, y + 9.0, z)))
    assert [(type(one), one.step) for one in verify(forged).differences] == [
        (LandingDiffers, at + 1)
    ]


def test_a_die_that_lies_elsewhere_is_found_by_physics_or_rules(fight: Record) -> None:
    at = first(fight, is_throw)
    thrown = fight.actions[at]
    assert isinstance(thrown, Thrown)
    assert thrown.aftermath is not None
    assert thrown.aftermath.own is not None
    x, y, z = thrown.aftermath.own.place_mm
    own = replace(thrown.aftermath.own, place_mm=(x + 30.0, y, z))
    forged = changed(fight, at, aftermath=replace(thrown.aftermath, own=own))
    found = [(type(one), one.step) for one in verify(forged).differences]
    assert found[0] == (AftermathDiffers, at + 1)


def test_a_forged_score_is_found_where_it_is(record: Record) -> None:
    at = first(record, lambda line: isinstance(line, Played) and line.score is not None)
    honest = record.actions[at]
    assert isinstance(honest, Played)
    assert honest.score is not None
    forged = changed(record, at, score=Score((7, 7, 0)))
    by_rules = [one for one in verify(forged).differences if isinstance(one, ScoreDiffers)]
    assert by_rules == [ScoreDiffers(at + 1, Score((7, 7, 0)), honest.score)]


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        ({"requirements": ("jump", "pinkies")}, "foreign_finding"),
        ({"aftermath": None}, "dice_differ"),
        ({"moment": None}, "dice_differ"),
    ],
)
def test_a_throw_under_another_dare_or_on_another_table_is_refused(
    record: Record, what: dict[str, Any], reason: str
) -> None:
    at = first(record, is_throw)
    forged = changed(record, at, **what)
    assert steps_of(forged)[-1].refusal == f"fighter_story.refusal.{reason}"
    assert len(steps_of(forged)) == at + 1, "what follows is not gone through"


# --- which one is gone on with ------------------------------------------------------------------


def looked_for(folder: Path) -> LastMatch[CampaignCourse]:
    last = last_match(folder, "fighter", CampaignCourse)
    while last.under_way:
        last.advance(50)
    return last


def test_a_campaign_that_is_over_or_was_never_begun_is_not_offered(tmp_path: Path) -> None:
    assert looked_for(tmp_path).unfinished is None
    file_with(tmp_path, whole()[0], NAME)
    found = looked_for(tmp_path)
    assert (found.unfinished, found.flaw) == (None, None)


def test_one_that_was_left_is_found_behind_those_that_are_over(tmp_path: Path) -> None:
    rows = whole()[0].splitlines(keepends=True)
    file_with(tmp_path, whole()[0], "2026-03-05_fighter.jsonl")
    file_with(tmp_path, b"hello", "2026-03-04_practice.jsonl")
    left = file_with(tmp_path, b"".join(rows[:30]), "2026-03-03_fighter.jsonl")
    file_with(tmp_path, b"".join(rows[:9]), "2026-03-02_fighter.jsonl")
    found = looked_for(tmp_path).unfinished
    assert found is not None
    assert found.path == left
    assert found.course.state == whole()[1][28][0]
    assert options_in(found.record.header, FighterOptions).seats == SEATS


HERO = b'"edith"'


def of_level_one(data: bytes) -> bytes:
    """As if all monsters but the first had been forgotten."""
    head, *rest = data.split(b"\n")
    header = json.loads(head)
    header["options"]["cards"]["monsters"] = header["options"]["cards"]["monsters"][:1]
    return b"\n".join([json.dumps(header).encode(), *rest])


@pytest.mark.parametrize(
    ("spoil", "flaw"),
    [
        (lambda data: b"hello", RecordFlaw.FOREIGN),
        (newer, RecordFlaw.NEWER),
        (lambda data: data + b"coffee\n\n", RecordFlaw.DAMAGED),
        (lambda data: data.replace(HERO, b'"merlin"', 1), RecordFlaw.UNKNOWN_TARGET),
        (lambda data: data.replace(b'"girolzilla"', b'"godzilla"', 1), RecordFlaw.UNKNOWN_TARGET),
        (lambda data: data.replace(b'"sacred_temple"', b'"home"', 1), RecordFlaw.UNKNOWN_TARGET),
        (of_level_one, RecordFlaw.UNKNOWN_TARGET),
        (lambda data: data.replace(HERO, b'"wilrond"', 1), RecordFlaw.DAMAGED),
        (lambda data: data.replace(b'"Ada"', b'"\\u202e"', 1), RecordFlaw.DAMAGED),
        (lambda data: data.replace(b'"Ada"', b'""', 1), RecordFlaw.DAMAGED),
        (
            lambda data: data.replace(b'"first_leader":1', b'"first_leader":5', 1),
            RecordFlaw.DAMAGED,
        ),
        (lambda data: data.replace(b'"first_leader":1', b'"first_leader":-1'), RecordFlaw.DAMAGED),
        (lambda data: data.replace(b'"normal"', b'"trivial"', 1), RecordFlaw.DAMAGED),
        (lambda data: data.replace(b'"girolzilla"', b'"kitten_tamer"', 1), RecordFlaw.DAMAGED),
        (lambda data: data.replace(b'"do":"throw"', b'"do":"sing"', 1), RecordFlaw.DAMAGED),
    ],
)
def test_one_that_cannot_be_used_is_not_offered_says_why_and_stays(
    tmp_path: Path, spoil: Callable[[bytes], bytes], flaw: RecordFlaw
) -> None:
    data = spoil(whole()[0])
    assert data != whole()[0]
    path = file_with(tmp_path, data, NAME)
    found = looked_for(tmp_path)
    assert (found.unfinished, found.flaw, found.path) == (None, flaw, path)
    with pytest.raises(RecordError) as raised:
        open_record(path)
    assert raised.value.flaw is flaw
    assert path.read_bytes() == data


def test_a_card_that_is_gone_is_named(tmp_path: Path) -> None:
    path = file_with(tmp_path, whole()[0].replace(HERO, b'"merlin"', 1))
    with pytest.raises(RecordError, match="There is no hero “merlin”"):
        open_record(path)


def test_a_record_knows_its_own_decks_whatever_was_added_since(record: Record) -> None:
    """The lot counts through the cards that there were, in their order then."""
    options = options_in(record.header, FighterOptions)
    fewer = msgspec.structs.replace(
        options.cards, rooms=options.cards.rooms[::-1], items=options.cards.items[1:]
    )
    header = msgspec.structs.replace(
        record.header, options=msgspec.structs.replace(options, cards=fewer)
    )
    state = CampaignCourse.begin(header).state
    dealt = {*state.rooms, *state.offered}
    assert dealt == set(fewer.rooms)
    assert set(state.shop_deck) == set(fewer.items)
    assert state.offered != CampaignCourse.begin(record.header).state.offered


# --- strangers ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        b'{"do":"table","table":{"target":"classic","die":"red","props":[]}}\n',
        b'{"do":"give_up"}\n',
        b'{"do":"play","what":"throw","action":{}}\n',
        b'{"do":"play","what":"sing","action":{}}\n',
        b'{"do":"play","what":"take_die","action":{"colour":"pink"}}\n',
        b'{"do":"play","what":"pick_room","action":{"room":7}}\n',
        b'{"do":"play","what":"pick_room","action":{"room":"' + b"x" * 300 + b'"}}\n',
        b'{"do":"play","what":"pick_room","action":{"room":"\\u001b[2J"}}\n',
        b'{"do":"play","what":"give_item","action":{"seat":1e300}}\n',
        b'{"do":"play","what":"take_die","action":{"colour":"red","weapons":["a"'
        + b',"a"' * 2000
        + b"]}}\n",
        b'{"do":"play","what":"go_on","action":' + b"[" * 30_000 + b"}\n",
        b'{"do":"play","what":"go_on","action":{},"score":{"points":[1e9]}}\n',
    ],
)
def test_a_line_that_no_campaign_has_is_damage(tmp_path: Path, line: bytes) -> None:
    head = whole()[0].splitlines(keepends=True)[0]
    path = file_with(tmp_path, head + line + line)
    with pytest.raises(RecordError) as raised:
        read_record(path)
    assert [fault.place for fault in raised.value.faults] == ["line 2", "line 3"]
    assert str(raised.value).replace("\n", "").isprintable()


ODD = {
    "room": ("", "nowhere", "sacred_temple"),
    "item": ("", "nothing", "tinned_dice"),
    "seat": (-1, -9, 0, 2, 3, 10**12),
    "colour": ("red", "white"),
    "by": ("ability", "token"),
    "without": ("", "somersault", "jump"),
    "weapons": ([], ["nothing"], ["nothing", "nothing"], [""]),
}


def odd_actions() -> Iterator[Played]:
    """All that a stranger may write into a line of play, more or less."""
    fighter = recorded(CampaignCourse)
    for what, kind in fighter.actions.items():
        fields = list(kind.__dataclass_fields__)
        for at in range(6):
            values = {name: ODD[name][at % len(ODD[name])] for name in fields}
            yield fighter.understood(Played(what, values))


def test_whatever_a_line_says_at_any_moment_is_at_most_refused(record: Record) -> None:
    """Seats and cards that are not there, things out of turn: the rules say no, and do not fall."""
    odd = list(odd_actions())
    seen: dict[Phase, CampaignCourse] = {}
    following = Following(CampaignCourse.begin(record.header))
    for line in record.actions:
        seen[following.course.state.phase] = following.course
        following.go(line)
    assert len(seen) >= 6
    for course in (*seen.values(), following.course):
        for line in odd:
            if course.why_not(line) is None:
                assert course.after(line).state is not None


@pytest.mark.parametrize("seed", range(40))
def test_whatever_happens_to_a_file_is_a_sentence_and_never_a_slip(
    tmp_path: Path, seed: int
) -> None:
    """Bytes changed, taken out, doubled and moved, lines too; then read, told and looked at."""
    path = file_with(tmp_path, mauled(whimsical()[0], Random(seed)), NAME)
    data = path.read_bytes()
    said = [complaint(lambda: open_and_tell(path)), complaint(lambda: summary_of(path))]
    assert "".join(said).replace("\n", "").isprintable()
    found = looked_for(tmp_path)
    assert found.flaw is None or said[0]
    assert path.read_bytes() == data


@pytest.mark.parametrize("seed", range(20))
def test_whatever_happens_to_a_fight_can_be_verified_or_is_a_sentence(
    tmp_path: Path, seed: int
) -> None:
    """The physics throws again what strangers write, too."""
    path = file_with(tmp_path, mauled(fought(), Random(seed)), NAME)
    assert complaint(lambda: verify(open_record(path))).replace("\n", "").isprintable()


def mauled(data: bytes, luck: Random) -> bytes:
    """One or a few accidents, to bytes, numbers or whole lines."""
    for _ in range(luck.choice((1, 1, 2, 5))):
        rows = data.split(b"\n")
        at, size = luck.randrange(len(data)), luck.choice((1, 3, 40, 900))
        match luck.randrange(6):
            case 0:
                data = data[:at] + bytes([luck.randrange(256)]) + data[at + 1 :]
            case 1:
                data = data[:at] + data[at + size :]
            case 2:
                row = luck.randrange(1, len(rows))
                data = b"\n".join([*rows[:row], *rows[row + 1 :]])
            case 3:
                one, two = (luck.randrange(1, len(rows)) for _ in range(2))
                rows[one], rows[two] = rows[two], rows[one]
                data = b"\n".join(rows)
            case 4:
                row = luck.randrange(1, len(rows))
                data = b"\n".join([*rows[:row], b'{"do":"undo"}', *rows[row:]])
            case _:
                number = luck.choice((b"-1", b"1e300", b"99999999999999999999", b"0.5", b"null"))
                data = data[:at] + number + data[at + 1 :]
        data = data or b"\n"
    return data


def test_the_rules_that_refuse_a_line_are_told_where(record: Record) -> None:
    odd = (*record.actions[:1], Played("let_count", LetCount()))
    forged = replace(record, actions=odd)
    for language in Language:
        told = "\n".join(tell_record(forged, texts(language)))
        assert texts(language).say("fighter_story.refusal.not_now") in told
    nowhere = (
        Played("pick_room", PickRoom(next(iter(CampaignCourse.begin(record.header).state.rooms)))),
    )
    assert steps_of(replace(record, actions=nowhere))[0].refusal == (
        "fighter_story.refusal.not_offered"
    )
