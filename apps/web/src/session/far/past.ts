import type { AnyGame, AnyShape, Input, Setup, Tick } from '@bande/core';
import type { MatchNotice, SoFar } from '@bande/protocol';
import { headerOf, Recorder, unpacked, type Header, type KeptCourse, type Origin } from '@bande/record';
import type { Beat } from '../beats.ts';
import type { SlowWork } from '../slices.ts';

/** Of a match on a server: what has been played so far. */
export interface Past {
  readonly recorder: Recorder<AnyShape>;
  readonly beats: readonly Beat[];
}

/** What is agreed and published, as the record of this match will have it. */
export const headerFor = (
  game: AnyGame,
  setup: Setup<AnyShape>,
  { seedCommitment, shares, players }: Pick<SoFar, 'players'> & Partial<SoFar>,
): Header<AnyShape> =>
  headerOf(game, setup, {
    seedCommitment: seedCommitment ?? null,
    ...(shares === undefined ? {} : { shares }),
    players,
  });

export const setupOf = ({ edition, mode, settings, seating }: MatchNotice): Setup<AnyShape> =>
  ({ edition, mode, settings, seating }) as Setup<AnyShape>;

/** As a course that can be played again; null: this page cannot read it. */
export function courseOf(game: AnyGame, notice: MatchNotice, soFar: SoFar): KeptCourse<AnyShape> | null {
  const { streams, from, reached } = soFar;
  const packed = { inputs: soFar.inputs as readonly Input<AnyShape>[], ...(streams === undefined ? {} : { streams }) };
  const inputs = unpacked<AnyShape>(packed, game.streams?.size);
  if (typeof inputs === 'string') return null;
  const header = headerFor(game, setupOf(notice), soFar);
  return { header, from: from as Origin<AnyShape> | null, inputs, reached: reached as Tick };
}

/** What has been played so far, played again in pieces; null: this page cannot follow it. */
export function* pastOf(game: AnyGame, notice: MatchNotice, soFar: SoFar): SlowWork<Past | null> {
  const course = courseOf(game, notice, soFar);
  if (course === null) return null;
  const all = course.inputs;
  const recorder = Recorder.again(game, course);
  const beats: Beat[] = [];
  for (const [place, input] of all.entries()) {
    const before = recorder.match;
    const done = recorder.play(input);
    if (!done.ok) return null;
    if (done.value.length > 0) beats.push({ before, after: recorder.match, entries: done.value });
    yield place / all.length;
  }
  const before = recorder.match;
  const entries = recorder.advance(soFar.reached as Tick);
  if (entries.length > 0) beats.push({ before, after: recorder.match, entries });
  return { recorder, beats };
}
