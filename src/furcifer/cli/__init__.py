"""The command line. A person's mistake leads to one sentence and exit code 2."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from furcifer import __version__
from furcifer.core import FurciferError

from . import (
    admin,
    arena,
    backup,
    bench,
    conformance,
    mcp,
    perft,
    play,
    puzzles,
    replay,
    serve,
    solve,
    types,
)
from .extras import extra_of

USAGE: Any = typer.BadParameter.__base__  # typer's error for unknown commands and options

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    no_args_is_help=False,
    help="Five games of colour and disguise.",
)
app.command(epilog=serve.settings_help())(serve.serve)
app.command()(play.play)
# A negative number of actions must not be taken for an option, so that it gets our error message.
app.command(context_settings={"ignore_unknown_options": True})(perft.perft)
app.command()(replay.replay)
app.command()(solve.solve)
app.command()(puzzles.puzzle)
app.add_typer(puzzles.app, name="puzzles")
app.command()(bench.bench)
app.command()(arena.arena)
app.command()(backup.export)
app.command("import")(backup.restore)
app.add_typer(admin.app, name="admin")
app.command()(types.types)
app.command()(conformance.conformance)
app.command()(mcp.mcp)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"furcifer {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """Five games of colour and disguise. Without a command, serve them in the browser."""
    if context.invoked_subcommand is None:
        serve.serve()


def main() -> None:
    try:
        app(standalone_mode=False)
    except FurciferError as error:
        sys.exit(_say(str(error), 2))
    except USAGE as error:
        sys.exit(_say(error.format_message(), 2))
    except ModuleNotFoundError as error:
        if (extra := extra_of(error.name or "")) is None:
            raise
        sys.exit(_say(f"This needs more of Furcifer. Install it with: pip install 'furcifer[{extra}]'", 2))
    except KeyboardInterrupt:
        sys.exit(_say("Stopped.", 130))
    except BrokenPipeError:  # for example `| head`
        sys.stderr.close()
        sys.exit(1)


def _say(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code
