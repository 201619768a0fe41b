"""The first start: a throw in three steps, learnt by doing it."""
