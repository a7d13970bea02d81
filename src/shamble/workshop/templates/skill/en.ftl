skill-second-wind = Second wind
    .text = Whoever kills the last zombie in the own zone is healed of one wound.
survivor-marathon = Marathon
    .gen = Marathon's
