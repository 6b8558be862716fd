import { randomBytes } from 'node:crypto';
import { hashOf, type AnyGame, type AnyShape, type Input, type Seat } from '@bande/core';
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

/** As a page does. */
const GAP_MS = 600;
const BEAT_MS = 33;

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
  #url: string;
  #gap: NodeJS.Timeout | null = null;
  #beating: NodeJS.Timeout | null = null;
  #sockets: WebSocket[] = [];
  chair: FarChair<AnyShape> | null = null;
  people: readonly Person[] = [];
  waits: Waiting | null = null;
  bye: Bye | null = null;
  /** Up to which thing everything is kept, how many have come, and how often the match differed. */
  durable = 0;
  told = 0;
  differs = 0;
  /** How often everything was told anew. */
  opened = 0;
  /** Deeds that have taken effect and are kept for good, as it was told; and those of which that is not known yet. */
  readonly kept: Input<AnyShape>[] = [];
  #heard: { readonly after: number; readonly input: Input<AnyShape> }[] = [];
  readonly refused: string[] = [];
  readonly phrases: string[] = [];
  /** Where the same people play on. */
  next: Extract<ToPage, { kind: 'next' }> | null = null;
  /** Which engine had begun the match. */
  engine: string | null = null;

  constructor(parts: ClientParts) {
    this.#parts = parts;
    this.#url = parts.url;
  }

  static async open(parts: ClientParts): Promise<OnlineClient> {
    const client = new OnlineClient(parts);
    await client.connect();
    return client;
  }

  /** Once more, or to a server that has followed. */
  async connect(url = this.#url): Promise<void> {
    const { lines = 1 } = this.#parts;
    this.#url = url;
    this.bye = null;
    await Promise.all(Array.from({ length: lines }, () => this.#line()));
  }

  async #line(): Promise<void> {
    const { match, seat } = this.#parts;
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/matches/${match}/line`, {
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
  /** Over its first line, as often as a page does while something can happen. */
  beats(): void {
    this.#beating ??= setInterval(
      () => this.say({ kind: 'beat', at: performance.now(), later: this.chair?.later ?? 0 }, this.#sockets.slice(0, 1)),
      BEAT_MS,
    );
  }
  close(): void {
    if (this.#beating !== null) clearInterval(this.#beating);
    if (this.#gap !== null) clearTimeout(this.#gap);
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
        this.#inOrder.isKept(message);
        return this.#keep();
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
      case 'beat':
        return this.chair?.timed(message);
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
    if (opened !== undefined) this.opened++;
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
    for (const one of told)
      if (one.kind === 'opened') this.#heard = [];
      else if (one.kind === 'played' && one.input.kind === 'action')
        this.#heard.push({ after: this.#inOrder.next, input: one.input });
    this.chair?.hear(told);
    this.#keep();
    this.#askAnew();
  }

  #keep(): void {
    const m = this.#inOrder.takeKept()?.m;
    if (m === undefined) return;
    this.durable = m;
    this.kept.push(...this.#heard.filter(({ after }) => after <= m).map(({ input }) => input));
    this.#heard = this.#heard.filter(({ after }) => after > m);
  }

  /** What is missing is asked for when it has been missing for a while. */
  #askAnew(): void {
    if (!this.#inOrder.misses || this.#gap !== null) return;
    this.#gap = setTimeout(() => {
      this.#gap = null;
      if (this.#inOrder.misses) this.say({ kind: 'ask', asked: { kind: 'open' } });
    }, GAP_MS);
  }
}
