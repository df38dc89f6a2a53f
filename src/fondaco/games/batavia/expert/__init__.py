"""What bots know about Batavia beyond its rules."""
