"""The games as OpenSpiel games. Importing this module registers `furcifer_<game>`.

>>> import pyspiel
>>> game = pyspiel.load_game("furcifer_coloretto(players=4,side=violet)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 4)
>>> state.apply_action(2)
>>> state.current_player(), [state.action_to_string(action) for action in state.legal_actions()][:2]
(2, ['start red', 'start orange'])
"""

from __future__ import annotations

from furcifer.adapters.extras import extra

with extra("openspiel", "pyspiel", "open_spiel"):
    from .games import register_games

register_games()

__all__ = ["register_games"]
