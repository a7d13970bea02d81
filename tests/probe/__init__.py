"""Tiny games written like real ones. Each has one difficult nesting of rules; all use the public interface alone."""
