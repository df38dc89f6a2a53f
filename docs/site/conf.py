"""How Sphinx makes the documentation; `tools/docs_site.py` prepares the pages and calls it."""

import os
import sys
from importlib import metadata
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT))

from tools.docs_site import LANGUAGES, shared_pages  # noqa: E402
from tools.docstrings import as_rst  # noqa: E402

project = "Fondaco"
author = "The Fondaco contributors"
project_copyright = author
release = metadata.version("fondaco")
language = os.environ.get("DOCS_LANGUAGE", "en")

extensions = ["myst_nb", "sphinx.ext.githubpages"]
if language == "en":  # the API reference is in English only
    extensions.append("sphinx.ext.autodoc")

myst_heading_anchors = 4  # links to headings, as on GitHub
myst_enable_extensions = ["attrs_block"]
nb_execution_mode = "off"  # notebooks are shown as they were run

autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_mock_imports = ["open_spiel", "pyspiel"]
toc_object_entries = False  # the navigation lists modules, not every function
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"Fondaco {release}"
html_favicon = str(ROOT / "web/public/icon.svg")
html_copy_source = False
html_show_sourcelink = False
html_static_path = [str(HERE / "static")]
html_css_files = ["site.css"]
templates_path = [str(HERE / "templates")]
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/search.html",
        "languages.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
root = "" if language == "en" else "../"
html_context = {
    "languages": [
        (code, name, root if code == "en" else f"{root}{code}/") for code, name in LANGUAGES.items()
    ],
    "shared_pages": shared_pages(),
}


def setup(app):  # type: ignore[no-untyped-def]
    """Docstrings are Markdown."""
    if language == "en":
        app.connect("autodoc-process-docstring", lambda *given: as_rst(given[-1]))
