"""The conformance suite: what every game must do, whoever wrote it.

`furcifer conformance GAME` runs it against one installed game, `pytest --pyargs furcifer.conformance` against
all of them. It needs pytest.
"""
