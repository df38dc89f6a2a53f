"""What every layer of the server uses: log lines, addresses, metrics, the error log."""
