"""What bots know about Oltre Mare beyond its rules."""
