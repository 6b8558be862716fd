import type { AnyGame, AnyShape, Seat } from '@bande/core';
import type { Asked, Told } from '@bande/host';
import type { MatchNotice } from '@bande/protocol';
import type { GameView } from '@bande/stage/view';
import { prepared } from '../../games/engine-on-its-way.ts';
import { loadGame } from '../../games/views.ts';
import { laterOn } from '../later-on.ts';
import { mannerOf } from '../open-match.ts';
import { newId } from '../seeds.ts';
import { inSlices } from '../slices.ts';
import type { KeptMatch } from '../store.ts';
import { Company } from './company.ts';
import { FarSession } from './far-session.ts';
import { FarLine, type Wire } from './line.ts';
import { soFarOf } from './matches.ts';
import { headerFor, pastOf, setupOf } from './past.ts';

type Heard = Told<AnyShape>;

/** A match on the server that one is at. */
interface OpenedFar {
  readonly kept: KeptMatch;
  readonly game: AnyGame;
  readonly view: GameView<AnyShape>;
  readonly session: FarSession;
  readonly company: Company;
  readonly close: () => void;
}

/** While something can happen a line is kept warm: one that is silent delivers late. */
const WARM_MS = 33;
const CALM_MS = 500;
/** What is missing is asked for again so often. */
const PAST_AGAIN_MS = 700;
/** A match that differs so often is opened anew by loading the page. */
const DIFFERS_MOST = 3;

interface FarManner {
  readonly signal: AbortSignal;
  /** How far the engine of its physics is on its way. */
  readonly onEngine: (done: number) => void;
  /** For tests: how a line is laid. */
  readonly connect?: (match: string) => Wire;
}

const overTheNet = (match: string): Wire => {
  const base = location.origin.replace(/^http/, 'ws');
  return new WebSocket(`${base}/api/matches/${match}/line`);
};

/** Sits down where the browser has a seat, else watches. Null: this house has no such game. */
export async function openFar(
  notice: MatchNotice,
  { signal, onEngine, connect = overTheNet }: FarManner,
): Promise<OpenedFar | null> {
  const found = await loadGame(notice.game);
  if (found === null) return null;
  const { game, view } = found;
  await prepared(game, onEngine);
  return new Promise((done, fail) => {
    const opening = new Opening({ notice, game, view, signal, connect }, done);
    signal.addEventListener('abort', () => fail(new DOMException('left', 'AbortError')));
    opening.begin();
  });
}

interface OpeningParts {
  readonly notice: MatchNotice;
  readonly game: AnyGame;
  readonly view: GameView<AnyShape>;
  readonly signal: AbortSignal;
  readonly connect: (match: string) => Wire;
}

/** From the first word over the line to a table one sits at. */
class Opening {
  readonly #parts: OpeningParts;
  readonly #done: (opened: OpenedFar) => void;
  #seats: readonly Seat[];
  readonly #company: Company;
  #line: FarLine | null = null;
  #session: FarSession | null = null;
  #isFetching = false;
  #fetchedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: OpeningParts, done: (opened: OpenedFar) => void) {
    this.#parts = parts;
    this.#done = done;
    this.#seats = parts.notice.yours as readonly Seat[];
    this.#company = new Company({
      notice: parts.notice,
      seats: this.#seats,
      say: (message) => this.#line?.say(message),
      chair: () => this.#session?.chair ?? null,
      now: () => performance.now(),
      lateShare: () => this.#session?.chair.lateShare ?? 0,
      again: () => this.#line?.again(),
    });
  }

  begin(): void {
    const { notice, connect, signal } = this.#parts;
    this.#line = new FarLine({
      connect: () => connect(notice.id),
      session: newId().replaceAll('-', '').slice(0, 32),
      lines: this.#seats.length === 0 ? 1 : 2,
      now: () => performance.now(),
      after: laterOn,
      beatMs: () => (this.#isWarm ? WARM_MS : CALM_MS),
      later: () => this.#session?.chair.later ?? 0,
      heard: {
        told: (told, after) => this.#hear(told as readonly Heard[], after),
        said: (message) => {
          // A bot may have sat down on a seat that was his.
          if (message.kind === 'welcome') this.#seated(message.seats as readonly Seat[]);
          if (message.kind === 'durable') this.#session?.isKept(message.m, message.tick);
          else if (message.kind === 'beat') this.#session?.chair.timed(message);
          else this.#company.hear(message);
          this.#lineIs();
        },
        changed: () => this.#lineIs(),
      },
    });
    const wakes = (): void => void (document.hidden || this.#line?.wake());
    document.addEventListener('visibilitychange', wakes, { signal });
    window.addEventListener('online', wakes, { signal });
    signal.addEventListener('abort', () => this.#close());
  }

  #seated(seats: readonly Seat[]): void {
    if (this.#session !== null) return;
    this.#seats = seats;
    this.#company.sits(seats);
  }

  get #isWarm(): boolean {
    if (this.#session === null || this.#seats.length === 0) return false;
    const { mode, pausedAt, outcome } = this.#session.snapshot.match;
    return mode === 'live' && pausedAt === null && outcome === null;
  }

  #lineIs(): void {
    const { state, bye, trip } = this.#line!;
    this.#company.lineIs(state, bye, trip === null ? null : Math.round(trip / 5) * 5);
  }

  #hear(told: readonly Heard[], after: number): void {
    const opened = told.find((one) => one.kind === 'opened');
    if (this.#session === null) {
      if (opened === undefined) return;
      this.#session = this.#sitDown(opened);
      this.#done(this.#opened(this.#session));
    }
    this.#session.hear(told, after);
    this.#company.offersAre(this.#session.chair.offers);
  }

  #sitDown(opened: Extract<Heard, { kind: 'opened' }>): FarSession {
    const { game, view, notice } = this.#parts;
    return new FarSession({
      game,
      seats: this.#seats,
      header: headerFor(game, setupOf(notice), { players: this.#company.names }),
      clock: { now: () => performance.now(), after: laterOn },
      send: (asked: Asked<AnyShape>) => this.#line?.ask(asked),
      opened,
      roller: mannerOf(view).roller,
      onGap: () => void this.#fetchPast(),
      onDiffers: (at, times) => {
        console.error(`the match differs from the server's at tick ${at}`);
        if (times >= DIFFERS_MOST) location.reload();
      },
    });
  }

  /** Until nothing is missing any more. */
  async #fetchPast(): Promise<void> {
    const { game, notice, signal } = this.#parts;
    if (this.#isFetching || signal.aborted) return;
    this.#isFetching = true;
    // What has just been heard is kept a moment later.
    const rest = this.#fetchedAt + PAST_AGAIN_MS - performance.now();
    if (rest > 0) await new Promise<void>((done) => laterOn(rest, done));
    this.#fetchedAt = performance.now();
    const soFar = await soFarOf(notice.id).catch(() => null);
    const past = soFar === null ? null : await inSlices(pastOf(game, notice, soFar), { signal });
    this.#isFetching = false;
    if (signal.aborted) return;
    if (past === null) return this.#fetchPast();
    this.#session?.remembers(past);
  }

  #opened(session: FarSession): OpenedFar {
    const { game, view, notice } = this.#parts;
    const { match } = session.snapshot;
    const kept: KeptMatch = {
      id: notice.id,
      game: game.id,
      seed: '',
      sitters: session.sitters,
      names: this.#company.names,
      header: session.course.header,
      from: null,
      startedAt: Date.now(),
      touchedAt: Date.now(),
      over: match.outcome !== null,
      score: {},
    };
    return { kept, game, view, session, company: this.#company, close: () => this.#close() };
  }

  #close(): void {
    this.#line?.close();
    this.#session?.close();
  }
}
