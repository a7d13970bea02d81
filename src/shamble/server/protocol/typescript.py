"""Writes the TypeScript types of all messages and bodies: `python -m shamble.server.protocol.typescript [FILE]`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from msgspec import inspect, json

from shamble.server.protocol.client_messages import FromClient
from shamble.server.protocol.http_bodies import HTTP
from shamble.server.protocol.server_messages import FromServer

TARGET = Path(__file__).parents[4] / "web" / "src" / "lib" / "protocol.ts"
HEAD = """// Made by `python -m shamble.server.protocol.typescript` from the Structs beside it: edit those.
// One file, however long, because it is generated.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
"""


class TypeScriptWriter:
    """Collects TypeScript definitions by name, each after the definitions that it uses."""

    def __init__(self) -> None:
        self.parts: dict[str, str] = {}

    def name(self, kind: Any) -> str:
        """The TypeScript expression of a type. Defines Structs and TypedDicts in it."""
        if isinstance(kind, inspect.StructType | inspect.TypedDictType):
            self.define(kind)
            return kind.cls.__name__
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.name(member) for member in kind.types))
        if isinstance(kind, inspect.ListType):
            inside = self.name(kind.item_type)
            return f"({inside})[]" if " " in inside else f"{inside}[]"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self.name(member) for member in kind.item_types)}]"
        if isinstance(kind, inspect.DictType):
            return f"{{ [key: string]: {self.name(kind.value_type)} }}"
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(json.encode(value).decode() for value in kind.values)
        if isinstance(kind, inspect.Metadata):
            return self.name(kind.type)
        plain = {
            inspect.AnyType: "Json",
            inspect.NoneType: "null",
            inspect.BoolType: "boolean",
            inspect.IntType: "number",
            inspect.FloatType: "number",
            inspect.StrType: "string",
        }
        return plain[type(kind)]

    def define(self, kind: inspect.StructType | inspect.TypedDictType) -> None:
        """Writes the interface of a Struct or TypedDict, and of everything that its fields use."""
        cls: Any = kind.cls
        if cls.__name__ in self.parts:
            return
        self.parts[cls.__name__] = ""
        lines = []
        sparse = True
        if isinstance(kind, inspect.StructType):
            if kind.tag is not None:
                lines.append(f"  {kind.tag_field}: {json.encode(kind.tag).decode()};")
            # The server sends every field, except defaults with `omit_defaults`; a client may omit defaults.
            sparse = cls.__struct_config__.omit_defaults or cls.__struct_config__.forbid_unknown_fields
        for field in kind.fields:
            optional = sparse and not field.required
            inside = self.name(field.type)
            lines.append(f"  {field.encode_name}{'?' if optional else ''}: {inside};")
        doc = (cls.__doc__ or "").strip().split("\n\n")[0].replace("\n", " ")
        comment = f"/** {' '.join(doc.split())} */\n" if doc and not doc.startswith("dict(") else ""
        body = "\n".join(lines)
        made = f"{comment}export interface {cls.__name__} {{\n{body}\n}}\n"
        if not lines:
            made = f"{comment}export type {cls.__name__} = Record<string, never>;\n"
        del self.parts[cls.__name__]  # so that it follows the definitions it uses
        self.parts[cls.__name__] = made

    def union(self, name: str, kind: Any) -> None:
        inside = self.name(inspect.type_info(kind)).replace(" | ", "\n  | ")
        self.parts[name] = f"export type {name} =\n  | {inside};\n"


def typescript() -> str:
    """The text of the TypeScript module."""
    writer = TypeScriptWriter()
    writer.union("FromServer", FromServer)
    writer.union("FromClient", FromClient)
    for kind in HTTP:
        writer.name(inspect.type_info(kind))
    return "\n".join([HEAD, *writer.parts.values()])


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(typescript(), encoding="utf-8")
    print(f"wrote {target}")
