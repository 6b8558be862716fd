import { isUnfit, unfit, withFirst } from '@bande/kit';
import type { Consequence } from '../../consequences.ts';
import { duesIn } from '../../reckoning/placing-due.ts';
import type { Dues } from '../../reckoning/placing.ts';
import { keeperOf, other, sideOf, type Figure, type Side } from '../../names.ts';
import { isShort, withState, type Lost, type Match, type Restart, type State } from '../../state.ts';
import { refereePlaces } from '../placing.ts';
import { blockMeets, broke } from './offences.ts';
import {
  flickUnderWay,
  havingHad,
  nameless,
  namedIn,
  namedOr,
  seen,
  somebody,
  somebodyElse,
  supposing,
  taken,
  unseen,
  withoutParagraphs,
  type Answer,
  type Decide,
  type DecidedOf,
} from './saying.ts';

/** Rules 2, 5.1, 5.4, 6 and 7.1.2, decided: who has the ball, what goes back, what the referee places, what he tells. */

/** The ball is in play, or a restart is set up that may have been taken by now [S-144]. */
const mayBeInPlay = ({ state }: Match): boolean =>
  state.shootOut === null && (state.phase === 'play' || state.phase === 'restart' || state.phase === 'setUp');
const inPlay =
  <C extends 'change' | 'blockFlick' | 'back' | 'inside'>(decide: Decide<C>): Decide<C> =>
  (match, fact, judge) =>
    mayBeInPlay(match) ? decide(match, fact, judge) : unfit('the ball is not in play');

// ── possession ────────────────────────────────────────────────────────────────────────────────────────────────────

const SOMEHOW = [
  'FISTF-II.5.1.2.1',
  'FISTF-II.6.1.2.1',
  'FISTF-II.5.2.3',
  'FISTF-II.6.2.2',
  'SHORT-possession.2',
] as const;

export const change: Decide<'change'> = inPlay((match, fact) => {
  const { for: side, because, figure } = fact;
  const isTouch = because === 'touch' || because === 'keeper';
  const stranger = figure !== undefined && (sideOf(figure) === side) !== isTouch;
  if (stranger) return unfit(`figure: ${figure} belongs to the other side`);
  const found = changeBy(match, fact);
  const told = because === undefined ? withoutParagraphs(found, ...SOMEHOW) : found;
  const lost = match.state.attacker === side ? havingHad(match, other(side)) : []; // the match has missed a change [S-293]
  return withFirst([...taken(match), ...lost], isTouch || because === undefined ? countedNoMore(told) : told);
});
/** Who has touched it is not known: what was counted counts no more [S-145]. */
const countedNoMore = (answer: Answer): Answer =>
  isUnfit(answer)
    ? answer
    : answer.map((one) => ({ ...one, then: [...(one.then ?? []), { kind: 'courseIsUnknown' } as const] }));

function changeBy(match: Match, fact: DecidedOf<'change'>): Answer {
  const { for: side, because, figure } = fact;
  const against = other(side);
  switch (because) {
    case 'touch':
    case 'keeper': {
      const touchedBy = because === 'keeper' ? keeperOf(side) : namedOr(figure, side);
      const then = supposing(match, { attacker: against, signal: match.state.signal });
      return seen(then, fact, { kind: 'ballTouched', touchedBy, atRest: true, ballRolling: true });
    }
    case 'touchedToFlick': {
      const then = supposing(match, { attacker: against });
      return broke(then, { ...fact, against, figure: namedOr(figure, against) }, because);
    }
    case 'press':
      return pressed(match, fact);
    case 'miss':
    case undefined:
      return missed(match, fact, against, []);
  }
}

const NOTHING = { run: null, keeperTouches: 0, ticks: 0, block: null, barred: [], freed: null } as const;
/** 'FISTF-II.5.3.5.1': it lies against figures of both, and was never lost [S-37]. */
function pressed(match: Match, fact: DecidedOf<'change'>): Answer {
  const { for: side } = fact;
  if (isShort(match) && match.state.course.before === null) return unfit('because: nobody has lost it by a touch');
  const [own, theirs] = [somebody(side), somebody(other(side))];
  const known = match.state.course.before?.side === side ? match.state.course.before : null;
  const before: Lost = { ...NOTHING, side, ...known, to: theirs };
  const then = supposing(match, { attacker: other(side), course: { ...match.state.course, before } });
  return seen(then, fact, { kind: 'rested', what: 'ball', touching: [own, theirs] });
}

/** The flick is known, or nothing of it is; what it met stood there. */
function missed(
  match: Match,
  fact: DecidedOf<'change' | 'back'>,
  against: Side,
  met: readonly Figure[],
  ...with_: readonly ('change' | 'back')[]
): Answer {
  const hits = met.map((what) => ({ what, atRest: true, ranIn: false, at: null, where: null }));
  const flick = flickUnderWay(match, fact, { side: against, figure: fact.figure, as: 'play', hits });
  const then = supposing(match, { attacker: against, flicks: [flick] });
  return seen(then, fact, { kind: 'rested', what: flick.figure }, ...with_);
}

/** 'FISTF-II.6.2.1.1', 'FISTF-II.8.1.4', 'FISTF-II.13.4.5.1': the other side has played the ball, or ticked a figure. */
export const blockFlick: Decide<'blockFlick'> = inPlay((match, fact) => {
  const { for: side, because, figure } = fact;
  const attacker = other(side);
  if (figure !== undefined && sideOf(figure) === side) return unfit(`figure: ${figure} is his own`);
  const has: readonly Consequence[] =
    match.state.attacker === attacker ? [] : [{ kind: 'possessionIs', of: attacker, by: 'touch' }]; // whatever was thought [S-293]
  if (because === 'tick') return withFirst([...taken(match), ...has, { kind: 'tickCounts' }], ticked(match, fact));
  const touchedBy = because === 'keeper' ? keeperOf(attacker) : namedOr(figure, attacker);
  const then = supposing(match, { attacker, restart: throwInOf(match, attacker) });
  const found = seen(then, fact, { kind: 'ballTouched', touchedBy, atRest: false, ballRolling: false });
  const told = because === undefined ? withoutParagraphs(found, 'FISTF-II.5.2.1.0') : found;
  return withFirst(has, unseen(match, told));
});
/** 'FISTF-II.14.2.7.1': if one was set up it has been taken [S-144]. */
const throwInOf = ({ state: { restart } }: Match, by: Side): Restart | null =>
  restart?.kind === 'throwIn' && restart.by === by ? { ...restart, step: 'released', taker: null } : null;
function ticked(match: Match, fact: DecidedOf<'blockFlick'>): Answer {
  if (isShort(match)) return unfit('because: the short rules know no tick', 'SHORT-possession.2');
  const by = other(fact.for);
  const course = { ...match.state.course, tickAllowed: true, ticks: 0, passive: [], barred: [] };
  const then = supposing(match, { attacker: by, block: null, rolling: false, course });
  const found = seen(then, fact, { kind: 'flicked', by, figure: namedOr(fact.figure, by), nail: 0, as: 'tick' });
  return namedIn(found, fact.figure);
}

/** 'FISTF-II.7.1.2'. */
export const inside: Decide<'inside'> = inPlay((match, fact) => {
  const zone = other(fact.for);
  return withFirst([{ kind: 'ballIsInside', zone }], seen(match, fact, { kind: 'ballInside', zone }));
});

// ── back ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export const back: Decide<'back'> = inPlay((match, fact) => {
  const { for: side, because, figure, at, where } = fact;
  const against = other(side);
  if (figure !== undefined && sideOf(figure) === side) return unfit(`figure: ${figure} is his own`);
  switch (because) {
    case 'miss': {
      const found = missed(match, fact, against, [somebodyElse(side)], 'change');
      return withFirst(taken(match), found);
    }
    case 'missBody': {
      const then = supposing(match, { attacker: against, flicks: match.state.flicks });
      return withFirst(taken(match), broke(then, { ...fact, against }, 'bodyTouchedAfterMiss'));
    }
    case 'block': {
      const { met, ballRolling } = fact;
      const told = { met: met ?? 'resting', figure, ballRolling: ballRolling ?? false, at, where };
      const found = blockMeets(match, fact, against, told);
      return met === undefined || ballRolling === undefined
        ? withoutParagraphs(found, 'FISTF-II.6.2.4.a1', 'FISTF-II.6.2.4.a2')
        : found;
    }
    case 'positional':
      return positionalGoesBack(match, fact);
  }
});

/** 'FISTF-II.11.2.2.4', 'FISTF-II.11.2.2.5'. */
function positionalGoesBack(match: Match, fact: DecidedOf<'back'>): Answer {
  const { restart } = match.state;
  const by = other(fact.for);
  if (restart === null || restart.step === 'released' || restart.step === 'taken')
    return unfit('no restart is being set up', 'FISTF-II.11.2.2.4');
  const known = flickUnderWay(match, fact, { side: by, figure: fact.figure, as: 'positional' });
  const flick = { ...known, involved: [...new Set([...known.involved, somebodyElse(fact.for)])] };
  const isKnown = match.state.flicks.some((one) => one.fact === flick.fact);
  const left = Math.max(0, restart.flicksLeft[by] - (isKnown ? 0 : 1));
  const flicksLeft = { ...restart.flicksLeft, [by]: left };
  const state: Partial<State> = { phase: 'restart', restart: { ...restart, flicksLeft }, flicks: [flick] };
  const found = seen(supposing(match, state), fact, { kind: 'rested', what: flick.figure });
  return withFirst(isKnown ? [] : [{ kind: 'positionalFlickIsUsed', by }], found);
}

// ── what the referee places ───────────────────────────────────────────────────────────────────────────────────────

const NOBODY: Dues = { left: {}, lying: [], entangled: [], inArea: [] };
function duesOf({ figures = [], because }: DecidedOf<'placing'>): Dues {
  switch (because) {
    case 'cloth':
    case 'barrier':
    case 'table':
      return { ...NOBODY, left: Object.fromEntries(figures.map((figure) => [figure, because])) };
    case 'goalArea':
      return { ...NOBODY, inArea: figures };
    case 'entangled':
      return { ...NOBODY, entangled: figures.slice(1).map((figure, i) => [figures[i]!, figure]) };
    case 'lying':
      return { ...NOBODY, lying: figures };
    case undefined:
      return NOBODY;
  }
}
/** What the match knows of, or what was said; where everything is measured it knows of everything. */
export const placing: Decide<'placing'> = (match, fact) => {
  const known = duesIn(match);
  const { figures, because } = fact;
  if (match.state.measured || figures === undefined)
    return known === null ? unfit('figures: none is known that is to be placed') : [refereePlaces(match, fact, known)];
  if (because === undefined) return unfit('because: say why they are placed', 'FISTF-II.2.1.2.5.1');
  return because === 'entangled' && figures.length < 2
    ? unfit('figures: one alone is not entangled', 'FISTF-II.2.4.3')
    : [refereePlaces(match, fact, duesOf(fact))];
};

/** 'FISTF-II.2.1.2.2', 'FISTF-II.2.1.3.2', 'FISTF-II.2.1.4.1'. */
export const outOfPlay: Decide<'outOfPlay'> = (match, fact) => {
  const { figure, because } = fact;
  const { told, out } = match.state;
  if (out[figure] !== undefined) return unfit(`figure: ${figure} is out of play`);
  switch (because) {
    case 'barrier':
      return seen(withState(match, { flicks: [] }), fact, { kind: 'rebounded', what: figure, from: because });
    case 'table':
      return seen(withState(match, { flicks: [] }), fact, { kind: 'figureLeft', figure, ground: because });
    case 'cloth': {
      const off = { ...told.off, [figure]: because };
      const then = withState(match, { rolling: true, flicks: [], told: { ...told, off } });
      return seen(then, fact, { kind: 'rested', what: figure });
    }
  }
};

// ── what he tells ─────────────────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.5.4.1', and 'FISTF-II.5.4.3' as soon as the attacking flick has been made. */
export const restrictedFlick: Decide<'restrictedFlick'> = (match, fact) => {
  const { attacker, phase, course, restart } = match.state;
  if (phase !== 'play') return unfit('the ball is not in play', 'FISTF-II.5.4.1');
  const isShot = restart?.kind === 'shot'; // nobody blocks one [S-210]
  if (fact.made !== true || isShot) return seen(match, fact, { kind: 'refereed', did: 'restrictedFlick' });
  if (attacker === null) return unfit('nobody knows who has the ball: decide “change” first', 'FISTF-II.5.4.3');
  const then = supposing(match, { course: { ...course, restricted: true } });
  const touched = { kind: 'ballTouched', touchedBy: somebody(attacker), atRest: false, ballRolling: false } as const;
  return unseen(match, nameless(seen(then, fact, touched, 'blockFlick')));
};

export const refereeActs: Decide<'refereeActs'> = (match, fact) => {
  const { did, to, seconds, behind, hinders } = fact;
  if (did !== undefined) return seen(match, fact, { kind: 'refereed', did, to, behind, hinders });
  return seconds === undefined
    ? unfit('did: say what he has done, or how many seconds were lost')
    : seen(match, fact, { kind: 'timeLost', seconds });
};
