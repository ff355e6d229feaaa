"""A server of the Model Context Protocol, by which coding agents draw and review screens."""

import sys


def main() -> None:
    """The command `tablemock-mcp`."""
    try:
        from tablemock.mcp.server import main as serve  # noqa: PLC0415 - an import of what need not be there
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] == "tablemock":
            raise
        sys.exit(f"tablemock-mcp: there is no {error.name}; install it by: pip install 'tablemock[mcp]'")
    serve()
