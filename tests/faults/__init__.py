"""Faults: real processes on loopback, killed in the middle of play."""
