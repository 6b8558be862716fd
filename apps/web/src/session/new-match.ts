import type { PartOfView } from '../games/part-of-view.ts';
import type { AnyGame, AnyShape, Match, Setup } from '@bande/core';
import { loadGame } from '../games/views.ts';
import { BREAKPOINTS } from '../ui/breakpoints.ts';
import { newTable, setupFor, tableFrom, type Agreed, type OpenTable } from './open.ts';
import { PARTNER } from './partner.ts';
import { newId, newSeed, sharesOf } from './seeds.ts';
import type { Sitter } from './session-parts.ts';
import { keepMatch, type KeptMatch } from './store.ts';

interface Wishes {
  /** A bot by its id; none: two at this device. */
  readonly bot: string | null;
  readonly preset: string | null;
  /** The side of the person who plays against a bot. */
  readonly side: string | null;
  /** Nobody here plays: the bot has every chair. */
  readonly watch?: boolean;
}

/** One chair for a person, the rest for the bot. */
export function sittersFor(seating: readonly string[], bot: string | null, side: string | null): readonly Sitter[] {
  const own = Math.max(0, side === null ? 0 : seating.indexOf(side));
  return seating.map((_, seat) => (bot === null || seat === own ? 'human' : bot));
}

export async function keepNew(
  game: AnyGame,
  view: PartOfView<'scoreboard'>,
  table: OpenTable,
  seed: string,
  sitters: readonly Sitter[],
  more: Partial<Pick<KeptMatch, 'from' | 'exercise' | 'goesOnFrom' | 'takenBack'>> = {},
): Promise<string> {
  const id = newId();
  const { header, match } = table.recorder;
  await keepMatch({
    id,
    game: game.id,
    seed,
    sitters,
    header,
    from: null,
    ...more,
    startedAt: Date.now(),
    touchedAt: Date.now(),
    over: match.outcome !== null,
    score: view.scoreboard(match).score ?? {},
  });
  return id;
}

export async function createMatch(
  game: AnyGame,
  view: PartOfView<'scoreboard'>,
  setup: Setup<AnyShape>,
  sitters: readonly Sitter[],
): Promise<string> {
  const seed = newSeed();
  return keepNew(game, view, newTable(game, setup, sitters, seed, sharesOf(sitters)), seed, sitters);
}

/** Two people have no room for their hands at once. */
const isOneSmallScreen = (): boolean => matchMedia(`(pointer: coarse) and ${BREAKPOINTS.phone}`).matches;

/** A match as somebody wished for it on the start page. Unknown wishes fall back on the usual ones. */
export async function createWished(gameId: string, wishes: Wishes): Promise<string | null> {
  const found = await loadGame(gameId);
  if (found === null) return null;
  const { game, view } = found;
  const { watch = false, side } = wishes;
  const bot = knownBot(game, wishes.bot);
  const agreed = agreedBy(view, wishes);
  const isShared = bot === null && agreed.seats !== 1;
  const setup = setupFor(game, isShared && isOneSmallScreen() ? { ...agreed, mode: 'paced' } : agreed);
  const sitters = watch ? setup.seating.map(() => bot ?? 'random') : sittersFor(setup.seating, bot, side);
  return createMatch(game, view, setup, sitters);
}

/** Two at one device have a length of their own, where the game names one. */
function agreedBy({ presets }: PartOfView<'presets'>, { bot, preset, watch = false }: Wishes): Agreed {
  const areTwo = bot === null && preset === null && !watch;
  const forTwo = areTwo ? presets.find((one) => one.forTwo === true) : undefined;
  return presets.find(({ id }) => id === preset) ?? forTwo ?? presets[0] ?? {};
}

/** Somebody who is not known here is taken for the first one of the game. */
function knownBot({ bots }: AnyGame, bot: string | null): string | null {
  if (bot === null || bot === 'random' || bots.some(({ id }) => id === bot)) return bot;
  return bots[0]?.id ?? 'random';
}

/** A task at the real table; null: there is none of this name. */
export async function createExercise(gameId: string, id: string): Promise<string | null> {
  const found = await loadGame(gameId);
  const exercise = found?.view.exercises?.find((one) => one.id === id);
  if (found === null || exercise === undefined) return null;
  const { game, view } = found;
  const match = game.notation.readGiven(exercise.given, game.editions[0]?.id ?? '');
  const sitters = match.setup.seating.map((_, seat) => (seat === 0 ? 'human' : PARTNER));
  const seed = newSeed();
  const table = tableFrom(game, match, 0, sitters, seed);
  return keepNew(game, view, table, seed, sitters, { from: table.recorder.record().from, exercise: id });
}

/** Goes on from a position of another match. */
export async function takeOver(
  game: AnyGame,
  view: PartOfView<'scoreboard'>,
  match: Match<AnyShape>,
  inputs: number,
  sitters: readonly Sitter[],
): Promise<string> {
  const seed = newSeed();
  const table = tableFrom(game, match, inputs, sitters, seed, sharesOf(sitters));
  const from = table.recorder.record().from;
  return keepNew(game, view, table, seed, sitters, { from });
}
