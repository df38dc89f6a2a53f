"""The deal of the day: its shuffle, everybody's attempts, and how they compare."""
