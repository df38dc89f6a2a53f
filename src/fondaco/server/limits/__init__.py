"""Limits: how often, how much and how many connections."""
