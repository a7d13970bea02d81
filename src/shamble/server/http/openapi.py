"""The OpenAPI description: routes from FastAPI, bodies from the msgspec Structs."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from shamble.server.protocol.http_bodies import HTTP, RefusedRequest

ERRORS = {
    400: "Malformed",
    401: "Without a token, or with a wrong one",
    403: "Not from here, or not allowed",
    404: "There is no such thing",
    409: "It cannot be opened by this version",
    413: "Too large",
    422: "It makes no sense",
    429: "Too often",
    503: "Not now",
}


def schema_of(kind: Any) -> dict[str, Any]:
    """The JSON schema of a type; a reference for a Struct."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return {"$ref": f"#/components/schemas/{kind.__name__}"}
    return msgspec.json.schema(kind) if kind is not None else {}


def described(answer: Any, *errors: int, body: Any = None, secret: bool = False, many: bool = False) -> dict[str, Any]:
    """Arguments for a route's decorator: schemas of request and answer, and the possible errors."""
    inside = schema_of(answer)
    if many:
        inside = {"type": "array", "items": inside}
    problem = {"application/json": {"schema": schema_of(RefusedRequest)}}
    responses: dict[int | str, Any] = {
        200: {"description": "Done", "content": {"application/json": {"schema": inside}}}
    }
    for code in errors:
        responses[code] = {"description": ERRORS[code], "content": problem}
    extra: dict[str, Any] = {}
    if body is not None:
        extra["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema_of(body)}}}
    if secret:
        extra["security"] = [{"token": []}]
    return {"responses": responses, "openapi_extra": extra, "response_model": None}


def install(app: FastAPI) -> None:
    """Makes the application describe itself with the schemas of the Structs."""

    def make() -> dict[str, Any]:
        if app.openapi_schema is None:
            made = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
            _, components = msgspec.json.schema_components(HTTP, ref_template="#/components/schemas/{name}")
            held = made.setdefault("components", {})
            held["schemas"] = dict(components)
            held["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer"}}
            for path in made["paths"].values():
                for route in path.values():
                    # This server answers a bad parameter with a `RefusedRequest`, not with FastAPI's own error.
                    for code, response in route["responses"].items():
                        content = response.get("content", {}).get("application/json", {})
                        if code == "422" and "HTTPValidationError" in str(content):
                            content["schema"] = schema_of(RefusedRequest)
            app.openapi_schema = made
        return app.openapi_schema

    app.openapi = make  # type: ignore[method-assign]
