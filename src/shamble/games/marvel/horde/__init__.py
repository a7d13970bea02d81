"""The other side of Marvel Zombies: kinds of enemies, the enemy phase, spawning, and bystanders. Attacks by heroes are
not here."""
