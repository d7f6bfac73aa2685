"""Headers for browsers: the page loads no foreign code, cannot be framed and sends no referrer."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

INLINE_SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
HSTS = (b"strict-transport-security", b"max-age=31536000")
COMMON = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # whoever knows the address of a table can join it
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
POLICY = (
    "default-src 'self'; script-src 'self'{scripts}; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)


def security_headers(index: Path) -> tuple[tuple[bytes, bytes], ...]:
    """Return the headers of every response. The page's own inline scripts are allowed by their hashes."""
    page = index.read_bytes() if index.is_file() else b""
    hashes = [b64encode(sha256(script).digest()).decode() for script in INLINE_SCRIPT.findall(page)]
    policy = POLICY.format(scripts="".join(f" 'sha256-{each}'" for each in hashes))
    return (*COMMON, (b"content-security-policy", policy.encode()))
