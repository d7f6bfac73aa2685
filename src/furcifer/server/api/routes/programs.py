"""A person's own programs: making and revoking their tokens."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post

from furcifer.core import Illegal
from furcifer.server.api.bodies import NewProgram, Program, ProgramMade
from furcifer.server.api.gateway import Gateway
from furcifer.server.api.refusals import RESPONSES, RequestRefused
from furcifer.server.node.node import Node
from furcifer.server.store.program_tokens import ProgramToken
from furcifer.server.table.decide.verdict import NOT_HOST
from furcifer.server.table.devices import PROGRAM, program_of

from .requests import find_table, visitor_of

NO_PROGRAM = Illegal("not_found", "You have no such program.")


@get("/api/me/programs", tags=["programs"], responses=RESPONSES)
async def list_programs(node: Node, request: Request[Any, Any, Any]) -> list[Program]:
    """List your programs that have a token. The tokens themselves cannot be read again."""
    return await _programs(node, visitor_of(request).owner)


@post("/api/me/programs", tags=["programs"], responses=RESPONSES)
async def make_program(
    node: Node, gateway: Gateway, request: Request[Any, Any, Any], data: NewProgram
) -> ProgramMade:
    """Make a token for a program of yours. The answer shows it once.

    A token for one table can be made by the host of that table only.
    """
    visitor, most = visitor_of(request), node.settings.programs_per_person
    if len(await node.database.programs.of(visitor.owner)) >= most:
        raise RequestRefused(_too_many(most))
    if data.table is not None and (await find_table(node, data.table)).table.host != visitor.owner:
        raise RequestRefused(NOT_HOST)
    scopes = frozenset[str](data.scopes)
    made = await gateway.programs.make(visitor.owner, data.name, scopes, data.table, data.days)
    if isinstance(made, Illegal):
        raise RequestRefused(made)
    program, secret = made
    return ProgramMade(_program(program), secret)


@delete("/api/me/programs/{program:str}", status_code=200, tags=["programs"], responses=RESPONSES)
async def revoke_program(
    node: Node, gateway: Gateway, request: Request[Any, Any, Any], program: str
) -> list[Program]:
    """Revoke the token of a program. Its connections are closed; its seats stay as if it were away."""
    owner = visitor_of(request).owner
    if not await gateway.programs.revoke(owner, program_of(owner, program)):
        raise RequestRefused(NO_PROGRAM)
    return await _programs(node, owner)


async def _programs(node: Node, owner: str) -> list[Program]:
    return [_program(token) for token in await node.database.programs.of(owner)]


def _program(token: ProgramToken) -> Program:
    return Program(
        token.person.partition(PROGRAM)[2],
        token.name,
        sorted(token.scopes),
        token.table_id,
        token.created_at // 1000,
        token.expires_at // 1000,
    )


def _too_many(most: int) -> Illegal:
    if not most:
        return Illegal("forbidden", "This server admits no programs.")
    text = f"You have {most} programs, and more are not allowed. Revoke one first."
    return Illegal("too_many_programs", text, {"most": most})


program_routes = [list_programs, make_program, revoke_program]
