"""Shared by commands and terminal boards: styles, help in the reader's language, files."""
