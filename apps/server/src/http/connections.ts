import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { CONNECTIONS, CONNECTIONS_OF_ONE, SILENT_MS } from '../limits.ts';
import { clientAt } from './caller.ts';

export interface Room {
  readonly all: number;
  readonly ofOne: number;
  readonly silentMs: number;
}

export const ROOM: Room = { all: CONNECTIONS, ofOne: CONNECTIONS_OF_ONE, silentMs: SILENT_MS };

interface Line {
  readonly client: string;
  /** Requests under way. */
  readonly asked: number;
}

/** Who is on the line. When there is no room, a line on which nobody asks anything makes it: first one that has never said a word. */
export class Connections {
  readonly #room: Room;
  readonly #clients = new Map<string, Set<Socket>>();
  /** The one that has been waiting longest stands first. */
  readonly #lines = new Map<Socket, Line>();

  constructor(room: Room) {
    this.#room = room;
  }

  watch(server: Server): void {
    server.on('connection', (socket) => this.#admit(socket));
    // A line to a match is no visitor: it is counted elsewhere.
    server.on('upgrade', ({ socket }) => this.#forget(socket));
    server.on('request', ({ socket }, response) => {
      this.#count(socket, 1);
      response.once('close', () => this.#count(socket, -1));
    });
  }

  #admit(socket: Socket): void {
    const client = clientAt(socket.remoteAddress ?? '');
    const own = this.#clients.get(client) ?? new Set<Socket>();
    const hasRoom =
      (own.size < this.#room.ofOne || this.#makeRoom(own)) &&
      (this.#lines.size < this.#room.all || this.#makeRoom(this.#lines.keys()));
    if (!hasRoom) return void socket.destroy();
    this.#clients.set(client, own.add(socket));
    this.#lines.set(socket, { client, asked: 0 });
    const drop = (): void => void (socket.bytesRead === 0 && socket.destroy());
    // Where the server itself was held up, what was said meanwhile is read first.
    const silence = setTimeout(() => setImmediate(drop), this.#room.silentMs).unref();
    socket.once('close', () => {
      clearTimeout(silence);
      this.#forget(socket);
    });
  }

  /** Requests under way on a line; when it has none, it waits, and others have waited longer. */
  #count(socket: Socket, by: number): void {
    const line = this.#lines.get(socket);
    if (line === undefined) return;
    const now = { ...line, asked: line.asked + by };
    if (now.asked === 0) this.#lines.delete(socket);
    this.#lines.set(socket, now);
  }

  #makeRoom(among: Iterable<Socket>): boolean {
    const waiting = [...among].filter((socket) => this.#lines.get(socket)?.asked === 0);
    const found = waiting.find(({ bytesRead }) => bytesRead === 0) ?? waiting[0];
    if (found === undefined) return false;
    found.destroy();
    this.#forget(found);
    return true;
  }

  #forget(socket: Socket): void {
    const line = this.#lines.get(socket);
    if (line === undefined) return;
    this.#lines.delete(socket);
    const own = this.#clients.get(line.client);
    own?.delete(socket);
    if (own?.size === 0) this.#clients.delete(line.client);
  }
}
