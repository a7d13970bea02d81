"""Sphinx settings. Everything is built from what is on disk: no CDN, no inventory of other projects."""

import logging

from shamble import __version__

project = "shamble"
author = "shamble contributors"
copyright = author
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
autodoc_typehints = "description"
autodoc_member_order = "bysource"
source_suffix = {".md": "markdown"}
myst_enable_extensions = ["colon_fence", "deflist", "fieldlist"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]
# The table of contents names pages by pattern, so that it may be ahead of the pages. Sphinx gives this
# warning no type, so suppress_warnings can't name it.
logging.getLogger("sphinx.sphinx.directives.other").addFilter(
    lambda record: getattr(record, "subtype", None) != "empty_glob"
)

html_theme = "furo"
html_title = "shamble"
html_copy_source = False
html_show_sphinx = False
