"""`python -m furcifer.server`: a node with settings from the environment."""

from .serve import serve
from .settings import read

serve(read())
