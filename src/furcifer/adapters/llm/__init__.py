"""Seats played by chat models behind an endpoint that speaks the OpenAI protocol. Needs `furcifer[llm]`.

The harness is three functions: `prompt.messages` (what the model is shown), `answer.read` (what it answered)
and `chat.Chat.ask` (the request). `player.ModelPlayer` joins them.
"""

from .endpoint import PREFIX, Endpoint, endpoint
from .player import ModelPlayer, player

__all__ = ["PREFIX", "Endpoint", "ModelPlayer", "endpoint", "player"]
