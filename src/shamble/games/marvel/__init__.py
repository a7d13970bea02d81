"""Marvel Zombies: heroes who became the monsters, played in Zombie Mode."""
