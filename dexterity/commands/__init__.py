"""The commands of the command line: one module each, imported only when it is chosen."""
