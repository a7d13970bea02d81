"""What is printed on a resource card, as numbers: faces and sentences are made from these."""

from __future__ import annotations

from shamble.core.scene import Text, text
from shamble.games.walkingdead.table.content import BLACK, WHITE, Content


def facts(content: Content, card: str) -> list[Text]:
    found: list[Text] = []
    deck = content.deck[card]
    if deck == "equipment":
        weapon = content.equipment[card]
        if weapon.ranged:
            found.append(text("gear-ranged", dice=weapon.dice, ammo=weapon.start_ammo))
        elif weapon.weapon:
            found.append(text("gear-melee", dice=weapon.dice))
    elif deck == "ammo":
        box = content.ammo[card]
        if box.type == "any":
            found.append(text("gear-ammo-any", amount=span(box.amount)))
        else:
            found.append(text("gear-ammo", amount=span(box.amount), weapon=box.type))
    elif deck == "food":
        meal = content.food[card]
        found.append(text("gear-food-all" if meal.all else "gear-food", amount=span(meal.food)))
        if meal.life:
            found.append(text("gear-life", n=meal.life))
    else:
        ally = content.allies[card]
        if ally.allies:
            found.append(text("gear-allies", amount=span(ally.allies)))
    return found


def special(content: Content, card: str) -> bool:
    """Whether it does something that numbers don't tell."""
    deck = content.deck[card]
    if deck == "equipment":
        return content.equipment[card].effect != "none"
    return deck == "allies" and content.allies[card].extra != ""


def span(amount: int | str) -> int | str:
    """A number, or what the die that gives it may show: `1-3`."""
    faces = {"black": BLACK, "white": WHITE}.get(str(amount))
    return f"{faces[0]}-{faces[-1]}" if faces else amount
