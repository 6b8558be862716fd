import type { PartOfView } from '../games/part-of-view.ts';
import type { AnyGame, AnyShape, Input, LogEntry, Match } from '@bande/core';
import { isOfThisEngine } from '@bande/record';
import { lookAt, type GameView } from '@bande/stage/view';
import { prepared } from '../games/engine-on-its-way.ts';
import { loadGame } from '../games/views.ts';
import { settings } from '../ui/settings.ts';
import { keeping, type NotKept } from './keeping.ts';
import { laterOn } from './later-on.ts';
import { keepNew } from './new-match.ts';
import { reopeningTable, tableGoingOn, type OpenTable } from './open.ts';
import { PARTNER, partnerIn } from './partner.ts';
import { newSeed, sharesOf } from './seeds.ts';
import type { SessionParts, Sitter, Thinker } from './session-parts.ts';
import { Session } from './session.ts';
import { inSlices, type Slicing } from './slices.ts';
import { inputsOf, keepMatch, keepsMatches, keptMatch, type KeptMatch } from './store.ts';
import { workerThinker } from './thinker.ts';

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

interface OpenManner extends Slicing {
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
  const { exercise, takenBack } = kept;
  const to = await keepNew(game, view, table, seed, kept.sitters, {
    from,
    goesOnFrom: kept.header.engine,
    ...(exercise === undefined ? {} : { exercise }),
    ...(takenBack === undefined ? {} : { takenBack }),
  });
  await keepMatch({ ...kept, goesOnAs: to });
  return { to };
}

function thinkerFor(
  { sitters, seed, exercise }: KeptMatch,
  game: AnyGame,
  view: GameView<AnyShape>,
): (Pick<SessionParts, 'leader'> & { readonly think: Thinker; forget?(): void; close(): void }) | null {
  if (sitters.every((sitter) => sitter === 'human')) return null;
  if (!sitters.includes(PARTNER)) {
    const worker = workerThinker(game.id, sitters, `bots of ${seed}`);
    return { think: worker.think, leader: worker.lead, forget: () => worker.forget(), close: () => worker.close() };
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
    isTimed: timedMatch(kept, view),
    keepTakenBack: (place) => (notes.keepTakenBack(place), thinker?.forget?.()),
  });
  const stop = everySecond(() => {
    session.lives();
    if (isRunning(session)) notes.keepReached();
  });
  return { kept, game, view, session, close: () => (stop(), session.close(), thinker?.close()) };
}

/** How a game and a visitor want a match to go. What a bot is about to do is seen for as long with reduced motion: it stands there instead of swinging. */
export const mannerOf = (
  view: PartOfView<'scoreboard' | 'actions'>,
): Required<Pick<SessionParts, 'roller' | 'intentMs' | 'pace'>> => ({
  roller: (match) => view.scoreboard(match).toMove,
  intentMs: (action) => lookAt(view, action).intentMs ?? 0,
  pace: () => settings().pace,
});

/** In a lesson everything may be tried again. A match in which time has run out for somebody once is played by the clock to its end. */
function timedMatch({ exercise, sitters }: KeptMatch, view: GameView<AnyShape>): (match: Match<AnyShape>) => boolean {
  let isTimed = false;
  return (match) => exercise === undefined && (isTimed ||= timeRunsOut(view, match, sitters));
}

/** Live, or with seconds that are counted against whoever is to decide here. */
function timeRunsOut(
  view: PartOfView<'scoreboard' | 'patience'>,
  match: Match<AnyShape>,
  sitters: readonly Sitter[],
): boolean {
  if (match.mode === 'live') return true;
  const own = match.setup.seating.find((_, seat) => sitters[seat] === 'human');
  const thinksInPeace = own !== undefined && (view.patience?.(match, own) ?? null) !== null;
  return !thinksInPeace && view.scoreboard(match).moveSecondsLeft !== null;
}

/** What is lost at most when a page dies without a word. */
const REACHED_MS = 1000;
function everySecond(run: () => void): () => void {
  const timer = setInterval(run, REACHED_MS);
  return () => clearInterval(timer);
}
const isRunning = ({ snapshot: { inputs, match } }: Session): boolean =>
  match.pausedAt === null && inputs > 0 && match.outcome === null;
