import type { Posture } from '../events.ts';
import type { Side } from '../names.ts';
import type { BallLies, Defender, FactOf, Match, Movement } from '../state.ts';
import { BALL_RADIUS, fine, PENALTY_AREA, penaltyAreaOf, THREE_LENGTHS, TWO_LENGTHS, wayTo } from '../zones.ts';
import { footprintOf, gapTo, placeIn, type Footprint, type Place } from './footprint.ts';
import { isCovered, movementIn } from './movement.ts';

/** How a defending kicker stands or lies, as far as it is known. */
export interface Standing {
  readonly posture: Posture;
  readonly legSpread: boolean;
  /** 'DTKV-6.3.5', 'DTKV-6.3.6': on the line of its own area; that is not in it as long as it is legal there ['DTKV-14.K2']. */
  readonly onLine: boolean;
  /** Undefined: nobody knows. */
  readonly inArea: boolean | undefined;
  readonly gap: number | undefined;
  readonly put: Defender['put'];
}

type Told = FactOf<'touched'> | FactOf<'defenceSet'>;

/** What the fact says; else what was said when the kicker was put there; else what its place tells. */
export function standingOf(match: Match, fact: Told): Standing {
  const known = fact.kind === 'defenceSet' ? null : match.state.defence[fact.by];
  const posture = fact.posture ?? known?.posture ?? 'standing';
  const seen = footprintOf(fact.by, posture, fact.kind === 'defenceSet' ? fact : (known ?? {}));
  const ball = ballBefore(match).at;
  return {
    posture,
    legSpread: fact.legSpread ?? known?.legSpread ?? false,
    ...placeOf(fact, known, seen),
    gap: gapOf(fact, known, seen === null || ball === undefined ? undefined : gapTo(seen, ball)),
    // Where physics tells everything, whoever was not put there stood there before.
    put: known?.put ?? (match.state.plate !== null ? 'before' : 'since'),
  };
}
function placeOf(fact: Told, known: Defender | null, seen: Footprint | null): Pick<Standing, 'onLine' | 'inArea'> {
  const measured: Partial<Place> = seen === null ? {} : placeIn(fact.by, seen);
  const told = fact.inArea === true ? false : fact.onLine;
  const onLine = told ?? known?.onLine ?? measured.onLine ?? false;
  if (onLine) return { onLine, inArea: false };
  return { onLine, inArea: fact.inArea ?? excusedInArea(fact) ?? known?.inArea ?? measured.inArea ?? toldBy(fact) };
}

/** Whether there was time is only asked of a kicker in its own area ['DTKV-14.K3']. */
const excusedInArea = (fact: Told): true | undefined =>
  fact.kind === 'touched' && fact.hadTime !== undefined ? true : undefined;
/** 'DTKV-14.1.3': where it met the ball, if nothing else is known. */
function toldBy(fact: Told): boolean | undefined {
  const area = fact.kind === 'touched' ? penaltyAreaOf(fact) : undefined;
  return area === undefined ? undefined : area === fact.by;
}
/** What is told now; else what its place tells; else what was told of it and this ball. */
const gapOf = (fact: Told, known: Defender | null, measured: number | undefined): number | undefined =>
  fact.gapMm ?? measured ?? known?.gapMm;

/** Where the ball lies, or lay before it was moved. */
export const ballBefore = (match: Match): BallLies => movementIn(match)?.before.ball ?? match.state.ball;

// ── what is wrong with it ─────────────────────────────────────────────────────────────────────────────────────────

const STANDING_FAULTS = ['area', 'line', 'posture', 'leg', 'distance'] as const;
export type StandingFault = (typeof STANDING_FAULTS)[number];

/** 'DTKV-13.2.2' [C-7] [C-72]: three lengths at a free kick and a penalty, two otherwise. */
const neededGap = (movement: Movement | null): number =>
  movement !== null && isCovered(movement) ? THREE_LENGTHS : TWO_LENGTHS;

/** Whether a kicker that is hit there is hit against the rules; the graver fault first. */
export function faultIn(match: Match, side: Side, one: Standing): StandingFault | null {
  const movement = movementIn(match);
  if (one.inArea === true) return 'area';
  if (one.posture === 'lyingFaceDown' || one.posture === 'lyingOnSide') return 'posture';
  if (one.legSpread) return 'leg';
  if (one.onLine) return isLineOpen(match, side, one) ? null : 'line';
  return one.gap !== undefined && one.gap < neededGap(movement) ? 'distance' : null;
}

/** [C-6]: as long as the ball lies outside the area; at a free kick only for a ball that is three lengths away ['DTKV-6.K23'], at a penalty never [C-72]. */
function isLineOpen(match: Match, side: Side, { gap }: Standing): boolean {
  const movement = movementIn(match);
  const ball = ballBefore(match);
  if (penaltyAreaOf(ball) === side || movement?.as === 'penalty' || movement?.likePenalty === true) return false;
  if (movement?.as !== 'freeKick') return true;
  const away = ball.at === undefined ? gap : fine(wayTo(PENALTY_AREA, side, ball.at) - BALL_RADIUS);
  return away === undefined || away >= THREE_LENGTHS;
}

/** 'DTKV-14.K2' [C-8]: in the own area, or on its line without leave. Undefined: nobody knows. */
export const isInside = ({ onLine, inArea }: Standing, fault: StandingFault | null): boolean | undefined =>
  onLine ? fault !== null : inArea;
