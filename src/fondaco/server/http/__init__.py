"""HTTP: handlers that translate requests and answers, and decide nothing."""
