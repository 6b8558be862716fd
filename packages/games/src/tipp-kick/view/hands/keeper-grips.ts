import { asTableLies } from '@bande/stage/as-table-lies';
import type { Grip, OnScreen, Touch } from '@bande/stage/grip';
import { leadingGrip, settingGrip } from '@bande/stage/grips';
import { endOf, type Side } from '../../names.ts';
import type { Match } from '../../state.ts';
import { aheadOf, PITCH, type Spot } from '../../zones.ts';
import { goneTo, keeperOf, stoodAt, type Keep } from './keeping.ts';
import { fromTable, MILLIMETRE } from '../layout.ts';
import { dived } from './keeper-ways.ts';
import { dives, HOME } from './leading.ts';
import type { Players } from './players.ts';

/** Hands that lead a keeper. */

const TENTHS = 10;
const LIFT_STEP = 50;
const MOST_LIFT = 300;

/** Whose goal a hand comes down at: behind its line, where the box is, or just before it. Millimetres. */
const [BEHIND, BEFORE, BESIDE] = [160, 60, 130];
export const halfOf = ([, y]: Spot): Side => (y < 0 ? 'red' : 'blue');
export function isAtGoal(side: Side, at: Spot): boolean {
  const ahead = aheadOf(side, at);
  return Math.abs(at[0]) < BESIDE && ahead > -BEHIND && ahead < BEFORE;
}
export const isBehindLine = ([, y]: Spot): boolean => Math.abs(y) > PITCH.length / 2;

/** A hand that comes down. */
export interface Pressing {
  readonly at: Spot;
  /** How large one is there, in table units. */
  readonly pixel: number;
  readonly byFinger: boolean;
}

/** Led along with the hand from where he is; set in secret, the box is where he stands and the place in front where he goes. */
export function leadingKeeper(players: Players, match: Match, side: Side, pressing: Pressing): Grip {
  if (keepIn(players, side) !== null) return setting(players, side, pressing.at);
  return dives(match) ? diving(players, side, pressing.at[0]) : led(players, side, gainOf(pressing));
}

/** A finger goes at least so much farther than he does, and so many pixels for each of his millimetres, however far away he is seen; a mouse goes as far as he does. */
const [FINGER_FARTHER, PIXELS_A_MILLIMETRE] = [1.6, 1.2];
const gainOf = ({ byFinger, pixel }: Pressing): number =>
  byFinger ? Math.min(1 / FINGER_FARTHER, MILLIMETRE / pixel / PIXELS_A_MILLIMETRE) : 1;

/** A keeper who is being set in secret. */
export function keepIn({ draft, running }: Pick<Players, 'draft' | 'running'>, side: Side): Keep | null {
  const now = draft?.get() ?? null;
  return now?.kind === 'keep' && keeperOf(running.match()) === side ? now : null;
}

/** He goes with the hand, wherever it came down, as far as this share of its way. */
function led({ leading }: Players, side: Side, gain: number): Grip {
  const [startX, startY] = leading.wanted(side);
  return lifting(side, (touch, lift) => {
    const [from, to] = [fromTable(touch.from), fromTable(touch.at)];
    const out = 0 - endOf(side) * (to[1] - from[1]);
    leading.lead(side, [startX + TENTHS * gain * (to[0] - from[0]), startY + TENTHS * gain * out, lift, 0]);
  });
}

/** By a thumb at the edge of the screen: as it goes there, whichever way the table lies. */
export function ledByThumb(players: Players, side: Side, pressing: Pressing): Grip {
  const { leading, facing = 0 } = players;
  const [startX, startY] = leading.wanted(side);
  const tenths = (pixels: number): number => (TENTHS * gainOf(pressing) * pixels * pressing.pixel) / MILLIMETRE;
  return lifting(side, ({ across, down }, lift) => {
    const [east, north] = asTableLies([across, -down], facing);
    leading.lead(side, [startX + tenths(east), startY - endOf(side) * tenths(north), lift, 0]);
  });
}

const lifting = (side: Side, go: (touch: Touch, lift: number) => void): Grip =>
  leadingGrip({ holds: `keeper of ${side}`, step: LIFT_STEP, least: 0, most: MOST_LIFT }, go);

/** Pressed to one side of him he lies there. */
function diving({ leading }: Players, side: Side, east: number): Grip {
  const stand = (): void => leading.lead(side, HOME);
  return {
    holds: `keeper of ${side}`,
    move: () => leading.lead(side, dived(side, east > 0)),
    release: stand,
    cancel: stand,
    deadZone: 0,
  };
}

/** Nothing is done before the button says so. */
function setting(players: Players, side: Side, at: Spot): Grip {
  const before = keepIn(players, side)!;
  const isBox = isBehindLine(at);
  return settingGrip({
    holds: `keeper of ${side}`,
    draft: players.draft,
    read: () => keepIn(players, side),
    move: (now, touch) => {
      const by = fromTable(touch.at)[0] - fromTable(touch.from)[0];
      return isBox ? stoodAt(now, before.from + by) : goneTo(now, before.to + by);
    },
  });
}

/** A phone on its side: its left edge is for the thumb that leads the keeper. Held upright: its lower edge is. */
const [LOW, NARROW, EDGE] = [480, 480, 0.2];
export const isThumbStrip = ({ share: [x, y], size: [width, height] }: OnScreen): boolean =>
  width > height ? height < LOW && x < EDGE : width < NARROW && y > 1 - EDGE;
