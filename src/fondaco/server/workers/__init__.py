"""Several processes behind one address: `fondaco serve --workers N`."""
