"""What Oltre Mare says: message ids and values."""
