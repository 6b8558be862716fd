import { readRecord, resultOf, verify, type MatchRecord, type Verdict } from '@bande/record';
import type { AnyGame, AnyShape } from '@bande/core';
import { BadInput, isSet, JSON_FLAG, type Command, type Surroundings } from './command.ts';
import { readText } from './file.ts';
import { outcomeLine } from './outcome.ts';
import { printJson } from './print.ts';

interface Known {
  readonly game: AnyGame;
  readonly record: MatchRecord<AnyShape>;
}

function printVerdict(
  { out }: Surroundings,
  known: Known,
  { ok, inputs, tick, hash, differs, notes, unverified }: Verdict,
): void {
  for (const note of notes) out(`note: ${note}\n`);
  const place = [
    differs?.tick === null ? '' : `tick ${differs?.tick}`,
    differs?.input === null ? '' : `input ${differs?.input}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
  if (!ok) out(`differs at ${place === '' ? 'the record as a whole' : place}: ${differs?.reason}\n`);
  else out(`holds: ${known.game.id}, ${inputs} inputs, ${tick} ticks, ${ending(known)}, hash ${hash}\n`);
  if (ok) out(`not verified, only claimed: ${unverified.join(', ')}\n`);
}

/** A result that somebody has only told, or that began elsewhere, is not said like one that was played. */
function ending({ game, record }: Known): string {
  if (record.end === null) return 'unfinished';
  const told = outcomeLine(record.end.outcome);
  if (record.from !== null) return `from a position that was given to ${told}`;
  if (record.takenBack !== undefined) return `with decisions taken back to ${told}`;
  return `${resultOf(game, record).reported ? 'reported by somebody, not played: ' : ''}${told}`;
}

const printed = ({ game, record }: Known, verdict: Verdict): object => ({
  ...verdict,
  game: record.header.game,
  edition: record.header.edition,
  engine: record.header.engine,
  mode: record.header.mode,
  ...resultOf(game, record),
  score: record.end?.outcome.score ?? null,
  winner: record.end?.outcome.winner ?? null,
  outcome: record.end?.outcome ?? null,
});

/** A record that anybody can have written must not bring the game to a fault that looks like ours. */
function played(path: string, play: () => Verdict): Verdict {
  try {
    return play();
  } catch (error) {
    throw new BadInput(`${path}: cannot be played: ${(error as Error).message}`, { cause: error });
  }
}

export const replay: Command = {
  words: ['record'],
  flags: JSON_FLAG,
  help: 'Plays a match record again and compares every rest, the end, and, where the seed is revealed, every roll.\nNames the first tick that differs; exit 1 then.',
  async run(call, around) {
    const [path = ''] = call.words;
    const read = readRecord(readText(path), await around.registry());
    if (!read.ok) throw new BadInput(`${path}: ${read.refusal}`);
    const { game, record } = read.value;
    await game.prepare?.();
    const verdict = played(path, () => verify(game, record));
    if (isSet(call, 'json')) printJson(around, printed(read.value, verdict));
    else printVerdict(around, read.value, verdict);
    return verdict.ok ? 0 : 1;
  },
};
