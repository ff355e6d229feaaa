"""Teaches a small detector rows, switches and chevrons on screens that are made up, and tries it on other pictures.

    python detector.py FOLDER [COUNT [SOURCES]]

needs scikit-learn and Pillow. FOLDER gets the screens and the pictures; SOURCES are specs to try it on besides the part
of the screens that it has not seen, such as the repository's fixtures. It prints how much of what is there it finds
(recall), and how much of what it finds is there (precision); a box is found where one overlaps it by half (IoU 0.5).
"""

from __future__ import annotations

import json
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage
from sklearn.ensemble import ExtraTreesClassifier, ExtraTreesRegressor

from tablemock import Program

Pixels = NDArray[np.float32]
Box = tuple[float, float, float, float]
SMALL = ("switch", "chevron")


# %% Pictures and what is on them
@dataclass
class Screen:
    """A picture in grey, and the boxes of what is to be found on it: left, top, right and bottom in pixels."""

    grey: Pixels
    colour: Pixels
    split: str
    boxes: dict[str, list[Box]] = field(default_factory=lambda: {name: [] for name in ("row", *SMALL)})


def screens(folder: Path) -> list[Screen]:
    """The pictures of a batch with their boxes, from COCO's file."""
    dataset = json.loads((folder / "boxes.coco.json").read_bytes())
    classes = {category["id"]: category["name"] for category in dataset["categories"]}
    read: dict[int, Screen] = {}
    for image in dataset["images"]:
        pixels = np.asarray(Image.open(folder / image["file_name"]).convert("RGB"), np.float32) / 255
        read[image["id"]] = Screen(pixels.mean(2), pixels.max(2) - pixels.min(2), image["split"] or "")
    for annotation in dataset["annotations"]:
        left, top, width, height = annotation["bbox"]
        name = named(classes[annotation["category_id"]], annotation["attributes"].get("role"), width, height)
        if name and min(width, height) >= 4:
            read[annotation["image_id"]].boxes[name].append((left, top, left + width, top + height))
    return list(read.values())


def named(kind: str, role: str | None, width: float, height: float) -> str | None:
    """What a view is for the detector; of the buttons at the end of rows, chevrons alone are higher than wide."""
    if kind == "UITableViewCell":
        return "row"
    if kind == "UISwitch":
        return "switch"
    return "chevron" if (kind, role) == ("UIButton", "accessoryView") and width < 0.85 * height else None


def overlap(one: Box, other: Box) -> float:
    """The part that two boxes share of what both cover."""
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    if width <= 0 or height <= 0:
        return 0.0
    areas = sum((box[2] - box[0]) * (box[3] - box[1]) for box in (one, other))
    return width * height / (areas - width * height)


# %% Small things: what stands out from its surroundings is looked at, one thing after the other
def things(screen: Screen) -> list[Box]:
    """The boxes of all that could be a small thing."""
    found: set[Box] = set()
    rises = np.maximum(ndimage.morphological_gradient(screen.grey, 3), ndimage.morphological_gradient(screen.colour, 3))
    for least in (0.03, 0.12):
        for reach in (0, 3):
            mask = rises > least
            if reach:
                mask = ndimage.binary_closing(mask, np.ones((3, reach)))
            marks, _ = ndimage.label(mask, np.ones((3, 3)))
            for rows, columns in ndimage.find_objects(marks):
                height, width = rows.stop - rows.start, columns.stop - columns.start
                if 7 <= height <= 40 and 5 <= width <= 110:
                    found.add((columns.start, rows.start, columns.stop, rows.stop))
    return sorted(found)


def thing_features(screen: Screen, box: Box) -> NDArray[np.float32]:
    """How a thing looks: itself with a margin in 16 by 16 points, its size, and where it lies."""
    left, top, right, bottom = box
    margin = 3
    rows = np.clip(np.linspace(top - margin, bottom + margin - 1, 16).round().astype(int), 0, screen.grey.shape[0] - 1)
    columns = np.clip(
        np.linspace(left - margin, right + margin - 1, 16).round().astype(int), 0, screen.grey.shape[1] - 1
    )
    grey, colour = screen.grey[np.ix_(rows, columns)], screen.colour[np.ix_(rows, columns)]
    ground = np.median(np.concatenate([grey[0], grey[-1], grey[:, 0], grey[:, -1]]))
    height, width = bottom - top, right - left
    place = [width, height, width / height, left, screen.grey.shape[1] - right, float(ground), grey.std()]
    return np.concatenate([np.abs(grey - ground).ravel(), colour[::2, ::2].ravel(), place]).astype(np.float32)


class SmallThings:
    """A forest that says what a thing is, and others that say how its box lies around it."""

    def __init__(self, learned: list[Screen]) -> None:
        features: list[NDArray[np.float32]] = []
        answers: list[int] = []
        offsets: dict[str, tuple[list[NDArray[np.float32]], list[list[float]]]] = {name: ([], []) for name in SMALL}
        chosen = np.random.default_rng(1)
        for screen in learned:
            for box in things(screen):
                answer = 0
                for number, name in enumerate(SMALL, 1):
                    best = max(screen.boxes[name], key=lambda other: overlap(box, other), default=None)
                    if best and overlap(box, best) >= 0.4:
                        answer = number
                        offsets[name][0].append(thing_features(screen, box))
                        offsets[name][1].append([best[edge] - box[edge] for edge in range(4)])
                # Nearly all things are letters, of which some will do.
                if answer or chosen.random() < 0.35:
                    features.append(thing_features(screen, box))
                    answers.append(answer)
        forest = ExtraTreesClassifier(200, min_samples_leaf=2, class_weight="balanced", n_jobs=-1, random_state=1)
        self._forest = forest.fit(np.array(features), answers)
        self._offsets = {
            name: ExtraTreesRegressor(60, min_samples_leaf=3, n_jobs=-1, random_state=1).fit(*map(np.array, given))
            for name, given in offsets.items()
        }

    def find(self, screen: Screen, least: float) -> dict[str, list[Box]]:
        """The switches and chevrons of a screen."""
        found: dict[str, list[Box]] = {name: [] for name in SMALL}
        boxes = things(screen)
        if not boxes:
            return found
        features = np.array([thing_features(screen, box) for box in boxes])
        likely = self._forest.predict_proba(features)
        for number, name in enumerate(SMALL, 1):
            chosen = [place for place in np.argsort(-likely[:, number]) if likely[place, number] >= least]
            if not chosen:
                continue
            moved = self._offsets[name].predict(features[chosen])
            for place, offset in zip(chosen, moved, strict=True):
                box = tuple(float(edge + by) for edge, by in zip(boxes[place], offset, strict=True))
                if all(overlap(box, other) < 0.2 for other in found[name]):
                    found[name].append(box)
        return found


# %% Rows: where they begin and end is seen in a few lines of pixels; what lies between is a row or not
STRIPS = 24


def lines(screen: Screen) -> Pixels:
    """The picture in strips: the mean grey of each strip in each line, and the mean difference to the line above."""
    columns = np.array_split(screen.grey, STRIPS, axis=1)
    means = np.stack([part.mean(1) for part in columns], 1)
    steps = np.abs(np.diff(screen.grey, axis=0, prepend=screen.grey[:1]))
    return np.concatenate([means, np.stack([part.mean(1) for part in np.array_split(steps, STRIPS, axis=1)], 1)], 1)


def line_features(picture: Pixels) -> Pixels:
    """What is around each line: its own strips, and of those near by how much they change and how even they are."""
    means, steps = picture[:, :STRIPS], picture[:, STRIPS:]
    summary = np.stack(
        [steps.mean(1), np.median(steps, 1), means.std(1), np.median(means, 1), steps[:, 4:-4].min(1)], 1
    )
    around = [np.roll(summary, by, 0) for by in (-9, -6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 6, 9)]
    return np.concatenate([means - np.median(means, 1, keepdims=True), steps, *around], 1)


def part_features(picture: Pixels, top: int, bottom: int, likely: NDArray[np.float64]) -> list[float]:
    """What lies between two lines."""
    means, steps = picture[top:bottom, :STRIPS], picture[top:bottom, STRIPS:]
    above, below = picture[max(top - 12, 0) : top + 1, :STRIPS], picture[bottom - 1 : bottom + 12, :STRIPS]
    thirds = [part.mean() for part in np.array_split(steps[2:-2] if len(steps) > 8 else steps, 3, axis=1)]
    own, height = np.median(means), len(picture)
    return [
        bottom - top, top / height, bottom / height, own, means.std(), *thirds, np.median(above) - own,
        np.median(below) - own, likely[top], likely[min(bottom, height - 1)], means[:, 0].mean() - own,
        means[:, 1].mean() - own, means[:, -1].mean() - own, np.median(means[: len(means) // 4 + 1]) - own,
        float(np.median(picture[:, :STRIPS])) - own, steps.max(), float((steps.mean(1) > 0.01).mean()),
    ]  # fmt: skip


class Rows:
    """Two forests: one finds the edges of rows, the other says between which of them there is a row."""

    def __init__(self, learned: list[Screen]) -> None:
        chosen = np.random.default_rng(1)
        features, answers = [], []
        pictures = [lines(screen) for screen in learned]
        for screen, picture in zip(learned, pictures, strict=True):
            edges = np.zeros(len(picture), bool)
            for box in screen.boxes["row"]:
                for edge in (box[1], box[3]):
                    near = round(edge)
                    edges[max(near - 1, 0) : near + 1] = True
            taken = edges | (chosen.random(len(edges)) < 0.12)
            features.append(line_features(picture)[taken])
            answers.append(edges[taken])
        forest = ExtraTreesClassifier(120, min_samples_leaf=2, class_weight="balanced", n_jobs=-1, random_state=1)
        self._edges = forest.fit(np.concatenate(features), np.concatenate(answers))
        parts, verdicts = [], []
        for screen, picture in zip(learned, pictures, strict=True):
            likely = self._likely(picture)
            for top, bottom in self._parts(likely):
                whole = (0.0, float(top), float(screen.grey.shape[1]), float(bottom))
                parts.append(part_features(picture, top, bottom, likely))
                verdicts.append(max((overlap(whole, box) for box in screen.boxes["row"]), default=0) >= 0.6)
        self._rows = ExtraTreesClassifier(200, min_samples_leaf=2, n_jobs=-1, random_state=1).fit(parts, verdicts)

    def _likely(self, picture: Pixels) -> NDArray[np.float64]:
        likely: NDArray[np.float64] = self._edges.predict_proba(line_features(picture))[:, 1]
        return likely

    @staticmethod
    def _parts(likely: NDArray[np.float64]) -> list[tuple[int, int]]:
        """All parts between an edge and one of the next, of the height that rows have."""
        peaks = [0, len(likely)]
        free = likely.copy()
        while (best := int(free.argmax())) is not None and free[best] >= 0.25:
            peaks.append(best)
            free[max(best - 5, 0) : best + 6] = 0
        peaks = sorted(set(peaks))
        return [
            (top, bottom)
            for place, top in enumerate(peaks)
            for bottom in peaks[place + 1 : place + 4]
            if 14 <= bottom - top <= 320
        ]

    def find(self, screen: Screen, least: float) -> list[Box]:
        """The rows of a screen, each as wide as the screen."""
        picture = lines(screen)
        likely = self._likely(picture)
        parts = self._parts(likely)
        if not parts:
            return []
        sure = self._rows.predict_proba([part_features(picture, *part, likely) for part in parts])[:, 1]
        found: list[tuple[int, int]] = []
        for place in np.argsort(-sure):
            top, bottom = parts[place]
            if sure[place] >= least and all(bottom <= other[0] + 3 or other[1] - 3 <= top for other in found):
                found.append((top, bottom))
        return [(0.0, float(top), float(screen.grey.shape[1]), float(bottom)) for top, bottom in sorted(found)]


# %% What is right of what was found
def marks(rows: Rows, small: SmallThings, tried: list[Screen]) -> dict[str, tuple[int, int, int]]:
    """For each kind how many there are, how many were found, and how many of these are right."""
    counts = {name: (0, 0, 0) for name in ("row", *SMALL)}
    for screen in tried:
        for name, boxes in {"row": rows.find(screen, 0.5), **small.find(screen, 0.5)}.items():
            left = list(screen.boxes[name])
            right = 0
            for box in boxes:
                best = max(left, key=lambda other: overlap(box, other), default=None)
                if best and overlap(box, best) >= 0.5:
                    left.remove(best)
                    right += 1
            there, found, sound = counts[name]
            counts[name] = (there + len(screen.boxes[name]), found + len(boxes), sound + right)
    return counts


def main(folder: Path, count: int, sources: str | None) -> None:
    """Makes the screens, learns from them, and prints how well that went."""
    folder.mkdir(parents=True, exist_ok=True)
    program = Program()
    # Tables side by side and over each other are more than rows as wide as the screen can tell.
    kinds = "settings=3,list=3,contacts,form=2,library=2,feed,controls,empty,text,sheet"
    program.run(["generate", "--seed", "52", "--count", str(count), "--kind", kinds, "-o", "screens"], cwd=folder)
    parts = ["--scale", "1", "--boxes", "coco", "--quiet"]
    program.run(["batch", "screens", "-o", "set", "--splits", "train=80,test=20", *parts], cwd=folder, seconds=36_000)
    made = screens(folder / "set")
    learned = [screen for screen in made if screen.split == "train"]
    start = time.monotonic()
    rows, small = Rows(learned), SmallThings(learned)
    print(f"learned from {len(learned)} screens in {time.monotonic() - start:.0f} s")
    tried = {"made up, not seen": [screen for screen in made if screen.split == "test"]}
    if sources:
        source = str(Path(sources).absolute())
        program.run(["batch", source, "-o", "other", *parts], cwd=folder, accepts=(0, 1), seconds=36_000)
        tried[Path(sources).name] = screens(folder / "other")
    print(f"{'':20}{'pictures':>9} {'':10}{'there':>6}{'found':>7}{'recall':>9}{'precision':>11}")
    for words, pictures in tried.items():
        for name, (there, found, right) in marks(rows, small, pictures).items():
            recall, precision = right / max(there, 1), right / max(found, 1)
            print(f"{words:20}{len(pictures):>9} {name:10}{there:>6}{found:>7}{recall:>9.2f}{precision:>11.2f}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1000, sys.argv[3] if len(sys.argv) > 3 else None)
