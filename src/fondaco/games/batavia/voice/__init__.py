"""What Batavia says: message ids and values."""
