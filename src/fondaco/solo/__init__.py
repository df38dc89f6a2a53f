"""A house for one person: without network, processes or libraries, for a worker in a browser.

It sends the same frames and answers as the server, so the same screens work on both.
docs/browser.md describes it.
"""

from fondaco.solo.small_libraries import install

install()  # before anything imports Fluent
