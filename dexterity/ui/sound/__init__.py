"""What is heard: sounds by name and by hit, how loud, and from which recording."""
