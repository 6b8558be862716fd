import type { Caller } from '../http/caller.ts';
import { isFault, type Referee } from '../referee/referee.ts';
import { playersIn, seatingOf } from '../store/match-store.ts';
import type { Store } from '../store/store.ts';
import { Thread } from '../thread.ts';
import type { Finished } from './record-thread.ts';

interface FinishingParts {
  readonly store: Store;
  readonly referee: Referee;
  readonly games: string;
}

/** The house asks its own referee. */
const HOUSE: Caller = { client: 'this server', gone: new AbortController().signal, isSecure: true };

/** A match that is over becomes a record among the others, held here: played again, verified, stored. */
export class Finishing {
  readonly #parts: FinishingParts;
  /** One after the other. */
  #work: Promise<void> = Promise.resolve();
  #thread: Thread | null = null;
  #isClosed = false;

  constructor(parts: FinishingParts) {
    this.#parts = parts;
  }

  /** Those that were over when the server fell. */
  async rest(): Promise<void> {
    for (const id of await this.#parts.store.matches.unrecorded()) this.finish(id);
  }

  finish(match: string): void {
    this.#work = this.#work
      .then(() => (this.#isClosed ? undefined : this.#finish(match)))
      .catch((error: unknown) => console.error(error));
  }

  /** Waits for what is under way; what is left is done at the next start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#work;
    await this.#thread?.end();
  }

  async #finish(id: string): Promise<void> {
    const { store, referee, games } = this.#parts;
    const finished = await this.#finished(id);
    if (finished === null) return;
    if (this.#thread === null || this.#thread.gone)
      this.#thread = new Thread(new URL('record-thread.ts', import.meta.url), games);
    const text = (await this.#thread.ask(finished)) as string;
    const checked = await referee.ask({ kind: 'record', text }, HOUSE);
    if (isFault(checked) || !checked.verdict.ok)
      throw new Error(
        `match ${id}: ${isFault(checked) ? checked.fault : (checked.verdict.differs?.reason ?? 'differs')}`,
      );
    // What nobody played is over, and no record.
    if (checked.isPlayed) await store.addRecord({ ...checked.row, held_here: true });
    await store.matches.hasRecord(id, checked.isPlayed ? checked.row.id : '');
  }

  /** Everything that was entered in a match that is over; null: it has its record already. */
  async #finished(id: string): Promise<Finished | null> {
    const { log, matches } = this.#parts.store;
    const [match, last] = [await matches.match(id), await log.last(id)];
    if (match === null || match.record !== null || match.state !== 'over' || last === null) return null;
    const entered = await log.entered(match, last.row);
    const { shares } = seatingOf(match);
    return { plan: match.plan, players: playersIn(match), shares, entered, reached: last.reached };
  }
}
