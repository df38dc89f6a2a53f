"""Batavia (2008): three to five merchants travel to Asia with five East India companies."""
