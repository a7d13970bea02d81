interface Acts {
  undo: () => unknown;
  hint: () => unknown;
  pause: () => unknown;
  step: () => unknown;
  skip: () => unknown;
  /** Ends the current beat: any other key does. */
  hurry: () => unknown;
  mute: () => unknown;
  corner: () => unknown;
  log: () => unknown;
  keys: () => unknown;
  goal: () => unknown;
  how: () => unknown;
  playing: () => boolean;
}

/** The options that the number keys choose: those of an open menu, else those of the page. */
function slots(): HTMLElement[] {
  const scope = document.querySelector(".menu[role=dialog]") ?? document;
  return [...scope.querySelectorAll<HTMLElement>("[data-slot]")];
}

/** Moves the focus by this many options. */
function arrow(by: number): void {
  const scope = document.querySelector(".menu[role=dialog]") ?? document;
  const all = [...scope.querySelectorAll<HTMLElement>("[data-option], [data-group], [data-back]")];
  if (!all.length) return;
  const now = all.indexOf(document.activeElement as HTMLElement);
  all[(now + by + all.length) % all.length]!.focus();
}

/** Keyboard for everything: a number lights its option up, Enter or the number again takes it. */
export function shortcuts(acts: Acts): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, dialog")) return;
    // An open dialog has the keys, wherever the focus went: Escape is its own.
    if (document.querySelector("dialog[open]")) return;
    const { key } = event;
    if (/^[1-9]$/.test(key)) {
      if (acts.playing()) acts.skip();
      const slot = slots().find((one) => one.dataset.slot === key);
      if (!slot) return;
      event.preventDefault();
      if (document.activeElement === slot || slot.dataset.group) slot.click();
      else slot.focus();
      return;
    }
    const onControl = target.closest("button, a, [role=switch]") !== null;
    switch (key) {
      case "ArrowRight":
      case "ArrowDown":
        arrow(1);
        break;
      case "ArrowLeft":
      case "ArrowUp":
        arrow(-1);
        break;
      case "Escape":
        if (acts.playing()) acts.skip();
        else document.querySelector<HTMLElement>("[data-back]")?.click();
        break;
      case " ":
        if (onControl || !acts.playing()) return;
        acts.pause();
        break;
      case "z":
      case "Z":
        acts.undo();
        break;
      case "h":
      case "H":
        acts.hint();
        break;
      case "n":
      case "N":
        acts.step();
        break;
      case "s":
      case "S":
        acts.skip();
        break;
      case "m":
      case "M":
        acts.mute();
        break;
      case "e":
      case "E":
        acts.corner();
        break;
      case "p":
      case "P":
        acts.log();
        break;
      case "g":
      case "G":
        acts.goal();
        break;
      case "l":
      case "L":
        acts.how();
        break;
      case "?":
        acts.keys();
        break;
      default:
        if (key.length === 1 || key === "Enter") acts.hurry();
        return;
    }
    event.preventDefault();
  };
}
