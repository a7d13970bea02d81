"""Properties that hold for every game at every step of random play, such as derived values and announcements."""
