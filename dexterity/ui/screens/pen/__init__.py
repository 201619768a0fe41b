"""The pages of Pen."""
