import { randomBytes } from 'node:crypto';
import { hashOf, type AnyGame, type AnyShape, type Seat } from '@bande/core';
import { FarChair, type Asked, type Clock, type Told } from '@bande/host';
import {
  InOrder,
  LINE_PROTOCOL,
  type Bye,
  type FromPage,
  type Person,
  type SeatTaken,
  type ToPage,
  type Waiting,
} from '@bande/protocol';
import { ENGINE_VERSION } from '@bande/record';
import { WebSocket } from 'ws';

const wallClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export interface Seated extends SeatTaken {
  readonly cookie: string;
}

const cookieFrom = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

async function seatFrom(response: Response): Promise<Seated> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return { ...((await response.json()) as SeatTaken), cookie: cookieFrom(response) };
}

export const begin = async (url: string, wanted: object): Promise<Seated> =>
  seatFrom(await fetch(`${url}/api/matches`, { method: 'POST', body: JSON.stringify(wanted) }));
export const sitDown = async (url: string, match: string, name = 'Zuse'): Promise<Seated> =>
  seatFrom(await fetch(`${url}/api/matches/${match}/seats`, { method: 'POST', body: JSON.stringify({ name }) }));

/** The same people play on; `seat`: whose cookie goes along. */
export const playOn = async (url: string, seat: Seated, wanted: object = {}): Promise<Seated> =>
  seatFrom(
    await fetch(`${url}/api/matches/${seat.match}/next`, {
      method: 'POST',
      body: JSON.stringify(wanted),
      headers: { cookie: seat.cookie },
    }),
  );

interface ClientParts {
  readonly url: string;
  readonly match: string;
  readonly game: AnyGame;
  /** Left out: he watches. */
  readonly seat?: Seated;
  readonly lines?: 1 | 2;
}

/** A page without pictures: one or two lines, and a far chair. */
export class OnlineClient {
  readonly #parts: ClientParts;
  readonly #session = randomBytes(8).toString('hex');
  readonly #inOrder = new InOrder();
  #sockets: WebSocket[] = [];
  chair: FarChair<AnyShape> | null = null;
  people: readonly Person[] = [];
  waits: Waiting | null = null;
  bye: Bye | null = null;
  /** Up to which thing everything is kept, how many have come, and how often the match differed. */
  durable = 0;
  told = 0;
  differs = 0;
  readonly refused: string[] = [];
  readonly phrases: string[] = [];
  /** Where the same people play on. */
  next: Extract<ToPage, { kind: 'next' }> | null = null;
  /** Which engine had begun the match. */
  engine: string | null = null;

  constructor(parts: ClientParts) {
    this.#parts = parts;
  }

  static async open(parts: ClientParts): Promise<OnlineClient> {
    const client = new OnlineClient(parts);
    await client.connect();
    return client;
  }

  async connect(): Promise<void> {
    const { lines = 1 } = this.#parts;
    this.bye = null;
    await Promise.all(Array.from({ length: lines }, () => this.#line()));
  }

  async #line(): Promise<void> {
    const { url, match, seat } = this.#parts;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/matches/${match}/line`, {
      headers: seat === undefined ? {} : { cookie: seat.cookie },
    });
    this.#sockets.push(socket);
    socket.on('message', (data) => this.#hear(JSON.parse((data as Buffer).toString('utf8')) as ToPage));
    socket.on('close', () => (this.#sockets = this.#sockets.filter((one) => one !== socket)));
    await new Promise<void>((done, fail) => {
      socket.once('open', () => done());
      socket.once('error', fail);
    });
    socket.on('error', () => socket.terminate());
    this.say({ kind: 'hello', protocol: LINE_PROTOCOL, engine: ENGINE_VERSION, session: this.#session }, [socket]);
  }

  get isOnLine(): boolean {
    return this.#sockets.length > 0;
  }
  get hash(): string | null {
    return this.chair === null ? null : hashOf(this.chair.verified);
  }

  say(message: FromPage, sockets = this.#sockets): void {
    for (const socket of sockets) if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  }
  raw(text: string | Buffer): void {
    for (const socket of this.#sockets) if (socket.readyState === socket.OPEN) socket.send(text);
  }

  /** Cuts one of its lines, or all. */
  cut(all = true): void {
    for (const socket of all ? this.#sockets : this.#sockets.slice(0, 1)) socket.terminate();
  }
  close(): void {
    this.chair?.close();
    this.cut();
  }

  #hear(message: ToPage): void {
    switch (message.kind) {
      case 'told':
      case 'time':
        return this.#take(
          this.#inOrder.hear(message) as readonly Told<AnyShape>[],
          message.kind === 'told' ? message.m + 1 : null,
        );
      case 'durable':
        this.durable = message.m;
        return;
      case 'people':
        [this.people, this.waits] = [message.people, message.waits];
        return;
      case 'phrase':
        this.phrases.push(message.phrase);
        return;
      case 'engine':
        this.engine = message.from;
        return;
      case 'next':
        this.next = message;
        return;
      case 'bye':
        this.bye = message.why;
        break;
      default:
    }
  }

  #take(told: readonly Told<AnyShape>[], m: number | null): void {
    if (m !== null) this.told = m;
    const opened = told.find((one) => one.kind === 'opened');
    const { game, seat } = this.#parts;
    if (opened !== undefined && this.chair === null)
      this.chair = new FarChair({
        game,
        seats: seat === undefined ? [] : [seat.seat as Seat],
        roller: () => null,
        clock: wallClock,
        send: (asked: Asked<AnyShape>) => this.say({ kind: 'ask', asked }),
        opened,
        onDiffers: () => this.differs++,
      });
    for (const one of told) if (one.kind === 'heard' && one.refusal !== null) this.refused.push(one.refusal.code);
    this.chair?.hear(told);
  }
}
