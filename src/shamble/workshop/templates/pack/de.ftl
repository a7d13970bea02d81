card-lump-hammer = Fäustel
    .nom = der Fäustel
    .acc = den Fäustel
    .dat = dem Fäustel
    .one = einen Fäustel
    .many = Fäustel
