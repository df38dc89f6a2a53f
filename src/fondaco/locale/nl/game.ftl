# How several things are said as one, in every game: a, b and c; or whole clauses, one after the other.

list-comma = ,{" "}
list-and = {" "}en{" "}
list-clause = ;{" "}
