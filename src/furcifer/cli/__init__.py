"""The command line. A person's mistake leads to one sentence and exit code 2."""

from __future__ import annotations

import sys
from typing import Any

import typer

from furcifer.core import FurciferError

from . import backup, bench, perft, play, replay, serve, solve, types

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
app.command()(bench.bench)
app.command()(backup.export)
app.command("import")(backup.restore)
app.command()(types.types)


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
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
    except KeyboardInterrupt:
        sys.exit(_say("Stopped.", 130))
    except BrokenPipeError:  # for example `| head`
        sys.stderr.close()
        sys.exit(1)


def _say(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code
