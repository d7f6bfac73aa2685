"""The games. Each folder is one game; `furcifer.core.registry` finds them."""
