"""Messages between the processes of one house."""
