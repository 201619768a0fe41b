"""The frame around the screens: the window, the application, and what every screen shares."""
