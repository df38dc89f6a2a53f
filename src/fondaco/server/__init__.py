"""The house: tables, people, clocks, and the way to them over HTTP and WebSocket."""
