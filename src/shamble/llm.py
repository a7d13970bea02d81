"""The harness for language models: see `shamble.lab.llm`."""

from shamble.lab.llm import CONTEXTS, Attempt, Chat, GameResult, Message, ModelPlayer, play_game, read_reply

__all__ = ["CONTEXTS", "Attempt", "Chat", "GameResult", "Message", "ModelPlayer", "play_game", "read_reply"]
