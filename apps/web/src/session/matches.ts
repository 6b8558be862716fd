import type { AnyGame, AnyShape, Input, LogEntry, Match, Setup, Shares, Tick } from '@bande/core';
import { type GameView, lookAt } from '@bande/stage/view';
import { prepared } from '../games/engine-on-its-way.ts';
import { settings } from '../ui/settings.ts';
import { BREAKPOINTS } from '../ui/breakpoints.ts';
import { loadGame } from '../games/views.ts';
import { newTable, reopeningTable, setupFor, tableFrom, tableGoingOn, type Agreed, type OpenTable } from './open.ts';
import { isOfThisEngine } from '@bande/record';
import { Batch } from './batch.ts';
import { Session, type SessionParts, type Sitter, type Thinker } from './session.ts';
import { inSlices, type Slicing } from './slices.ts';
import { keptEnd } from './kept-end.ts';
import { inputsOf, keepMatch, keepsMatches, keepSteps, keptMatch, type KeptMatch } from './store.ts';
import { partnerIn } from './partner.ts';
import { workerThinker } from './thinker.ts';

/** Not `randomUUID`: that is missing where the house is visited by its address in the home network. */
const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
export const newId = (): string => randomHex(12);

/** The host's part of a seed, and a part for everybody who sits at this device. */
const newSeed = (): string => randomHex(16);
const sharesOf = (sitters: readonly Sitter[]): Shares =>
  sitters.map((sitter) => (sitter === 'human' ? randomHex(16) : null));

export interface Wishes {
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
  view: GameView<AnyShape>,
  table: OpenTable,
  seed: string,
  sitters: readonly Sitter[],
  more: Partial<Pick<KeptMatch, 'from' | 'exercise' | 'goesOnFrom'>> = {},
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
  view: GameView<AnyShape>,
  setup: Setup<AnyShape>,
  sitters: readonly Sitter[],
): Promise<string> {
  const seed = newSeed();
  return keepNew(game, view, newTable(game, setup, sitters, seed, sharesOf(sitters)), seed, sitters);
}

/** Two people have no room for their hands at once. */
const isOneSmallScreen = (): boolean => matchMedia(`(pointer: coarse) and ${BREAKPOINTS.phone}`).matches;

/** A match as somebody wished for it on the start page. Unknown wishes fall back on the usual ones. */
export async function createWished(
  gameId: string,
  { bot, preset, side, watch = false }: Wishes,
): Promise<string | null> {
  const found = await loadGame(gameId);
  if (found === null) return null;
  const { game, view } = found;
  const forTwo =
    bot === null && preset === null && !watch ? view.presets.find((one) => one.forTwo === true) : undefined;
  const agreed: Agreed = view.presets.find(({ id }) => id === preset) ?? forTwo ?? view.presets[0] ?? {};
  const setup = setupFor(
    game,
    bot === null && agreed.seats !== 1 && isOneSmallScreen() ? { ...agreed, mode: 'paced' } : agreed,
  );
  const known =
    bot === null || bot === 'random' || game.bots.some(({ id }) => id === bot) ? bot : (game.bots[0]?.id ?? 'random');
  const sitters = watch ? setup.seating.map(() => known ?? 'random') : sittersFor(setup.seating, known, side);
  return createMatch(game, view, setup, sitters);
}

/** Somebody opposite who does what the exercise says, and otherwise nothing. */
const PARTNER = 'partner';

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
  view: GameView<AnyShape>,
  match: Match<AnyShape>,
  inputs: number,
  sitters: readonly Sitter[],
): Promise<string> {
  const seed = newSeed();
  const table = tableFrom(game, match, inputs, sitters, seed, sharesOf(sitters));
  const from = table.recorder.record().from;
  return keepNew(game, view, table, seed, sitters, { from });
}

/** A match that is ready to be played at. */
export interface Opened {
  readonly kept: KeptMatch;
  readonly game: AnyGame;
  readonly view: GameView<AnyShape>;
  readonly session: Session;
  readonly close: () => void;
}
export type NotOpened = 'missing' | 'unreadable' | Moved;

/** An earlier engine began it; it goes on under another id. */
export interface Moved {
  readonly to: string;
}

/** Why a move is no longer kept: another window goes on with the match, or there is no room. */
export type NotKept = 'elsewhere' | 'noRoom';

export interface OpenManner extends Slicing {
  readonly onNotKept: (why: NotKept) => void;
  /** How long people need to take in what has happened, in milliseconds: who shows it to them knows. */
  readonly breathMs: (
    view: GameView<AnyShape>,
    entries: readonly LogEntry<AnyShape>[],
    match: Match<AnyShape>,
  ) => number;
  /** How far the engine of its physics is on its way. */
  readonly onEngine: (done: number) => void;
}

export async function openMatch(
  id: string,
  { onNotKept, breathMs, onEngine, ...slicing }: OpenManner,
): Promise<Opened | NotOpened> {
  const kept = await keptMatch(id);
  const found = kept === undefined ? null : await loadGame(kept.game);
  if (kept === undefined || found === null || kept.sitters.length === 0) return 'missing';
  if (kept.goesOnAs !== undefined) return { to: kept.goesOnAs };
  const inputs = await inputsOf(id);
  await prepared(found.game, onEngine);
  if (!isOfThisEngine(kept)) return goOnWith(kept, found.game, found.view, inputs, slicing);
  const table = await inSlices(reopeningTable(found.game, { ...kept, inputs }, kept.seed), slicing);
  if (table === null) return 'unreadable';
  if (!(await keepsMatches())) onNotKept('noRoom');
  return seated(kept, found.game, found.view, table, { onNotKept, breathMs });
}

/** The match of an earlier engine stays as it was, to be watched; what goes on is a match of its own. */
async function goOnWith(
  kept: KeptMatch,
  game: AnyGame,
  view: GameView<AnyShape>,
  inputs: readonly Input<AnyShape>[],
  slicing: Slicing,
): Promise<NotOpened> {
  const seed = newSeed();
  const work = tableGoingOn(game, { ...kept, inputs }, seed, sharesOf(kept.sitters));
  const table = kept.over ? null : await inSlices(work, slicing);
  if (table === null) return 'unreadable';
  const { from } = table.recorder.record();
  const { exercise } = kept;
  const to = await keepNew(game, view, table, seed, kept.sitters, {
    from,
    goesOnFrom: kept.header.engine,
    ...(exercise === undefined ? {} : { exercise }),
  });
  await keepMatch({ ...kept, goesOnAs: to });
  return { to };
}

function thinkerFor(
  { sitters, seed, exercise }: KeptMatch,
  game: AnyGame,
  view: GameView<AnyShape>,
): (Pick<SessionParts, 'leader'> & { readonly think: Thinker; close(): void }) | null {
  if (sitters.every((sitter) => sitter === 'human')) return null;
  if (!sitters.includes(PARTNER)) {
    const worker = workerThinker(game.id, sitters, `bots of ${seed}`);
    return { think: worker.think, leader: worker.lead, close: () => worker.close() };
  }
  return { think: partnerIn(view.exercises?.find(({ id }) => id === exercise)), close: () => {} };
}

function seated(
  kept: KeptMatch,
  game: AnyGame,
  view: GameView<AnyShape>,
  table: OpenTable,
  { onNotKept, breathMs }: Pick<OpenManner, 'onNotKept' | 'breathMs'>,
): Opened {
  const thinker = thinkerFor(kept, game, view);
  const notes = keeping(kept, view, () => session, onNotKept);
  const session: Session = new Session({
    game,
    ...table,
    sitters: kept.sitters,
    thinker: thinker?.think ?? (() => Promise.reject(new Error('nobody thinks here'))),
    ...(thinker?.leader === undefined ? {} : { leader: thinker.leader }),
    now: () => performance.now(),
    after: laterOn,
    ...mannerOf(view),
    breathMs: (entries, match) => breathMs(view, entries, match),
    ...notes,
  });
  const stop = everySecond(() => {
    session.lives();
    if (isRunning(session)) notes.keepReached();
  });
  return { kept, game, view, session, close: () => (stop(), session.close(), thinker?.close()) };
}

/** How a game and a visitor want a match to go. What a bot is about to do is seen for as long with reduced motion: it stands there instead of swinging. */
export const mannerOf = (view: GameView<AnyShape>): Required<Pick<SessionParts, 'roller' | 'intentMs' | 'pace'>> => ({
  roller: (match) => view.roller(match),
  intentMs: (action) => lookAt(view, action).intentMs ?? 0,
  pace: () => settings().pace,
});

/** Waiting, with a way to call it off. Browsers cannot wait longer than 2³¹ ms. */
export function laterOn(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, Math.min(ms, 2_147_483_647));
  return () => clearTimeout(timer);
}

/** What is lost at most when a page dies without a word. */
const REACHED_MS = 1000;
function everySecond(run: () => void): () => void {
  const timer = setInterval(run, REACHED_MS);
  return () => clearInterval(timer);
}
const isRunning = ({ snapshot: { inputs, match } }: Session): boolean =>
  match.pausedAt === null && inputs > 0 && match.outcome === null;

/** Writes in the order of play. A full disk does not end a match: it goes on without being kept, and that is said; a gap would spoil what is kept. */
function keeping(
  kept: KeptMatch,
  view: GameView<AnyShape>,
  session: () => Session,
  onNotKept: (why: NotKept) => void,
): Pick<SessionParts, 'keep' | 'keepReached'> {
  let keeps = true;
  const noted = (reached: Tick): KeptMatch => {
    const { match, lastRest: rest } = session().course;
    return {
      ...kept,
      ...(rest === null ? {} : { rest }),
      touchedAt: Date.now(),
      reached,
      over: match.outcome !== null,
      ...(match.outcome === null ? {} : keptEnd(match.outcome)),
      score: view.scoreboard(match).score ?? {},
    };
  };
  const write = (writing: () => Promise<void>): void => {
    if (!keeps) return;
    writing().catch((error: unknown) => {
      keeps = false;
      onNotKept(error instanceof DOMException && error.name === 'ConstraintError' ? 'elsewhere' : 'noRoom');
    });
  };
  const batch = new Batch((inputs, first) => write(() => keepSteps(noted(session().course.match.tick), inputs, first)));
  return {
    keep: (input, index) => batch.add(input, index),
    keepReached: () => {
      batch.flush();
      write(() => keepMatch(noted(session().reached)));
    },
  };
}
