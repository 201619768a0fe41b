"""From pointer samples to the launch of a die. Pure functions: no clock, no window, no luck."""
