import type { AnyGame, AnyShape, Input, Setup, Tick } from '@bande/core';
import type { SoFar } from '@bande/protocol';
import { headerOf, Recorder, unpacked, type Header, type Origin } from '@bande/record';
import type { Beat } from '../beats.ts';
import type { SlowWork } from '../slices.ts';
import type { Past } from './far-session.ts';

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

/** What has been played so far, played again in pieces; null: this page cannot follow it. */
export function* pastOf(game: AnyGame, setup: Setup<AnyShape>, soFar: SoFar): SlowWork<Past | null> {
  const { inputs, streams, from, reached } = soFar;
  const all = unpacked<AnyShape>(
    { inputs: inputs as readonly Input<AnyShape>[], ...(streams === undefined ? {} : { streams }) },
    game.streams?.size,
  );
  if (typeof all === 'string') return null;
  const origin = from as Origin<AnyShape> | null;
  const recorder = Recorder.again(game, { header: headerFor(game, setup, soFar), from: origin });
  const beats: Beat[] = [];
  for (const [place, input] of all.entries()) {
    const before = recorder.match;
    const done = recorder.play(input);
    if (!done.ok) return null;
    if (done.value.length > 0) beats.push({ before, after: recorder.match, entries: done.value });
    yield place / all.length;
  }
  const before = recorder.match;
  const entries = recorder.advance(reached as Tick);
  if (entries.length > 0) beats.push({ before, after: recorder.match, entries });
  return { recorder, beats };
}
