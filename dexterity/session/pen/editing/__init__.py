"""A sheet under the hands of its author: tools, marks, mirrors, and the way back."""
