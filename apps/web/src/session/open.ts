import {
  commitment,
  LiveMatch,
  type AnyGame,
  type AnyShape,
  type ChanceStream,
  type Match,
  type Setup,
  type Shares,
} from '@bande/core';
import type { Preset } from '@bande/stage/view';
import {
  chanceOf,
  ENGINE_VERSION,
  goingOn,
  headerOf,
  Recorder,
  reopening,
  type KeptCourse,
  type Origin,
} from '@bande/record';
import { namesBySeat } from './names.ts';
import type { Beat } from './beats.ts';
import type { SlowWork } from './slices.ts';
import type { Sitter } from './session-parts.ts';

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

/** By his name where somebody has said it, else as what he is. */
const playersIn = ({ seating }: Setup<AnyShape>, sitters: readonly Sitter[]): readonly string[] => {
  const names = namesBySeat(seating, sitters);
  return sitters.map((sitter, seat) => (names[seat] === undefined || names[seat] === '' ? sitter : names[seat]));
};

/** `seed` is the host's part; the shares are those of whoever sits there. */
export function newTable(
  game: AnyGame,
  setup: Setup<AnyShape>,
  sitters: readonly Sitter[],
  seed: string,
  shares: Shares = [],
): OpenTable {
  const header = headerOf(game, setup, {
    seedCommitment: commitment(seed),
    shares,
    players: playersIn(setup, sitters),
  });
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
  const header = headerOf(game, match.setup, {
    seedCommitment: commitment(seed),
    shares,
    players: playersIn(match.setup, sitters),
  });
  const from: Origin<AnyShape> = { engine: ENGINE_VERSION, inputs, match };
  const recorder = new Recorder(header, new LiveMatch(game, match), from);
  return { recorder, chance: chanceOf(header, seed), beats: [] };
}

/** A kept match, played again to where it stood, in pieces: a long one takes longer than a page may stall. `null` if this engine cannot: it was kept by another one, or a part is missing. */
export function* reopeningTable(game: AnyGame, kept: KeptCourse<AnyShape>, seed: string): SlowWork<OpenTable | null> {
  const beats: Beat[] = [];
  const course = yield* reopening(game, kept, seed, (before, after, entries) => beats.push({ before, after, entries }));
  return course === null ? null : { ...course, beats };
}

/** What an earlier engine has kept goes on as a match of its own. */
export function* tableGoingOn(
  game: AnyGame,
  kept: KeptCourse<AnyShape>,
  newSeed: string,
  shares: Shares = [],
): SlowWork<OpenTable | null> {
  const course = yield* goingOn(game, kept, newSeed, shares);
  return course === null ? null : { ...course, beats: [] };
}
