"""Background work: queues, worker processes, tasks and garbage collection."""
