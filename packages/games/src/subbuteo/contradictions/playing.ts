import type { EventOf } from '../events.ts';
import { isKeeper, isReserve, other, sideOf, type Keeper, type Player } from '../names.ts';
import { isOutMeanwhile } from '../reckoning/open-offers.ts';
import { penaltyIn } from '../reckoning/penalty.ts';
import { isPlayedOut } from '../reckoning/periods.ts';
import { duesIn } from '../reckoning/placing-due.ts';
import { isFromBefore, stoodStill } from '../reckoning/resting.ts';
import { beyond } from '../reckoning/said-place.ts';
import { untakenIn } from '../reckoning/taking.ts';
import { flickOf, isTraining, type Match } from '../state.ts';
import { groundIn, stands } from '../motion.ts';
import { BALL_RADIUS } from '../table-bodies.ts';
import { GREEN, type Spot } from '../zones.ts';
import { firstOf, isInPlay, isThere, NO_RESTART, ownedBy, settingUp, whilePlaying, type Fault } from './saying.ts';

/** In play: what cannot have happened to ball and figures as the match stands. What was only forbidden is judged. */

// ── flicks ────────────────────────────────────────────────────────────────────────────────────────────────────────

export function flickFault(match: Match, { by, figure, as }: EventOf<'flicked'>): Fault {
  if (isTraining(match)) return stands(match.state.motion, figure) ? null : `figure: ${figure} does not stand`;
  return firstOf(
    ownedBy(by, 'figure', figure),
    isThere(match, 'figure', figure),
    whilePlaying(match, 'figure'),
    madeFor(match, by, as),
  );
}
/** A flick that sets up a restart, or takes it, needs one. */
function madeFor(match: Match, by: EventOf<'flicked'>['by'], as: EventOf<'flicked'>['as']): Fault {
  const { restart } = match.state;
  if (as === 'positional' && settingUp(match) === null) return `as: ${NO_RESTART}`;
  if (as !== 'restart') return restart?.kind === 'shot' && restart.by !== by ? 'by: the other side shoots' : null;
  if (restart === null || restart.step === 'taken') return 'as: no restart is to be taken';
  return restart.by === by ? null : 'as: the other side takes it';
}

export function handFault(match: Match, { by, figure }: EventOf<'handSet'>): Fault {
  const { attacker, phase } = match.state;
  const isOther = attacker === other(by) ? 'by: the other side has the ball' : null;
  const isStill = phase === 'play' ? null : 'figure: the ball is not in play';
  return firstOf(ownedBy(by, 'figure', figure), isInPlay(match, 'figure', figure), isStill, isOther);
}

// ── contacts ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const touchFault = (match: Match, touch: EventOf<'ballTouched'>): Fault =>
  firstOf(
    isThere(match, 'touchedBy', touch.touchedBy),
    isBesideTheTable(match, 'touchedBy', touch.touchedBy),
    whilePlaying(match, 'touchedBy'),
    touch.neutral === true && isKeeper(touch.touchedBy) ? 'neutral: a keeper is never neutral' : null, // 'FISTF-II.8.1.3.2'
    touch.atRest === true && touch.ballRolling === false ? 'ballRolling: one of the two has moved' : null,
    restsAtARestart(match, touch),
    isOut(match, touch.at),
  );
/** 'FISTF-II.9.1.3', 'FISTF-II.9.1.2.1': a reserve keeper who is not in play, and cannot have come in while the other side has the ball. */
function isBesideTheTable({ state }: Match, field: string, who: Player): Fault {
  const isOff = isReserve(who) && state.reserve[sideOf(who)].is === 'off' && flickOf(state, who) === undefined;
  return isOff && state.attacker === other(sideOf(who)) ? `${field}: ${who} is not in play` : null;
}
/** 'FISTF-I.7.1', 'FISTF-II.4.3.2': wholly beyond a line, while play goes on; it has gone out, and where decides who gets it [S-291]. */
function isOut({ setup, state }: Match, at: Spot | undefined): Fault {
  if (at === undefined || state.phase !== 'play' || state.told.ballOver !== null || isOutMeanwhile(state)) return null;
  return beyond(groundIn({ setup }).pitch, at) > BALL_RADIUS + GREEN
    ? 'at: there it is out; say first over which line it went'
    : null;
}
/** The ball lies there until somebody takes the restart: nobody of his side who stands has been touched by it [S-181]. */
function restsAtARestart(match: Match, touch: EventOf<'ballTouched'>): Fault {
  const { touchedBy, atRest, neutral } = touch;
  const restart = untakenIn(match);
  if (isFromBefore(match, touch)) return null;
  const isMate = restart !== null && sideOf(touchedBy) === restart.by && !isKeeper(touchedBy);
  const isOpen = atRest === undefined && flickOf(match.state, touchedBy)?.open === true; // this shows what it was
  return isMate && !isOpen && stoodStill(match, touch) && neutral !== true
    ? `atRest: a ${restart.kind} is due; whoever has taken it did not rest`
    : null;
}

export function meetingFault(match: Match, { touchedBy, touched }: EventOf<'figuresTouched'>): Fault {
  if (touched === touchedBy) return 'touched: nobody touches himself';
  if (isKeeper(touched) && isKeeper(touchedBy)) return 'touched: the keepers do not meet';
  return firstOf(
    isThere(match, 'touchedBy', touchedBy),
    isThere(match, 'touched', touched),
    isBesideTheTable(match, 'touchedBy', touchedBy),
    isBesideTheTable(match, 'touched', touched),
    whilePlaying(match, 'touchedBy'),
  );
}

export function reboundFault(match: Match, { what, from, goal }: EventOf<'rebounded'>): Fault {
  if (from === 'barrier' && goal !== undefined) return 'goal: the barrier belongs to none';
  return firstOf(what === 'ball' ? null : isThere(match, 'what', what), whilePlaying(match, 'what'));
}

// ── the ball ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Only the restart that was taken can be fulfilled. */
export const halfwayFault = ({ state: { restart, phase } }: Match): Fault =>
  restart?.kind === 'kickOff' && phase === 'play' ? null : 'kind: no kick-off is being taken';
export function leftAreaFault({ state: { restart, phase } }: Match, { area }: EventOf<'ballLeftArea'>): Fault {
  if (restart?.kind !== 'goalKick' || phase !== 'play') return 'area: no goal kick is being taken';
  return restart.by === area ? null : `area: ${restart.by} takes the goal kick`;
}

export function passedFault(match: Match, { figures = [] }: EventOf<'ballPassed'>): Fault {
  const [first] = figures;
  const side = match.state.attacker ?? (first === undefined ? null : sideOf(first));
  const stranger = side === null ? undefined : figures.find((one) => sideOf(one) !== side);
  return stranger === undefined ? whilePlaying(match, 'figures') : `figures: ${stranger} does not attack`;
}

// ── figures ───────────────────────────────────────────────────────────────────────────────────────────────────────

export function leftFault(match: Match, { figure, ground }: EventOf<'figureLeft'>): Fault {
  const isGone = ground === 'table' && match.state.out[figure] === 'table';
  return firstOf(isInPlay(match, 'figure', figure), isGone ? `figure: ${figure} has fallen already` : null);
}
export function backFault(match: Match, { figure }: EventOf<'figureBack'>): Fault {
  const isOff = match.state.told.off[figure] !== undefined;
  return firstOf(isInPlay(match, 'figure', figure), isOff ? null : `figure: ${figure} has not left`);
}
export function lyingFault(match: Match, { figure }: EventOf<'layDown'>): Fault {
  const lies = match.state.lying.includes(figure);
  return firstOf(isInPlay(match, 'figure', figure), lies ? `figure: ${figure} lies already` : null);
}
export const restFault = (match: Match, { what, touching, at }: EventOf<'rested'>): Fault =>
  firstOf(
    what === 'ball' ? isOut(match, at) : null,
    what === 'ball' ? null : isThere(match, 'what', what),
    what !== 'ball' && touching !== undefined ? 'touching: said of the ball only' : null,
    twice('touching', touching ?? []),
    ...(touching ?? []).map((figure) => isThere(match, 'touching', figure)),
    ...(touching ?? []).map((figure) => isBesideTheTable(match, 'touching', figure)),
  );
export const entangledFault = (match: Match, { figures }: EventOf<'entangled'>): Fault =>
  firstOf(twice('figures', figures), ...figures.map((figure) => isInPlay(match, 'figures', figure)));
function twice(field: string, figures: readonly string[]): Fault {
  const again = figures.find((figure, i) => figures.indexOf(figure) !== i);
  return again === undefined ? null : `${field}: ${again} twice`;
}

export const endFault = (match: Match): Fault =>
  match.state.signal && isPlayedOut(match) ? null : 'kind: time is not over, or something is still to be played out';
export const dueFault = (match: Match): Fault => (duesIn(match) === null ? 'kind: no figure is to be placed' : null);

/** 'FISTF-II.2.1.1.3.3': where nobody measures he says it; whoever he has put at the edge is out of reach anyhow. */
export function gapFault(match: Match, { figure, beyondMm }: EventOf<'gapMeasured'>): Fault {
  const isKnown = match.state.measured || beyondMm !== undefined;
  return firstOf(isInPlay(match, 'figure', figure), isKnown ? null : 'beyondMm: say how far it stands beyond the line');
}

// ── keepers ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const keeperFault = (match: Match, { keeper }: { readonly keeper: Keeper }): Fault =>
  firstOf(isThere(match, 'keeper', keeper), whilePlaying(match, 'keeper'));
export function stirredFault(match: Match, { keeper }: EventOf<'keeperStirred'>): Fault {
  const isPenalty = penaltyIn(match) === null ? 'keeper: no penalty is to be taken' : null;
  return firstOf(isThere(match, 'keeper', keeper), isPenalty);
}
