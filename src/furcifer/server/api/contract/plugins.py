"""The contract over HTTP: `/schema` (OpenAPI), `/schema/asyncapi.json` and `/schema/page`."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin

from furcifer.server.api import protocol

from .asyncapi import asyncapi
from .openapi import openapi
from .page import page


def config() -> OpenAPIConfig:
    """Return the settings of Litestar that serve the contract."""
    return OpenAPIConfig(
        title="Furcifer",
        version=str(protocol.VERSION),
        path="/schema",
        use_handler_docstrings=True,
        operation_id_creator=lambda handler, method, path: handler.handler_name.rpartition(".")[2],
        render_plugins=[
            _Json(path="/", media_type=MediaType.JSON),
            _Socket(path="/asyncapi.json", media_type=MediaType.JSON),
            _Page(path="/page"),
        ],
    )


class _Json(OpenAPIRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return _openapi(request.app, openapi_schema)


class _Socket(OpenAPIRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return msgspec.json.encode(asyncapi(request.url.netloc, request.url.scheme == "https"))


class _Page(OpenAPIRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return _page(request.app, openapi_schema)


# The operations of a server never change, so each text is made once.


def _openapi(app: Litestar, schema: dict[str, Any]) -> bytes:
    if "openapi" not in app.state:
        app.state["openapi"] = msgspec.json.encode(openapi(schema))
    found: bytes = app.state["openapi"]
    return found


def _page(app: Litestar, schema: dict[str, Any]) -> bytes:
    if "contract_page" not in app.state:
        app.state["contract_page"] = page(openapi(schema), asyncapi("", secure=True)).encode()
    found: bytes = app.state["contract_page"]
    return found
