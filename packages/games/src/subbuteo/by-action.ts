import { accept, refuse, type Result, type Seat } from '@bande/core';
import type { Action, ActionOf } from './actions.ts';
import type { Event } from './events.ts';
import { groundIn, isGone, isStill, stands } from './motion.ts';
import { isReserve, keeperOf, LOOSE, other, reserveOf, sideOf, type Figure, type Side } from './names.ts';
import { spotNow } from './places.ts';
import { hasRoomAt, isOnTheCloth } from './placing.ts';
import { awaitsPenalty, isDenied, mayReserveGo, rightTo } from './rights.ts';
import type { Paragraph } from './rulebook.ts';
import { isAlone, isShort, isTraining, mayHandle, sideOfSeat, type Match } from './state.ts';
import { reserveFault, takerFault, whyNotFreelyPlaced } from './where-may.ts';
import { offsidePositions } from './reckoning/offside.ts';
import { KEEPER_SIZE } from './table-bodies.ts';
import { aheadOf } from './zones.ts';

type Events = Result<readonly Event[]>;
const one = (event: Event): Events => accept([event]);

/** A legal action becomes events; an illegal one is refused with the paragraph that forbids it. On the training pitch everything that can be done may be done. */
export function byAction(match: Match, seat: Seat, action: Action): Events {
  return isTraining(match) ? inTraining(match, seat, action) : inMatch(match, sideOfSeat(match, seat), action);
}

// ── the training pitch ────────────────────────────────────────────────────────────────────────────────────────────

function inTraining(match: Match, seat: Seat, action: Action): Events {
  const by = sideOfSeat(match, seat);
  switch (action.kind) {
    case 'flick':
      if (!mayHandle(match, seat, action.figure)) return refuse('notYourTurn', [], 'a figure of the other side');
      return (
        whyNotStanding(match, action.figure) ?? one(flickEvent(isAlone(match) ? sideOf(action.figure) : by, action))
      );
    case 'place':
      return whyNotPlaced(match, action) ?? one({ kind: 'placed', by, what: action.what, at: action.at });
    case 'lineUp':
      return one({ kind: 'linedUp', by, as: action.as });
    default:
      return refuse('notOffered', [], 'on the training pitch nothing is judged');
  }
}

const flickEvent = (by: Side, { figure, direction, strength, nail }: ActionOf<'flick'>): Event => ({
  kind: 'flicked',
  by,
  figure,
  direction,
  strength,
  nail,
});

/** Any figure at any time, as long as it stands. */
const whyNotStanding = ({ state }: Match, figure: Figure): Result<never> | null =>
  stands(state.motion, figure) ? null : refuse('againstTheRules', ['FISTF-II.1.2.2'], `${figure} does not stand`);

/** What lies still may be put where there is room. */
function whyNotPlaced(match: Match, { what, at }: ActionOf<'place'>): Result<never> | null {
  if (isReserve(what) && isGone(match.state.motion, what))
    return refuse('notOffered', [], `${what} is not on the table`);
  if (!isStill(match.state.motion, what)) return refuse('notOffered', [], `${what} moves`);
  if (!isOnTheCloth(match, what, at)) return refuse('againstTheRules', [], 'not on the cloth');
  return hasRoomAt(match, what, at) ? null : refuse('againstTheRules', [], 'something is there');
}

// ── a match ───────────────────────────────────────────────────────────────────────────────────────────────────────

function inMatch(match: Match, by: Side, action: Action): Events {
  if (isSecret(match, by) && action.kind !== 'flick' && action.kind !== 'keep')
    return refuse('notOffered', ['FISTF-II.10.9.2'], 'the shot comes first');
  switch (action.kind) {
    case 'flick':
      return flick(match, by, action);
    case 'shoot':
      return shoot(match, by, action.figure);
    case 'keep':
      return keep(match, by, action);
    case 'place':
      return freely(
        match,
        by,
        whyNotFreelyPlaced(match, by, action) ?? one({ kind: 'placed', by, what: action.what, at: action.at }),
      );
    case 'lineUp':
      return freely(match, by, one({ kind: 'linedUp', by, as: 'kickOff' }));
    case 'done':
      return freely(match, by, one({ kind: 'setUpEnded', by }));
    case 'take':
      return takerIsNamed(match, by, action);
    case 'pass':
      return pass(match, by);
    case 'ready':
      return ready(match, by);
    case 'ask':
      return ask(match, by, action);
    case 'reserveIn':
      return reserveIn(match, by, action);
    case 'reserveOut':
      return reserveOut(match, by);
    case 'chooseAtToss':
      return chooseAtToss(match, by, action);
  }
}

function flick(match: Match, by: Side, action: ActionOf<'flick'>): Events {
  if (sideOf(action.figure) !== by) return refuse('notYourTurn', [], 'a figure of the other side');
  const right = rightTo(match, action.figure, action.tick);
  if (isDenied(right)) return refuse(right.denied, right.paragraphs, right.why);
  const flicked = { ...flickEvent(by, action), as: right.as } as Event;
  return projectingKeeper(match, other(by)) ? accept([flicked, projects(other(by))]) : one(flicked);
}

/** 'FISTF-II.12.2.4.2': at the flick of a penalty the keeper, whose hand nobody helps, stands over the line. */
function projectingKeeper(match: Match, side: Side): boolean {
  const { state, setup } = match;
  if (!awaitsPenalty(match, side) || setup.settings.keeperHelp || state.reserve[side].is === 'on') return false;
  const at = spotNow(match, keeperOf(side));
  return at !== undefined && aheadOf(groundIn(match).pitch, side, at) + KEEPER_SIZE.halfThickness > 1e-6;
}
const projects = (side: Side): Event => ({ kind: 'keeperStirred', keeper: keeperOf(side), over: true });

/** 'FISTF-II.10.8.2': ten seconds instead of five, for a shot at goal: the ball rests wholly inside the opponent's shooting zone. */
function shoot(match: Match, by: Side, figure: Figure): Events {
  const { attacker, told, rolling, handSet, measured } = match.state;
  if (by !== attacker || sideOf(figure) !== by) return refuse('notYourTurn', ['FISTF-II.10.8.2']);
  if (handSet !== null) return refuse('notOffered', ['FISTF-II.10.9.2'], 'the hand is set');
  if (rolling || (measured && told.ballIn !== other(by)))
    return refuse('againstTheRules', ['FISTF-II.7.1.1.a.1'], 'the ball does not rest inside the shooting zone');
  const right = rightTo(match, figure, false);
  if (isDenied(right)) return refuse(right.denied, right.paragraphs, right.why);
  return one({ kind: 'handSet', by, figure });
}

/** In turn: while the opponent's hand is set, or before a penalty or a shot of a shoot-out. */
function keep(match: Match, by: Side, { at, lean, to, toLean }: ActionOf<'keep'>): Events {
  const { reserve } = match.state;
  if (!keepersOnSecret(match).includes(by) || reserve[by].is === 'on')
    return refuse('notOffered', ['FISTF-II.8.2.1.1']);
  return one({ kind: 'kept', by, at, lean, to, toLean });
}

/** In a match in turn, against a shot: aim and keeper are chosen in secret and come to light together. */
export const isSecret = (match: Match, side: Side): boolean =>
  keepersOnSecret(match).some((one) => match.state.reserve[one].is !== 'on') &&
  (side === match.state.attacker || keepersOnSecret(match).includes(side));

export const secretSeats = (match: Match): readonly Seat[] =>
  match.setup.seating.flatMap((side, seat) => (!isTraining(match) && isSecret(match, side) ? [seat as Seat] : []));

/** Who leads his keeper in secret now: in a match in turn, against a shot. */
export function keepersOnSecret({ state, mode }: Match): readonly Side[] {
  const { handSet, restart, attacker } = state;
  if (mode !== 'paced' || attacker === null || state.phase !== 'play') return [];
  const isShot =
    handSet !== null || (restart?.step === 'released' && (restart.kind === 'penalty' || restart.kind === 'shot'));
  return isShot ? [other(attacker)] : [];
}

// ── setting up ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Elsewhere a figure's place changes by a flick alone. */
const onlyByFlicking = (match: Match): readonly Paragraph[] =>
  isShort(match) ? ['SHORT-freemoves.1', 'FISTF-II.1.1.1.1'] : ['FISTF-II.1.1.1.1'];

/** Figures may be picked up at a kick-off and a goal kick, one side after the other ['FISTF-II.4.2.2.1', 'FISTF-II.15.2.1.1.1']. */
function freely(match: Match, by: Side, events: Events): Events {
  const { restart, phase } = match.state;
  if (phase !== 'setUp' || restart === null) return refuse('notOffered', onlyByFlicking(match));
  if (!restart.laid) return refuse('notOffered', [], 'not before everything rests');
  const first = restart.kind === 'kickOff' ? 'FISTF-II.4.2.2.1' : 'FISTF-II.15.2.1.1.1';
  if (restart.step === 'attackerPlaces') return by === restart.by ? events : refuse('notYourTurn', [first]);
  const locked = restart.kind === 'kickOff' ? 'FISTF-II.4.2.2.2' : 'FISTF-II.15.2.1.1.2';
  if (restart.step === 'defenderPlaces') return by === restart.by ? refuse('notYourTurn', [locked]) : events;
  return refuse('notOffered', [locked]);
}

function takerIsNamed(match: Match, by: Side, { figure, at, ball }: ActionOf<'take'>): Events {
  const { restart } = match.state;
  if (restart === null || restart.step !== 'taker') return refuse('notOffered', ['FISTF-II.11.2.1.1']);
  if (restart.by !== by || sideOf(figure) !== by) return refuse('notYourTurn', ['FISTF-II.11.2.1.1']);
  if (!restart.laid) return refuse('notOffered', [], 'not before everything rests');
  const fault = takerFault(match, restart, { figure, at, ball });
  return fault ?? one({ kind: 'takerNamed', by, figure, at, ...(ball === undefined ? {} : { ball }) });
}

/** No block flick, or no more positional flicks. */
function pass({ state }: Match, by: Side): Events {
  const { restart, phase, block } = state;
  const isAttackers = restart?.step === 'attackerFlicks';
  const isPositional = phase === 'restart' && (isAttackers || restart?.step === 'defenderFlicks');
  if (isPositional && isAttackers !== (restart?.by === by)) return refuse('notYourTurn', ['FISTF-II.11.2.2.2']);
  if (isPositional) return movesStill(state) ?? one({ kind: 'waived', by });
  return phase === 'play' && block === by ? one({ kind: 'waived', by }) : refuse('notOffered', ['FISTF-II.6.2.1.1']);
}

/** A positional flick and whatever it has set in motion come to rest first. */
const movesStill = ({ measured, motion }: Match['state']): Result<never> | null =>
  measured && LOOSE.some((what) => !isGone(motion, what) && !isStill(motion, what))
    ? refuse('notOffered', ['FISTF-II.11.2.2.1'], 'something moves')
    : null;

function ready({ state }: Match, by: Side): Events {
  const { phase, restart } = state;
  if (state.ready[by]) return refuse('notOffered', [], 'said already');
  if (phase === 'interval') return one({ kind: 'readied', by });
  if (restart?.step !== 'ready') return refuse('notOffered', ['FISTF-II.11.2.4.1']);
  const waitsFor = restart.kind === 'penalty' || restart.kind === 'shot' ? other(restart.by) : restart.by;
  if (waitsFor !== by) return refuse('notYourTurn', ['FISTF-II.11.2.4.1']);
  return movesStill(state) ?? one({ kind: 'readied', by });
}

function ask(match: Match, by: Side, { what, figure }: ActionOf<'ask'>): Events {
  if (what === 'tick' && isShort(match)) return refuse('notOffered', ['SHORT-possession.2']); // [S-84]
  const refused = whyNotAsked(match, by, what);
  return refused ?? one({ kind: 'asked', by, what, ...(figure === undefined ? {} : { figure }) });
}

const ASKED_BY = {
  distance: 'FISTF-II.2.6.1.1',
  tick: 'FISTF-II.13.3.1.1',
  forcingCheck: 'FISTF-II.2.1.1.3.1',
  lift: 'FISTF-II.10.7.2.3',
} as const satisfies Readonly<Record<ActionOf<'ask'>['what'], Paragraph>>;

const whyNotAsked = (match: Match, by: Side, what: ActionOf<'ask'>['what']): Result<never> | null =>
  mayAsk(match, by, what) ? null : refuse('notOffered', [ASKED_BY[what]]);

function mayAsk(match: Match, by: Side, what: ActionOf<'ask'>['what']): boolean {
  const { restart, course } = match.state;
  switch (what) {
    case 'distance':
      return restart?.step === 'ready' && restart.by === by && restart.kind !== 'penalty' && restart.kind !== 'shot';
    case 'tick':
      return isInOpenPlay(match, by) && !course.tickAllowed && offsidePositions(match, by, null).length > 0;
    case 'forcingCheck':
      return isInOpenPlay(match, by);
    case 'lift':
      return mayLift(match, by);
  }
}

/** His is the ball, it lies, and nothing is to be waited for. */
function isInOpenPlay({ state }: Match, by: Side): boolean {
  const { restart, attacker, rolling, phase, blockWait } = state;
  return phase === 'play' && restart?.step !== 'released' && blockWait === null && attacker === by && !rolling;
}

function mayLift({ state: { phase, restart } }: Match, by: Side): boolean {
  if (phase !== 'restart' || restart === null || restart.lifted !== null) return false;
  return restart.step === 'attackerFlicks' ? restart.by === by : restart.step === 'defenderFlicks' && restart.by !== by;
}

// ── the reserve keeper, the toss ──────────────────────────────────────────────────────────────────────────────────

function reserveIn(match: Match, by: Side, { at }: ActionOf<'reserveIn'>): Events {
  return reserveFault(match, by, at) ?? one({ kind: 'reserveIn', by, at });
}

/** 'FISTF-II.9.2.1.0' and what follows it. */
function reserveOut(match: Match, by: Side): Events {
  const { reserve, blockWait, phase, handSet } = match.state;
  const isPlaying = phase === 'play' || phase === 'restart' || phase === 'setUp';
  if (reserve[by].is !== 'on' || !isPlaying) return refuse('notOffered', ['FISTF-II.9.2.1.0']);
  if (blockWait !== null) return refuse('notOffered', [blockWait.paragraph]);
  if (handSet === reserveOf(by)) return refuse('againstTheRules', ['FISTF-II.10.9.2'], 'the hand is set behind him');
  const denied = mayReserveGo(match, by);
  return denied === null ? one({ kind: 'reserveOut', by }) : refuse('againstTheRules', [denied]);
}

function chooseAtToss({ state }: Match, by: Side, { choice }: ActionOf<'chooseAtToss'>): Events {
  const { phase, toss, period } = state;
  if (phase !== 'tossChoice' || toss === null) return refuse('notOffered', ['FISTF-II.4.1.1.1']);
  if (toss.winner !== by) return refuse('notYourTurn', ['FISTF-II.4.1.1.2']);
  const isOfShootOut = choice === 'shoot' || choice === 'keep';
  return isOfShootOut === (period === 'shootOut')
    ? one({ kind: 'tossChosen', by, choice })
    : refuse('notOffered', ['FISTF-II.4.1.1.2']);
}
