"""The games in other people's shapes. Each adapter needs the extra of its name; importing this needs none."""
