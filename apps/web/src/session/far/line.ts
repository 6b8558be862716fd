import type { Now } from '@bande/host';
import { InOrder, LINE_PROTOCOL, type Bye, type FromPage, type ToPage } from '@bande/protocol';
import { ENGINE_VERSION } from '@bande/record';

/** What a line is made of; a browser's socket has this shape. */
export interface Wire {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(kind: 'open' | 'close', heard: () => void): void;
  addEventListener(kind: 'message', heard: (event: { readonly data: unknown }) => void): void;
}
const OPEN = 1;

interface LineParts {
  readonly connect: () => Wire;
  /** A page says the same on all of its lines. */
  readonly session: string;
  readonly lines: 1 | 2;
  readonly now: Now;
  readonly after: (ms: number, run: () => void) => () => void;
  readonly heard: LineHeard;
  /** So often a beat goes out, in milliseconds: a line that is silent while something moves delivers late. */
  readonly beatMs: () => number;
  /** By how many ticks deeds from here are put later. */
  readonly later: () => number;
}

/** Everything that comes over it; what was numbered comes once and in order. */
interface LineHeard {
  readonly told: (told: readonly unknown[], after: number) => void;
  readonly said: (message: Exclude<ToPage, { kind: 'told' | 'time' }>) => void;
  readonly changed: () => void;
}

/** On: at least one wire carries. Off: it is tried again. Ended: the server has said why, and it is not tried again. */
export type LineState = 'opening' | 'on' | 'off' | 'ended';

const AGAIN_MS = [250, 500, 1_000, 2_000, 4_000];
/** Of so many round trips the middle one is told. */
const TRIPS = 15;
/** A wire that has said nothing so long after something was said into it is dead, whatever the browser thinks: it is laid anew. */
const ANSWER_MS = 8_000;
/** Beats go over the first wire; so often over the others, too, so that it is known whether they carry. */
const ALL_BEAT_MS = 2_000;
/** A gap in what is numbered is asked for when it has lasted so long. */
const GAP_MS = 600;
/** Said by the server of itself: it comes again. */
const COMES_AGAIN: ReadonlySet<Bye> = new Set<Bye>(['closing', 'tooMany', 'bad']);
/** Whoever was told so comes again after the longest pause only. */
const TOO_EAGER: ReadonlySet<Bye> = new Set<Bye>(['tooMany', 'bad']);

/** A page's lines to a match on a server: one or two, told the same; the first arrival counts, and what falls is opened again. */
export class FarLine {
  readonly #parts: LineParts;
  readonly #wires: (Wire | null)[];
  readonly #inOrder = new InOrder();
  readonly #stops = new Set<() => void>();
  /** Since when something has been said into a wire and nothing has come out of it. */
  readonly #unheard = new Map<Wire, number>();
  #beatOverAll = Number.NEGATIVE_INFINITY;
  #state: LineState = 'opening';
  #bye: Bye | null = null;
  #tries = 0;
  #trips: readonly number[] = [];
  #gap: (() => void) | null = null;

  constructor(parts: LineParts) {
    this.#parts = parts;
    this.#wires = Array.from({ length: parts.lines }, () => null);
    for (const at of this.#wires.keys()) this.#connect(at);
    this.#beat();
  }

  get state(): LineState {
    return this.#state;
  }
  get bye(): Bye | null {
    return this.#bye;
  }
  /** The usual round trip, in milliseconds; null: not known yet. */
  get trip(): number | null {
    const sorted = this.#trips.toSorted((one, two) => one - two);
    return sorted[Math.floor(sorted.length / 2)] ?? null;
  }

  /** Asked of the match, over all lines: whichever comes first counts. */
  ask(asked: unknown): void {
    const text = JSON.stringify({ kind: 'ask', asked } satisfies FromPage);
    for (const wire of this.#open) wire.send(text);
  }

  say(message: Exclude<FromPage, { kind: 'ask' }>): void {
    this.#open[0]?.send(JSON.stringify(message));
  }

  get #open(): readonly Wire[] {
    return this.#wires.filter((wire) => wire !== null && wire.readyState === OPEN) as readonly Wire[];
  }

  /** Whoever has slept, or is on the net again, does not wait for the next try. */
  wake(): void {
    if (this.#state === 'ended') return;
    [this.#tries, this.#beatOverAll] = [0, Number.NEGATIVE_INFINITY];
    for (const [at, wire] of this.#wires.entries()) if (wire === null) this.#connect(at);
  }

  /** After the server has said why it ended: once more. */
  again(): void {
    [this.#bye, this.#state, this.#tries] = [null, 'opening', 0];
    for (const [at, wire] of this.#wires.entries()) if (wire === null) this.#connect(at);
    this.#parts.heard.changed();
  }

  close(): void {
    this.#state = 'ended';
    for (const stop of this.#stops) stop();
    this.#stops.clear();
    this.#cut();
  }

  /** Nothing that still comes over them counts. */
  #cut(): void {
    for (const [at, wire] of this.#wires.entries()) {
      this.#wires[at] = null;
      wire?.close();
    }
    this.#unheard.clear();
  }

  #connect(at: number): void {
    const wire = this.#parts.connect();
    this.#wires[at] = wire;
    this.#unheard.set(wire, this.#parts.now());
    const { session } = this.#parts;
    const isHere = (): boolean => this.#wires[at] === wire;
    wire.addEventListener('open', () => {
      if (!isHere()) return;
      wire.send(
        JSON.stringify({
          kind: 'hello',
          protocol: LINE_PROTOCOL,
          engine: ENGINE_VERSION,
          session,
        } satisfies FromPage),
      );
    });
    wire.addEventListener('message', ({ data }) => {
      if (!isHere()) return;
      this.#unheard.delete(wire);
      this.#hear(JSON.parse(String(data)) as ToPage);
    });
    wire.addEventListener('close', () => {
      if (isHere()) this.#fell(at);
    });
  }

  #fell(at: number): void {
    const wire = this.#wires[at];
    if (wire) this.#unheard.delete(wire);
    this.#wires[at] = null;
    if (this.#open.length === 0) this.#is('off');
    const ms = AGAIN_MS[Math.min(this.#tries++, AGAIN_MS.length - 1)]!;
    this.#after(ms, () => {
      if (this.#state !== 'ended' && this.#wires[at] === null) this.#connect(at);
    });
  }

  /** A network that is gone closes nothing: a browser notices it after minutes. */
  #dropSilent(): void {
    for (const [at, wire] of this.#wires.entries()) {
      const since = wire === null ? undefined : this.#unheard.get(wire);
      if (wire === null || since === undefined || this.#parts.now() - since < ANSWER_MS) continue;
      this.#fell(at);
      wire.close();
    }
  }

  #is(state: LineState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#parts.heard.changed();
  }

  #hear(message: ToPage): void {
    switch (message.kind) {
      case 'welcome':
        this.#tries = 0;
        this.#is('on');
        break;
      case 'bye':
        return this.#ends(message.why);
      case 'told':
      case 'time':
        return this.#take(message);
      case 'durable':
        this.#inOrder.isKept(message);
        return this.#tellKept();
      case 'beat':
        this.#trips = [...this.#trips, Math.max(0, this.#parts.now() - message.at)].slice(-TRIPS);
        break;
      default:
    }
    this.#parts.heard.said(message);
  }

  #tellKept(): void {
    const kept = this.#inOrder.takeKept();
    if (kept !== null) this.#parts.heard.said(kept);
  }

  #take(message: Extract<ToPage, { kind: 'told' | 'time' }>): void {
    const told = this.#inOrder.hear(message);
    if (told.length > 0) this.#parts.heard.told(told, this.#inOrder.next);
    this.#tellKept();
    if (!this.#inOrder.misses) {
      this.#gap?.();
      this.#gap = null;
      return;
    }
    this.#gap ??= this.#after(GAP_MS, () => {
      this.#gap = null;
      if (this.#inOrder.misses) this.ask({ kind: 'open' });
    });
  }

  #ends(why: Bye): void {
    if (TOO_EAGER.has(why)) this.#tries = AGAIN_MS.length;
    if (COMES_AGAIN.has(why)) return;
    this.#bye = why;
    this.#state = 'ended';
    // A wire that was being laid would take the seat back.
    this.#cut();
    this.#parts.heard.changed();
  }

  #beat(): void {
    this.#after(this.#parts.beatMs(), () => {
      this.#dropSilent();
      const [now, trip] = [this.#parts.now(), this.trip];
      const beat: FromPage = {
        kind: 'beat',
        at: now,
        ...(trip === null ? {} : { trip: Math.round(trip) }),
        later: this.#parts.later(),
      };
      const overAll = now - this.#beatOverAll >= ALL_BEAT_MS;
      if (overAll) this.#beatOverAll = now;
      for (const wire of overAll ? this.#open : this.#open.slice(0, 1)) {
        if (!this.#unheard.has(wire)) this.#unheard.set(wire, now);
        wire.send(JSON.stringify(beat));
      }
      this.#beat();
    });
  }

  #after(ms: number, run: () => void): () => void {
    const stop = this.#parts.after(ms, () => {
      this.#stops.delete(stop);
      run();
    });
    this.#stops.add(stop);
    return () => {
      this.#stops.delete(stop);
      stop();
    };
  }
}
