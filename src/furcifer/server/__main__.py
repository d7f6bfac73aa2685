"""`python -m furcifer.server`: run a node with settings from the environment."""

from .serve import serve
from .settings import read

serve(read())
