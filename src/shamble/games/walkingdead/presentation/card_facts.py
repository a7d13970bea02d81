"""The printed values of a resource card as messages with numbers; clients draw card faces from these."""

from __future__ import annotations

from shamble.core.scene import Text, text
from shamble.games.walkingdead.table.content import BLACK, WHITE, Content


def facts(content: Content, card: str) -> list[Text]:
    """Returns the printed values of a card."""
    printed: list[Text] = []
    deck = content.deck[card]
    if deck == "equipment":
        weapon = content.equipment[card]
        if weapon.ranged:
            printed.append(text("gear-ranged", dice=weapon.dice, ammo=weapon.start_ammo))
        elif weapon.weapon:
            printed.append(text("gear-melee", dice=weapon.dice))
    elif deck == "ammo":
        box = content.ammo[card]
        if box.type == "any":
            printed.append(text("gear-ammo-any", amount=span(box.amount)))
        else:
            printed.append(text("gear-ammo", amount=span(box.amount), weapon=box.type))
    elif deck == "food":
        meal = content.food[card]
        printed.append(text("gear-food-all" if meal.all else "gear-food", amount=span(meal.food)))
        if meal.life:
            printed.append(text("gear-life", n=meal.life))
    else:
        ally = content.allies[card]
        if ally.allies:
            printed.append(text("gear-allies", amount=span(ally.allies)))
    return printed


def special(content: Content, card: str) -> bool:
    """True if a card has an effect that its printed values do not tell."""
    deck = content.deck[card]
    if deck == "equipment":
        return content.equipment[card].effect != "none"
    return deck == "allies" and content.allies[card].extra != ""


def span(amount: int | str) -> int | str:
    """Returns a number, or the range of the die that gives the amount: `1-3`."""
    faces = {"black": BLACK, "white": WHITE}.get(str(amount))
    return f"{faces[0]}-{faces[-1]}" if faces else amount
