card-lump-hammer = Lump hammer
    .nom = the lump hammer
    .acc = the lump hammer
    .dat = the lump hammer
    .one = a lump hammer
    .many = lump hammers
