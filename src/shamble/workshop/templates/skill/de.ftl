skill-second-wind = Zweite Luft
    .text = Wer den letzten Zombie der eigenen Zone tötet, wird um eine Wunde geheilt.
survivor-marathon = Marathon
    .gen = Marathons
