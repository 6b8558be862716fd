import { other, type Side } from '../names.ts';
import { isGone } from '../reckoning/kickers.ts';
import type { Paragraph } from '../rulebook.ts';
import type { FactOf, Match, Ruling } from '../state.ts';
import { ballIsWhollyIn, GOAL_AREA, goalKickSpotOf, isInCorner, type Whereabouts } from '../zones.ts';
import { choiceIsMade } from './choices.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';
import { ends } from './time.ts';

/** Rules 2.1.3, 2.K4, 4.K6, 9.4, 10.K4 and 12.K4: the ball is laid, a kicker is changed, sides are drawn, somebody does without something. */

// ── where the ball lies ───────────────────────────────────────────────────────────────────────────────────────────

/** By which paragraph the referee points out a wrong place; elsewhere by what they say [C-83]. */
export const POINTED_OUT: Readonly<Record<string, readonly Paragraph[]>> = {
  goalKick: ['DTKV-10.K4'],
  corner: ['DTKV-12.K4', 'DTKV-12.K3'],
};

/** 'DTKV-10.1.1', 'DTKV-12.K3': wholly in the goal area, wholly in the quarter circle. What nobody has said is right. */
function isMisplaced({ state: { restart } }: Match, { at, where }: Whereabouts): boolean {
  if (restart?.kind === 'goalKick') {
    if (at !== undefined) return !ballIsWhollyIn(GOAL_AREA, restart.by, at);
    return where !== undefined && where !== (restart.by === 'red' ? 'redGoalArea' : 'blueGoalArea');
  }
  if (restart?.kind !== 'corner' || at === undefined) return false;
  const ways = restart.corner === null ? ([-1, 1] as const) : ([restart.corner === 'west' ? -1 : 1] as const);
  return !ways.some((way) => isInCorner(other(restart.by), way, at));
}

/** 'DTKV-10.K4', 'DTKV-12.K4': the taker is told; laid rightly, nothing has happened. */
const ballLiesInAWrongPlace: Rule<'ballPlaced'> = (match, fact) => {
  const { restart } = match.state;
  if (restart === null || restart.by !== fact.by || !isMisplaced(match, fact)) return null;
  return ruling(fact, 'refereeActs', POINTED_OUT[restart.kind] ?? [], {
    against: fact.by,
    where: fact,
    detail: { did: 'pointedOutBall' },
    then: [{ kind: 'ballIsMisplaced', told: false }],
  });
};

/** 'DTKV-10.K4', 'DTKV-12.K4' [C-83]: nobody told him: once more, from the right place. */
const playedFromAWrongPlaceUntold: Rule<'shot'> = (match, fact) => wronglyLaid(match, fact, fact.by);
const keptFromAWrongPlaceUntold: Rule<'keeperPlayed'> = (match, fact) => wronglyLaid(match, fact, fact.by);
function wronglyLaid({ state: { restart } }: Match, fact: FactOf<'shot' | 'keeperPlayed'>, by: Side): Ruling | null {
  return restart?.misplaced === 'untold' && restart.by === by
    ? ruling(fact, 'restored', [...(POINTED_OUT[restart.kind] ?? ['DTKV-16.1.2'])], {
        for: by,
        then: [{ kind: 'situationIsRestored' }, { kind: 'ballIsMisplaced', told: true }],
      })
    : null;
}

/** 'DTKV-12.K4', 'DTKV-12.K3' [C-83]: a corner from a wrong place in spite of the word is the opponent's goal kick. */
const cornerFromAWrongPlace: Rule<'shot'> = ({ state: { restart } }, fact) => {
  if (restart?.kind !== 'corner' || restart.misplaced !== 'told' || restart.by !== fact.by) return null;
  const to = other(fact.by);
  return ruling(fact, 'goalKick', ['DTKV-12.K3', 'DTKV-12.K4'], {
    for: to,
    against: fact.by,
    restart: 'goalKick',
    then: [
      { kind: 'situationIsRestored' },
      { kind: 'restartIs', restart: 'goalKick', for: to, at: goalKickSpotOf(to) },
    ],
  });
};

// ── kickers ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** 'DTKV-2.1.3', 'DTKV-2.K4', 'DTKV-2.K20' [C-38]: any of his at hand, but none that was replaced. */
const kickerMayNotCome: Rule<'kickerChanged'> = ({ state, setup }, fact) => {
  if (fact.to === undefined) return null;
  if (isGone(state, fact.by, fact.to))
    return ruling(fact, 'replacementRefused', ['DTKV-2.K20'], { against: fact.by, detail: { because: 'gone' } });
  return fact.to > setup.settings.kickers
    ? ruling(fact, 'replacementRefused', ['DTKV-2.1.3', 'DTKV-2.1.5'], {
        against: fact.by,
        detail: { because: 'twice' },
      })
    : null;
};

// ── sides, and what is done without ───────────────────────────────────────────────────────────────────────────────

/** Extra time is about to begin. */
const mayDraw = ({ state }: Match): boolean =>
  state.period === 'extraFirst' && state.movement === null && state.restart?.kind === 'kickOff' && state.last === null;
/** 'DTKV-4.K6.2', 'DTKV-9.2.1' [B-18]: on demand; white kicks off. */
const sidesAreDrawn: Rule<'sidesDrawn'> = (match, fact) =>
  mayDraw(match)
    ? ruling(fact, 'sidesDrawn', ['DTKV-4.K6.2', 'DTKV-9.2.1'], {
        for: fact.white,
        then: [{ kind: 'sidesAreDrawn', white: fact.white }],
      })
    : null;

/** 'DTKV-9.4', 'DTKV-10.2' [C-22]: he plays on instead. */
const rightIsWaived: Rule<'waived'> = (match, fact) => {
  const open = match.options.find(({ owner, choices }) => owner === fact.by && choices.includes('playOn'));
  if (open === undefined) return null;
  const { id, tick } = fact;
  const [made] = choiceIsMade(match, { kind: 'optionTaken', option: open.id, choice: 'playOn', id, tick } as never);
  return made ?? null;
};
/** 'DTKV-4.K9' [C-89]: after the signal time is over with it. */
const lastKickIsWaived: Rule<'waived'> = (match, fact) => {
  const { signal, restart, repetition } = match.state;
  return signal && (restart?.by ?? repetition?.by) === fact.by
    ? ruling(fact, 'playEnds', ['DTKV-4.K9', 'DTKV-8.5.1'], { against: fact.by })
    : null;
};
const timeIsOverThen: Rule<'waived'> = (match, fact) =>
  lastKickIsWaived(match, fact) === null ? null : ends(match, fact);

export const rules: Chapter = {
  ballPlaced: [ballLiesInAWrongPlace],
  shot: [playedFromAWrongPlaceUntold, cornerFromAWrongPlace],
  keeperPlayed: [keptFromAWrongPlaceUntold],
  kickerChanged: [kickerMayNotCome],
  sidesDrawn: [sidesAreDrawn],
  waived: [rightIsWaived, lastKickIsWaived, timeIsOverThen],
};
