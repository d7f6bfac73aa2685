"""The site for readers: `python -m tools.website` gathers its pages and builds them."""
