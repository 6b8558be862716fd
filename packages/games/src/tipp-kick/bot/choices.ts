import type { Choose, Seat } from '@bande/core';
import type { Action } from '../actions.ts';
import { byAction } from '../by-action.ts';
import type { Choice } from '../consequences.ts';
import type { Side } from '../names.ts';
import { sideOfSeat, type Match } from '../state.ts';
import { chanceFrom } from './worth.ts';

/** What is done with a word: choices, and the draw of sides. */

/** A free kick keeps the kicker in the way farther off, and a goal from it is as good as any. */
const FREE = 1.3;
const PENALTY = 0.5;

/** Takes whichever promises more goals: what is given, or the ball as it lay or lies. */
export function answerToOption(match: Match, seat: Seat): Choose | null {
  const side = sideOfSeat(match, seat);
  const option = match.options.find(({ owner }) => owner === side);
  if (option === undefined) return null;
  const offer = match.state.offers.find((one) => one.option === option.id);
  const best = (offer?.choices ?? [])
    .map((one) => ({ choice: one.choice, worth: worthOfChoice(match, side, one) }))
    .toSorted((one, two) => two.worth - one.worth)[0];
  return { kind: 'choose', option: option.id, choice: best?.choice ?? option.default };
}

function worthOfChoice({ state }: Match, side: Side, { then }: Choice): number {
  for (const one of then) {
    if (one.kind === 'restartIs') {
      if (one.restart === 'penalty') return PENALTY;
      return one.at === undefined ? 0 : FREE * chanceFrom(side, one.at);
    }
    if (one.kind === 'possessionIs') return one.lies?.at === undefined ? 0 : chanceFrom(side, one.lies.at);
    if (one.kind === 'actionIsRepeated') {
      const at = state.last?.before.ball.at ?? state.last?.before.restart?.at ?? undefined;
      return at === undefined ? 0 : chanceFrom(side, at);
    }
  }
  return 0;
}

/** White kicks off: whoever has black in extra time has nothing to lose by a draw ['DTKV-4.K6.2']. */
export function wantsDraw(match: Match, seat: Seat): Action | null {
  const draw: Action = { kind: 'drawSides' };
  return match.state.period === 'extraFirst' &&
    match.state.white !== sideOfSeat(match, seat) &&
    byAction(match, seat, draw).ok
    ? draw
    : null;
}
