import { legalActions, play, type Action, type Game, type GameShape, type Match, type Seat } from '@bande/core';

/**
 * Where several people's hands are at one table, its keys and buttons are for the last chair, unless somebody else alone has something to decide that is no stroke of a hand,
 * may do without his stroke, or has an option, which everybody may wait for. Null where there are not several.
 */
export function keyedSeat<G extends GameShape>(
  game: Game<G>,
  match: Match<G>,
  choosers: readonly Seat[],
  here: readonly Seat[],
): Seat | null {
  const last = here.at(-1);
  if (here.length < 2 || last === undefined) return null;
  const may = (seat: Seat, is: (action: Action<G>) => boolean): boolean => legalActions(game, match, seat).some(is);
  const chooses = choosers.find((seat) => may(seat, ({ kind }) => kind === 'choose'));
  if (chooses !== undefined) return chooses;
  const [alone, another] = choosers;
  if (alone === undefined || another !== undefined) return last;
  const isStroke = (one: Action<G>): boolean => one.kind !== 'choose' && (game.swing?.(match, alone, one) ?? 0) > 0;
  const decides = !may(alone, isStroke) || may(alone, (one) => !isStroke(one) && endsDuty(game, match, alone, one));
  return decides ? alone : last;
}

/** Whether what is wanted of a seat now is done with this action. */
function endsDuty<G extends GameShape>(game: Game<G>, match: Match<G>, by: Seat, action: Action<G>): boolean {
  const side = match.setup.seating[by];
  const wanted = (of: Match<G>): readonly string[] =>
    game.duties(of).flatMap(({ who, what }) => (who === side ? [what] : []));
  const done = play(game, match, { tick: match.tick, kind: 'action', by, action });
  return done.ok && wanted(match).some((what) => !wanted(done.value.match).includes(what));
}
