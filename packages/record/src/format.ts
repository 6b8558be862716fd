import {
  hashOf,
  type Game,
  type GameShape,
  type Input,
  type Match,
  type Outcome,
  type Setup,
  type Shares,
  type Tick,
} from '@bande/core';
import type { ChainedRest } from './rests.ts';
import { ENGINE_VERSION, FORMAT_VERSION } from './version.ts';

/** Everything agreed before the first input. */
export interface Header<G extends GameShape> extends Setup<G> {
  readonly format: typeof FORMAT_VERSION;
  readonly engine: string;
  readonly game: string;
  /** Which readings of open passages were followed, and a hash of their text. */
  readonly readings: { readonly ids: readonly string[]; readonly hash: string };
  /** What the players had on the table, where somebody checked it. */
  readonly equipment: unknown;
  /** To the host's part of the seed, published before the first roll; `null` where real dice fall. */
  readonly seedCommitment: string | null;
  /** The players' parts of the seed, one per seat, shown when the commitment was known. Left out where there are none. */
  readonly shares?: Shares;
  /** One name per seat. */
  readonly players?: readonly string[];
}

/** A position to start from other than the beginning: an older engine's match goes on from its last rest. */
export interface Origin<G extends GameShape> {
  readonly engine: string;
  /** How many inputs of the earlier record lie before it. */
  readonly inputs: number;
  readonly match: Match<G>;
}

export interface End<G extends GameShape> {
  readonly tick: Tick;
  readonly hash: string;
  readonly outcome: Outcome<G>;
}

/** A match file: playing the inputs verifies it. Why it looks like this: docs/decisions/record-format.md. */
export interface MatchRecord<G extends GameShape> {
  readonly header: Header<G>;
  readonly from: Origin<G> | null;
  readonly inputs: readonly Input<G>[];
  /** Finds a change that leaves no trace in the match. */
  readonly inputsHash: string;
  readonly rests: readonly ChainedRest[];
  /** The whole match at the last of the rests. */
  readonly lastRest: Match<G> | null;
  readonly end: End<G> | null;
  /** The tick that it had come to when it was written down: time passes without an input. */
  readonly reached: Tick;
  /** The host's part of the seed, revealed when the last roll has fallen. */
  readonly seed: string | null;
  /** So often somebody has taken a decision back, with all that came after it: it is a match as it was played in the end, and nobody's win. Left out where nobody has. */
  readonly takenBack?: number;
  /** Its hashes are those of a match as format 1 wrote it down. */
  readonly hashes?: 1;
}

/** What the host knows beyond the setup. */
export interface Circumstances {
  readonly seedCommitment?: string | null;
  readonly shares?: Shares;
  readonly equipment?: unknown;
  readonly players?: readonly string[];
}

export const readingsOf = <G extends GameShape>(game: Game<G>): Header<G>['readings'] => ({
  ids: Object.keys(game.readings),
  hash: hashOf(game.readings),
});

export const headerOf = <G extends GameShape>(
  game: Game<G>,
  setup: Setup<G>,
  { seedCommitment, shares = [], equipment, players }: Circumstances,
): Header<G> => ({
  format: FORMAT_VERSION,
  engine: ENGINE_VERSION,
  game: game.id,
  edition: setup.edition,
  seating: setup.seating,
  mode: setup.mode,
  settings: setup.settings,
  readings: readingsOf(game),
  equipment: equipment ?? null,
  seedCommitment: seedCommitment ?? null,
  ...(shares.every((share) => share === null) ? {} : { shares }),
  ...(players === undefined ? {} : { players }),
});

export const setupOf = <G extends GameShape>({ edition, seating, mode, settings }: Header<G>): Setup<G> => ({
  edition,
  seating,
  mode,
  settings,
});
