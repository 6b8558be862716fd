import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitment, type AnyGame, type AnyShape } from '@bande/core';
import { registry } from '@bande/games';
import { playOut } from '@bande/host';
import { Recorder, writeRecord, type MatchRecord } from '@bande/record';
import { repoRoot } from './tree.ts';

/** Writes down a match of two experts for each game, to be watched on the start page: `npm run samples [-- game]`. */

const strongest = ({ bots }: AnyGame): string => bots.at(-1)?.id ?? 'random';

const [SEEDS, ENOUGH] = [60, 10];

function record(game: AnyGame, seed: string): MatchRecord<AnyShape> {
  const seating = game.seatings.find(({ length }) => length === 2) ?? game.seatings[0]!;
  const setup = {
    edition: game.editions[0]!.id,
    seating,
    mode: 'paced' as const,
    // A short match by the game's own word: what is enough to compare two bots.
    settings: game.schemas.settings.parse(game.ladder?.settings ?? {}),
  };
  const bots = seating.map(() => strongest(game));
  const recorder = Recorder.start(game, setup, { seedCommitment: commitment(seed), players: bots });
  playOut(game, recorder, { seed, bots });
  return recorder.record(seed);
}

const deedsOf = ({ inputs, header }: MatchRecord<AnyShape>): number =>
  Math.min(
    ...header.seating.map((_, seat) => inputs.filter(({ kind, by }) => kind === 'action' && by === seat).length),
  );

/** The first match that both have played enough, else the one of all that they have played most: nobody wants to watch one clear the board alone. */
function sampleOf(game: AnyGame): string {
  let best = record(game, 'sample 1');
  for (let number = 2; number <= SEEDS && deedsOf(best) < ENOUGH; number++) {
    const match = record(game, `sample ${number}`);
    if (deedsOf(match) > deedsOf(best)) best = match;
  }
  console.log(`${game.id}: each side does at least ${deedsOf(best)} things`);
  return writeRecord(best);
}

const [only] = process.argv.slice(2);
for (const game of registry.filter(({ id }) => only === undefined || id === only)) {
  if (game.bots.length === 0) continue;
  await game.prepare?.();
  const text = sampleOf(game);
  writeFileSync(join(repoRoot, `packages/games/src/${game.id}/sample-match.json`), text);
  console.log(`${game.id}: ${text.length} bytes`);
}
