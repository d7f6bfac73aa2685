"""The sentence model all-MiniLM-L6-v2, run with numpy alone: texts in, mean-pooled rows of length one out."""

# mypy: disable-error-code="import-not-found"

from __future__ import annotations

import json
import struct
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer

Floats = NDArray[np.float32]
LAYERS, HEADS, WIDTH = 6, 12, 384
LONGEST = 48  # tokens of a text
BATCH = 128


class MiniLM:
    """The model in a folder with `model.safetensors` and `tokenizer.json`."""

    def __init__(self, folder: Path) -> None:
        self.weights = _tensors(folder / "model.safetensors")
        self.tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self.tokenizer.no_padding()
        self.tokenizer.enable_truncation(LONGEST)

    def rows(self, texts: Sequence[str]) -> Floats:
        """Return a row for each text. Texts of equal length run together, so that nothing is padded."""
        tokens = [encoded.ids for encoded in self.tokenizer.encode_batch(list(texts))]
        order = sorted(range(len(texts)), key=lambda place: (len(tokens[place]), place))
        found = np.zeros((len(texts), WIDTH), dtype=np.float32)
        start = 0
        while start < len(order):
            length = len(tokens[order[start]])
            batch = [place for place in order[start : start + BATCH] if len(tokens[place]) == length]
            pooled = self._encoded(np.array([tokens[place] for place in batch])).mean(axis=1)
            found[batch] = pooled / np.linalg.norm(pooled, axis=1, keepdims=True)
            start += len(batch)
        return found

    def _encoded(self, tokens: NDArray[np.int64]) -> Floats:
        w = self.weights
        state = w["embeddings.word_embeddings.weight"][tokens]
        state = state + w["embeddings.position_embeddings.weight"][: tokens.shape[1]]
        state = state + w["embeddings.token_type_embeddings.weight"][0]
        state = self._norm(state, "embeddings.LayerNorm")
        for layer in range(LAYERS):
            state = self._layer(state, f"encoder.layer.{layer}")
        return state

    def _layer(self, state: Floats, name: str) -> Floats:
        mixed = self._linear(
            self._attention(state, f"{name}.attention.self"), f"{name}.attention.output.dense"
        )
        state = self._norm(state + mixed, f"{name}.attention.output.LayerNorm")
        inner = _gelu(self._linear(state, f"{name}.intermediate.dense"))
        return self._norm(state + self._linear(inner, f"{name}.output.dense"), f"{name}.output.LayerNorm")

    def _attention(self, state: Floats, name: str) -> Floats:
        count, length, _ = state.shape
        parts = [
            self._linear(state, f"{name}.{part}").reshape(count, length, HEADS, -1).transpose(0, 2, 1, 3)
            for part in ("query", "key", "value")
        ]
        query, key, value = parts
        weights = query @ key.transpose(0, 1, 3, 2) / np.float32(np.sqrt(WIDTH / HEADS))
        weights = np.exp(weights - weights.max(axis=-1, keepdims=True))
        weights /= weights.sum(axis=-1, keepdims=True)
        return np.asarray((weights @ value).transpose(0, 2, 1, 3).reshape(count, length, WIDTH))

    def _linear(self, state: Floats, name: str) -> Floats:
        flat = state.reshape(-1, state.shape[-1]) @ self.weights[f"{name}.weight"].T
        return np.asarray((flat + self.weights[f"{name}.bias"]).reshape(*state.shape[:-1], -1))

    def _norm(self, state: Floats, name: str) -> Floats:
        centred = state - state.mean(axis=-1, keepdims=True)
        spread = np.sqrt((centred**2).mean(axis=-1, keepdims=True) + np.float32(1e-12))
        return np.asarray(centred / spread * self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"])


def _tensors(path: Path) -> dict[str, Floats]:
    data = path.read_bytes()
    (size,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8 : 8 + size])
    header.pop("__metadata__", None)
    found: dict[str, Floats] = {}
    for name, about in header.items():
        start, end = (8 + size + offset for offset in about["data_offsets"])
        if about["dtype"] == "F32":
            found[name] = np.frombuffer(data[start:end], dtype=np.float32).reshape(about["shape"])
    return found


def _gelu(x: Floats) -> Floats:
    """Return the exact GELU; the error function is a rational approximation (error below 1.5e-7)."""
    z = np.abs(x) * np.float32(1 / np.sqrt(2))
    t = 1 / (1 + np.float32(0.3275911) * z)
    tail = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
    erf = np.sign(x) * (1 - tail * np.exp(-z * z))
    return np.asarray(x * (1 + erf) / 2, dtype=np.float32)
