"""People's data: giving it out, forgetting it, keeping it no longer than necessary; moderation of a site."""
