import { commitment, LiveMatch, type AnyGame, type AnyShape, type Match, type Seat, type Tick } from '@bande/core';
import { headerOf, Recorder, type MatchRecord } from '@bande/record';

/** Three seconds after an action what came of it has been called, and the call is still fresh. */
const SHOWN_TICKS = 3 * 120;

/** A match that begins where it stands like this; from there the first seat does what is wanted, one thing after the other. */
export function beginningAt(
  game: AnyGame,
  match: Match<AnyShape>,
  actions: readonly object[] = [],
): MatchRecord<AnyShape> {
  const header = headerOf(game, match.setup, { seedCommitment: commitment('lie') });
  const recorder = new Recorder(header, new LiveMatch(game, match), { engine: header.engine, inputs: 0, match });
  for (const action of actions) {
    const { tick } = recorder.match;
    const done = recorder.play({ tick, kind: 'action', by: 0 as Seat, action: game.schemas.action.parse(action) });
    if (!done.ok) throw new Error(JSON.stringify(done));
    recorder.advance((tick + SHOWN_TICKS) as Tick);
  }
  return { ...recorder.record(), seed: 'lie' };
}
