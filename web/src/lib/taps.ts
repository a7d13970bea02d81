/** How long a tap waits for a second one, and how long the clicks of those two are not heard, in milliseconds. */
const WAIT = 290;
const DEAF = 400;

/** A tap may be the first of two, which look closer and do nothing: it acts only when no second one follows. */
export class Taps {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #deaf = 0;

  /** `forget`: what to undo if the first of two has already opened something. */
  constructor(private readonly forget: () => void) {}

  tap(act: () => void): void {
    clearTimeout(this.#timer);
    // The click of the second tap comes after the two were understood.
    if (performance.now() >= this.#deaf) this.#timer = setTimeout(act, WAIT);
  }

  /** Hear of double taps from the frame around the board. */
  readonly listen = (node: HTMLElement) => {
    const twice = () => {
      clearTimeout(this.#timer);
      this.#deaf = performance.now() + DEAF;
      this.forget();
    };
    const view = node.closest(".view");
    view?.addEventListener("twice", twice);
    return () => view?.removeEventListener("twice", twice);
  };
}
