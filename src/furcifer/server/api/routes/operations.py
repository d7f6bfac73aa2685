"""Health and metrics, for whoever runs the server."""

from __future__ import annotations

import hmac
from typing import Any

from litestar import MediaType, Request, Response, get

from furcifer.core import Illegal
from furcifer.server.api.hosts import is_loopback
from furcifer.server.api.refusals import RequestRefused
from furcifer.server.metrics import merged
from furcifer.server.node.bus.worker_bus import WorkerBus
from furcifer.server.node.node import Node

from .requests import visitor_of

NO_METRICS = Illegal("forbidden", "Metrics are for the host of this server.")


@get("/health/live", media_type=MediaType.TEXT, include_in_schema=False)
async def alive() -> str:
    return "live"


@get("/health/ready", media_type=MediaType.TEXT, include_in_schema=False)
async def ready(node: Node) -> Response[str]:
    """Answer 200 if this node can serve people, 503 while it shuts down or its database fails."""
    unfit = node.closing.is_set() or node.damaged or not node.journal.writable
    try:
        fit = not unfit and await node.database.ready()
    except Exception:
        fit = False
    return Response("ready" if fit else "not ready", status_code=200 if fit else 503)


@get("/metrics", include_in_schema=False)
async def metrics(node: Node, request: Request[Any, Any, Any]) -> Response[bytes]:
    if not _may_measure(node.settings.metrics_token, request):
        raise RequestRefused(NO_METRICS)
    text = merged(await node.bus.all_metrics()) if isinstance(node.bus, WorkerBus) else node.metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


def _may_measure(token: str, request: Request[Any, Any, Any]) -> bool:
    """Return whether a request has the token or, if there is none, comes from this machine and no proxy."""
    if token:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    forwarded = {"forwarded", "x-forwarded-for"} & set(request.headers)
    return not forwarded and is_loopback(visitor_of(request).address)


operation_routes = [alive, ready, metrics]
