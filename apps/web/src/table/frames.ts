import type { AnyShape, LogEntry, Match } from '@bande/core';
import type { GameView, Show, Sound, TimedSound } from '@bande/stage/view';

/** One moment of what is shown: the match as it is seen then, something to look at, and what is heard at its start. */
export interface Frame {
  readonly match: Match<AnyShape>;
  readonly show: Show | null;
  readonly sounds: readonly Sound[];
  /** At normal speed. */
  readonly ms: number;
  /** Whether the entries of this input may already be read. */
  readonly told: boolean;
}

/** Time for a piece to glide to its place. */
export const GLIDE_MS = 650;

const isRoll = (show: Show): boolean => show.kind === 'dice' || show.kind === 'spinner';

/**
 * What an input shows, in order. Dice and spinner come to rest before anything follows from them; a piece that was moved
 * glides before the referee speaks; what is in motion moves by itself.
 */
export function framesOf(
  view: Pick<GameView<AnyShape>, 'shows'>,
  before: Match<AnyShape>,
  after: Match<AnyShape>,
  entries: readonly LogEntry<AnyShape>[],
): readonly Frame[] {
  const shows = entries.flatMap((entry) => view.shows(entry, after));
  const lastRoll = shows.findLastIndex(isRoll);
  const moved = entries.some(({ source }) => source === 'action' || source === 'physics');
  const frames: Frame[] = [];
  let sounds: Sound[] = [];
  let glides = moved && lastRoll === -1 && shows.every(({ kind }) => kind !== 'motion');
  for (const [i, show] of shows.entries()) {
    if (show.kind === 'sound') sounds.push(show.sound);
    if (glides) {
      frames.push({ match: after, show: null, sounds, ms: GLIDE_MS, told: false });
      [sounds, glides] = [[], false];
    }
    if (show.kind === 'sound') continue;
    const rolling = i <= lastRoll;
    frames.push({ match: rolling ? before : after, show, sounds, ms: show.ms, told: !rolling });
    sounds = [];
  }
  if (sounds.length > 0 || glides)
    frames.push({ match: after, show: null, sounds, ms: moved ? GLIDE_MS : 0, told: true });
  return frames;
}

/** A show is seen for its time; with reduced motion it stands still, long enough to be read, and of a motion only the end is seen. */
export const shownFor = (frame: Frame, speed: number, reducedMotion: boolean): number =>
  (reducedMotion ? Math.min(frame.ms, hasWords(frame) ? 900 : 150) : frame.ms) / paceOf(frame.show, speed);

/** Slow motion is for what moves by itself: everything else would only keep people waiting. */
const SLOWEST = 0.5;
export const paceOf = (show: Show | null, speed: number): number =>
  show?.kind === 'motion' ? slowest(speed) : Math.max(SLOWEST, speed);
const hasWords = ({ show }: Frame): boolean => show !== null && show.kind !== 'motion';
const slowest = (speed: number): number => Math.max(0.05, speed);

/** What is heard in the course of a frame, at the speed at which it is seen; of a motion that is not seen nothing is heard. */
export const heardIn = ({ show }: Frame, speed: number, reducedMotion: boolean): readonly TimedSound[] =>
  show?.kind !== 'motion' || reducedMotion ? [] : show.sounds.map((one) => ({ ...one, at: one.at / slowest(speed) }));
