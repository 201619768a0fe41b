"""The editor of sheets: drawn, judged, tried, saved and shared."""
