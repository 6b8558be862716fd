import {
  chanceNow,
  commitment,
  hashOf,
  LiveMatch,
  type AnyGame,
  type AnyShape,
  type ChanceStream,
  type Input,
  type LogEntry,
  type Match,
  type Setup,
  type Shares,
  type Tick,
} from '@bande/core';
import type { Preset } from '@bande/stage/view';
import { chanceOf, ENGINE_VERSION, headerOf, Recorder, resume, setupOf, type Header, type Origin } from '@bande/record';
import type { Beat } from './beats.ts';
import type { Sitter } from './session.ts';
import { atOnce, type SlowWork } from './slices.ts';
import type { KeptRest } from './store.ts';

/** A table that is ready to be played at: its recorder and the dice to come. */
export interface OpenTable {
  readonly recorder: Recorder<AnyShape>;
  readonly chance: ChanceStream;
  /** What has happened before. */
  readonly beats: readonly Beat[];
}

/** What is agreed before a match; what nobody speaks of is as usual. */
export type Agreed = Partial<Pick<Preset<AnyShape>, 'settings' | 'seats' | 'mode' | 'edition'>>;

export const setupFor = (
  game: AnyGame,
  { settings = {}, seats = 2, mode = 'paced', edition }: Agreed,
): Setup<AnyShape> => ({
  edition: edition ?? game.editions[0]?.id ?? '',
  seating: game.seatings.find((seating) => seating.length === seats) ?? game.seatings[0] ?? [],
  mode,
  settings: game.schemas.settings.parse(settings),
});

const names = (sitters: readonly Sitter[]): readonly string[] => [...sitters];

/** `seed` is the host's part; the shares are those of whoever sits there. */
export function newTable(
  game: AnyGame,
  setup: Setup<AnyShape>,
  sitters: readonly Sitter[],
  seed: string,
  shares: Shares = [],
): OpenTable {
  const header = headerOf(game, setup, { seedCommitment: commitment(seed), shares, players: names(sitters) });
  return { recorder: new Recorder(header, LiveMatch.start(game, setup)), chance: chanceOf(header, seed), beats: [] };
}

/** Goes on from a position of another match, as a match of its own with dice of its own. */
export function tableFrom(
  game: AnyGame,
  match: Match<AnyShape>,
  inputs: number,
  sitters: readonly Sitter[],
  seed: string,
  shares: Shares = [],
): OpenTable {
  const header = headerOf(game, match.setup, { seedCommitment: commitment(seed), shares, players: names(sitters) });
  const from: Origin<AnyShape> = { engine: ENGINE_VERSION, inputs, match };
  const recorder = new Recorder(header, new LiveMatch(game, match), from);
  return { recorder, chance: chanceOf(header, seed), beats: [] };
}

/** What a device has kept of a match. */
export interface KeptCourse {
  readonly header: Header<AnyShape>;
  readonly from: Origin<AnyShape> | null;
  readonly inputs: readonly Input<AnyShape>[];
  /** The tick that it had reached: what happened by itself after the last input is not undone. */
  readonly reached?: Tick;
  /** Where it came to rest last. */
  readonly rest?: KeptRest;
}

export const isOfThisEngine = ({ header }: Pick<KeptCourse, 'header'>): boolean => header.engine === ENGINE_VERSION;

/** A kept match, played again to where it stood. `null` if this engine cannot: it was kept by another one, or a part is missing. */
export const reopenTable = (game: AnyGame, kept: KeptCourse, seed: string): OpenTable | null =>
  atOnce(reopening(game, kept, seed));

/** The same, in pieces: a long match takes longer than a page may stall. */
export function* reopening(game: AnyGame, kept: KeptCourse, seed: string): SlowWork<OpenTable | null> {
  if (!isOfThisEngine(kept)) return null;
  const { table, all } = yield* playingAgain(game, kept, seed);
  const { recorder, beats } = table;
  if (!all) return null;
  if (kept.reached !== undefined && recorder.match.outcome === null)
    noteIn(beats, recorder, recorder.match, recorder.advance(kept.reached));
  return table;
}

/**
 * A match that an earlier engine has kept goes on from its last rest, as a match of its own with dice of its own. Where no rest was kept,
 * its inputs are played by the rules of today as far as they go; one that has never come to rest begins anew.
 */
export function* goingOn(
  game: AnyGame,
  kept: KeptCourse,
  newSeed: string,
  shares: Shares = [],
): SlowWork<OpenTable | null> {
  const { header, inputs } = kept;
  const rest =
    kept.rest ?? (yield* playingAgain(game, kept, newSeed)).table.recorder.lastRest ?? beginningOf(game, kept);
  const resumed = resume(game, { header, inputs, lastRest: rest.match, rests: [rest], end: null }, newSeed, shares);
  if (!resumed.ok) return null;
  const { recorder } = resumed.value;
  return { recorder, chance: chanceOf(recorder.header, newSeed), beats: [] };
}

function beginningOf(game: AnyGame, { header, from }: KeptCourse): KeptRest {
  const match = from?.match ?? game.start(setupOf(header));
  return { after: 0, hash: hashOf(match), match };
}

interface MutableTable extends OpenTable {
  readonly beats: Beat[];
}

/** As far as the inputs are taken. */
function* playingAgain(
  game: AnyGame,
  { header, from, inputs }: KeptCourse,
  seed: string,
): SlowWork<{ readonly table: MutableTable; readonly all: boolean }> {
  const recorder = new Recorder(header, new LiveMatch(game, from?.match ?? game.start(setupOf(header))), from);
  const table = { recorder, chance: chanceOf(header, seed), beats: [] };
  for (const [i, input] of inputs.entries()) {
    if (input.kind === 'chance')
      noteIn(table.beats, recorder, recorder.match, drawAgain(game, recorder, table.chance, input.tick));
    const before = recorder.match;
    const done = recorder.play(input);
    if (!done.ok) return { table, all: false };
    noteIn(table.beats, recorder, before, done.value);
    yield (i + 1) / inputs.length;
  }
  return { table, all: true };
}

function noteIn(
  beats: Beat[],
  recorder: Recorder<AnyShape>,
  before: Match<AnyShape>,
  entries: readonly LogEntry<AnyShape>[],
): void {
  if (entries.length > 0) beats.push({ before, after: recorder.match, entries });
}

/** Dice may have been asked for by what fell due after the input before: time comes first. */
function drawAgain(
  game: AnyGame,
  recorder: Recorder<AnyShape>,
  chance: ChanceStream,
  at: Tick,
): readonly LogEntry<AnyShape>[] {
  const entries = recorder.advance(at);
  const request = chanceNow(game, recorder.match);
  if (request !== null) chance.draw(request);
  return entries;
}
