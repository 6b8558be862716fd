import type { LineUp } from './actions.ts';
import type { Spots } from './consequences.ts';
import { bySide, outfieldOf, keeperOf, SIDES, endOf, type BodyName, type BySide, type Side } from './names.ts';
import type { HandTarget } from './state.ts';
import type { Pitch } from './table.ts';

type Metres = Readonly<Partial<Record<BodyName, readonly [x: number, y: number]>>>;

/** Four, three, three, as shares of half the width and half the length, seen from behind the own goal; shirts 2 to 11. */
const FORMATION: readonly (readonly [aside: number, back: number])[] = [
  [0.62, 0.62],
  [-0.62, 0.62],
  [-0.22, 0.7],
  [0.22, 0.7],
  [0, 0.45],
  [0.45, 0.36],
  [-0.45, 0.36],
  [0, 0],
  [-0.3, 0.12],
  [0.7, 0.12],
];
/** The same, pushed up for a goal kick of one's own and drawn back for one of the opponent's: negative shares are in the other half. */
const OUT_OF_AREA = 0.06;
const CENTRE_FORWARD = 7;
/** From the centre spot to the figure that takes the kick-off, and from the circle to the nearest opponent. */
const BEHIND_BALL = 0.03;
const OFF_CIRCLE = 0.03;
const KEEPER_OFF_LINE = 0.02;

/** FISTF-II.4.2.1: everybody in his own half, the opponents of the kick-off outside the circle. */
function kickOffSpots(pitch: Pitch, side: Side, kicksOff: boolean): readonly (readonly [number, number])[] {
  const end = endOf(side);
  const nearest = kicksOff ? BEHIND_BALL : pitch.centreCircle + OFF_CIRCLE;
  const [half, length] = [pitch.width / 2, pitch.length / 2];
  const outside = pitch.centreCircle + OFF_CIRCLE;
  return FORMATION.map(([aside, back], i) => {
    if (i === CENTRE_FORWARD) return [0, end * nearest];
    return [0 - end * aside * half, end * Math.max(back * length, outside)];
  });
}

/**
 * FISTF-II.15.2.1.2, 15.2.1.3: nobody in the area the kick is taken from, and 20 mm between the sides: the kicking side stands on its rows,
 * the other one between them.
 */
function goalKickSpots(pitch: Pitch, side: Side, kicks: boolean): readonly (readonly [number, number])[] {
  const end = endOf(side);
  const half = pitch.width / 2;
  const free = pitch.length / 2 - pitch.penaltyDepth - OUT_OF_AREA;
  return FORMATION.map(([aside, back]) => {
    const shift = kicks ? 0 : 0.11;
    const share = kicks ? 2 * back - 0.55 : 1.35 * back - 0.3;
    const x = aside + (aside < 0 ? shift : -shift);
    return [0 - end * x * half, end * Math.max(-free, Math.min(free, share * free))];
  });
}

/** On the cloth beside the own half, five at each touchline: the pitch is free. */
function besideThePitch(pitch: Pitch, side: Side): readonly (readonly [number, number])[] {
  const end = endOf(side);
  const aside = (pitch.width + pitch.border) / 2;
  return FORMATION.map((_, i) => [
    (i % 2 === 0 ? end : -end) * aside,
    end * (pitch.length / 2) * (0.15 + 0.15 * (i >> 1)),
  ]);
}

/** A chance that nobody spoils: the ball on the penalty spot, the centre forward so far behind it, the keeper so far beside the middle: a flick straight ahead, hard or not, is a goal. */
const CHANCE = { behind: 0.036, keeperAside: -0.045 } as const;
/** The others of a chance, as shares of half the width and half the length, to the right and ahead as the side that attacks sees it: nobody stands where the ball goes, nor where the hand pulls. */
const ATTACKERS: readonly (readonly [right: number, ahead: number])[] = [
  [0.65, -0.37],
  [-0.65, -0.37],
  [-0.22, -0.5],
  [0.22, -0.5],
  [0, -0.05],
  [0.5, 0.2],
  [-0.5, 0.17],
  [0, 0],
  [-0.47, 0.62],
  [0.62, 0.68],
];
const DEFENDERS: readonly (readonly [right: number, ahead: number])[] = [
  [-0.62, 0.83],
  [0.55, 0.87],
  [0.4, 0.45],
  [-0.35, 0.47],
  [0, 0.33],
  [-0.72, 0.33],
  [0.72, 0.37],
  [0, -0.23],
  [0.55, -0.1],
  [-0.55, -0.13],
];

function shootingSpots(
  { width, length, penaltySpot }: Pitch,
  side: Side,
  by: Side,
): readonly (readonly [number, number])[] {
  const ahead = -endOf(by);
  const spots = side === by ? ATTACKERS : DEFENDERS;
  return spots.map(([x, y], i) => {
    const isShooter = side === by && i === CENTRE_FORWARD;
    const front = isShooter ? length / 2 - penaltySpot - CHANCE.behind : y * (length / 2);
    return [ahead * x * (width / 2) + 0, ahead * front + 0];
  });
}

function spotsOfSide(pitch: Pitch, lineUp: LineUp, side: Side, by: Side): readonly (readonly [number, number])[] {
  if (lineUp === 'shooting') return shootingSpots(pitch, side, by);
  return lineUp === 'free' ? besideThePitch(pitch, side) : kickOffSpots(pitch, side, side === by);
}

/** Where the ball lies and where a keeper stands, beside the middle as the table lies. */
const ballOf = ({ length, penaltySpot }: Pitch, lineUp: LineUp, by: Side): readonly [number, number] =>
  lineUp === 'shooting' ? [0, 0 - endOf(by) * (length / 2 - penaltySpot)] : [0, 0];
const keeperAside = (lineUp: LineUp, side: Side, by: Side): number =>
  lineUp === 'shooting' && side !== by ? 0 - endOf(by) * CHANCE.keeperAside : 0;

/** Everything lies still there; the ball on the centre spot, the keepers in front of their lines. The reserve keepers are beside the table. */
export function spotsOf(pitch: Pitch, lineUp: LineUp, by: Side): Metres {
  const spots: [BodyName, readonly [number, number]][] = [['ball', ballOf(pitch, lineUp, by)]];
  for (const side of SIDES) {
    const places = spotsOfSide(pitch, lineUp, side, by);
    for (const [i, figure] of outfieldOf(side).entries()) spots.push([figure, places[i]!]);
    const aside = keeperAside(lineUp, side, by);
    spots.push([keeperOf(side), [aside, endOf(side) * (pitch.length / 2 - KEEPER_OFF_LINE)]]);
  }
  return Object.fromEntries(spots);
}

/** The usual places of one side, in millimetres. */
export function lineUpFor(pitch: Pitch, restart: 'kickOff' | 'goalKick', side: Side, takes: boolean): Spots {
  const places = restart === 'goalKick' ? goalKickSpots(pitch, side, takes) : kickOffSpots(pitch, side, takes);
  return Object.fromEntries(outfieldOf(side).map((figure, i) => [figure, places[i]!.map((metres) => metres * 1000)]));
}

const handAt = ({ length }: Pitch, side: Side, aside: number): HandTarget => [
  Math.round(aside * 10_000),
  endOf(side) * Math.round((length / 2 - KEEPER_OFF_LINE) * 10_000),
  0,
];
/** Where the hands are after a line-up. */
export const handsAtHome = (pitch: Pitch, lineUp: LineUp = 'kickOff', by: Side = 'red'): BySide<HandTarget> =>
  bySide((side) => handAt(pitch, side, keeperAside(lineUp, side, by)));
