"""The ASGI application of a node: the gateway, the routes, and the handling of errors."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.static_files import create_static_files_router

from furcifer.core import Illegal
from furcifer.server.logging import log, log_error
from furcifer.server.node.live_table import STORE_AWAY
from furcifer.server.node.node import Node
from furcifer.server.store import STORE_ERRORS

from .contract import plugins as contract
from .gateway import WEB, Gateway
from .identity import Signer
from .refusals import RequestRefused, code_of, fault, status_of
from .routes.advice import advice_routes
from .routes.commands import command_routes
from .routes.operations import operation_routes
from .routes.pages import page_routes, page_when_not_found
from .routes.people import people_routes
from .routes.programs import program_routes
from .routes.puzzles import puzzle_routes
from .routes.site import site_routes
from .routes.tables import table_routes
from .routes.words import word_routes

FOR_EVER = CacheControlHeader(max_age=31_536_000, immutable=True, public=True)  # asset names hold a hash
CUT_OFF = "client disconnected prematurely"  # Litestar's message for a body that ends too early
BROKEN = Illegal("malformed", "The body of this request is broken.")
TOO_DEEP = Illegal("malformed", "This JSON is nested too deeply.")
RETRY = {"retry-after": "2"}


async def make_app(node: Node) -> Gateway:
    """Return the ASGI application of an open node."""
    settings = node.settings
    gateway = Gateway(node, Signer(settings.secret or await node.database.key("cookies")))
    gateway.http = Litestar(
        [
            *page_routes,
            *operation_routes,
            *people_routes,
            *program_routes,
            *word_routes,
            *site_routes,
            *advice_routes,
            *puzzle_routes,
            _tables(),
            *_assets(),
        ],
        dependencies={
            "node": Provide(lambda: node, sync_to_thread=False),
            "gateway": Provide(lambda: gateway, sync_to_thread=False),
        },
        exception_handlers={
            HTTPException: _on_http_error,
            RecursionError: _on_deep_nesting,
            **dict.fromkeys(STORE_ERRORS, _on_store_error),
            Exception: _on_fault,
        },
        openapi_config=contract.config(),
        request_max_body_size=settings.message_bytes,
        on_app_init=[_without_logging],
        state=State({"node": node}),
    )
    return gateway


def _tables() -> Router:
    return Router("/api/tables", route_handlers=[*table_routes, *command_routes], tags=["tables"])


def _assets() -> list[Any]:
    if not (WEB / "index.html").is_file():
        return []
    # Only assets are compressed, because they are the same for everybody: the compressed length of a
    # personal response could reveal a secret.
    compression = DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip"))
    return [
        create_static_files_router(
            "/assets",
            [WEB / "assets"],
            include_in_schema=False,
            cache_control=FOR_EVER,
            middleware=[compression],
            exception_handlers={InternalServerException: _on_file_error},
        )
    ]


def _without_logging(config: AppConfig) -> AppConfig:
    config.logging_config = None  # Litestar would log requests and exceptions with their contents
    return config


def _refusal(illegal: Illegal, headers: dict[str, str] | None = None) -> Response[Illegal]:
    return Response(illegal, status_code=status_of(illegal.code), headers=headers)


def _on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and (page := page_when_not_found(request)) is not None:
        return page
    if isinstance(error, RequestRefused):
        return _refusal(error.illegal, RETRY if error.illegal.code == STORE_AWAY.code else None)
    if error.detail == CUT_OFF:
        return _refusal(BROKEN)
    illegal = Illegal(code_of(error.status_code), _sentence(error))
    return Response(illegal, status_code=error.status_code, headers=error.headers)


def _sentence(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    faults = [f"{fault.get('key', 'body')}: {fault.get('message', '')}" for fault in extra]
    return "; ".join([error.detail, *faults])


def _on_deep_nesting(request: Request[Any, Any, Any], error: RecursionError) -> Response[Illegal]:
    return _refusal(TOO_DEEP)


def _on_file_error(request: Request[Any, Any, Any], error: InternalServerException) -> Response[Any]:
    """Answer a request for an asset that cannot be read. Nothing lies inside another asset."""
    missing = isinstance(error.__cause__, NotADirectoryError)
    return _on_http_error(request, NotFoundException() if missing else error)


def _on_store_error(request: Request[Any, Any, Any], error: Exception) -> Response[Illegal]:
    """Answer a request that the database failed. It may succeed in a moment, unless the data are damaged."""
    node: Node = request.app.state["node"]
    refusal = node.store_refusal(error)
    log(refusal.code, level="warning", kind=type(error).__name__)
    return _refusal(refusal, RETRY if refusal == STORE_AWAY else None)


def _on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Illegal]:
    return _refusal(fault(log_error("fault", error, route=request.route_handler.handler_name)))
