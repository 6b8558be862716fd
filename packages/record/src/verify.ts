import { canonical, hashOf, type Game, type GameShape } from '@bande/core';
import { readingsOf, setupOf, type MatchRecord } from './format.ts';
import { originFault } from './origin.ts';
import { inputsHashOf } from './packed.ts';
import { endOf } from './recorder.ts';
import { hashLike, replay, type Difference, type Replayed } from './replay.ts';
import { seedFault } from './seed.ts';
import { unverifiedIn, type Unverified } from './unverified.ts';
import { ENGINE_VERSION } from './version.ts';

export interface Verdict {
  readonly ok: boolean;
  /** How far the replay came. */
  readonly inputs: number;
  readonly tick: number;
  readonly hash: string;
  readonly differs?: Difference;
  /** What a reader should know although nothing differs. */
  readonly notes: readonly string[];
  /** It begins from a position that somebody gave: its result is that of no whole match. */
  readonly beginsElsewhere: boolean;
  /** What is only claimed, though the record holds. */
  readonly unverified: readonly Unverified[];
}

/** Plays the record and compares everything it claims. */
export function verify<G extends GameShape>(game: Game<G>, record: MatchRecord<G>): Verdict {
  const before = startDifference(game, record) ?? seedDifference(record);
  const run = before?.what === 'start' ? null : replay(game, record, before === null ? record.seed : null);
  const differs = before ?? run?.differs ?? (run === null ? null : claimDifference(record, run));
  const match = run?.live.match ?? game.start(setupOf(record.header));
  return {
    ok: differs === null,
    inputs: run?.live.inputCount ?? 0,
    tick: match.tick,
    hash: hashOf(match),
    ...(differs === null ? {} : { differs }),
    notes: notesOn(game, record),
    beginsElsewhere: record.from !== null,
    unverified: unverifiedIn(game, record),
  };
}

function startDifference<G extends GameShape>(game: Game<G>, { header, from }: MatchRecord<G>): Difference | null {
  const reason = from === null ? null : originFault(game, setupOf(header), from);
  return reason === null ? null : { what: 'start', input: null, tick: null, reason };
}

function seedDifference<G extends GameShape>(record: MatchRecord<G>): Difference | null {
  const reason = seedFault(record);
  return reason === null ? null : { what: 'seed', input: null, tick: null, reason };
}

/** What is left when every input was played and every rest was equal. */
function claimDifference<G extends GameShape>(
  record: MatchRecord<G>,
  { live: { match } }: Replayed<G>,
): Difference | null {
  const at = { input: record.inputs.length === 0 ? null : record.inputs.length - 1, tick: match.tick };
  const lastHash = record.lastRest === null ? undefined : hashOf(record.lastRest);
  if (lastHash !== record.rests.at(-1)?.hash)
    return { what: 'rest', ...at, reason: 'the stored match is not the one at the last rest' };
  const end = endOf(match);
  if (canonical(record.end) !== canonical(end && { ...end, hash: hashLike(record, match) }))
    return { what: 'end', ...at, reason: 'the match does not end as recorded' };
  if (record.inputsHash !== inputsHashOf(record.inputs, record.header.shares, record.takenBack))
    return {
      what: 'inputs',
      input: null,
      tick: null,
      reason:
        "an input, a player's part of the seed or what was taken back was changed in a way that leaves no trace in the match",
    };
  return null;
}

function notesOn<G extends GameShape>(
  game: Game<G>,
  { header, end, seed, from, takenBack }: MatchRecord<G>,
): readonly string[] {
  const now = readingsOf(game);
  return [
    ...(header.engine === ENGINE_VERSION ? [] : [`recorded by engine ${header.engine}, replayed by ${ENGINE_VERSION}`]),
    ...(from === null ? [] : [`goes on from input ${from.inputs} of a match of engine ${from.engine}`]),
    ...(takenBack === undefined ? [] : [`decisions were taken back (${takenBack}): it is nobody's win`]),
    ...(header.readings.hash === now.hash ? [] : ['the published readings have changed since']),
    ...(end !== null && header.seedCommitment !== null && seed === null
      ? ['the seed has not been revealed: the dice were not checked']
      : []),
  ];
}
