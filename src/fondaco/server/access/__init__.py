"""The person and address behind a request, and how it is refused: for HTTP and WebSocket."""
