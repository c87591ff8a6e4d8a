// The socket of a table: it comes back by itself, and says what happened to it.

import type { ClientMessage, Frame } from "./types";

/** How the connection is doing. */
export type Link =
  { is: "connecting" } | { is: "open" } | { is: "lost"; retry: number } | { is: "closed"; code: number; text: string };

/** What the socket calls. */
export interface Hooks {
  /** What to say first; asked anew at every attempt. */
  hello(): ClientMessage;
  frame(frame: Frame): void;
  link(link: Link): void;
}

/** Close codes after which coming back is of no use; see docs/protocol.md. */
const FINAL = new Set([1002, 1003, 1008, 4403, 4404]);
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
/** A proxy closes what is silent for a minute. */
const PING = 25_000;
/** After this much silence following a ping the connection is taken for dead. */
const SILENCE = 15_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #isLeft = false;

  constructor(
    private readonly table: string,
    private readonly hooks: Hooks,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Sends a message, if there is a connection to send it over. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Ends it for good. */
  leave(): void {
    this.#isLeft = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    this.#socket?.close(1000);
  }

  /** Tries at once instead of waiting. */
  retry(): void {
    if (this.#isLeft || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  readonly #hurry = (): void => {
    if (document.visibilityState === "visible") this.retry();
  };

  #connect(): void {
    this.hooks.link({ is: "connecting" });
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.hooks.hello()));
      this.#heard = Date.now();
      clearInterval(this.#heart);
      this.#heart = setInterval(() => this.#beat(socket), PING);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.#wait = FIRST_WAIT;
      this.hooks.link({ is: "open" });
      this.hooks.frame(JSON.parse(data) as Frame);
    };
    socket.onclose = ({ code, reason }) => this.#closed(socket, code, reason);
  }

  #beat(socket: WebSocket): void {
    if (Date.now() - this.#heard > PING + SILENCE) return socket.close(4000);
    this.send({ do: "ping" });
  }

  #closed(socket: WebSocket, code: number, text: string): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearInterval(this.#heart);
    if (this.#isLeft) return;
    if (FINAL.has(code)) return this.hooks.link({ is: "closed", code, text });
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.hooks.link({ is: "lost", retry: Date.now() + wait });
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}
