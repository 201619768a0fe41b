"""Where the assets and the levels are, in a checkout as in an installed wheel."""

from pathlib import Path

from dexterity.errors import DexterityError

PACKAGE = Path(__file__).resolve().parent


def assets() -> Path:
    """The folder of texts, images and sounds."""
    return find_folder("assets", PACKAGE)


def levels() -> Path:
    """The folder of targets, challenges, cards and levels."""
    return find_folder("levels", PACKAGE)


def find_folder(name: str, package: Path) -> Path:
    """Looks inside the package, where a wheel has it, then beside it, where a checkout has it.

    Inside comes first: beside an installed package lie the folders of strangers.
    """
    for folder in (package / name, package.parent / name):
        if folder.is_dir():
            return folder
    raise DexterityError(
        f"The folder “{name}” is neither inside {package} nor beside it: "
        "the installation is not complete, please install Dexterity again."
    )
