
Its words in `lastdoor/texts/en.ftl` (what has none is shown by its id):

