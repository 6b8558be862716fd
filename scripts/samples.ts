import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitment, type AnyGame, type AnyShape, type Demonstration } from '@bande/core';
import { registry } from '@bande/games';
import { playOut } from '@bande/host';
import { Recorder, writeRecord, type MatchRecord } from '@bande/record';
import { repoRoot } from './tree.ts';

/** Writes down what is watched of each game on the start page, a match of two experts or a demonstration: `npm run samples [-- game]`. */

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

function demonstrated(game: AnyGame, { seating, mode, inputs, until }: Demonstration<AnyShape>): string {
  const settings = game.schemas.settings.parse({});
  const recorder = Recorder.start(game, { edition: game.editions[0]!.id, seating, mode, settings });
  for (const input of inputs) {
    const done = recorder.play(input);
    if (!done.ok) throw new Error(`${game.id} at ${input.tick}: ${JSON.stringify(done.refusal)}`);
  }
  recorder.advance(until);
  return writeRecord(recorder.record(null));
}

const [only] = process.argv.slice(2);
for (const game of registry.filter(({ id }) => only === undefined || id === only)) {
  const { bots, demonstration } = game;
  if (bots.length === 0 && demonstration === undefined) continue;
  await game.prepare?.();
  const text = demonstration === undefined ? sampleOf(game) : demonstrated(game, demonstration);
  writeFileSync(join(repoRoot, `packages/games/src/${game.id}/sample-match.json`), text);
  console.log(`${game.id}: ${text.length} bytes`);
}
