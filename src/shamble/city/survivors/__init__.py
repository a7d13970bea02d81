"""Rules about survivors: wounds, danger levels, inventory, trading, searching, and interrupts.

The survivor entity itself lives in `city.table`.
"""
