"""The boxes of a batch's views, gathered from the answers of workers into the file that the program would write."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tablemock.plan import Boxes
from tablemock.spool import HeldFolder, Spool

_DECODER = json.JSONDecoder()
# What stands before and between the objects of an answer in COCO's form.
_IMAGE, _ANNOTATIONS, _BETWEEN = len('{"image": '), len(', "annotations": ['), len(", ")


class BoxesFile:
    """A file that appears with the end of a run; until then what goes into it lies on the disk."""

    def __init__(self, folder: HeldFolder, boxes: Boxes) -> None:
        self._folder = folder
        self._name = "boxes.coco.json" if boxes.format == "coco" else "boxes.jsonl"
        self._boxes = boxes
        self._spool = Spool()

    def add(self, chunk: int, pictures: list[tuple[bytes, bytes]]) -> None:
        """Takes the pictures of a chunk in, each with its name as JSON and what the worker told."""
        self._spool.add(chunk, b"".join(name + b"\n" + told + b"\n" for name, told in pictures))

    def finish(self) -> None:
        """Puts the file in its place, whole or not at all."""
        self._folder.publish(self._name, self._coco() if self._boxes.format == "coco" else self._lines())

    def close(self) -> None:
        """Lets go of what was gathered."""
        self._spool.close()

    def _pictures(self) -> Iterator[tuple[bytes, bytes]]:
        for text in self._spool:
            lines = iter(text.splitlines())
            yield from zip(lines, lines, strict=True)

    def _lines(self) -> Iterator[bytes]:
        for name, told in self._pictures():
            yield b'{"file": ' + name + b", " + told[1:] + b"\n"

    def _coco(self) -> Iterator[bytes]:
        yield b'{"info": {"description": "tablemock"}, "annotations": ['
        number = 0
        for image, (_, told) in enumerate(self._pictures(), 1):
            for annotation in cut_annotations(told.decode()):
                number += 1
                before = "\n" if number == 1 else ",\n"
                yield f'{before}{{"id": {number}, "image_id": {image}, {annotation[1:]}'.encode()
        yield b'\n], "images": [\n'
        for image, (name, told) in enumerate(self._pictures(), 1):
            start = b"" if image == 1 else b",\n"
            text = told.decode()
            description = text[_IMAGE + 1 : _end(text, _IMAGE)]
            yield b'%s{"id": %d, "file_name": %s, %s' % (start, image, name, description.encode())
        categories = json.dumps(self._boxes.categories, ensure_ascii=False)
        yield f'\n], "categories": {categories}}}\n'.encode()


def cut_annotations(text: str) -> Iterator[str]:
    """The annotations in an answer as they stand there, since other programs write numbers otherwise."""
    place = _end(text, _IMAGE) + _ANNOTATIONS
    while text[place] == "{":
        end = _end(text, place)
        yield text[place:end]
        place = end + _BETWEEN if text[end] == "," else end


def _end(text: str, start: int) -> int:
    """Where the object ends that begins at a place."""
    return int(_DECODER.raw_decode(text, start)[1])
