"""`dexterity replay`: shows a recorded match, tells it, or verifies that it still holds."""

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from pathlib import Path
from typing import Final

from dexterity.commands.options import add_choice, show_progress
from dexterity.commands.replay_keepsakes import add_keepsakes, check_keepsakes, run_keepsakes
from dexterity.commands.replay_report import JSON_HELP, json_of_record, json_of_report, say_report
from dexterity.commands.replay_story import tell_record
from dexterity.content.language import Language
from dexterity.content.texts import Texts, load_texts
from dexterity.places import assets
from dexterity.session.records.record import Pushed, Record, Thrown
from dexterity.session.records.replay import has_other_physics, open_record
from dexterity.session.records.verifying import verify

EXIT_DIFFERS: Final = 1


def add_arguments(parser: ArgumentParser) -> None:
    """Which record, and what to do with it."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, a .jsonl file")
    parser.add_argument("--told", action="store_true", help="tell it in words, without a window")
    parser.add_argument(
        "--verify",
        action="store_true",
        help="make every throw and flick again and say what differs",
    )
    parser.add_argument("--json", action="store_true", help="print JSON, without a window")
    add_keepsakes(parser)
    kept = "in the window from now on, as if chosen in the settings"
    add_choice(parser, "--lang", Language, otherwise=kept)
    parser.formatter_class = RawDescriptionHelpFormatter
    parser.epilog = JSON_HELP


def run(args: Namespace) -> int:
    """Shows, tells or verifies; whatever is wrong with the record is said before."""
    check_keepsakes(args)
    record = open_record(args.file)
    texts = load_texts(assets() / "texts", args.lang or Language.ENGLISH)
    if args.gif or args.picture:
        return run_keepsakes(args, texts)
    if args.verify:
        return run_verify(record, texts, as_json=args.json)
    if args.json:
        print(json_of_record(record))
    elif args.told:
        for sentence in tell_record(record, texts):
            print(sentence)
    else:
        show(args.file, args.lang)
    return 0


def show(file: Path, language: Language | None) -> None:
    """Opens the window on the record."""
    # The window takes its time to load, and only watching needs it.
    from dexterity.ui.opening import open_app, speaking  # noqa: PLC0415
    from dexterity.ui.screens.gallery import watch  # noqa: PLC0415

    open_app(first=watch(file), change=speaking(language)).run()


def run_verify(record: Record, texts: Texts, *, as_json: bool) -> int:
    """Verifies, reports, and says by the exit code whether all is as it was."""
    if has_other_physics(record) and not as_json:
        print(texts.say("replay.other_physics"), flush=True)
    made = sum(isinstance(action, Thrown | Pushed) for action in record.actions)
    with show_progress(texts.say("replay_report.verifying"), made) as progress:
        report = verify(record, progress=progress)
    if as_json:
        print(json_of_report(report))
    else:
        for sentence in say_report(report, texts):
            print(sentence)
    return 0 if report.holds else EXIT_DIFFERS
