import { accept, atDesk, clockNamed, refuse, type Result, type Seat } from '@bande/core';
import type { Action, ActionOf } from './actions.ts';
import { FACES } from './ball/solid.ts';
import { seenFrom } from './bearing.ts';
import { CLOCKS } from './clocks.ts';
import type { Event } from './events.ts';
import type { Side } from './names.ts';
import { isPressing, lieNow, spotOf } from './plate.ts';
import { isStriking, toDefend, toPlay, whyNotShoot } from './rights.ts';
import { whyNotStrike } from './strikes.ts';
import { colourOf, sideOfSeat, type Match } from './state.ts';
import { KICKER } from './table.ts';
import { standsSo, whyNotDefend, whyNotLay } from './where-may.ts';
import type { Spot } from './zones.ts';

/** A legal action becomes events; an illegal one is refused with the paragraph that forbids it. */
type Events = Result<readonly Event[]>;
const one = (event: Event): Events => accept([event]);

export function byAction(match: Match, seat: Seat, action: Action): Events {
  const by = sideOfSeat(match, seat);
  const { plate, movement } = match.state;
  if (atDesk(match)) return refuse('notOffered', [], 'at a desk a referee enters facts');
  if (plate === null) return refuse('notOffered', [], 'nothing lies on the plate; say plate: true to play by physics');
  if (movement === null && isPressing(plate)) return refuse('notOffered', [], 'the leg is swinging');
  if (isStriking(match)) return refuse('notOffered', [], 'the keeper is striking');
  switch (action.kind) {
    case 'shoot':
      return shoot(match, by, action);
    case 'lay':
      return lay(match, by, action);
    case 'defend':
      return defend(match, by, action);
    case 'takeAway':
      return takeAway(match, by);
    case 'keep':
      return keep(match, by, action);
    case 'strike':
      return strike(match, by, action);
    case 'ready':
      return isSet(match, by, action);
    case 'changeKicker':
      return changeKicker(match, by, action);
    case 'drawSides':
      return drawSides(match, by);
  }
}

/** 'DTKV-3.3.1': the button is pressed; the kicker may stand as it likes ['DTKV-3.3.1.2'], but not in the ball [C-48]. */
function shoot(match: Match, by: Side, { at, facing, lean, tilt, foot, strength }: ActionOf<'shoot'>): Events {
  const why = whyNotShoot(match, by);
  if (why !== null) return why;
  if (standsInTheBall(match, by, { at, facing }))
    return refuse('againstTheRules', ['DTKV-3.3.2', 'DTKV-3.3.1.2'], 'the kicker stands in the ball');
  return one({ kind: 'pressed', by, pose: { at, facing, lean, tilt, foot, strength } });
}
/** The base, and the leg that is drawn back beside it, may not be where the ball lies. */
function standsInTheBall(
  match: Match,
  by: Side,
  { at, facing }: { readonly at: Spot; readonly facing: number },
): boolean {
  const [ahead, left] = seenFrom(by, at, facing, spotOf(lieNow(match)!.ball));
  const [off, aside] = [
    Math.max(0, BASE.heel - ahead, ahead - BASE.toe),
    Math.max(0, BASE.right - left, left - BASE.left),
  ];
  return off * off + aside * aside < BALL_INNER * BALL_INNER;
}
const MM = 1000;
const BASE = {
  heel: MM * KICKER.heel,
  toe: MM * KICKER.toe,
  right: MM * KICKER.right,
  left: MM * KICKER.left,
} as const;
/** From the middle of the ball to the nearest of its faces. */
const BALL_INNER = 5.3;

/** 'DTKV-6.9.5' [C-2]: the taker lays the ball, his colour on top ['DTKV-3.4.1']. */
function lay(match: Match, by: Side, { at, face, yaw }: ActionOf<'lay'>): Events {
  const { restart, movement } = match.state;
  if (restart === null || movement !== null || !restart.laid) return refuse('notOffered', ['DTKV-3.3.1']);
  if (restart.by !== by) return refuse('notYourTurn', ['DTKV-6.9.5']);
  const why = whyNotLay(match, at);
  if (why !== null) return refuse('againstTheRules', [why]);
  if (FACES[face]!.colour !== colourOf(match.state, by)) return refuse('againstTheRules', ['DTKV-3.4.1']);
  return one({ kind: 'ballPlaced', by, at, face, yaw, top: FACES[face]!.colour });
}

/** 'DTKV-6.9.1', 'DTKV-6.9.2.1': within three seconds, then it is fixed. */
function defend(match: Match, by: Side, { at, facing, lying, kicker }: ActionOf<'defend'>): Events {
  if (toDefend(match) !== by || isUnlaid(match)) return refuse('notOffered', ['DTKV-6.9.4']);
  if (isFixed(match)) return refuse('againstTheRules', ['DTKV-6.9.2.1', 'DTKV-8.K12']);
  if (isGone(match, by, kicker)) return refuse('againstTheRules', ['DTKV-2.1.3']);
  const standing = { at, facing, lying };
  const why = whyNotDefend(match, by, standing);
  if (why !== null) return refuse('againstTheRules', [why]);
  const { onLine, inArea, gapMm } = standsSo(by, standing, spotOf(lieNow(match)!.ball));
  return one({
    kind: 'defenceSet',
    by,
    at,
    facing,
    posture: lying ? 'lying' : 'standing',
    gapMm,
    onLine,
    inArea,
  });
}
const isUnlaid = ({ state: { restart } }: Match): boolean => restart !== null && !restart.laid;
const isGone = ({ state, setup }: Match, side: Side, kicker: number): boolean =>
  kicker > setup.settings.kickers || state.counts[side].gone.includes(kicker);
/** The three seconds are over; in turn the defender has said so; friends without limits set until the shot. */
export function isFixed(match: Match): boolean {
  if (match.mode === 'paced') return match.state.ready;
  const clock = clockNamed(match.clocks, CLOCKS.defence);
  return match.setup.settings.limits && (clock === undefined || clock.since === null);
}

/** 'DTKV-6.K37', 'DTKV-13.K7': with the shot, or before the three seconds are over. */
function takeAway(match: Match, by: Side): Events {
  const lie = lieNow(match);
  if (lie?.figures[by].kicker === undefined || lie.figures[by].kicker === null || isBeingTaken(match, by))
    return refuse('notOffered', ['DTKV-6.K37']);
  if (match.state.movement === null && isFixed(match)) return refuse('againstTheRules', ['DTKV-6.9.2.1']);
  return one({ kind: 'defenceTaken', by });
}

/** A hand has it already. */
const isBeingTaken = ({ state: { plate } }: Match, by: Side): boolean =>
  plate?.motion.deeds.findLast(({ kind, side }) => side === by && kind !== 'keeper')?.kind === 'takeAway';

/** In turn, against a shot, in secret. 'DTKV-14.4.2': at a penalty he stands on the line until the shot. */
function keep(match: Match, by: Side, { from, to, forward, lift, roll }: ActionOf<'keep'>): Events {
  return isSecret(match) && toDefend(match) === by
    ? one({ kind: 'kept', by, from, to, forward, lift, roll })
    : refuse('notOffered', ['DTKV-6.5.2']);
}
/** Aim and keeper are chosen in secret and come to light together. */
export function isSecret(match: Match): boolean {
  const { plate, ready } = match.state;
  const side = toPlay(match);
  if (match.mode !== 'paced' || !ready || plate === null || side === null) return false;
  return !isPressing(plate) && whyNotShoot(match, side) === null;
}

/** 'DTKV-6.6.1', 'DTKV-6.6.2', 'DTKV-8.K17': the keeper plays either colour. Live he is led by the hand. */
function strike(match: Match, by: Side, { from, back, to, out }: ActionOf<'strike'>): Events {
  const why = whyNotStrike(match, by, { from, back, to, out });
  return why ?? one({ kind: 'struck', by, from, back, to, out });
}

function isSet(match: Match, by: Side, { alone }: ActionOf<'ready'>): Events {
  if (match.mode !== 'paced' || match.state.ready || isUnlaid(match)) return refuse('notOffered', ['DTKV-6.9.4']);
  if (toDefend(match) !== by) return refuse('notYourTurn', ['DTKV-6.9.4']);
  const hasOne = (lieNow(match)?.figures[by].kicker ?? null) !== null;
  return accept([
    ...(alone === true && hasOne ? [{ kind: 'defenceTaken', by } as const] : []),
    { kind: 'readied', by },
  ]);
}

/** 'DTKV-2.K4', 'DTKV-8.K12': at any time while the ball lies; for the defender it is a touch ['DTKV-6.K36'] [C-103]. */
function changeKicker(match: Match, by: Side, { to }: ActionOf<'changeKicker'>): Events {
  if (match.state.movement !== null || toPlay(match) === null) return refuse('notOffered', ['DTKV-2.K4']);
  if (isGone(match, by, to)) return refuse('againstTheRules', ['DTKV-2.1.3']);
  if (match.state.kicker[by] === to) return refuse('notOffered', [], 'it is in use');
  if (by !== toPlay(match) && isFixed(match)) return refuse('againstTheRules', ['DTKV-6.9.2.1']);
  return one({ kind: 'kickerChanged', by, to });
}

/** 'DTKV-4.K6.2': before the first kick-off of extra time. */
function drawSides({ state, clocks }: Match, by: Side): Events {
  const isBefore =
    state.period === 'extraFirst' && state.restart?.kind === 'kickOff' && state.last === null && state.open === null;
  return isBefore && clockNamed(clocks, CLOCKS.half) !== undefined && !state.drawn
    ? one({ kind: 'drawDemanded', by })
    : refuse('notOffered', ['DTKV-4.K6.2']);
}
