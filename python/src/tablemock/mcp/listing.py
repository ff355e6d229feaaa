"""What can stand in specs and ways of drawing, in lines that an agent can search."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Literal

from tablemock.mcp.project import Project

Subject = Literal["keys", "looks", "devices", "symbols", "fonts", "rules"]

_VERBS = {
    "looks": ["themes"],
    "devices": ["devices"],
    "symbols": ["symbols"],
    "fonts": ["fonts"],
    "rules": ["lint", "--list"],
}
# The mappings of rows that are repeated have the same keys as others.
_REPEATED = "InRepeatedRow"
# Words may be written as UIKit has them, too, such as UITableViewCellStyleValue1.
_FULL_NAME = "^((UI|NS)"


async def listed(project: Project, subject: Subject, containing: str | None) -> str:
    """The lines of a list, or those that have a word in them, whether or not it is written with spaces."""
    if subject == "keys":
        schema = json.loads((await project.verb("schema", "spec"))[0])
        lines = list(overview(schema) if containing is None else keys(schema))
    else:
        lines = (await project.verb(*_VERBS[subject], accepts=(0, 1)))[0].splitlines()
    if containing is None:
        return "\n".join(lines)
    heading, *rest = lines
    found = [line for line in rest if _folded(containing) in _folded(line)]
    return "\n".join([heading, *found]) if found else f"nothing has “{containing}” in it"


def _folded(text: str) -> str:
    return text.casefold().replace(" ", "")


def overview(schema: Mapping[str, Any]) -> Iterator[str]:
    """A line for each mapping of a spec with the names of its keys."""
    yield "mapping: its keys; `containing` says what each is"
    for name, properties in _mappings(schema):
        yield f"{name}: {', '.join(properties)}"


def keys(schema: Mapping[str, Any]) -> Iterator[str]:
    """A line for each key of each mapping, with its values and what it is."""
    yield "mapping.key: values. What it is"
    for name, properties in _mappings(schema):
        for key, value in properties.items():
            default = value.get("default")
            told = "" if default in (None, [], "") else f" (default {_plain(default)})"
            yield f"{name}.{key}: {_values(value)}{told}. {value.get('description', '')}".rstrip()


def _mappings(schema: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for name, definition in schema["definitions"].items():
        if "properties" in definition and not name.endswith(_REPEATED):
            yield name, definition["properties"]


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _values(value: Mapping[str, Any]) -> str:
    """What a schema takes, in words."""
    if "$ref" in value:
        words = str(value["$ref"]).rpartition("/")[2].removesuffix(_REPEATED)
    elif "anyOf" in value:
        words = " or ".join(filter(None, map(_values, value["anyOf"])))
    elif "enum" in value:
        # A word may be both a text and a value of YAML: on, “true” and true.
        words = ", ".join(dict.fromkeys(map(_plain, value["enum"])))
    elif value.get("type") == "null" or value.get("pattern", "").startswith(_FULL_NAME):
        words = ""
    elif value.get("type") == "array":
        items = value.get("items", {})
        words = "list of (" + ", ".join(map(_values, items if isinstance(items, list) else [items])) + ")"
    else:
        # What is written without quotation marks may look like a number.
        kind = "text" if isinstance(value.get("type"), list) else value.get("type", "anything")
        words = " to ".join(str(value[bound]) for bound in ("minimum", "maximum") if bound in value)
        words = f"{kind} {words}".rstrip()
    return words
