"""Draws a spec in every look, and says how much of the picture each look changes.

python looks.py contacts.yaml looks/
"""

from __future__ import annotations

import sys
from pathlib import Path

from tablemock import Picture, Program, Renderer


def main(spec: str, folder: Path) -> None:
    """Writes a picture for each look, and a line about it."""
    folder.mkdir(parents=True, exist_ok=True)
    looks = [line.split()[0] for line in Program().run(["themes"]).splitlines()[1:]]
    before: Picture | None = None
    with Renderer() as renderer:
        for look in looks:
            picture = renderer.render(spec, theme=look, device="iphone5", scale=1)
            picture.save(folder / f"{look}.png")
            changed = before.diff(picture).count / (picture.width * picture.height) if before else 0
            print(f"{look:10} {changed:6.1%} of the pixels are others than in the look before")
            before = picture


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
