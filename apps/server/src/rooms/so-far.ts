import { Refused } from '../http/answer.ts';
import type { LogPlace, LogStore } from '../store/log-store.ts';
import { playersIn, seatingOf, type StoredMatch } from '../store/match-store.ts';
import { Thread } from '../thread.ts';
import type { Lately } from './lately.ts';
import type { Played } from './so-far-thread.ts';

interface SoFarsParts {
  readonly log: LogStore;
  readonly lately: Lately;
}

const NOTHING: LogPlace = { row: -1, reached: 0 };

/** What has been played of a match and is kept, for whoever comes to it in the middle. What nobody has done yet, sealed choices and hands under way, is not in it. */
export class SoFars {
  readonly #parts: SoFarsParts;
  #thread: Thread | null = null;
  /** The same is told to all who ask for it at once. */
  readonly #underWay = new Map<string, Promise<string>>();

  constructor(parts: SoFarsParts) {
    this.#parts = parts;
  }

  /** JSON of a `SoFar`: all that is stored, or what is old enough for whoever watches. */
  async of(match: StoredMatch, isSeated: boolean): Promise<string> {
    const until = isSeated ? await this.#parts.log.last(match.id) : await this.#oldEnough(match);
    const key = `${match.id} ${(until ?? NOTHING).row}`;
    const underWay = this.#underWay.get(key) ?? this.#packed(match, until ?? NOTHING);
    this.#underWay.set(key, underWay);
    return underWay.finally(() => this.#underWay.delete(key));
  }

  async close(): Promise<void> {
    await this.#thread?.end();
  }

  /** Looked up after the last row: whatever is stored meanwhile comes after that. */
  async #oldEnough({ id }: StoredMatch): Promise<LogPlace | null> {
    const { log, lately } = this.#parts;
    if (!lately.knows) throw new Refused(503, 'the server has just been started', { 'retry-after': '2' });
    const last = await log.last(id);
    const young = lately.firstOf(id);
    return last === null || young === null || young > last.row ? last : log.last(id, young);
  }

  async #packed(match: StoredMatch, { row, reached }: LogPlace): Promise<string> {
    const entered = row < 0 ? [] : await this.#parts.log.entered(match, row);
    if (this.#thread === null || this.#thread.gone)
      this.#thread = new Thread(new URL('so-far-thread.ts', import.meta.url), null);
    const { seedCommitment, goesOn } = match.plan;
    const from = goesOn?.from ?? null;
    const { shares } = seatingOf(match);
    const played: Played = { seedCommitment, shares, players: playersIn(match), from, reached, entered };
    return (await this.#thread.ask(played)) as string;
  }
}
