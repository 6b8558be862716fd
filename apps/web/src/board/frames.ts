import type { AnyShape, LogEntry, Match } from '@bande/core';
import type { GameView, Show } from '@bande/stage/view';

type SoundShow = Extract<Show, { kind: 'sound' }>;

/** One moment for which the match waits: the match as it is seen then, something to look at, and what is heard at its start. */
export interface Frame {
  readonly match: Match<AnyShape>;
  readonly show: Show | null;
  readonly sounds: readonly SoundShow[];
  /** At normal speed. */
  readonly ms: number;
  /** Whether the entries of this input may already be read. */
  readonly told: boolean;
  /** The match whose score counts already, while everything still stands as it stood before. */
  readonly counted?: Match<AnyShape>;
}

/** What an input shows: what the match waits for, one after the other, and then what is seen beside it. */
interface Frames {
  readonly awaited: readonly Frame[];
  readonly beside: readonly Beside[];
}

/** Something to look at, or null: only to be heard. */
export interface Beside {
  readonly show: Show | null;
  readonly sounds: readonly SoundShow[];
}

/** What is known of an input beforehand. */
interface Known {
  /** What was seen before it. */
  readonly past?: readonly LogEntry<AnyShape>[];
  /** It has been shown already. */
  readonly isOver?: (show: Show, entry: LogEntry<AnyShape>) => boolean;
}

/** Time for a piece to glide to its place. */
export const GLIDE_MS = 650;

const isRoll = (show: Show): boolean =>
  show.kind === 'dice' || show.kind === 'spinner' || (show.kind === 'own' && show.rolls === true);
const standsStill = (show: Show): boolean => show.kind === 'banner' && show.stands === true;

/**
 * What an input shows, in order. Dice and spinner come to rest before anything follows from them, and a goal is seen before everybody leaves it; a piece that was moved glides before the
 * referee speaks, where the game waits for that. Nothing that the match waits for comes after something beside it: the referee does not hold up the dice.
 */
export function framesOf(
  view: Pick<GameView<AnyShape>, 'shows' | 'underWay'>,
  before: Match<AnyShape>,
  after: Match<AnyShape>,
  entries: readonly LogEntry<AnyShape>[],
  { past = [], isOver = () => false }: Known = {},
): Frames {
  // Where pieces move by themselves the match waits for nothing: everything is shown beside it.
  const waits = (show: Show | 'glide'): boolean =>
    view.underWay === undefined && (show === 'glide' || isRoll(show) || standsStill(show));
  const shows = entries.flatMap((entry, i) =>
    view
      .shows(entry, after, [...past, ...entries.slice(0, i)])
      .filter((show) => show.kind !== 'rest' && !isOver(show, entry)),
  );
  const lastRoll = shows.findLastIndex((show) => waits(show));
  const moved = entries.some(({ source }) => source === 'action' || source === 'physics');
  const awaited: Frame[] = [];
  const beside: Beside[] = [];
  let sounds: SoundShow[] = [];
  let glides = moved && lastRoll === -1 && waits('glide');
  for (const [i, show] of shows.entries()) {
    if (show.kind === 'sound') sounds.push(show);
    if (glides) {
      awaited.push({ match: after, show: null, sounds, ms: GLIDE_MS, told: false });
      [sounds, glides] = [[], false];
    }
    if (show.kind === 'sound') continue;
    const rolling = i <= lastRoll;
    if (rolling || waits(show))
      awaited.push({
        ...(rolling ? asBefore(show, before, after) : { match: after, told: true }),
        show,
        sounds,
        ms: show.ms,
      });
    else beside.push({ show, sounds });
    sounds = [];
  }
  if (glides) awaited.push({ match: after, show: null, sounds, ms: GLIDE_MS, told: true });
  else if (sounds.length > 0) beside.push({ show: null, sounds });
  return { awaited, beside: afterGoal(beside) };
}

/** What it brings is not seen yet, nor may it be read; a goal that is seen counts already. */
const asBefore = (
  show: Show,
  before: Match<AnyShape>,
  after: Match<AnyShape>,
): Pick<Frame, 'match' | 'told' | 'counted'> => ({
  match: before,
  told: false,
  ...(standsStill(show) ? { counted: after } : {}),
});

export const isGoal = (show: Show | null | undefined): boolean => show?.kind === 'banner' && show.tone === 'goal';

/** What was said beside a ball that went in after all is told no more: it was no save. */
function afterGoal(beside: readonly Beside[]): readonly Beside[] {
  const goal = beside.findLastIndex(({ show }) => isGoal(show));
  return beside.filter(({ show }, i) => i >= goal || !(show?.kind === 'own' && show.placed === true));
}

/** Nobody waits long for a show, be it slowed down or not; with reduced motion nothing glides or rolls, and what is written is there as long as ever. */
const SLOWEST = 0.5;
export const shownFor = ({ ms, show }: Pick<Frame, 'ms' | 'show'>, speed: number, reducedMotion: boolean): number =>
  (reducedMotion ? Math.min(ms, stillMs(show)) : ms) / paceOf(speed);
/** Glides are over at once, dice lie from the beginning. */
function stillMs(show: Show | null): number {
  if (show === null) return 150;
  return isRoll(show) ? 900 : Infinity;
}

export const paceOf = (speed: number): number => Math.max(SLOWEST, speed);
