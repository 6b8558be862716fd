import type { RefusalCode } from '@bande/core';
import type { RestartKind } from './consequences.ts';
import type { FlickKind } from './events.ts';
import { isGone, stands } from './motion.ts';
import { isReserve, other, sideOf, type Figure, type Player, type Side } from './names.ts';
import { isEntangled } from './reckoning/entangled.ts';
import { isUndecided } from './reckoning/miss.ts';
import { offsidePositions, standingOf } from './reckoning/offside.ts';
import { isShotOf } from './reckoning/taking.ts';
import type { Paragraph } from './rulebook.ts';
import { flickOf, isShort, isTraining, type FactOf, type Match, type State } from './state.ts';

/** What a flick would be, or why there is no right to it. At contact it counts; before that it is only tried [S-92]. */
type Right = { readonly as: FlickKind } | Denied;
export interface Denied {
  readonly denied: RefusalCode;
  readonly paragraphs: readonly Paragraph[];
  readonly why: string;
}
export const isDenied = (right: Right): right is Denied => 'denied' in right;
const deny = (denied: RefusalCode, why: string, ...paragraphs: readonly Paragraph[]): Denied => ({
  denied,
  paragraphs,
  why,
});

const MOST_PLAYS = 3;

/** May this figure be flicked now by its own side, and as what? */
export function rightTo(match: Match, figure: Figure, tick: boolean): Right {
  const unfit = unfitFor(match, figure);
  if (unfit !== null) return unfit;
  const { phase, restart } = match.state;
  if (phase === 'restart' && restart !== null) return positionalRight(match, figure);
  if (phase === 'setUp' && restart?.kind === 'goalKick')
    return deny('notOffered', 'not before the signal', BEFORE_SIGNAL.goalKick);
  if (phase !== 'play') return deny('notOffered', 'play has not begun', 'FISTF-II.1.2.1');
  if (match.state.signal && !isPenaltyFlick(match, figure))
    return deny('notOffered', 'after the signal nothing is flicked any more', 'FISTF-II.7.1.1.b');
  if (match.state.shootOut !== null && restart?.step !== 'released')
    return deny('notOffered', 'one flick a shot', 'FISTF-II.17.1.3');
  return sideOf(figure) === match.state.attacker ? attackRight(match, figure, tick) : blockRight(match, figure);
}

/** 'FISTF-II.12.1.2.3': beyond the end of time nothing else is flicked. */
const isPenaltyFlick = (match: Match, figure: Figure): boolean =>
  match.state.restart?.kind === 'penalty' && isTaker(match, figure);

/** Lying, entangled, out of play, not on the table. */
function unfitFor(match: Match, figure: Figure): Denied | null {
  const { state } = match;
  const out = state.out[figure];
  if (state.measured && isGone(state.motion, figure)) return deny('notOffered', `${figure} is not on the field`);
  if (isReserve(figure) && state.reserve[sideOf(figure)].is !== 'on')
    return deny('againstTheRules', 'the reserve keeper is not in play', 'FISTF-II.9.1.3');
  if (out === 'barrier') return deny('againstTheRules', `${figure} is out of play`, 'FISTF-II.2.1.3.2');
  if (out !== undefined) return deny('againstTheRules', `${figure} is out of play`, 'FISTF-II.2.1.2.2');
  if (state.lying.includes(figure) || (state.measured && !stands(state.motion, figure)))
    return deny(
      'againstTheRules',
      `${figure} does not stand`,
      'FISTF-II.1.2.2',
      ...(isShort(match) ? (['SHORT-unplayable.4'] as const) : []),
    );
  return isEntangled(match, figure)
    ? deny('againstTheRules', `${figure} is entangled with another figure`, 'FISTF-II.1.2.3')
    : null;
}

// ── before a restart ──────────────────────────────────────────────────────────────────────────────────────────────

/** Who makes his positional flicks first. */
export const FLICK_ORDER: Readonly<Partial<Record<RestartKind, Paragraph>>> = {
  freeKick: 'FISTF-II.11.2.2.2',
  throwIn: 'FISTF-II.14.2.3.2',
  corner: 'FISTF-II.16.2.3.2',
};
const NAMED_FIRST: Readonly<Partial<Record<RestartKind, Paragraph>>> = {
  throwIn: 'FISTF-II.14.2.2',
  corner: 'FISTF-II.16.2.2.1',
};
/** By what nobody flicks before the signal [S-63]. */
export const BEFORE_SIGNAL = {
  freeKick: 'FISTF-II.11.2.4.1',
  penalty: 'FISTF-II.12.2.5',
  throwIn: 'FISTF-II.14.2.6',
  goalKick: 'FISTF-II.15.2.2',
  corner: 'FISTF-II.16.2.5',
  kickOff: 'FISTF-II.4.2.3.2',
  shot: 'FISTF-II.17.2.4',
} as const satisfies Readonly<Record<RestartKind, Paragraph>>;
function positionalRight({ state }: Match, figure: Figure): Right {
  const restart = state.restart!;
  const turn = restart.step === 'attackerFlicks' ? restart.by : other(restart.by);
  if (restart.step === 'taker' && sideOf(figure) === restart.by)
    return deny('notOffered', 'the taker is named first', NAMED_FIRST[restart.kind] ?? 'FISTF-II.11.2.1.1');
  if (restart.step !== 'attackerFlicks' && restart.step !== 'defenderFlicks')
    return deny('notOffered', 'not before the signal', BEFORE_SIGNAL[restart.kind]);
  if (turn !== sideOf(figure))
    return deny(
      'notYourTurn',
      'the other side makes its positional flicks',
      FLICK_ORDER[restart.kind] ?? 'FISTF-II.11.2.2.2',
    );
  if (figure === restart.taker) return deny('againstTheRules', `${figure} takes the restart`, 'FISTF-II.11.2.1.1');
  if (state.measured && isFlicking(state, turn)) return deny('notOffered', 'a flick is under way', 'FISTF-II.11.2.2.1');
  return restart.flicksLeft[turn] > 0
    ? { as: 'positional' }
    : deny('againstTheRules', 'no positional flick is left', 'FISTF-II.11.2.2.1');
}

const isFlicking = ({ flicks }: State, side: Side): boolean => flicks.some((one) => one.side === side && !one.over);

// ── the attacker ──────────────────────────────────────────────────────────────────────────────────────────────────

function attackRight(match: Match, figure: Figure, tick: boolean): Right {
  const { state } = match;
  const { restart, blockWait, handSet } = state;
  if (restart?.step === 'released')
    return (restart.taker ?? figure) === figure
      ? untried(state, { as: 'restart' })
      : deny('againstTheRules', `${restart.taker ?? 'the taker'} takes it`, 'FISTF-II.4.2.3.3');
  if (blockWait !== null) return deny('notOffered', 'the block flick comes first', blockWait.paragraph);
  if (handSet !== null && handSet !== figure)
    return deny('againstTheRules', `the hand is set behind ${handSet}`, 'FISTF-II.10.9.2');
  if (isTicking(state)) return deny('notOffered', 'the block flick after the tick comes first', 'FISTF-II.13.4.5.2');
  if (tick) return tickRight(match, figure);
  return playRight(match, figure);
}

/** Every flick is an attempt to play the ball: the one before must have met or missed it ['FISTF-II.5.2.3'] [S-96]. */
const untried = (state: State, right: Right): Right =>
  state.measured && state.flicks.some((one) => one.side === state.attacker && isUndecided(one))
    ? deny('notOffered', 'the flick before has neither met nor missed the ball', 'FISTF-II.5.2.3')
    : right;

function playRight(match: Match, figure: Figure): Right {
  const { course } = match.state;
  const bar = course.barred.find((one) => one.figure === figure);
  if (bar !== undefined) return deny('againstTheRules', `${figure} may not play again yet`, BARRED[bar.by]);
  if (course.run?.who === figure && course.run.plays >= MOST_PLAYS)
    return deny('againstTheRules', `${figure} has played the ball three times in a row`, 'FISTF-II.5.2.1.1');
  if (isPassivelyOffside(match, figure))
    return deny('againstTheRules', `${figure} has come offside and waits until the ball rests`, 'FISTF-II.13.2.2');
  if (isBeyondWithTheBall(match, figure))
    return deny('againstTheRules', `${figure} stands offside, and the ball is past`, 'SHORT-offside.4');
  return untried(match.state, { as: 'play' });
}

/** The paragraph that bars the taker of a restart from playing again. */
export const BARRED: Readonly<Record<Match['state']['course']['barred'][number]['by'], Paragraph>> = {
  kickOff: 'FISTF-II.4.2.4.a',
  freeKick: 'FISTF-II.11.2.5.a',
  penalty: 'FISTF-II.12.2.6.a',
  throwIn: 'FISTF-II.14.2.8.a',
  goalKick: 'FISTF-II.15.2.4.a',
  corner: 'FISTF-II.16.2.6.a',
  tick: 'FISTF-II.13.4.6.a',
  shot: 'FISTF-II.17.1.3',
};

/** 'FISTF-II.13.2.2': its own flick has carried it offside, and the ball still moves. */
export function isPassivelyOffside(match: Match, figure: Figure): boolean {
  const { course, rolling, measured } = match.state;
  if (isShort(match) || !rolling || !course.passive.includes(figure)) return false;
  if (!measured) return true; // somebody has said so
  const asOthers = { ...match, state: { ...match.state, course: { ...course, passive: [] } } };
  return offsidePositions(asOthers, sideOf(figure), null).includes(figure);
}

/** May a figure that stands offside play the ball itself, and by what? By the short rules not once it is beyond the second-last defender. */
export const ownPlayBy = (match: Match, isBallPast: boolean): { readonly may: boolean; readonly by: Paragraph } =>
  isShort(match) ? { may: !isBallPast, by: 'SHORT-offside.4' } : { may: true, by: 'FISTF-II.13.1.2.5' };
function isBeyondWithTheBall(match: Match, figure: Figure): boolean {
  if (!isShort(match)) return false;
  const { figures, isBallPast } = standingOf(match, sideOf(figure), null);
  return figures.includes(figure) && !ownPlayBy(match, isBallPast).may;
}

/** For one uninterrupted possession ['FISTF-II.13.3.1.2']. */
export const MOST_TICKS = 3;
/** The tick before has not come to rest ['FISTF-II.13.4.5.2']. */
export const isTicking = ({ flicks, measured }: State): boolean =>
  measured && flicks.some(({ as, over }) => as === 'tick' && !over);

function tickRight(match: Match, figure: Figure): Right {
  const { course, block, rolling, flicks } = match.state;
  if (isShort(match)) return deny('notOffered', 'the short rules know no tick', 'SHORT-possession.2');
  if (!course.tickAllowed) return deny('notOffered', 'ask for it first', 'FISTF-II.13.4.1.1');
  if (course.ticks >= MOST_TICKS) return deny('againstTheRules', 'three ticks have been made', 'FISTF-II.13.3.1.2');
  if (block !== null) return deny('notOffered', 'the block flick comes first', 'FISTF-II.13.4.2.1');
  if (rolling || flicks.some(({ over }) => !over))
    return deny('notOffered', 'not before everything rests', 'FISTF-II.13.4.2.2');
  return !match.state.measured || offsidePositions(match, sideOf(figure), null).includes(figure)
    ? { as: 'tick' }
    : deny('againstTheRules', `${figure} does not stand offside`, 'FISTF-II.13.3.1.1');
}

// ── the defender ──────────────────────────────────────────────────────────────────────────────────────────────────

function blockRight({ state }: Match, figure: Figure): Right {
  if (state.block === sideOf(figure)) return { as: 'block' };
  const isOut = state.told.ballOver !== null;
  return deny('againstTheRules', 'no block flick is open', 'FISTF-II.6.2.1.2', ...(isOut ? OUT : []));
}

const OUT: readonly Paragraph[] = ['FISTF-II.6.2.7.c'];

/** What a flick was, as it is told or as the match says. Whoever had no right to any tried to play, to block, or to place. */
export function flickKindOf(match: Match, { figure, as, by }: FactOf<'flicked'>): FlickKind {
  if (isTakenWhatever(match, figure, as)) return 'restart';
  if (as === 'tick') return isTick(match) ? 'tick' : 'play';
  if (as === 'block' && by === match.state.attacker) return 'play'; // the other side has missed before it ['FISTF-II.6.2.2']
  if (as !== undefined) return as;
  const right = rightTo(match, figure, false);
  if (!isDenied(right)) return right.as;
  if (match.state.phase === 'restart' && !isTriedTooEarly(match, by)) return 'positional';
  return by === (match.state.attacker ?? by) ? 'play' : 'block'; // where nobody knows who has the ball, whoever flicks at it
}

/** Any flick at a shot [S-210]; that of a taker who plays, or is said to place where nobody may [S-211]. */
function isTakenWhatever(match: Match, figure: Figure, as: FactOf<'flicked'>['as']): boolean {
  const { restart } = match.state;
  if (restart !== null && isShotOf(restart, sideOf(figure))) return true;
  return (as === 'play' || as === 'positional') && isTaker(match, figure);
}
/** The one who was named; where nobody was, anybody of that side. */
const isTaker = ({ state: { restart } }: Match, figure: Figure): boolean =>
  restart?.step === 'released' && (restart.taker ?? figure) === figure && sideOf(figure) === restart.by;
/** Nobody of his side has anything left to place. */
const isTriedTooEarly = ({ state: { restart } }: Match, by: Side): boolean =>
  restart?.step === 'ready' && restart.by === by;

/**
 * Without leave, or without the word before it, a tick is an attempt to play the ball ['FISTF-II.13.4.1.1', 'FISTF-II.13.4.1.2']; a fourth one that was announced is
 * illegal rather than that [S-71]. The short rules know none [S-84].
 */
const isTick = (match: Match): boolean =>
  !isShort(match) && (hasLeave(match.state) || match.state.course.ticks >= MOST_TICKS);

/** The referee has allowed the attacker a tick, be it after a block flick or a choice that is still to come ['FISTF-II.6.2.3.5.1'] [S-270]. */
export const hasLeave = (state: State): boolean => state.course.tickAllowed || doesLeaveWait(state);
export const doesLeaveWait = ({ attacker, blockWait }: State): boolean =>
  blockWait?.then.some((one) => one.kind === 'tickIsAllowed' && one.of === attacker) === true;

/** Is it the attacker's turn to flick, with nothing to wait for? Then his time runs [S-60]. */
export function isToFlick({ state }: Match): boolean {
  const { phase, attacker, rolling, blockWait, offers, flicks, signal, restart } = state;
  if (phase !== 'play' || attacker === null || rolling || blockWait !== null || offers.length > 0) return false;
  if (signal && restart?.kind !== 'penalty') return false;
  return !flicks.some((one) => one.side === attacker && !one.over);
}

/** May the keeper's hand move him now? At a penalty he is still until the ball is touched, if the hand is helped. */
export function mayLead(match: Match, side: Side): boolean {
  const { restart, reserve, measured } = match.state;
  if (isTraining(match)) return true;
  if (!measured || reserve[side].is === 'on') return false;
  const isFixed = awaitsPenalty(match, side) && restart?.step === 'released';
  return !(isFixed && match.setup.settings.keeperHelp);
}
/** A penalty against this side is not taken yet. */
export const awaitsPenalty = ({ state }: Match, side: Side): boolean =>
  state.restart?.kind === 'penalty' && state.restart.by !== side;

export const isUnderWay = (state: State, who: Player): boolean => flickOf(state, who) !== undefined;

/** By what the reserve keeper may not be taken off now; null: he may. The short rules do not ask for a resting ball ['SHORT-reserve.5']. */
export function mayReserveGo(match: Match, side: Side): Paragraph | null {
  const { reserve, attacker, rolling } = match.state;
  if (rolling && !isShort(match)) return 'FISTF-II.9.2.1.0';
  if (side === (attacker ?? side) || reserve[side].mayReturn) return null;
  return isShort(match) ? 'SHORT-reserve.5' : 'FISTF-II.9.2.1.1';
}
