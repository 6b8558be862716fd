import { playTick, type Seat, type Streams } from '@bande/core';
import { awaitsPenalty, mayLead } from './rights.ts';
import { groundIn, isMoving, now, pieceOf } from './motion.ts';
import { endOf, keeperOf, sideOf, type Side } from './names.ts';
import { isAlone, sideOfSeat, type HandTarget, type Match, type State, type Subbuteo } from './state.ts';
import { KEEPER_SIZE } from './table-bodies.ts';
import type { Pitch } from './table.ts';

/** The sine, in thousandths, of the lean at which a keeper still stands on an edge. */
const MOST_LEAN = 900;
/** Tenths of a millimetre behind the goal line, between the posts. */
const MOST_BEHIND = 200;

const tenths = (metres: number): number => Math.round(metres * 10_000);
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value)) + 0;

/** Within the goal area, or just behind the line between the posts. Mirrored for the south, so that half a turn changes nothing. */
export function withinReach(pitch: Pitch, side: Side, [x = 0, y = 0, lean = 0]: readonly number[]): HandTarget {
  const end = endOf(side);
  const line = tenths(pitch.length / 2);
  const front = line - tenths(pitch.goalAreaDepth - pitch.lineWidth) + tenths(KEEPER_SIZE.halfThickness);
  const up = clamp(end * y, front, line + MOST_BEHIND);
  const width = up > line ? pitch.goal.width : pitch.goalAreaWidth - 2 * pitch.lineWidth;
  const aside = tenths(width / 2) - tenths(KEEPER_SIZE.halfWidth);
  return [clamp(x, -aside, aside), end * up, clamp(lean, -MOST_LEAN, MOST_LEAN)];
}

/** 'FISTF-II.12.2.4.2': no part of him is before the line. */
export function onTheGoalLine(pitch: Pitch, side: Side, [x = 0, y = 0, lean = 0]: readonly number[]): HandTarget {
  const line = tenths(pitch.length / 2) + tenths(KEEPER_SIZE.halfThickness);
  const up = Math.max(line, endOf(side) * y);
  return withinReach(pitch, side, [x, endOf(side) * up, lean]);
}

/** Where a hand may lead its keeper now: before a penalty no farther than the line, if the hand is helped. */
export function reachIn(match: Match, side: Side, to: readonly number[]): HandTarget {
  const { pitch } = groundIn(match);
  if (!match.setup.settings.keeperHelp) return beyondReach(pitch, side, to);
  return awaitsPenalty(match, side) ? onTheGoalLine(pitch, side, to) : withinReach(pitch, side, to);
}

/** A hand that nobody helps may lead him over the lines of the goal area ['FISTF-II.8.2.1.2'], as far as a rod reaches; tenths of a millimetre. */
const MOST_OVER = 500;
function beyondReach(pitch: Pitch, side: Side, [x = 0, y = 0, lean = 0]: readonly number[]): HandTarget {
  const end = endOf(side);
  const line = tenths(pitch.length / 2);
  const up = clamp(end * y, line - tenths(pitch.goalAreaDepth) - MOST_OVER, line + MOST_BEHIND);
  const aside =
    up > line ? tenths(pitch.goal.width / 2 - KEEPER_SIZE.halfWidth) : tenths(pitch.goalAreaWidth / 2) + MOST_OVER;
  return [clamp(x, -aside, aside), end * up, clamp(lean, -MOST_LEAN, MOST_LEAN)];
}

/** 'FISTF-II.12.2.4.3': a hand that nobody helps has moved its keeper, although the signal has been given and the ball has not been touched. */
function stirs(match: Match, side: Side): State['pending'] {
  const { restart, pending, offers } = match.state;
  if (!awaitsPenalty(match, side) || restart?.step !== 'released' || offers.length > 0) return pending;
  return [...pending, { at: playTick(match), event: { kind: 'keeperStirred', keeper: keeperOf(side) } }];
}

/** So many turns within a second are quick; shorter ways are a hand that trembles. Tenths of a millimetre [S-116]. */
const QUICK_TURNS = 3;
const QUICK_TICKS = 120;
const LEAST_WAY = 30;

/** 'FISTF-II.8.1.2': is his hand watched? The opponent's hand is set for a shot, and nobody helps. */
const isWatched = ({ state, setup }: Match, side: Side): boolean =>
  !setup.settings.keeperHelp && state.handSet !== null && sideOf(state.handSet) !== side && state.offers.length === 0;

/** Turns of the way along the goal line while the hand is watched; told as soon as there are enough. */
function jerksBy(
  match: Match,
  side: Side,
  [x]: HandTarget,
): { readonly jerks: State['jerks']; readonly told: State['pending'] } {
  const { jerks, hands } = match.state;
  if (!isWatched(match, side)) return { jerks: { ...jerks, [side]: NO_JERKS }, told: [] };
  const { way, turns } = jerks[side];
  const far = x - hands[side][0];
  if (Math.abs(far) < LEAST_WAY) return { jerks, told: [] };
  const next = far < 0 ? -1 : 1;
  const now = playTick(match);
  const recent = turns.filter((tick) => now - tick <= QUICK_TICKS);
  const turned = way !== 0 && next !== way ? [...recent, now] : recent;
  if (turned.length < QUICK_TURNS) return { jerks: { ...jerks, [side]: { way: next, turns: turned } }, told: [] };
  const told = [{ at: now, event: { kind: 'keeperJerked', keeper: keeperOf(side) } as const }];
  return { jerks: { ...jerks, [side]: NO_JERKS }, told };
}
const NO_JERKS: State['jerks'][Side] = { way: 0, turns: [] };

/** Whose keeper this hand leads: one’s own; alone, that of the half in which the target lies. */
function ledBy(match: Match, seat: Seat, y: number): Side {
  if (!isAlone(match)) return sideOfSeat(match, seat);
  return y < 0 ? 'red' : 'blue';
}

/** On the way there already, or there: then nothing is new. A hand that was stopped sets out again. */
function isOnItsWay({ motion, hands }: State, side: Side, target: HandTarget): boolean {
  if (hands[side].some((number, i) => number !== target[i])) return false;
  const { x, y } = pieceOf(motion, keeperOf(side));
  return isMoving(motion, keeperOf(side)) || (tenths(x) === target[0] && tenths(y) === target[1]);
}

export const streams: Streams<Subbuteo> = {
  size: 3,
  steer(match, seat, to) {
    const { motions } = groundIn(match);
    const side = ledBy(match, seat, to[1] ?? 0);
    const target = reachIn(match, side, to);
    if (!mayLead(match, side) || isOnItsWay(match.state, side, target)) return null;
    const [x, y, lean] = target;
    const motion = motions.lead(match.state.motion, now(match), keeperOf(side), {
      x: x / 10_000,
      y: y / 10_000,
      lean: lean / 1000,
    });
    const { jerks, told } = jerksBy(match, side, target);
    return {
      ...match.state,
      motion,
      hands: { ...match.state.hands, [side]: target },
      jerks,
      pending: [...stirs(match, side), ...told],
    };
  },
};
