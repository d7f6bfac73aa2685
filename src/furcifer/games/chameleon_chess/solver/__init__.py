"""The solver of Chameleon 5×5: proof search, certificate, endgame tables and balanced openings."""

from furcifer.core import Solver

from .jobs import balanced, look_at, solve, tables, verify

solver = Solver(solve=solve, verify=verify, position=look_at, balanced=balanced, tables=tables)
