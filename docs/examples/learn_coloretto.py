"""Learn Coloretto for two by self-play, with numpy alone, until it beats the greedy bot.

    python docs/examples/learn_coloretto.py --updates 40 --picture curve.svg

A network with one hidden layer plays both seats of many matches at once (`furcifer.adapters.gymnasium`).
After each batch it makes the actions of the winners likelier and those of the losers less likely, compared
with what it expected (policy gradient with a value baseline), in smaller and smaller steps. Self-play runs in
circles, so the network that did best against greedy is kept, and measured again on other seeds.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from furcifer.adapters.gymnasium import ManySeats, env, vector_env

HIDDEN, MATCHES, RATE, ENTROPY, SCALE = 96, 128, 2e-3, 0.01, 4.0
UNSEEN = 10_000  # seeds for the last measurement, which no choice was made by


class Network:
    """Observation → hidden layer → a logit for each action, and the expected reward."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        sizes = {"in": (inputs, HIDDEN), "policy": (HIDDEN, actions), "value": (HIDDEN, 1)}
        self.weights = {name: rng.normal(0, size[0] ** -0.5, size) for name, size in sizes.items()}
        self.weights |= {"bias": np.zeros(HIDDEN)}
        self.weights["policy"] *= 0.1
        self._means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._updates = 0

    def hidden(self, seen: np.ndarray) -> np.ndarray:
        return np.maximum(seen @ self.weights["in"] + self.weights["bias"], 0)

    def policy(self, hidden: np.ndarray, mask: np.ndarray) -> np.ndarray:
        """Return the probability of each legal action."""
        logits = np.where(mask, hidden @ self.weights["policy"], -1e9)
        likely = np.exp(logits - logits.max(axis=1, keepdims=True))
        return likely / likely.sum(axis=1, keepdims=True)

    def learn(
        self, seen: np.ndarray, mask: np.ndarray, chosen: np.ndarray, reward: np.ndarray, rate: float
    ) -> None:
        """Move the weights a step along the gradient (Adam)."""
        hidden = self.hidden(seen)
        likely, value = self.policy(hidden, mask), np.tanh(hidden @ self.weights["value"])[:, 0]
        surprise = reward - value
        to_logits = likely * surprise[:, None]
        to_logits[np.arange(len(chosen)), chosen] -= surprise
        logs = np.where(mask, np.log(likely + 1e-9), 0)
        to_logits += ENTROPY * likely * (logs - (likely * logs).sum(axis=1, keepdims=True))
        to_value = -(surprise * (1 - value**2))[:, None]
        back = to_logits @ self.weights["policy"].T + to_value @ self.weights["value"].T
        back *= hidden > 0
        found = {"in": seen.T @ back, "bias": back.sum(axis=0)}
        found |= {"policy": hidden.T @ to_logits, "value": hidden.T @ to_value}
        self._adam({name: gradient / len(seen) for name, gradient in found.items()}, rate)

    def _adam(self, gradients: dict[str, np.ndarray], rate: float) -> None:
        self._updates += 1
        for name, gradient in gradients.items():
            self._means[name] += 0.1 * (gradient - self._means[name])
            self._squares[name] += 0.001 * (gradient**2 - self._squares[name])
            mean = self._means[name] / (1 - 0.9**self._updates)
            square = self._squares[name] / (1 - 0.999**self._updates)
            self.weights[name] -= rate * mean / (np.sqrt(square) + 1e-8)


def flat(observations: np.ndarray) -> np.ndarray:
    return observations.reshape(len(observations), -1) / SCALE


def self_play(tables: ManySeats, network: Network, rng: np.random.Generator) -> tuple[np.ndarray, ...]:
    """Play one match on every table. Return what was seen, allowed and chosen, and how it ended."""
    observations, infos = tables.reset(seed=int(rng.integers(1 << 31)))
    live, steps = np.ones(tables.num_envs, dtype=bool), []
    ends = np.zeros((tables.num_envs, 2))
    while live.any():
        seen, mask, seats = flat(observations), infos["action_mask"] > 0, infos["seat"]
        likely = network.policy(network.hidden(seen), mask)
        chosen = (likely.cumsum(axis=1) > rng.random((len(likely), 1))).argmax(axis=1)
        steps.append([np.flatnonzero(live), seen[live], mask[live], chosen[live], seats[live]])
        observations, _, ended, _, infos = tables.step(chosen)
        ends[ended & live] = infos["rewards"][ended & live]
        live &= ~ended
    places, seen, mask, chosen, seats = (np.concatenate(part) for part in zip(*steps, strict=True))
    return seen, mask, chosen, ends[places, seats]


def beats(network: Network, matches: int, first: int = 0) -> float:
    """Return the share of points against greedy from both seats, always playing the likeliest action."""
    total = 0.0
    for number in range(matches):
        table = env("coloretto", seats=2, seat=number % 2, opponents="greedy")
        observation, info = table.reset(seed=first + number // 2)
        ended, reward = False, 0.0
        while not ended:
            hidden = network.hidden(flat(observation[None]))
            likely = network.policy(hidden, info["action_mask"][None] > 0)
            observation, reward, ended, _, info = table.step(int(likely.argmax()))
        total += (1 + reward) / 2
    return total / matches


def curve(points: list[tuple[int, float]]) -> str:
    """Return the share against the bot over the number of matches, as an SVG."""
    most = points[-1][0]
    at = [(60 + 500 * matches / most, 260 - 240 * share) for matches, share in points]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in at)
    marks = "".join(
        f'<text x="50" y="{264 - 240 * share:.0f}" text-anchor="end">{share:.0%}</text>'
        f'<path d="M60 {260 - 240 * share:.0f}H560" stroke="#ccc"/>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 310" font-family="sans-serif" '
        'font-size="13">'
        f'<rect width="600" height="310" fill="#fff"/>{marks}'
        f'<polyline points="{line}" fill="none" stroke="#17694a" stroke-width="2.5"/>'
        f'<text x="60" y="282">0</text><text x="560" y="282" text-anchor="end">{most:,}</text>'
        '<text x="310" y="300" text-anchor="middle">'
        "matches of self-play; share of points against greedy</text></svg>"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--updates", type=int, default=40)
    parser.add_argument("--matches", type=int, default=40, help="matches against greedy for each point")
    parser.add_argument("--every", type=int, default=4, help="updates between two points")
    parser.add_argument("--final", type=int, default=200, help="matches against greedy at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", default=None)
    wanted = parser.parse_args()
    tables = vector_env("coloretto", seats=2, num_envs=MATCHES, opponents="self")
    rng = np.random.default_rng(wanted.seed)
    network = Network(int(np.prod(tables.many.shape)), tables.many.actions, wanted.seed)
    points, learned, best = [(0, beats(network, wanted.matches))], 0.0, dict(network.weights)
    for update in range(1, wanted.updates + 1):
        began = time.process_time()
        network.learn(*self_play(tables, network, rng), rate=RATE * (1 - (update - 1) / wanted.updates))
        learned += time.process_time() - began
        if update % wanted.every == 0:
            share = beats(network, wanted.matches)
            points.append((update * MATCHES, share))
            print(f"{update * MATCHES:,} matches, {learned:.0f} s: {share:.1%} against greedy", flush=True)
            if share >= max(earlier for _, earlier in points):
                best = {name: weight.copy() for name, weight in network.weights.items()}
    network.weights = best
    share = beats(network, wanted.final, UNSEEN)
    print(f"at last: {share:.1%} of {wanted.final} matches against greedy, on other seeds")
    if wanted.picture:
        with open(wanted.picture, "w", encoding="utf-8") as file:
            file.write(curve(points))


if __name__ == "__main__":
    main()
