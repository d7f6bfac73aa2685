"""The application: routes, errors, and the door in front."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

import furcifer

from .api import TroubleAhead, tables
from .bodies import Trouble
from .counsel import counsel
from .door import Door
from .hall import Hall
from .live import AWAY
from .logs import log
from .pages import WEB, page_for_nothing, pages
from .sockets import Sockets
from .store import TROUBLE

CODES = {
    400: "malformed",
    401: "forbidden",
    403: "forbidden",
    404: "not_found",
    405: "not_allowed",
    413: "too_long",
}
FOR_EVER = CacheControlHeader(max_age=31_536_000, immutable=True, public=True)  # their names change with them


def make_app(hall: Hall) -> Door:
    """The ASGI application of a node. The hall is opened and closed by whoever serves it."""
    door = Door(hall)
    door.sockets = Sockets(hall, door)
    handlers: list[Any] = [*pages, tables, counsel]
    if (WEB / "index.html").is_file():
        # Only what is the same for everybody is compressed: the length of a secret would speak of it.
        assets = create_static_files_router(
            "/assets",
            [WEB / "assets"],
            include_in_schema=False,
            cache_control=FOR_EVER,
            middleware=[DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip"))],
        )
        handlers.append(assets)
    door.inside = Litestar(
        handlers,
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "door": Provide(lambda: door, sync_to_thread=False),
        },
        exception_handlers={
            HTTPException: _trouble,
            RecursionError: _too_deep,
            **dict.fromkeys(TROUBLE, _away),
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            title="Furcifer",
            version=furcifer.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_max_body_size=hall.settings.message_bytes,
        on_app_init=[_quiet],
    )
    return door


def _quiet(config: AppConfig) -> AppConfig:
    config.logging_config = None  # litestar would log requests and exceptions as they are
    return config


def _trouble(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and (page := page_for_nothing(request)) is not None:
        return page
    if isinstance(error, TroubleAhead):
        return Response(error.trouble, status_code=error.status_code)
    code = CODES.get(error.status_code, "malformed")
    return Response(Trouble(code, _sentence(error)), status_code=error.status_code, headers=error.headers)


def _sentence(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    faults = [f"{fault.get('key', 'body')}: {fault.get('message', '')}" for fault in extra]
    return "; ".join([error.detail, *faults])


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Trouble]:
    return Response(Trouble("malformed", "That is nested too deeply."), status_code=400)


def _away(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """The one honest 5xx: the database is away, and the same request may go through in a moment."""
    log("store_away", level="warning", kind=type(error).__name__)
    return Response(Trouble(AWAY.code, AWAY.text), status_code=503, headers={"retry-after": "2"})


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    log("fault", level="error", kind=type(error).__name__, path=request.route_handler.name or "")
    return Response(Trouble("fault", "Something went wrong on the server."), status_code=500)
