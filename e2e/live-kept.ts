import { commitment, LiveMatch, type AnyGame, type AnyShape, type Match, type Seat, type Tick } from '@bande/core';
import { headerOf, Recorder, type MatchRecord } from '@bande/record';

/** Three seconds after an action what came of it has been called, and the call is still fresh. */
const SHOWN_TICKS = 3 * 120;

/** What is done in a match as it lies, and by which seat. */
export type Deed = (match: Match<AnyShape>) => readonly [by: Seat, action: object];

/** A match that begins where it stands like this; from there one thing is done after the other. */
export function goneOnAt(game: AnyGame, match: Match<AnyShape>, deeds: readonly Deed[]): MatchRecord<AnyShape> {
  const header = headerOf(game, match.setup, { seedCommitment: commitment('lie') });
  const recorder = new Recorder(header, new LiveMatch(game, match), { engine: header.engine, inputs: 0, match });
  for (const deed of deeds) {
    const { tick } = recorder.match;
    const [by, action] = deed(recorder.match);
    const done = recorder.play({ tick, kind: 'action', by, action: game.schemas.action.parse(action) });
    if (!done.ok) throw new Error(JSON.stringify(done));
    recorder.advance((tick + SHOWN_TICKS) as Tick);
  }
  return { ...recorder.record(), seed: 'lie' };
}

/** The same, where the first seat does all that is done. */
export const beginningAt = (
  game: AnyGame,
  match: Match<AnyShape>,
  actions: readonly object[] = [],
): MatchRecord<AnyShape> =>
  goneOnAt(
    game,
    match,
    actions.map((action) => () => [0, action]),
  );
