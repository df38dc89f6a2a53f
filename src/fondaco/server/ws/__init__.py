"""The WebSocket of a table: connections, and what clients ask for over them."""
