"""Tests of the environments, of the harness for language models, of the MCP server and of the rules questions."""
