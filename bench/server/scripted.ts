import { legalActions, type AnyGame, type AnyShape, type Match, type Random, type Seat } from '@bande/core';
import type { Asked, Told } from '@bande/host';
import { LINE_PROTOCOL, type FromPage, type SeatTaken, type ToPage } from '@bande/protocol';
import { ENGINE_VERSION } from '@bande/record';
import { WebSocket } from 'ws';

const DEED_TICKS = 14;
const SPREAD = 600;

/** What one client has seen of the server. */
export interface Seen {
  /** Milliseconds from sending to durable. */
  readonly took: number[];
  sent: number;
  refused: number;
  bytes: number;
}

/** A client that simulates nothing: when it wants to do something it asks how the match stands. */
export class Scripted {
  readonly #socket: WebSocket;
  readonly #game: AnyGame;
  readonly #seat: Seat;
  readonly #random: Random;
  readonly #seen: Seen;
  /** What was sent and has not come back, by what it was. */
  readonly #sent = new Map<string, number>();
  /** What has come back and is not kept yet. */
  #told: { readonly m: number; readonly at: number }[] = [];
  #n = 0;
  #wantsToAct = false;

  constructor(
    url: string,
    { match, seat }: SeatTaken,
    parts: {
      readonly cookie: string;
      readonly client: string;
      readonly game: AnyGame;
      readonly random: Random;
      readonly seen: Seen;
    },
  ) {
    [this.#game, this.#seat, this.#random, this.#seen] = [parts.game, seat as Seat, parts.random, parts.seen];
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/api/matches/${match}/line`, {
      headers: { cookie: parts.cookie, 'x-forwarded-for': parts.client },
    });
    this.#socket.on('message', (data) => this.#hear(JSON.parse((data as Buffer).toString('utf8')) as ToPage));
    this.#socket.on('error', () => this.#socket.terminate());
    this.#socket.on('open', () =>
      this.#say({
        kind: 'hello',
        protocol: LINE_PROTOCOL,
        engine: ENGINE_VERSION,
        session: `${match}${seat}`.slice(-16).padStart(16, '0'),
      }),
    );
  }

  act(): void {
    this.#wantsToAct = true;
    this.#ask({ kind: 'open' });
  }

  /** Leads its hand, where the game has such hands; the way is never the same twice in a row. */
  lead(): void {
    const size = this.#game.streams?.size ?? 0;
    const to = Array.from({ length: size }, () => this.#random.below(SPREAD) - SPREAD / 2);
    if (size > 0) this.#send(`to ${to.join(' ')}`, { kind: 'steer', n: this.#n++, seat: this.#seat, to });
  }

  beat(): void {
    this.#say({ kind: 'beat', at: performance.now() });
  }

  close(): void {
    this.#socket.terminate();
  }

  #send(what: string, asked: Asked<AnyShape>): void {
    this.#seen.sent++;
    this.#sent.set(what, performance.now());
    this.#ask(asked);
  }
  #ask(asked: Asked<AnyShape>): void {
    this.#say({ kind: 'ask', asked });
  }
  #say(message: FromPage): void {
    const text = JSON.stringify(message);
    this.#seen.bytes += text.length;
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(text);
  }

  #hear(message: ToPage): void {
    if (message.kind === 'told')
      for (const told of message.told as readonly Told<AnyShape>[]) this.#note(told, message.m);
    if (message.kind !== 'durable') return;
    const now = performance.now();
    for (const { m, at } of this.#told) if (m < message.m) this.#seen.took.push(now - at);
    this.#told = this.#told.filter(({ m }) => m >= message.m);
  }

  #note(told: Told<AnyShape>, m: number): void {
    switch (told.kind) {
      case 'opened':
        this.#n = Math.max(this.#n, told.next);
        this.#sent.clear();
        this.#told = [];
        if (this.#wantsToAct) this.#does(told.match);
        return;
      case 'played':
        if (told.input.kind === 'stream' && told.input.by === this.#seat)
          this.#came(`to ${told.input.to.join(' ')}`, m);
        return;
      case 'heard':
        if (told.refusal === null) this.#came(`act ${told.n}`, m);
        else this.#seen.refused++;
        break;
      default:
    }
  }

  #came(what: string, m: number): void {
    const at = this.#sent.get(what);
    if (at === undefined) return;
    this.#sent.delete(what);
    this.#told.push({ m, at });
  }

  #does(match: Match<AnyShape>): void {
    this.#wantsToAct = false;
    const legal = match.outcome === null && match.pausedAt === null ? legalActions(this.#game, match, this.#seat) : [];
    const chosen = legal[this.#random.below(Math.max(1, legal.length))];
    // Dice wait for somebody who throws them.
    if (chosen === undefined) return this.#ask({ kind: 'roll', n: this.#n++ });
    const action =
      chosen.kind === 'choose' ? chosen : (this.#game.sample?.(match, this.#seat, chosen, this.#random) ?? chosen);
    const n = this.#n++;
    this.#send(`act ${n}`, {
      kind: 'act',
      n,
      seat: this.#seat,
      action,
      meant: (match.tick + DEED_TICKS) as typeof match.tick,
    });
  }
}
