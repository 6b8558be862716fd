import { readRecord, verify, type MatchRecord, type Verdict } from '@bande/record';
import type { AnyShape } from '@bande/core';
import { BadInput, isSet, JSON_FLAG, type Command, type Surroundings } from './command.ts';
import { readText } from './file.ts';
import { printJson } from './print.ts';

function printVerdict(
  { out }: Surroundings,
  { header, end }: MatchRecord<AnyShape>,
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
  else
    out(
      `holds: ${header.game}, ${inputs} inputs, ${tick} ticks, ${end === null ? 'unfinished' : result(end.outcome)}, hash ${hash}\n`,
    );
  if (ok) out(`not verified, only claimed: ${unverified.join(', ')}\n`);
}

const result = ({ score, winner }: { readonly score: object; readonly winner: string | null }): string =>
  `${Object.entries(score)
    .map(([side, points]) => `${side} ${String(points)}`)
    .join(', ')}, ${winner === null ? 'a draw' : `${winner} wins`}`;

const printed = ({ header, end }: MatchRecord<AnyShape>, verdict: Verdict): object => ({
  ...verdict,
  game: header.game,
  edition: header.edition,
  engine: header.engine,
  finished: end !== null,
  score: end?.outcome.score ?? null,
  winner: end?.outcome.winner ?? null,
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
    if (isSet(call, 'json')) printJson(around, printed(record, verdict));
    else printVerdict(around, record, verdict);
    return verdict.ok ? 0 : 1;
  },
};
