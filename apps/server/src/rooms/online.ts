import type { Server } from 'node:http';
import { matchRoutes } from '../api/matches.ts';
import type { Route } from '../http/router.ts';
import {
  LOOK_FOR_OLD_MS,
  LOOKS_BACK_AT_ONCE,
  LOOKS_BACK_PER_SECOND,
  MATCHES_AT_ONCE,
  MATCHES_PER_SECOND,
} from '../limits.ts';
import { Budgets } from '../referee/budgets.ts';
import type { Referee } from '../referee/referee.ts';
import type { Store } from '../store/store.ts';
import { Finishing } from './finishing.ts';
import { Lines } from './lines.ts';
import { Matches } from './matches.ts';
import { Reception } from './reception.ts';
import { rightAt } from './right.ts';
import { SoFars } from './so-far.ts';

interface OnlineParts {
  readonly server: Server;
  readonly store: Store;
  readonly referee: Referee;
  readonly games: string;
  /** In how many threads matches run. */
  readonly threads: number;
  readonly proxies: number;
  readonly hosts: readonly string[];
}

/** Everything with which a server holds matches: they are begun, played over lines, looked back at, and become records. */
export class Online {
  readonly routes: readonly Route[];
  readonly #matches: Matches;
  readonly #finishing: Finishing;
  readonly #soFars: SoFars;
  readonly #lines: Lines;
  readonly #looking: NodeJS.Timeout;
  #deleting: Promise<unknown> = Promise.resolve();

  constructor({ server, store, referee, games, threads, proxies, hosts }: OnlineParts) {
    const finishing = new Finishing({ store, referee, games });
    const matches = new Matches({
      store: store.matches,
      log: store.log,
      games,
      threads,
      onOver: (match) => finishing.finish(match),
    });
    // If it fails, the next start tries again.
    finishing.rest().catch((error: unknown) => console.error(error));
    const soFars = new SoFars({ log: store.log, lately: matches.lately });
    const reception = new Reception({ store: store.matches, matches, soFars });
    this.routes = matchRoutes({
      reception,
      store: store.matches,
      referee,
      begun: new Budgets(MATCHES_AT_ONCE, MATCHES_PER_SECOND),
      lookedBack: new Budgets(LOOKS_BACK_AT_ONCE, LOOKS_BACK_PER_SECOND),
    });
    this.#lines = new Lines(server, {
      proxies,
      hosts,
      rightOf: rightAt(reception),
      came: (line) => matches.came(line),
      heard: (line, message) => matches.heard(line, message),
      gone: (line) => matches.gone(line),
    });
    const deleteOld = (): void => {
      const deleted = store.oldMatches.delete(new Date(), matches.standing);
      // If it fails, it is tried again in an hour.
      this.#deleting = deleted.catch((error: unknown) => console.error(error));
    };
    deleteOld();
    this.#looking = setInterval(deleteOld, LOOK_FOR_OLD_MS).unref();
    [this.#matches, this.#finishing, this.#soFars] = [matches, finishing, soFars];
  }

  async close(): Promise<void> {
    clearInterval(this.#looking);
    this.#lines.close();
    await this.#matches.close();
    await this.#finishing.close();
    await this.#soFars.close();
    await this.#deleting;
  }
}
