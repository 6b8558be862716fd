import type { ServerResponse } from 'node:http';
import { READ_MS, SLOWEST_LINE, UNREAD_BYTES } from '../limits.ts';

/** Answers on their way. Whoever does not read is cut off: after a while, and at once when the answers of others need the room. */
export class Outbox {
  readonly #most: number;
  readonly #readMs: number;
  readonly #unread = new Map<ServerResponse, Buffer>();
  /** How many wait for it; a document is one body, however many are sent it. */
  readonly #readers = new Map<Buffer, number>();
  #bytes = 0;

  constructor(most = UNREAD_BYTES, readMs = READ_MS) {
    this.#most = most;
    this.#readMs = readMs;
  }

  get bytes(): number {
    return this.#bytes;
  }

  send(response: ServerResponse, body: Buffer): void {
    const late = setTimeout(() => response.destroy(), this.#readMs + (body.length / SLOWEST_LINE) * 1000).unref();
    this.#add(response, body);
    response.once('close', () => {
      clearTimeout(late);
      this.#remove(response);
    });
    response.end(body);
    this.#makeRoom(response);
  }

  #add(response: ServerResponse, body: Buffer): void {
    const readers = this.#readers.get(body) ?? 0;
    this.#readers.set(body, readers + 1);
    this.#unread.set(response, body);
    if (readers === 0) this.#bytes += body.length;
  }

  #remove(response: ServerResponse): void {
    const body = this.#unread.get(response);
    if (body === undefined) return;
    this.#unread.delete(response);
    const readers = (this.#readers.get(body) ?? 1) - 1;
    if (readers > 0) return void this.#readers.set(body, readers);
    this.#readers.delete(body);
    this.#bytes -= body.length;
  }

  /** The oldest go first, the newest never. */
  #makeRoom(newest: ServerResponse): void {
    for (const response of this.#unread.keys()) {
      if (this.#bytes <= this.#most || response === newest) return;
      response.destroy();
      this.#remove(response);
    }
  }
}
