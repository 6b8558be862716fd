import { canonical, hashOf, type Game, type GameShape, type Match, type Seat, type Setup } from '@bande/core';
import { Course, isEndless, type CourseOptions, type Trouble } from './course.ts';
import { refusalLine } from './host.ts';
import { playersOf } from './players.ts';
import { BareTable, type Table } from './table.ts';

interface Conditions<G extends GameShape> extends CourseOptions<G> {
  readonly bots: readonly string[];
}

export interface Played<G extends GameShape> {
  readonly match: Match<G>;
  /** `null` if the match did not come to an end, or has none. */
  readonly score: Readonly<Record<G['side'], number>> | null;
  readonly winner: G['side'] | null;
  readonly length: {
    readonly ticks: number;
    readonly inputs: number;
    readonly actions: number;
    /** Swings that came to nothing. */
    readonly missed: number;
  };
  /** How often each paragraph was cited. */
  readonly calls: Readonly<Record<string, number>>;
  readonly hash: string;
  readonly trouble: Trouble | null;
}

/** Plays one whole match between bots. The same seed, bots and pace give the same match everywhere. */
export const playMatch = <G extends GameShape>(game: Game<G>, setup: Setup<G>, conditions: Conditions<G>): Played<G> =>
  playOut(game, BareTable.start(game, setup), conditions);

/** After so many inputs a match without an end is left, unless told otherwise. */
const ENDLESS_INPUTS = 60;

/** Plays on at a table until the match is over: the table may record, and it may stand in mid-match. */
export function playOut<G extends GameShape>(game: Game<G>, table: Table<G>, conditions: Conditions<G>): Played<G> {
  const players = playersOf(game, table.match.setup, conditions.bots, conditions.seed);
  const limits = isEndless(game, table.match.setup) ? { maxInputs: ENDLESS_INPUTS, ...conditions } : conditions;
  const course = new Course(game, table, { ...limits, players });
  for (let asked = course.toAct(); asked.length > 0; asked = course.toAct()) {
    for (const { seat, legal } of asked) {
      const answer = (players[seat] ?? nobody(seat)).choose(table.match, seat, legal);
      const refusal = course.answer(seat, answer);
      if (refusal !== null)
        course.giveUp({
          kind: 'refused',
          reason: `${canonical(answer)} of seat ${seat} at tick ${table.match.tick}: ${refusalLine(refusal)}`,
        });
    }
  }
  return summary(table.match, course);
}

function nobody(seat: Seat): never {
  throw new RangeError(`nobody sits at seat ${seat}`);
}

const summary = <G extends GameShape>(match: Match<G>, course: Course<G>): Played<G> => ({
  match,
  score: match.outcome?.score ?? null,
  winner: match.outcome?.winner ?? null,
  length: { ticks: match.tick, inputs: course.inputs, actions: course.actions, missed: course.missed },
  calls: Object.fromEntries([...course.calls].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  hash: hashOf(match),
  trouble: course.trouble,
});
