"""Files for pictures: refused before the work if they cannot be written, never left half done."""

from pathlib import Path
from tempfile import NamedTemporaryFile

from dexterity.errors import DexterityError


class PictureError(DexterityError):
    """A picture that cannot be written where it was asked for."""


def check_picture_file(path: Path, suffix: str = ".png") -> None:
    """A PictureError if no picture can be written there; nothing is left behind."""
    if path.suffix.lower() != suffix:
        what = "picture" if suffix == ".png" else "film"
        raise PictureError(f"A {what} is a {suffix} file, which “{path}” is not.")
    if path.is_dir():
        raise PictureError(f"The picture “{path}” would replace a folder.")
    if not path.parent.is_dir():
        raise PictureError(f"There is no folder “{path.parent}” for the picture.")
    try:
        # Whether a folder takes a file is known for sure only by trying.
        with NamedTemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise cannot_write(path, error) from error


def write_picture(path: Path, png: bytes) -> None:
    """Writes the picture whole or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(png)
        part.replace(path)
    except OSError as error:
        raise cannot_write(path, error) from error
    finally:
        part.unlink(missing_ok=True)


def cannot_write(path: Path, error: OSError) -> PictureError:
    """The system's reason, as a sentence of ours."""
    return PictureError(
        f"The picture “{path}” cannot be written: {error.strerror or 'the system refuses'}."
    )
