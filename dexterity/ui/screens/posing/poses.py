"""What can be portrayed of the game: every screen, and the states of it worth a look."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from dexterity.hand.ways.held import WayName
from dexterity.rules.concession import Concession
from dexterity.session.records.reading import list_records
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.gallery import SCREENS, Maker, read_rules, watch
from dexterity.ui.screens.posing import challenges, delve, fighter, fights, pen, replays
from dexterity.ui.screens.posing import pen_editor as sheets
from dexterity.ui.screens.posing.pose import Pose
from dexterity.ui.screens.posing.samples import NEWEST, SEED
from dexterity.ui.screens.posing.steps import (
    DEMONSTRATED,
    DRAWING,
    FLYING,
    HELPED,
    HURT,
    JUDGED,
    PAINTED,
    SEEN,
    SETTLED,
    STROKE_TOLD,
    THROWN,
    TURNED,
    by_needle,
    intend,
    linger,
    press,
    swing,
    wait,
    write,
)
from dexterity.ui.screens.practice.practice import PracticeScreen
from dexterity.ui.screens.settings.settings import SettingsScreen

# --- screens that never look twice alike, made to -----------------------------------------------


def practice(frame: Frame) -> Screen:
    """With luck that is always the same."""
    return PracticeScreen(frame, seed=SEED, begun=NEWEST.astimezone())


def settings_at(page: str) -> Maker:
    """The settings, opened at a page."""
    return lambda frame: SettingsScreen(frame, page=page, guide=lambda: SCREENS["guide"](frame))


def last_record(frame: Frame) -> Screen:
    """The oldest of the samples, which comes from a newer version."""
    return watch(list_records(frame.services.folders.records)[-1])(frame)


def challenge_poses() -> dict[str, Pose]:
    """Challenge and the duel, from the map to the last line of the score sheet."""
    plain, jump, box = (challenges.level_asking(one) for one in ("", "jump", "box_bounce"))
    turned = (press("turn_left"), press("stand_box"))
    return {
        "challenge": Pose(challenges.map_of),
        "challenge-empty": Pose(SCREENS["challenge"]),
        "challenge-help": Pose(challenges.map_of, HELPED),
        "challenge-level": Pose(jump),
        "challenge-level-explained": Pose(jump, (press("requirement/jump"),)),
        "challenge-level-verdict": Pose(plain, SEEN),
        "challenge-level-unmet": Pose(jump, (swing, wait(JUDGED))),
        "challenge-level-box": Pose(box),
        "challenge-level-boxed": Pose(box, turned),
        "challenge-level-gate": Pose(challenges.level_with_mark),
        "challenge-demonstration": Pose(jump, (press("show_me"), wait(DEMONSTRATED))),
        "challenge-level-daily": Pose(challenges.daily),
        "challenge-level-leaving": Pose(plain, (*SEEN, intend(Intention.BACK), wait(3))),
        "challenge-level-help": Pose(plain, HELPED),
        "challenge-result": Pose(challenges.result()),
        "challenge-level-won": Pose(challenges.level_won, (wait(JUDGED),)),
        "challenge-result-chapter": Pose(challenges.chapter_opened),
        "challenge-result-steady": Pose(challenges.result(way=WayName.STEADY)),
        "challenge-result-none": Pose(challenges.result(won=False)),
        "challenge-best": Pose(challenges.best),
        "challenge-free": Pose(SCREENS["challenge-free"], (press("tile/jump"), press("tile/wink"))),
        "challenge-free-conflict": Pose(
            SCREENS["challenge-free"], (press("tile/flick"), press("tile/slap"))
        ),
        "challenge-practice-centre": Pose(
            challenges.practice_with(challenges.in_the_centre, challenges.CENTRE_FROM),
            (wait(JUDGED),),
        ),
        "challenge-practice-near": Pose(
            challenges.practice_with(challenges.off_target, challenges.OFF_FROM, wild=True),
            (wait(JUDGED),),
        ),
        "challenge-practice-touching": Pose(
            challenges.practice_under(("elbow", "nose", "head", "pinkies"))
        ),
        "challenge-practice-ledge": Pose(challenges.practice_under(("flick", "ricochet"))),
        "challenge-practice": Pose(
            challenges.practice_under(("under_leg", "clumsy")), (by_needle, wait(JUDGED))
        ),
        "duel-set-up": Pose(challenges.set_up),
        "duel-set-up-left": Pose(challenges.after_duels(challenges.set_up)),
        "duel-set-up-steady": Pose(challenges.steadily(challenges.set_up)),
        "duel-leaving": Pose(challenges.duel, (intend(Intention.BACK), wait(3))),
        "duel": Pose(challenges.duel),
        "duel-verdict": Pose(challenges.duel, SEEN),
        "duel-sheet": Pose(challenges.sheet_after(1)),
        "duel-sheet-over": Pose(challenges.sheet_after(2)),
        "duel-sheet-handicap": Pose(challenges.sheet_after(1, Concession.LARGE)),
        "duel-sheet-steady": Pose(challenges.sheet_after(2, way=WayName.STEADY)),
        "duel-dare": Pose(
            challenges.sheet_after(1),
            (press("go_on"), press("tile/pirouette"), press("tile/blind"), wait(3)),
        ),
    }


def rules_poses() -> dict[str, Pose]:
    """Books of all games at pages that have something of their own, and searches in them."""
    searched = {"rules-search": "potion", "rules-none": "parachute"}
    pages = {
        "rules-target": ("throwing", "target"),
        "rules-challenge": ("challenge", "requirements"),
        "rules-fighter": ("fighter", "start"),
        "rules-monsters": ("fighter", "monsters"),
        "rules-pen": ("pen", None),
        "rules-icons": ("pen", "cards"),
        "rules-events": ("pen", "events"),
        "rules-delve": ("delve", "adventurers"),
    }
    return {
        **{name: Pose(read_rules(*page)) for name, page in pages.items()},
        **{
            name: Pose(read_rules("delve"), (write("search", query),))
            for name, query in searched.items()
        },
        "rules-search-whole": Pose(
            read_rules("fighter"), (write("search", "boss"), press("whole"))
        ),
        "rules-help": Pose(SCREENS["rules"], HELPED),
    }


def title_poses() -> dict[str, Pose]:
    """The picture of each game, and a match to go on with."""
    games = ("fighter", "challenge", "pen", "delve")
    return {
        **{
            f"title-{game}": Pose(SCREENS["title"], (linger(game), wait(PAINTED))) for game in games
        },
        "title-continue": Pose(pen.left_before(SCREENS["title"]), first=True),
        "title-help": Pose(SCREENS["title"], HELPED),
    }


def fighter_poses() -> dict[str, Pose]:
    """A campaign, from the choice of heroes to its end; fights have poses of their own."""
    pose = fighter.pose
    return {
        "fighter-set-up": Pose(fighter.set_up),
        "fighter-set-up-help": Pose(fighter.set_up, HELPED),
        "fighter-hero-card": Pose(fighter.set_up, (linger("hero/brad"),)),
        "fighter-seat": Pose(fighter.set_up, (press("seat/1"),)),
        "fighter-path": Pose(pose(fighter.on_path)),
        "fighter-path-secret": Pose(pose(fighter.on_path, persons=2)),
        "fighter-path-computer": Pose(pose(fighter.led_by_computer)),
        "fighter-path-six": Pose(pose(fighter.on_path, size=6)),
        "fighter-rest-thing": Pose(pose(fighter.resting, told=fighter.WON),
                              (press("thing/napalm_water"),)),
        "fighter-reveal": Pose(fighter.reveal("zombie_monkey")),
        "fighter-boss-reveal": Pose(fighter.reveal("dungeon_the_dragon", boss=True)),
        "fighter-give": Pose(pose(fighter.giving)),
        "fighter-scars": Pose(pose(fighter.scarring, persons=2, told=fighter.WON[:3])),
        "fighter-rest": Pose(pose(fighter.resting, told=fighter.WON)),
        "fighter-shop": Pose(pose(fighter.shopping)),
        "fighter-shop-six": Pose(pose(fighter.shopping, size=6)),
        "fighter-victory": Pose(pose(fighter.won)),
        "fighter-defeat": Pose(pose(fighter.lost)),
    }  # fmt: skip


def fight_poses() -> dict[str, Pose]:
    """A fight, from the choice of a die to the throw that lies there."""
    at, owlbear = fights.at_the_table, fights.owlbear
    taken, weapon = fights.RED_TAKEN, fights.WITH_WEAPON
    judged = wait(JUDGED)
    return {
        "fight": Pose(at(owlbear)),
        "fight-choose-six": Pose(at(fights.six)),
        "fight-choose-dare": Pose(at(fights.in_a_hurry)),
        "fight-choose-weapon": Pose(at(owlbear), (press("weapon/spiked_elbow_pad"),)),
        "fight-choose-white": Pose(at(fights.out_of_dice)),
        "fight-impossible": Pose(at(fights.stuck)),
        "fight-throw": Pose(at(fights.in_a_hurry, taken)),
        "fight-throw-weapon": Pose(at(owlbear, weapon)),
        "fight-judged-hit": Pose(at(owlbear, taken, toss=fights.HIT), (judged,)),
        "fight-judged-miss": Pose(at(owlbear, taken, toss=fights.MISS), (judged,)),
        "fight-counted": Pose(
            at(owlbear, taken, toss=fights.HIT), (judged, press("count"), wait(HURT))
        ),
        "fight-fatal": Pose(fights.fatal, (judged, press("count"), wait(HURT))),
        "fight-boss": Pose(at(fights.tough_boss)),
        "fight-things": Pose(at(owlbear), (press("things"),)),
        "fight-hero": Pose(at(owlbear), (press("party/1"),)),
        "fight-help": Pose(at(owlbear), HELPED),
        "fight-lesson": Pose(fights.lesson),
        "fight-lesson-throw": Pose(fights.lesson, (press("die/red"),)),
        "fight-lesson-judged": Pose(fights.lesson, (press("die/red"), *SEEN)),
        "fight-lesson-weapon": Pose(fights.armed_lesson),
        "fight-lesson-done": Pose(fights.finished_lesson),
    }


def editor_poses() -> dict[str, Pose]:
    """The editor of sheets: at work, at fault, and sharing."""
    sealed = [sheets.drag(*wall) for wall in sheets.SEALED]
    mirrored = (press("mirror/turn"), press("tool/wall"), sheets.hover((6.1, 10.5)))
    return {
        "pen-editor": Pose(sheets.editor, mirrored),
        "pen-editor-new": Pose(sheets.new_editor),
        "pen-editor-flaws": Pose(sheets.new_editor, (*sealed, press("flaw/0"))),
        "pen-editor-open": Pose(sheets.new_editor, (press("open"), wait(SETTLED))),
        "pen-editor-share": Pose(sheets.editor, (press("share"),)),
        "pen-editor-name": Pose(sheets.editor, (press("name"),)),
        "pen-editor-leaving": Pose(sheets.editor, (intend(Intention.BACK), wait(3))),
        "pen-editor-help": Pose(sheets.editor, HELPED),
    }


def pen_poses() -> dict[str, Pose]:
    """A match of Pen, from the choice of a sheet to its replay."""
    carded, placing = wait(STROKE_TOLD), press("go_on")
    wall = pen.drawing("sudden_wall")
    return {
        "pen-set-up": Pose(pen.set_up),
        "pen-set-up-computer": Pose(pen.set_up_computer),
        "pen-set-up-handicap": Pose(pen.set_up_agreed),
        "pen-set-up-help": Pose(pen.set_up, HELPED),
        "pen-flick": Pose(pen.at(choices=20)),
        "pen-items": Pose(pen.at(pen.with_items)),
        "pen-magic": Pose(pen.at(pen.magic), (press("grow"), wait(3))),
        "pen-both-hands": Pose(pen.at(pen.hindered("four_left_thumbs"))),
        "pen-card-in-hand": Pose(pen.at(pen.hindered("paperwork"))),
        "pen-eyes-closed": Pose(pen.at(pen.hindered("candle_thief")), (pen.hold_pencil,)),
        "pen-arrow": Pose(pen.at(pen.hindered("weathercock"))),
        "pen-stroke": Pose(pen.at(), (pen.flick_plainly, wait(DRAWING))),
        "pen-card": Pose(pen.at(), (pen.flick_plainly, carded)),
        "pen-wall": Pose(wall, (pen.flick_plainly, carded, placing, wait(3))),
        "pen-square": Pose(pen.drawing("trapdoor"), (pen.flick_plainly, carded, placing, wait(3))),
        "pen-leaving": Pose(pen.at(), (intend(Intention.BACK), wait(3))),
        "pen-help": Pose(pen.at(), HELPED),
        "pen-end": Pose(pen.end),
        "pen-score-sheet": Pose(pen.score_sheet(over=False)),
        "pen-score-sheet-over": Pose(pen.score_sheet(over=True)),
        "pen-replay": Pose(pen.replay, (press("play"), wait(200))),
        "pen-lesson": Pose(pen.lesson),
    }


def replay_list_poses() -> dict[str, Pose]:
    """The list of replays, and what is seen of one of them."""
    listed = SCREENS["replays"]
    played, pictured = replays.after_games(listed), wait(PAINTED)
    return {
        "replays": Pose(listed, (pictured,)),
        "replays-empty": Pose(listed, empty=True),
        "replays-delete": Pose(listed, (press("delete"),)),
        "replays-help": Pose(listed, HELPED),
        "replays-duels": Pose(challenges.after_duels(listed), (pictured,)),
        "replays-none": Pose(listed, (replays.list_only("pen"), wait(3))),
        "replays-damaged": Pose(listed, (replays.choose_last, wait(3))),
        **{
            f"replays-{game}": Pose(played, (replays.list_only(game), pictured))
            for game in ("fighter", "pen", "delve")
        },
    }


def delve_poses() -> dict[str, Pose]:
    """A match of Delve, from the choice of players to its replay."""
    at, two, told = delve.at, delve.people(2), delve.told
    taken, alone, first_down = press("take"), delve.alone(2), delve.down(1)
    axe = at(delve.down(1), seats=two, deck="goblin skeleton lich")
    return {
        "delve": Pose(delve.set_up),
        "delve-set-up-four": Pose(delve.set_up_four),
        "delve-first-adventurer": Pose(delve.set_up_four, (press("first_adventurer"),)),
        "delve-hand-over": Pose(at(delve.BIDS)),
        "delve-table": Pose(at(delve.BIDS), (taken,)),
        "delve-table-four": Pose(
            at(delve.BIDS_OF_FOUR, seats=delve.people(4), concessions=delve.FIRST_CONCEDES),
            (taken,),
        ),
        "delve-coached": Pose(at(seats=alone, coached=True), (delve.reckoned,)),
        "delve-drawn": Pose(at(delve.BIDS), (taken, press("draw"))),
        "delve-tile": Pose(at(delve.BIDS), (taken, press("draw"), linger("tile/vorpal_axe"))),
        "delve-monster": Pose(at(delve.BIDS), (taken, press("draw"), linger("drawn"))),
        "delve-memory": Pose(at(delve.BIDS), (taken, press("memory"))),
        "delve-delve": Pose(
            at(first_down, seats=two, deck="orc golem goblin"), (press("turn"), wait(TURNED))
        ),
        "delve-choice": Pose(axe, (press("turn"), told)),
        "delve-bomb": Pose(
            at(first_down, seats=two, hero="ninja", deck="goblin skeleton orc"),
            (press("turn"), told, press("use/smoke_bomb")),
        ),
        "delve-name": Pose(at(first_down, seats=two, hero="warrior")),
        "delve-namer": Pose(at(delve.DOWN_OF_THREE, hero="princess")),
        "delve-strength": Pose(at(delve.DOWN_OF_THREE, hero="princess"), (press("pick/1"), told)),
        "delve-cube": Pose(
            at(first_down, seats=two, hero="rogue", deck="goblin skeleton cube"),
            (press("name/orc"), told, press("turn"), told),
        ),
        "delve-revive": Pose(
            at(delve.down(1), seats=two, deck="goblin skeleton dragon", change=delve.weak),
            (press("turn"), told, press("no_tile"), told),
        ),
        "delve-throw-asked": Pose(
            at(first_down, seats=two, hero="mage", deck="goblin skeleton golem", dexterity=True,
               change=delve.without("polymorph")),
            (press("turn"), told),
        ),
        "delve-throw": Pose(
            at(first_down, seats=two, hero="mage", deck="goblin skeleton golem", dexterity=True,
               change=delve.without("polymorph")),
            (press("turn"), told, press("throw"), wait(SETTLED)),
        ),
        "delve-reveal": Pose(at(delve.ROUND)),
        "delve-rest": Pose(at(delve.FAILED, seats=two, deck=delve.FAILED_DECK)),
        "delve-deck": Pose(at(delve.BIDS), (taken, linger("deck"))),
        "delve-adventurers": Pose(at(delve.ROUND), (press("go_on"),)),
        "delve-help": Pose(at(delve.BIDS), (taken, *HELPED)),
        "delve-lesson": Pose(delve.lesson, (press("draw"),)),
        "delve-end": Pose(delve.end),
        "delve-score-sheet": Pose(delve.score_sheet),
        "delve-replay": Pose(delve.replay, (press("play"), wait(400))),
    }  # fmt: skip


POSES: Final[Mapping[str, Pose]] = MappingProxyType(
    {
        **{name: Pose(make) for name, make in SCREENS.items()},
        **title_poses(),
        "practice": Pose(practice),
        "practice-flight": Pose(practice, THROWN),
        "practice-verdict": Pose(practice, SEEN),
        "practice-watching": Pose(practice, (*SEEN, press("watch"), wait(20))),
        "practice-table": Pose(practice, (press("table"),)),
        "practice-help": Pose(practice, HELPED),
        **fighter_poses(),
        **challenge_poses(),
        **fight_poses(),
        **pen_poses(),
        **editor_poses(),
        **delve_poses(),
        **rules_poses(),
        **{
            f"settings-{page}": Pose(settings_at(page))
            for page in ("throwing", "sound", "picture", "keys", "player")
        },
        "settings-help": Pose(SCREENS["settings"], HELPED),
        **replay_list_poses(),
        "replay-duel": Pose(challenges.after_duels(SCREENS["replay"]), (wait(JUDGED),)),
        "replay-duel-throws": Pose(challenges.after_duels(SCREENS["replay"]), (press("jump"),)),
        "replay-flight": Pose(SCREENS["replay"], (press("again"), wait(FLYING))),
        "replay-throws": Pose(SCREENS["replay"], (press("jump"),)),
        "replay-share": Pose(SCREENS["replay"], (press("share"),)),
        "honours": Pose(
            challenges.after_levels(challenges.after_duels(pen.left_before(SCREENS["honours"])))
        ),
        "honours-empty": Pose(SCREENS["honours"], empty=True),
        "honours-help": Pose(SCREENS["honours"], HELPED),
        "replay-newer": Pose(last_record),
        "replay-help": Pose(SCREENS["replay"], HELPED),
    }
)
"""The screens by their own names, then their states."""
