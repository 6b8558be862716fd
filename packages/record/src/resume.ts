import {
  commitment,
  hashOf,
  type ChanceStream,
  type Game,
  type GameShape,
  type Match,
  type Rest,
  type Result,
  type Shares,
} from '@bande/core';
import { fromFormerMatch } from './format-1.ts';
import { headerOf, setupOf, type MatchRecord } from './format.ts';
import { originFault } from './origin.ts';
import { Recorder } from './recorder.ts';
import { replay } from './replay.ts';
import { chanceOf } from './seed.ts';
import { compareVersions, ENGINE_VERSION } from './version.ts';

interface Resumed<G extends GameShape> {
  readonly recorder: Recorder<G>;
  readonly chance: ChanceStream | null;
  /** Inputs after the last rest that had to be given up. */
  readonly dropped: number;
}

/** What a match goes on from: a record has it, and so has whatever a device keeps. */
type Resumable<G extends GameShape> = Pick<MatchRecord<G>, 'header' | 'lastRest' | 'end' | 'hashes' | 'takenBack'> & {
  readonly rests: readonly Pick<Rest, 'after' | 'hash'>[];
  readonly inputs: { readonly length: number };
};

const no = (refusal: string): Result<never, string> => ({ ok: false, refusal });

/** The same engine takes up its own unfinished match: every input is played again, and the seed's stream with it. */
export function reopen<G extends GameShape>(
  game: Game<G>,
  record: MatchRecord<G>,
  seed: string | null,
): Result<Resumed<G>, string> {
  if (record.end !== null) return no('the match is over');
  if (record.header.engine !== ENGINE_VERSION)
    return no(`recorded by engine ${record.header.engine}: resume it from its last rest`);
  if (seed !== null && commitment(seed) !== record.header.seedCommitment)
    return no('this is not the seed that was committed to');
  const { live, rests, chance, differs } = replay(game, record, seed);
  return differs === null
    ? {
        ok: true,
        value: {
          recorder: new Recorder(record.header, live, record.from, rests, record.takenBack),
          chance,
          dropped: 0,
        },
      }
    : no(`at input ${differs.input ?? 0}: ${differs.reason}`);
}

/**
 * An unfinished match of an older engine goes on from its last rest, as a record of its own. It needs a new seed: whoever
 * saw the old rolls must not see them again, and whoever put something into the old one puts something into this one. What
 * was taken back before stays counted.
 */
export function resume<G extends GameShape>(
  game: Game<G>,
  record: Resumable<G>,
  newSeed: string | null,
  shares: Shares = [],
): Result<Resumed<G>, string> {
  const { header, lastRest, rests, inputs, takenBack } = record;
  const rest = rests.at(-1);
  if (record.end !== null) return no('the match is over');
  if (compareVersions(header.engine, ENGINE_VERSION) > 0)
    return no(`recorded by engine ${header.engine}, which is newer than this one (${ENGINE_VERSION})`);
  if (lastRest === null || rest === undefined) return no('the record holds no rest to resume from');
  if (hashOf(lastRest) !== rest.hash) return no('the stored match is not the one at the last rest');
  if (newSeed !== null && commitment(newSeed) === header.seedCommitment)
    return no('a resumed match needs a new seed: the old rolls have been seen');
  const match = record.hashes === 1 ? (fromFormerMatch(lastRest) as unknown as Match<G>) : lastRest;
  const origin = { engine: header.engine, inputs: rest.after, match };
  const fault = originFault(game, setupOf(header), origin);
  if (fault !== null) return no(fault);
  const { equipment, players } = header;
  const fresh = headerOf(game, setupOf(header), {
    ...(newSeed === null ? {} : { seedCommitment: commitment(newSeed), shares }),
    equipment,
    ...(players === undefined ? {} : { players }),
  });
  const recorder = Recorder.again(game, { header: fresh, from: origin, takenBack });
  return {
    ok: true,
    value: {
      recorder,
      chance: newSeed === null ? null : chanceOf(fresh, newSeed),
      dropped: inputs.length - rest.after,
    },
  };
}
