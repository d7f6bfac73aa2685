"""The address, key and limits of a model. They come from the environment and from nowhere else."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from furcifer.core import ConfigError

PREFIX = "llm:"  # before the name of a model, where players are named
VARIABLES = "FURCIFER_LLM_"
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}")


@dataclass(frozen=True, kw_only=True)
class Endpoint:
    """One model. The key never leaves this object: it has no place in a repr, a log or a transcript."""

    name: str
    model: str
    url: str | None = None  # None: the address that the openai library uses
    key: str | None = field(default=None, repr=False)
    seconds: float = 60.0  # for one answer
    retries: int = 3  # of a request that fails for a passing reason; Retry-After is respected
    reply_tokens: int = 1024
    match_tokens: int = 200_000  # both directions, all seats of one player object
    structured: bool = False  # send a JSON schema with the request; not every endpoint accepts one
    transcript: Path | None = None


def endpoint(name: str, environ: Mapping[str, str] = os.environ) -> Endpoint:
    """Return the endpoint of a model, by the variables that begin with FURCIFER_LLM_ and its name.

    >>> environ = {"FURCIFER_LLM_TINY_1_URL": "http://127.0.0.1:9", "OPENAI_API_KEY": "sk-5"}
    >>> found = endpoint("tiny.1", environ)
    >>> found.model, found.url, found.key, "sk-5" in repr(found)
    ('tiny.1', 'http://127.0.0.1:9', 'sk-5', False)
    >>> endpoint("no/such name", {})
    Traceback (most recent call last):
    ...
    furcifer.core.errors.ConfigError: A model's name has letters, digits, dots and dashes, not 'no/such name'.
    """
    if not NAME.fullmatch(name):
        raise ConfigError(f"A model's name has letters, digits, dots and dashes, not {name!r}.")
    own = f"{VARIABLES}{re.sub('[^A-Z0-9]', '_', name.upper())}_"
    transcript = environ.get(f"{own}TRANSCRIPT") or environ.get(f"{VARIABLES}TRANSCRIPT")
    usual = Endpoint(name=name, model=name)
    return Endpoint(
        name=name,
        model=environ.get(f"{own}MODEL", name),
        url=environ.get(f"{own}URL") or environ.get("OPENAI_BASE_URL"),
        key=environ.get(f"{own}KEY") or environ.get("OPENAI_API_KEY"),
        seconds=_number(environ, f"{own}SECONDS", usual.seconds),
        retries=int(_number(environ, f"{own}RETRIES", usual.retries)),
        reply_tokens=int(_number(environ, f"{own}REPLY_TOKENS", usual.reply_tokens)),
        match_tokens=int(_number(environ, f"{own}MATCH_TOKENS", usual.match_tokens)),
        structured=_switch(environ, f"{own}STRUCTURED"),
        transcript=Path(transcript) if transcript else None,
    )


def _switch(environ: Mapping[str, str], variable: str) -> bool:
    text = environ.get(variable, "off")
    if text not in ("on", "off"):
        raise ConfigError(f"{variable} is on or off, not {text!r}.")
    return text == "on"


def _number(environ: Mapping[str, str], variable: str, usual: float) -> float:
    text = environ.get(variable, "")
    try:
        number = float(text) if text else usual
    except ValueError:
        number = -1.0
    if number < 0:
        raise ConfigError(f"{variable} is a number that is not negative, not {text!r}.")
    return number
