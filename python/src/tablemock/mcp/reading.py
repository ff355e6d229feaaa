"""What agents read: the format, schemas, templates and the gallery as resources, and prompts to begin with."""

from __future__ import annotations

import importlib.resources
import json
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ResourceError

from tablemock.errors import TablemockError
from tablemock.mcp.project import Project

TEMPLATES = ("settings", "list", "form", "contacts")


def gallery() -> dict[str, dict[str, str]]:
    """The specs of the gallery by their names, each with its title."""
    text = importlib.resources.files("tablemock.mcp").joinpath("gallery.json").read_text(encoding="utf-8")
    specs: dict[str, dict[str, str]] = json.loads(text)
    return specs


def _add_gallery(server: MCPServer[None]) -> None:
    specs = gallery()

    @server.resource("tablemock://gallery", mime_type="text/plain", description="The names of specs to learn from.")
    def names() -> str:
        return "".join(f"tablemock://gallery/{name}\t{spec['title']}\n" for name, spec in specs.items())

    @server.resource("tablemock://gallery/{group}/{name}", mime_type="application/yaml", description="One such spec.")
    def one(group: str, name: str) -> str:
        found = specs.get(f"{group}/{name}")
        if found is None:
            raise ResourceError(f"the gallery has no {group}/{name}; tablemock://gallery lists its names")
        return found["spec"]


def add_resources(server: MCPServer[None], project: Project) -> None:
    """Offers what can be read."""
    _add_gallery(server)

    async def template(name: str) -> str:
        with project.folder() as folder:
            await project.verb("init", name, str(folder))
            return (folder / f"{name}.yaml").read_text(encoding="utf-8")

    async def schema(subject: str) -> str:
        return (await project.verb("schema", subject))[0]

    @server.resource("tablemock://format", mime_type="text/markdown", description="The format of specs in short.")
    def format() -> str:
        return importlib.resources.files("tablemock.mcp").joinpath("spec-format.md").read_text(encoding="utf-8")

    def offer(uri: str, kind: str, description: str, words: str, read: Any) -> None:
        @server.resource(uri, name=words, mime_type=kind, description=description)
        async def resource() -> str:
            try:
                return str(await read(words))
            except TablemockError as error:
                raise ResourceError(project.told(str(error))) from None

    for subject in ("spec", "manifest"):
        offer(f"tablemock://schema/{subject}", "application/schema+json", f"JSON Schema: {subject}.", subject, schema)
    for name in TEMPLATES:
        offer(f"tablemock://templates/{name}", "application/yaml", f"A spec to begin with: {name}.", name, template)


def add_prompts(server: MCPServer[None]) -> None:
    """Offers what people can begin with."""

    @server.prompt(title="Mock up a screen")
    def mock_up_a_screen(description: str, look: str = "ios26") -> str:
        """Writes the spec of a screen, and draws it until it is right."""
        return (
            f"Mock up this screen of an iOS app in the look {look}: {description}\n\n"
            "Read tablemock://format and the template that is closest. Look up the keys of lists, buttons, pickers and "
            "other controls by `list` with what: keys. Write the spec to a file in the project. Render it, look at the "
            "picture, and mend what is cut off, misplaced or not what was asked for. Then lint it, in light and dark "
            "and with contentSizeCategory accessibilityLarge, and say what you left as it is, and why."
        )

    @server.prompt(title="Review this change")
    def review_this_change(path: str = ".", since: str = "HEAD") -> str:
        """Says what a change does to the screens."""
        return (
            f"Review what has changed in the screens of {path} since {since}. Call diff with old {path} and since "
            f"{since}, look at each picture, and call verify and lint. Say of each screen what changed, whether it was "
            "meant, and what a user would object to: texts that are cut off, rows that have moved, colours without "
            "contrast. Approve nothing unless the person says so, picture by picture."
        )
