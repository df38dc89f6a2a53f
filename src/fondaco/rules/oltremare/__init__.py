"""Oltre Mare (2005) and Oltremare: Merchants of Venice (2004), by Emanuele Ornella."""
