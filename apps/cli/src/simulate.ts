import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BareTable, botIds, botsBySeat, isEndless, paceOf, playOut, type Played } from '@bande/host';
import { commitment, seconds, type AnyGame, type AnyShape, type Setup } from '@bande/core';
import { Recorder, writeRecord } from '@bande/record';
import {
  BadInput,
  gameOf,
  isSet,
  JSON_FLAG,
  oneOf,
  text,
  wholeNumber,
  type Call,
  type Command,
  type Surroundings,
} from './command.ts';
import { makeFolder } from './file.ts';
import { printJson } from './print.ts';
import { playInProcesses } from './processes.ts';
import { sharesOf } from './shares.ts';
import { SETUP_FLAGS, setupFrom } from './setup.ts';
import { printSummary } from './summary.ts';

/** One call: what is played, how often, and where the records go. */
interface Series {
  readonly game: AnyGame;
  readonly setup: Setup<AnyShape>;
  readonly matches: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly paceTicks: number;
  readonly folder: string | undefined;
  readonly processes: number;
}

/** One match of a series, as the contract prints it. */
export interface SimulatedMatch extends Omit<Played<AnyShape>, 'match'> {
  readonly match: number;
  readonly seed: string;
}

export function seriesFrom(game: AnyGame, call: Call): Series {
  const setup = setupFrom(game, call);
  if (isEndless(game, setup))
    throw new BadInput(`${game.id} is not simulated: so set up it has no end, and ${botsIn(game)}`);
  return {
    game,
    setup,
    matches: wholeNumber(call, 'matches', 1, 1, 10_000_000),
    seed: text(call, 'seed') ?? '1',
    bots: botsFrom(game, setup, text(call, 'bots') ?? 'random'),
    paceTicks: paceFor(game, text(call, 'pace')),
    folder: text(call, 'record'),
    processes: wholeNumber(call, 'processes', 1, 1, 256),
  };
}

const botsIn = ({ bots }: AnyGame): string => (bots.length === 0 ? 'it has no bots yet' : 'nobody wins');

function botsFrom(game: AnyGame, { seating }: Setup<AnyShape>, given: string): readonly string[] {
  const bots = given.split(',');
  for (const bot of bots) oneOf(botIds(game), bot, (id) => id, 'bot');
  if (![1, new Set(seating).size, seating.length].includes(bots.length))
    throw new BadInput(`--bots wants one name, one per side or one per seat (${seating.length}), not ${bots.length}`);
  return bots;
}

const paceFor = (game: AnyGame, given: string | undefined): number =>
  given === undefined ? paceOf(game) : seconds(paceFrom(given));

function paceFrom(given: string): number {
  const pace = Number(given);
  if (given.trim() === '' || !(pace >= 0 && pace <= 3600))
    throw new BadInput(`--pace wants seconds from 0 to 3600, not ${given}`);
  return pace;
}

export function playOne(series: Series, number: number): SimulatedMatch {
  const { game, setup, bots, paceTicks, folder } = series;
  const seed = `${series.seed}:${number}`;
  const conditions = { seed, bots, paceTicks };
  if (folder === undefined) return told(number, seed, playOut(game, BareTable.start(game, setup), conditions));
  const recorder = Recorder.start(game, setup, {
    seedCommitment: commitment(seed),
    players: botsBySeat(game, setup, bots),
  });
  const played = playOut(game, recorder, conditions);
  writeFileSync(join(folder, fileName(game, seed)), writeRecord(recorder.record(seed)));
  return told(number, seed, played);
}

const fileName = (game: AnyGame, seed: string): string => `${game.id}-${seed.replaceAll(/[^\w.-]+/g, '-')}.json`;

const told = (number: number, seed: string, { match: _match, ...played }: Played<AnyShape>): SimulatedMatch => ({
  match: number,
  seed,
  ...played,
});

/** Every match has its own seed, so that it does not matter who plays it. */
async function playAll(call: Call, series: Series, { err }: Surroundings): Promise<readonly SimulatedMatch[]> {
  if (series.folder !== undefined) makeFolder(series.folder);
  const { matches, processes } = series;
  const shown = process.stderr.isTTY && matches > 20;
  const played: SimulatedMatch[] = [];
  const done = (one: SimulatedMatch): void => {
    played.push(one);
    if (shown && played.length % Math.ceil(matches / 100) === 0) err(`\r${played.length} of ${matches}`);
  };
  if (processes > 1)
    await playInProcesses(call, sharesOf({ from: 1, count: matches }, Math.min(processes, matches)), done);
  else for (let i = 1; i <= matches; i++) done(playOne(series, i));
  if (shown) err('\r\u001B[K');
  return played.toSorted((a, b) => a.match - b.match);
}

export const simulate: Command = {
  words: ['game'],
  flags: {
    matches: { type: 'string', value: 'N', help: 'how many; 1 unless told otherwise' },
    seed: { type: 'string', value: 'S', help: 'the same seed gives the same matches everywhere' },
    bots: {
      type: 'string',
      value: 'A,B',
      help: 'who plays: one name, one per side or one per seat; random unless told otherwise',
    },
    pace: {
      type: 'string',
      value: 'SECONDS',
      help: 'table time that an action costs; as the game says unless told otherwise',
    },
    processes: { type: 'string', value: 'N', help: 'how many processes share the matches; 1 unless told otherwise' },
    record: { type: 'string', value: 'DIR', help: 'write a record of each match into this folder' },
    ...SETUP_FLAGS,
    ...JSON_FLAG,
  },
  help: 'Plays whole matches between bots by the rules. Exit 1 if a match does not come to its end.',
  async run(call, around) {
    const game = await gameOf(around, call.words[0] ?? '');
    await game.prepare?.();
    const series = seriesFrom(game, call);
    const start = performance.now();
    const played = await playAll(call, series, around);
    if (isSet(call, 'json')) printJson(around, played);
    else printSummary(around, game, played, performance.now() - start);
    return played.every(({ trouble }) => trouble === null) ? 0 : 1;
  },
};
