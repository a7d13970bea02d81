/** Milliseconds for which a tap waits for a second one. */
const WAIT = 290;
/** Milliseconds for which the clicks of a double tap are ignored. */
const IGNORED = 400;

/** Tells a tap from a double tap, which zooms and does nothing else: a tap acts only if no second one follows. */
export class Taps {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ignoredUntil = 0;

  /** `forget`: closes what the first tap of a double tap has already opened. */
  constructor(private readonly forget: () => void) {}

  /** Acts after `WAIT`, unless a second tap follows. */
  tap(act: () => void): void {
    clearTimeout(this.#timer);
    // The click of the second tap arrives after the double tap was recognised.
    if (performance.now() >= this.#ignoredUntil) this.#timer = setTimeout(act, WAIT);
  }

  /**
   * Returns a handler for a thing on the board: a tap (delayed, since a second one may follow), a click, or Enter and Space.
   * `act` answers taps and keys; `click` answers the mouse.
   */
  handler(act: () => void, click: () => void = act): (event: Event) => void {
    return (event) => {
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
      }
      event.stopPropagation();
      if (event instanceof PointerEvent && event.pointerType === "touch") this.tap(act);
      else if (event instanceof PointerEvent) click();
      else act();
    };
  }

  /** Listens for double taps on the frame around the board. */
  readonly listen = (node: HTMLElement) => {
    const twice = () => {
      clearTimeout(this.#timer);
      this.#ignoredUntil = performance.now() + IGNORED;
      this.forget();
    };
    const view = node.closest(".view");
    view?.addEventListener("twice", twice);
    return () => view?.removeEventListener("twice", twice);
  };
}
