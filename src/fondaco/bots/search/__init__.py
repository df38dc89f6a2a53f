"""Looking ahead: a tree search over positions that a seat could be in.

`budget.py` says how long to think, `objective.py` what to wish for, `tree.py` what is remembered of
each own decision, and `lookout.py` puts them together.
"""
