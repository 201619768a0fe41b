"""What the targets and tables to practise at are called."""

from dexterity.content.target import Target
from dexterity.content.targets import load_target_names
from dexterity.content.texts import Texts
from dexterity.places import levels
from dexterity.session.practice.practice_table import PracticeTable, PropSet, target_files


def target_names(texts: Texts) -> dict[str, str]:
    """The targets there are, by the names that tables call them, and as players read them."""
    files = target_files(levels() / "targets")
    first = PracticeTable().target
    stems = sorted(files, key=lambda stem: (stem != first, stem))
    return {stem: load_target_names(files[stem]).said_in(texts.language) for stem in stems}


def table_words(table: PracticeTable, target: Target | None, texts: Texts) -> str:
    """A table in a few words."""
    name = table.target if target is None else target.names.said_in(texts.language)
    words = f"{name}, {texts.say(f'die.{table.die}')}"
    return texts.say("practice.with_box", table=words) if PropSet.BOX in table.props else words
