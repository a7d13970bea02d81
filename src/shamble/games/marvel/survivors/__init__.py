"""State of a hero beyond the family's survivors: hunger, the slots of the dashboard, and the sharing of wounds. Skills
of heroes live in `skills`, their actions in `turns`."""
