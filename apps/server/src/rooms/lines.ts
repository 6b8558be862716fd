import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { fromPage, LINE_PROTOCOL, MESSAGE_BYTES, type Bye, type FromPage, type ToPage } from '@bande/protocol';
import { ENGINE_VERSION } from '@bande/record';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { Refused } from '../http/answer.ts';
import { clientOf } from '../http/caller.ts';
import { isForeign } from '../http/foreign.ts';
import { checkHost } from '../http/host.ts';
import { Budgets } from '../referee/budgets.ts';
import {
  HELLO_MS,
  LINES,
  LINES_OF_ONE,
  MESSAGES_AT_ONCE,
  MESSAGES_PER_SECOND,
  PING_MS,
  UNREAD_LINE_BYTES,
} from '../limits.ts';

/** Whose line it is, as far as his cookies say. */
export interface Right {
  readonly match: string;
  /** null: he watches. */
  readonly seat: number | null;
}

interface LinesParts {
  readonly proxies: number;
  readonly hosts: readonly string[];
  /** What this address is to whoever has these cookies; refused with one line. */
  readonly rightOf: (path: string, request: IncomingMessage) => Promise<Right>;
  readonly came: (line: Line) => void;
  readonly heard: (line: Line, message: FromPage) => void;
  readonly gone: (line: Line) => void;
}

export interface Line {
  readonly id: number;
  readonly right: Right;
  readonly session: string;
  say(text: string): void;
  bye(why: Bye): void;
}

interface Open {
  readonly socket: WebSocket;
  readonly client: string;
  /** By this its messages are counted. */
  readonly name: string;
  line: Line | null;
  isAlive: boolean;
}

const CODES: Readonly<Record<Bye, number>> = {
  engine: 4001,
  protocol: 4001,
  elsewhere: 4002,
  ended: 4003,
  closing: 1001,
  bad: 4009,
  tooMany: 4010,
};

/** While the store is being opened nobody has a line, and everybody who asks is told so at once; what is given back ends that. */
export function noLinesYet(server: Server): () => void {
  const tell = (_: IncomingMessage, socket: Duplex): void => {
    socket.on('error', () => socket.destroy());
    refuse(socket, new Refused(503, 'the store is being opened', { 'retry-after': '3' }));
  };
  server.on('upgrade', tell);
  return () => server.off('upgrade', tell);
}

/** The lines of pages to matches. They are counted apart from visitors, and nobody who visits takes one away. */
export class Lines {
  readonly #parts: LinesParts;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES, perMessageDeflate: false });
  readonly #open = new Set<Open>();
  readonly #ofClient = new Map<string, number>();
  readonly #talk = new Budgets(MESSAGES_AT_ONCE, MESSAGES_PER_SECOND);
  readonly #pinging: NodeJS.Timeout;
  #opened = 0;
  #count = 0;
  #isClosed = false;

  constructor(server: Server, parts: LinesParts) {
    this.#parts = parts;
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      void this.#upgrade(request, socket, head);
    });
    this.#pinging = setInterval(() => this.#ping(), PING_MS).unref();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#pinging);
    for (const open of this.#open) this.#end(open, 'closing');
    this.#sockets.close();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const client = clientOf(request, this.#parts.proxies);
    try {
      if (this.#isClosed) throw new Refused(503, 'the server is being closed');
      checkHost(request, this.#parts.hosts);
      if (isForeign(request)) throw new Refused(403, 'pages of other sites have no line here');
      const mine = this.#ofClient.get(client) ?? 0;
      if (this.#open.size >= LINES || mine >= LINES_OF_ONE) throw new Refused(429, 'too many lines are open from here');
      const right = await this.#parts.rightOf(request.url ?? '/', request);
      if (socket.destroyed) return;
      this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#listen(opened, client, right));
    } catch (error) {
      refuse(socket, error);
    }
  }

  #listen(socket: WebSocket, client: string, right: Right): void {
    const open: Open = { socket, client, name: String(this.#opened++), line: null, isAlive: true };
    this.#open.add(open);
    this.#ofClient.set(client, (this.#ofClient.get(client) ?? 0) + 1);
    const silence = setTimeout(() => open.line === null && this.#end(open, 'bad'), HELLO_MS).unref();
    socket.on('message', (data, isBinary) => this.#hear(open, right, data, isBinary));
    socket.on('pong', () => (open.isAlive = true));
    socket.on('error', () => socket.terminate());
    socket.once('close', () => {
      clearTimeout(silence);
      this.#open.delete(open);
      const left = (this.#ofClient.get(client) ?? 1) - 1;
      if (left > 0) this.#ofClient.set(client, left);
      else this.#ofClient.delete(client);
      if (open.line !== null) this.#parts.gone(open.line);
    });
  }

  #hear(open: Open, right: Right, data: RawData, isBinary: boolean): void {
    if (open.socket.readyState !== open.socket.OPEN) return;
    open.isAlive = true;
    this.#talk.spend(open.name, 1);
    if (this.#talk.wait(open.name) > 0) return this.#end(open, 'tooMany');
    const message = isBinary ? null : readMessage(data);
    if (message === null) return this.#end(open, 'bad');
    if (message.kind === 'hello') return this.#greet(open, right, message);
    if (open.line === null) return this.#end(open, 'bad');
    this.#parts.heard(open.line, message);
  }

  #greet(open: Open, right: Right, { protocol, engine, session }: Extract<FromPage, { kind: 'hello' }>): void {
    if (open.line !== null) return this.#end(open, 'bad');
    if (protocol !== LINE_PROTOCOL) return this.#end(open, 'protocol');
    if (engine !== ENGINE_VERSION) return this.#end(open, 'engine');
    const line: Line = {
      id: this.#count++,
      right,
      session,
      say: (text) => this.#say(open, text),
      bye: (why) => this.#end(open, why),
    };
    open.line = line;
    this.#parts.came(line);
  }

  /** Whoever does not read is not waited for: what he would get is not kept in memory. */
  #say(open: Open, text: string): void {
    const { socket } = open;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > UNREAD_LINE_BYTES) return socket.terminate();
    socket.send(text);
  }

  #end({ socket }: Open, why: Bye): void {
    if (socket.readyState !== socket.OPEN) return;
    socket.send(JSON.stringify({ kind: 'bye', why } satisfies ToPage));
    socket.close(CODES[why], why);
  }

  #ping(): void {
    for (const open of this.#open) {
      if (!open.isAlive) {
        open.socket.terminate();
        continue;
      }
      open.isAlive = false;
      open.socket.ping();
    }
  }
}

function refuse(socket: Duplex, error: unknown): void {
  const { status, body } =
    error instanceof Refused ? error.answer : { status: 503, body: '{"error":"the match cannot be reached just now"}' };
  if (!(error instanceof Refused)) console.error(error);
  const text = String(body);
  socket.end(
    `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
  );
}

function readMessage(data: RawData): FromPage | null {
  try {
    const read = fromPage.safeParse(JSON.parse(textOf(data)));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8');
