import { randomBytes } from 'node:crypto';
import type { FromPage } from '@bande/protocol';
import { ENGINE_VERSION } from '@bande/record';
import type { LogStore } from '../store/log-store.ts';
import { seatingOf, type MatchStore } from '../store/match-store.ts';
import { Lately } from './lately.ts';
import type { Line } from './lines.ts';
import { MatchLog } from './match-log.ts';
import { goOnWithThisEngine } from './other-engine.ts';
import type { NewRow, ToThread } from './plan.ts';
import { RoomThread, type Word } from './room-thread.ts';

interface MatchesParts {
  readonly store: MatchStore;
  readonly log: LogStore;
  readonly games: string;
  /** In how many threads matches run. */
  readonly threads: number;
  /** Its last row is kept. */
  readonly onOver: (match: string) => void;
}

/** The matches of this server: which thread has each, and who is on the line to it. */
export class Matches {
  readonly #parts: MatchesParts;
  readonly #owner = randomBytes(8).toString('hex');
  readonly #threads: RoomThread[] = [];
  /** Matches that stand in a thread, or are being put there. */
  readonly #standing = new Map<string, Promise<RoomThread>>();
  /** With which each of them was claimed here last. */
  readonly #epochs = new Map<string, number>();
  readonly #lines = new Map<number, Line>();
  readonly #log: MatchLog;
  /** What nobody who watches is told yet. */
  readonly lately = new Lately();
  #isClosed = false;

  constructor(parts: MatchesParts) {
    this.#parts = parts;
    this.#log = new MatchLog({
      append: (rows) => {
        // Whatever comes of it: it may be stored though the answer is lost.
        this.lately.add(rows);
        return parts.log.append(rows);
      },
      onStored: (rows) => this.#stored(rows),
      onFenced: (rows) => this.#fenced(rows),
      onStore: (isDown) => {
        for (const thread of this.#threads) thread.say({ kind: 'store', isDown });
      },
    });
  }

  // ── lines ────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Those that somebody is at. */
  get standing(): readonly string[] {
    return [...this.#standing.keys()];
  }

  came(line: Line): void {
    this.#lines.set(line.id, line);
    void this.#attach(line);
  }

  async #attach(comer: Line): Promise<void> {
    const {
      id: line,
      right: { match, seat },
      session,
    } = comer;
    try {
      const thread = await this.#stand(match);
      if (this.#lines.has(line)) thread.say({ kind: 'came', match, line, comer: { seat, session } });
    } catch (error) {
      console.error(error);
      comer.bye('ended');
    }
  }

  heard({ id: line, right: { match } }: Line, message: FromPage): void {
    this.tell({ kind: 'heard', match, line, message });
  }

  gone({ id: line, right: { match } }: Line): void {
    this.#lines.delete(line);
    this.tell({ kind: 'gone', match, line });
  }

  /** Everything that was entered is written down; then the threads end. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#threads.map((thread) => thread.finish()));
    await this.#log.close();
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }

  /** What is said to a match that could not be put into a thread is said to nobody; whoever came to it has been told. */
  tell(word: Extract<ToThread, { readonly match: string }>): void {
    this.#standing.get(word.match)?.then(
      (thread) => thread.say(word),
      () => undefined,
    );
  }

  // ── threads ──────────────────────────────────────────────────────────────────────────────────────────────────────

  #stand(match: string): Promise<RoomThread> {
    const standing = this.#standing.get(match) ?? this.#open(match);
    this.#standing.set(match, standing);
    standing.catch(() => this.#standing.delete(match));
    return standing;
  }

  async #open(id: string): Promise<RoomThread> {
    const { store, log } = this.#parts;
    const epoch = await log.claim(id, this.#owner);
    this.#epochs.set(id, epoch);
    const before = await store.match(id);
    if (before === null) throw new Error('there is no such match');
    if (before.plan.engine !== ENGINE_VERSION) await goOnWithThisEngine(log, this.#parts.games, before);
    const [found, written] = await Promise.all([store.match(id), log.written(id)]);
    const { plan, next } = found ?? before;
    const thread = this.#freest();
    thread.matches.add(id);
    thread.say({
      kind: 'open',
      match: id,
      plan,
      seating: seatingOf(found ?? before),
      written: { ...written, epoch },
      next,
    });
    return thread;
  }

  #freest(): RoomThread {
    if (this.#threads.length < this.#parts.threads) this.#threads.push(this.#newThread());
    return this.#threads.toSorted((a, b) => a.matches.size - b.matches.size)[0]!;
  }

  #newThread(): RoomThread {
    const thread: RoomThread = new RoomThread(
      this.#parts.games,
      (word) => this.#hear(word),
      () => this.#fell(thread),
    );
    return thread;
  }

  /** Its matches are put back in other threads, from what was written down. */
  #fell(thread: RoomThread): void {
    this.#threads.splice(this.#threads.indexOf(thread), 1);
    if (this.#isClosed) return;
    for (const match of thread.matches) this.#putBack(match);
  }

  #putBack(match: string): void {
    this.#standing.delete(match);
    for (const line of this.#lines.values()) if (line.right.match === match) void this.#attach(line);
  }

  #hear(word: Word): void {
    switch (word.kind) {
      case 'send':
        for (const line of word.lines) this.#lines.get(line)?.say(word.text);
        return;
      case 'bye':
        return this.#lines.get(word.line)?.bye(word.why);
      case 'rows':
        return this.#log.add(word.rows);
      case 'left':
        return this.#left(word.match);
      case 'failed':
        return this.#failed(word.match);
    }
  }

  #left(match: string): void {
    this.#forget(match);
    // Somebody may have come while it was being let go.
    for (const line of this.#lines.values()) if (line.right.match === match) void this.#attach(line);
  }

  /** Whoever is at it comes again, a little later, and finds it as it was last written down. */
  #failed(match: string): void {
    this.#forget(match);
    for (const line of this.#lines.values()) if (line.right.match === match) line.bye('closing');
  }

  #forget(match: string): void {
    this.#standing.delete(match);
    this.#epochs.delete(match);
    for (const { matches } of this.#threads) matches.delete(match);
  }

  #stored(rows: readonly NewRow[]): void {
    this.lately.add(rows);
    for (const { match, isOver } of rows) if (isOver) this.#parts.onOver(match);
    for (const thread of this.#threads) {
      const mine = rows.filter(({ match }) => thread.matches.has(match)).map(({ match, row }) => [match, row] as const);
      if (mine.length > 0) thread.say({ kind: 'stored', rows: mine });
    }
  }

  /** Somebody else has it now. What a thread that died had cut before the match was claimed anew is fenced, too: that is as it should be. */
  #fenced(rows: readonly NewRow[]): void {
    const lost = new Set(
      rows.filter(({ match, epoch }) => this.#epochs.get(match) === epoch).map(({ match }) => match),
    );
    for (const match of lost) {
      for (const thread of this.#threads) if (thread.matches.has(match)) thread.say({ kind: 'fenced', match });
      this.#failed(match);
    }
  }
}
