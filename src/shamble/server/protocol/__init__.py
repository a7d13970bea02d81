"""Messages of the WebSocket and bodies of the HTTP API, as msgspec Structs, and the TypeScript types made from them.

Nothing here acts on a message: `http` and `tables` do.
"""
