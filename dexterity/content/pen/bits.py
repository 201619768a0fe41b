"""Whole numbers packed into as few bits as they need, and taken out again."""

from collections.abc import Iterator


class BitWriter:
    """Bits in the order they were written, the highest of a number first."""

    def __init__(self) -> None:
        self._bits: list[str] = []

    def put(self, number: int, width: int) -> None:
        """Append a number of so many bits; a ValueError if it needs more."""
        if not 0 <= number < 1 << width:
            raise ValueError(f"{number} does not fit into {width} bits")
        self._bits.append(f"{number:0{width}b}")

    def data(self) -> bytes:
        """All of them, with zeros up to a whole byte."""
        bits = "".join(self._bits)
        whole = bits.ljust(-(-len(bits) // 8) * 8, "0")
        return bytes(int(whole[at : at + 8], 2) for at in range(0, len(whole), 8))


class BitReader:
    """Bits as they were written; a ValueError once there are none left."""

    def __init__(self, data: bytes) -> None:
        self._bits = "".join(f"{byte:08b}" for byte in data)
        self._at = 0

    def take(self, width: int) -> int:
        """The next number of so many bits."""
        end = self._at + width
        if end > len(self._bits):
            raise ValueError("there are not so many bits")
        number = int(self._bits[self._at : end], 2)
        self._at = end
        return number

    def flags(self, count: int) -> Iterator[bool]:
        """As many single bits."""
        return (bool(self.take(1)) for _ in range(count))

    def finish(self) -> None:
        """A ValueError if there is more than the zeros up to a whole byte."""
        rest = self._bits[self._at :]
        if len(rest) >= 8 or "1" in rest:
            raise ValueError("there are bits left")
