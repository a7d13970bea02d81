import type { FromClient, FromServer } from "./protocol";

export type Line = "connecting" | "open" | "lost" | "closed";

/** The connection of a table to the server. It is restored after a loss, with growing pauses, until `close`. */
export class Socket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #done = false;
  #after = 0;

  constructor(
    readonly url: string,
    private readonly hello: () => FromClient,
    private readonly hear: (message: FromServer) => void,
    private readonly line: (state: Line, seconds: number) => void,
  ) {
    this.open();
    window.addEventListener("online", this.now);
  }

  /** Try at once instead of waiting for the next attempt. */
  now = (): void => {
    if (this.#done || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.open();
  };

  /** The server has said when it will be back. */
  later(seconds: number): void {
    this.#after = Math.min(60, Math.max(0, seconds));
  }

  private open(): void {
    this.line("connecting", 0);
    this.#socket?.close();
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      socket.send(JSON.stringify(this.hello()));
      this.line("open", 0);
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => this.say({ type: "ping" }), 25_000);
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      if (socket !== this.#socket || this.#done) return;
      clearInterval(this.#pulse);
      // A random delay: after a restart of the server, its clients do not all come back at the same moment.
      const wait = Math.max(this.#after, Math.min(15, 0.4 * 2 ** this.#tries++) * (0.5 + Math.random() / 2));
      this.#after = 0;
      this.line("lost", wait);
      this.#timer = setTimeout(() => this.open(), wait * 1000);
    };
  }

  /** Sends a message; false if the line is down. */
  say(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Closes the line for good. */
  close(): void {
    this.#done = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    window.removeEventListener("online", this.now);
    this.#socket?.close();
    this.line("closed", 0);
  }
}

/** The address of a table's socket. */
export function socketUrl(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/ws`;
}
