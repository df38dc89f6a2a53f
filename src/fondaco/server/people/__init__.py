"""People: accounts, sign-in, and turn alerts."""
