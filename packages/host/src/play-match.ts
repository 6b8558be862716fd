import { canonical, hashOf, type Game, type GameShape, type Match, type Setup } from '@bande/core';
import { Host, refusalLine, type HostOptions, type Trouble } from './host.ts';
import { playersOf } from './players.ts';
import { BareTable, type Table } from './table.ts';

export interface Conditions<G extends GameShape> extends HostOptions<G> {
  readonly bots: readonly string[];
}

export interface Played<G extends GameShape> {
  readonly match: Match<G>;
  /** `null` if the match did not come to its end. */
  readonly score: Readonly<Record<G['side'], number>> | null;
  readonly winner: G['side'] | null;
  readonly length: { readonly ticks: number; readonly inputs: number; readonly actions: number };
  /** How often each paragraph was cited. */
  readonly calls: Readonly<Record<string, number>>;
  readonly hash: string;
  readonly trouble: Trouble | null;
}

/** Plays one whole match between bots. The same seed, bots and pace give the same match everywhere. */
export const playMatch = <G extends GameShape>(game: Game<G>, setup: Setup<G>, conditions: Conditions<G>): Played<G> =>
  playOut(game, BareTable.start(game, setup), conditions);

/** Plays on at a table until the match is over: the table may record, and it may stand in mid-match. */
export function playOut<G extends GameShape>(game: Game<G>, table: Table<G>, conditions: Conditions<G>): Played<G> {
  const players = playersOf(game, table.match.setup, conditions.bots, conditions.seed);
  const host = new Host(game, table, conditions);
  for (let turn = host.toAct(); turn !== null; turn = host.toAct()) {
    const player = players[turn.seat];
    if (player === undefined) throw new RangeError(`nobody sits at seat ${turn.seat}`);
    const action = player(table.match, turn.seat, turn.legal);
    const done = host.act(turn.seat, action);
    if (typeof done === 'object')
      host.giveUp({
        kind: 'refused',
        reason: `${canonical(action)} of seat ${turn.seat} at tick ${table.match.tick}: ${refusalLine(done)}`,
      });
  }
  return summary(table.match, host);
}

const summary = <G extends GameShape>(match: Match<G>, host: Host<G>): Played<G> => ({
  match,
  score: match.outcome?.score ?? null,
  winner: match.outcome?.winner ?? null,
  length: { ticks: match.tick, inputs: host.inputs, actions: host.actions },
  calls: Object.fromEntries([...host.calls].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  hash: hashOf(match),
  trouble: host.trouble,
});
