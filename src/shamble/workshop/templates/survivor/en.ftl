survivor-grandma = Grandma
    .gen = Grandma's
