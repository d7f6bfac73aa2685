"""A player that asks a model. It retries with the referee's reason, then falls back, and records it all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from furcifer.bots import default_level
from furcifer.bots import player as bot
from furcifer.core import Turn

from .answer import Answer, Failure, read
from .chat import Chat, Reply
from .endpoint import PREFIX, Endpoint, endpoint
from .prompt import answer_schema, messages, retry
from .transcript import Attempt, Message, append

ATTEMPTS = 3  # the first, and two with the reason why the one before was refused
LOST_TURNS = 3  # turns that a bot played, after which the model counts as failed
HOPELESS = {Failure.TIMEOUT, Failure.UNAVAILABLE, Failure.BUDGET}  # asking again would not help
REASONS = {
    Failure.TRUNCATED: "Your answer was too long and was cut off.",
    Failure.EMPTY: "Your answer was empty.",
    Failure.UNPARSABLE: 'Your answer has no JSON object like {"action": "…"}.',
}


class ModelPlayer:
    """A seat or several seats of one match played by one model.

    `attempts` lists everything that happened; `failures` are the attempts that led to a retry or a fallback.
    """

    def __init__(self, found: Endpoint, slug: str) -> None:
        self.name = f"{PREFIX}{found.name}"
        self.endpoint, self.attempts, self.tokens = found, list[Attempt](), 0
        self._chat = Chat(found)
        self._slug = slug

    @property
    def failures(self) -> list[Attempt]:
        return [attempt for attempt in self.attempts if attempt.failure]

    @property
    def failure(self) -> str | None:
        """Say why the model no longer counts as playing: a bot had to act for it in too many turns."""
        if sum(attempt.fallback for attempt in self.attempts) < LOST_TURNS:
            return None
        found = ", ".join(f"{times} × {kind}" for kind, times in self.mishaps.items())
        return f"it gave no usable answer in {LOST_TURNS} turns ({found})"

    @property
    def mishaps(self) -> Counter[str]:
        """Count the failures by class."""
        return Counter(attempt.failure.value for attempt in self.attempts if attempt.failure)

    def choose(self, turn: Turn) -> Any:
        """Return the model's action, or after repeated failures what a bot of the usual level would do."""
        asked = messages(turn)
        schema = answer_schema(turn) if self.endpoint.structured else None
        for number in range(1, ATTEMPTS + 1):
            reply = self._ask(asked, schema)
            answer = _answer(turn, reply)
            self._record(turn, number, asked, reply, answer)
            if answer.failure is None:
                return answer.action
            if answer.failure in HOPELESS:
                break
            asked = retry(turn, asked, reply.text, answer.reason or REASONS[answer.failure])
        return self._fall_back(turn)

    def _ask(self, asked: Sequence[Message], schema: dict[str, Any] | None) -> Reply:
        if self.tokens >= self.endpoint.match_tokens:
            return Reply(failure=Failure.BUDGET)
        reply = self._chat.ask(asked, schema)
        self.tokens += reply.tokens_in + reply.tokens_out
        return reply

    def _fall_back(self, turn: Turn) -> Any:
        action = bot(default_level(self._slug), self._slug).choose(turn)
        self._keep(self._attempt(turn, ATTEMPTS + 1, (), action=str(action), fallback=True))
        return action

    def _record(
        self, turn: Turn, number: int, asked: Sequence[Message], reply: Reply, answer: Answer
    ) -> None:
        self._keep(
            self._attempt(
                turn,
                number,
                asked,
                answer=reply.text,
                failure=answer.failure,
                reason=answer.reason,
                action="" if answer.action is None else str(answer.action),
                tokens_in=reply.tokens_in,
                tokens_out=reply.tokens_out,
                seconds=reply.seconds,
            )
        )

    def _attempt(self, turn: Turn, number: int, asked: Sequence[Message], **found: Any) -> Attempt:
        return Attempt(
            model=self.endpoint.name,
            game=turn.game.meta.slug,
            seat=turn.seat + 1,
            attempt=number,
            messages=tuple(asked),
            **found,
        )

    def _keep(self, attempt: Attempt) -> None:
        self.attempts.append(attempt)
        if self.endpoint.transcript is not None:
            append(self.endpoint.transcript, attempt)


def _answer(turn: Turn, reply: Reply) -> Answer:
    return Answer(failure=reply.failure) if reply.failure else read(turn, reply.text, reply.truncated)


def player(name: str, slug: str) -> ModelPlayer:
    """Return a player for the model of this name, configured by the environment."""
    return ModelPlayer(endpoint(name), slug)
