"""The catalogues of texts: what the game says, in each of its languages.

What all screens share is in the folder of the texts itself; a subject with much to say has a
folder of its own in it, again with a file a language.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from string import Formatter
from types import MappingProxyType

from dexterity.content.language import Language
from dexterity.content.names import why_not_text
from dexterity.content.reading import Faults, Table, kind_of, read_toml

LONGEST_TEXT = 400
"""Characters in one text: what a panel shows at the largest text size."""


@dataclass(frozen=True, slots=True)
class Texts:
    """One catalogue: every text of the game by its key, such as `verdict.hole`."""

    language: Language
    templates: Mapping[str, str]

    def say(self, key: str, /, **words: str | int) -> str:
        """A text with its placeholders filled in; a KeyError is our own slip."""
        return self.templates[key].format(**words)

    def number(self, value: float, decimals: int = 0) -> str:
        """A number as this language writes it, with a true minus sign."""
        written = f"{value:,.{decimals}f}"
        if not float(written.replace(",", "")):
            written = written.lstrip("-")
        signs = {
            ",": self.templates["numbers.thousands_sign"],
            ".": self.templates["numbers.decimal_sign"],
            "-": "−",
        }
        return "".join(signs.get(letter, letter) for letter in written)

    def percent(self, share: float, decimals: int = 1) -> str:
        """A share, of 1, in per cent."""
        return self.say("numbers.percent", number=self.number(100.0 * share, decimals))


def load_texts(folder: Path, language: Language) -> Texts:
    """All that is said in a language; a ContentError with every fault if a file does not hold."""
    found: dict[str, str] = {}
    for path in catalogues(folder, language):
        found |= read_catalogue(path)
    return Texts(language, MappingProxyType(found))


def catalogues(folder: Path, language: Language) -> tuple[Path, ...]:
    """The files of a language: what is shared, then each subject's own."""
    name = f"{language}.toml"
    return (folder / name, *sorted(folder.glob(f"*/{name}")))


def read_catalogue(path: Path) -> Mapping[str, str]:
    """All texts of a file by their dotted keys."""
    faults = Faults(path)
    found = dict(_flattened(read_toml(path, faults), "", faults))
    faults.raise_if_any()
    return MappingProxyType(found)


def check_catalogue(path: Path) -> None:
    """A ContentError with all in which a catalogue is at fault, or differs from its sisters."""
    own, faults = read_catalogue(path), Faults(path)
    for language in Language:
        sister = path.with_name(f"{language}.toml")
        if sister.name != path.name and sister.is_file():
            _compare(own, read_catalogue(sister), sister.name, faults)
    faults.raise_if_any()


def placeholders(template: str) -> frozenset[str]:
    """The names in braces; a ValueError where a brace stands alone or holds more than a name."""
    names = set()
    for _, name, how, conversion in Formatter().parse(template):
        if name is None:
            continue
        # `{value.real}` or `{value:>9}` would work too, and then only for some values.
        if not name.isidentifier() or how or conversion:
            raise ValueError(f"{{{name}}} is more than a name")
        names.add(name)
    return frozenset(names)


def _flattened(table: Table, place: str, faults: Faults) -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        path = f"{place}.{key}" if place else key
        if isinstance(value, dict):
            yield from _flattened(value, path, faults)
        elif not isinstance(value, str):
            faults.add(path, f"must be a text, not {kind_of(value)}")
        else:
            _check_text(path, value, faults)
            yield path, value


def _check_text(path: str, text: str, faults: Faults) -> None:
    # The sign between thousands is a space in French, and nothing but.
    reason = None if text.isspace() else why_not_text(text, LONGEST_TEXT)
    if reason is not None:
        faults.add(path, reason)
    try:
        placeholders(text)
    except ValueError as error:
        faults.add(path, f"has a placeholder that cannot be filled: {error}")


def _compare(
    own: Mapping[str, str], other: Mapping[str, str], other_name: str, faults: Faults
) -> None:
    for key in own.keys() - other.keys():
        faults.add(key, f"is not in {other_name}")
    for key in other.keys() - own.keys():
        faults.add(key, f"is missing, though {other_name} has it")
    for key in own.keys() & other.keys():
        if placeholders(own[key]) != placeholders(other[key]):
            wanted = ", ".join(sorted(placeholders(other[key]))) or "none"
            faults.add(key, f"must have the placeholders of {other_name}: {wanted}")
