"""Assets and levels are found in a checkout and in a wheel, which must carry them."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from dexterity import places
from dexterity.errors import DexterityError

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory"]
    built = subprocess.run(
        [*build, str(folder)], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert built.returncode == 0, built.stderr
    return next(folder.glob("*.whl"))


def test_a_checkout_has_them_beside_the_package() -> None:
    assert places.assets() == ROOT / "assets"
    assert places.levels() == ROOT / "levels"


def test_an_installation_has_them_inside_the_package_whatever_lies_beside(tmp_path: Path) -> None:
    inside, beside = tmp_path / "dexterity" / "levels", tmp_path / "levels"
    inside.mkdir(parents=True)
    beside.mkdir()
    assert places.find_folder("levels", tmp_path / "dexterity") == inside


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(DexterityError, match=r"“levels”.*install Dexterity again"):
        places.find_folder("levels", tmp_path / "dexterity")


@pytest.mark.parametrize("folder", ["assets", "levels"])
def test_the_wheel_carries_every_file(wheel: Path, folder: str) -> None:
    ours = {
        f"dexterity/{file.relative_to(ROOT).as_posix()}"
        for file in (ROOT / folder).rglob("*")
        if file.is_file() and "__pycache__" not in file.parts and "readme" not in file.parts
    }
    assert ours
    assert ours <= {*ZipFile(wheel).namelist()}


def test_the_wheel_carries_nothing_outside_the_package(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in ZipFile(wheel).namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"dexterity"}


def test_the_wheel_has_types_and_no_pictures_of_the_readme(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    assert "dexterity/py.typed" in names
    assert not [name for name in names if "/readme/" in name]


def test_who_installs_it_gets_all_that_films_need(wheel: Path) -> None:
    with ZipFile(wheel) as opened:
        (name,) = [name for name in opened.namelist() if name.endswith(".dist-info/METADATA")]
        needs = [line for line in opened.read(name).decode().splitlines() if "Dist: pillow" in line]
    assert [line for line in needs if "extra" not in line] != []


def test_an_installed_wheel_finds_its_own(wheel: Path, tmp_path: Path) -> None:
    ZipFile(wheel).extractall(tmp_path)
    ask = "from dexterity import places; print(places.assets(), places.levels(), sep='\\n')"
    answer = subprocess.run(
        [sys.executable, "-c", ask],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        check=True,
        capture_output=True,
        text=True,
    )
    installed = tmp_path.resolve() / "dexterity"
    assert answer.stdout.splitlines() == [str(installed / "assets"), str(installed / "levels")]
