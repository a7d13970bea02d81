"""Tiny games written like real ones: each holds one nasty nesting, all go through the public API alone."""
