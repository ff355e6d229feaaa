"""One process of the program that draws many pictures, one after the other."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tablemock.errors import Diagnostic, JobFailed
from tablemock.picture import Picture
from tablemock.program import Program
from tablemock.worker import Worker

Spec = Mapping[str, Any] | str | os.PathLike[str]
"""A spec as a dict, as text of several lines or in braces, or a path."""


class Scratch:
    """A folder for specs that are no files and for pictures on their way, which is deleted in the end."""

    def __init__(self) -> None:
        memory = Path("/dev/shm")
        place = memory if os.access(memory, os.W_OK) else None
        self.folder = tempfile.mkdtemp(prefix="tablemock-", dir=place)
        self._files = itertools.count(1)

    def source(self, spec: Spec, name: str = "spec.yaml") -> str:
        """The path of a spec, which is written to a file where it is none."""
        text = spec_text(spec)
        if text is None:
            assert not isinstance(spec, Mapping)
            return str(Path(spec).absolute())
        path = f"{self.folder}/{name}"
        with open(path, "w", encoding="utf-8") as file:  # noqa: PTH123 - a fifth of the time of Path.open
            file.write(text)
        return path

    def request(self, source: str, format: str, variant: Mapping[str, Any]) -> tuple[bytes, str]:
        """The line that asks for a picture, and where the picture will be."""
        output = f"{self.folder}/picture.{format}"
        job = {"input": source, "output": output, "format": format, **variant}
        return json.dumps(job).encode(), output

    def close(self) -> None:
        """Deletes the folder."""
        shutil.rmtree(self.folder, ignore_errors=True)


def spec_text(spec: Spec) -> str | None:
    """The text of a spec; None for a path."""
    if isinstance(spec, Mapping):
        return json.dumps(spec, ensure_ascii=False)
    if isinstance(spec, str) and ("\n" in spec or spec.lstrip().startswith("{")):
        return spec
    return None


def picture(answer: bytes, output: str, format: str) -> Picture:
    """The picture that an answer tells of; raises `JobFailed` where there is none."""
    result = json.loads(answer)
    findings = tuple(Diagnostic.read(finding) for finding in result["diagnostics"])
    if result["status"] == "failed":
        raise JobFailed("\n".join(str(finding) for finding in findings) or "there is no picture", findings)
    with open(output, "rb", buffering=0) as file:  # noqa: PTH123 - a fifth of the time of Path.read_bytes
        data = file.read()
    return Picture(data, format, result["width"], result["height"], findings)


def options(variant: Mapping[str, Any]) -> list[str]:
    """Keys of jobs such as contentSizeCategory as options of verbs."""
    words: list[str] = []
    for key, value in variant.items():
        name = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in key)
        words += [f"--{name}", str(value)]
    return words


class Renderer:
    """Draws pictures with one long-lived process, which is started with the first and again where it fails.

    `seconds` is how long a picture may take in all, `retries` how often one is tried again over which the process
    crashed or hung. It is to be used by one thread, and closed or used as a context.
    """

    def __init__(
        self, program: str | os.PathLike[str] | None = None, *, seconds: float = 60.0, retries: int = 1
    ) -> None:
        self.program = Program(program)
        self._scratch = Scratch()
        self._worker = Worker(
            self.program, ["--root", "/", "--timeout", f"{seconds:g}"], seconds=seconds + 1, retries=retries
        )

    def render(self, spec: Spec, *, format: str = "png", **variant: Any) -> Picture:
        """The picture of a spec, in a way that `variant` says by the keys of jobs: theme, device, scale and so on.

        Raises `JobFailed` where the spec is wrong, `WorkerCrashed` and `WorkerHung`.
        """
        request, output = self._scratch.request(self._scratch.source(spec), format, variant)
        return picture(self._worker.answer(request), output, format)

    def inspect(self, spec: Spec, **variant: Any) -> dict[str, Any]:
        """The tree of views of a spec's table, each with its box in pixels; of several tables `table` says which."""
        text = self.program.run(
            ["inspect", self._scratch.source(spec), "--format", "json", "--absolute", *options(variant)]
        )
        tree: dict[str, Any] = json.loads(text.splitlines()[0])
        return tree

    def lint(self, spec: Spec, *, arguments: Sequence[str] = ()) -> list[dict[str, Any]]:
        """What the linter finds, an object for each finding."""
        text = self.program.run(["lint", self._scratch.source(spec), "--format", "json", *arguments], accepts=(0, 1))
        return [json.loads(line) for line in text.splitlines()]

    def diff(self, old: Spec, new: Spec, **variant: Any) -> dict[str, Any]:
        """What differs between two specs, in pixels and in words, as in review.json."""
        sources = [self._scratch.source(old, "old.yaml"), self._scratch.source(new, "new.yaml")]
        review: dict[str, Any] = self.program.json(
            ["diff", *sources, "--format", "json", *options(variant)], accepts=(0, 1)
        )
        return review

    @property
    def restarts(self) -> int:
        """How often the process was started again."""
        return self._worker.restarts

    @property
    def memory(self) -> int:
        """The bytes of memory that the process has taken up at most."""
        return self._worker.process.memory()

    def close(self) -> None:
        """Ends the process and deletes what it left."""
        self._worker.close()
        self._scratch.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
