survivor-grandma = Oma
    .gen = Omas
