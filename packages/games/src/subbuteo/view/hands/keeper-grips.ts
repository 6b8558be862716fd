import { asTableLies } from '@bande/stage/as-table-lies';
import type { Grip, OnScreen, Touch } from '@bande/stage/grip';
import { leadingGrip, settingGrip } from '@bande/stage/grips';
import { groundIn } from '../../motion.ts';
import type { Side } from '../../names.ts';
import type { Match } from '../../state.ts';
import { goneTo, leaned, sideOfKeep, stoodAt, type Keep } from './keeping.ts';
import { fromTable, SCALE, type Point } from '../layout.ts';
import { tenths } from './leading.ts';
import type { Players } from './players.ts';
import { seatOf } from './seats.ts';

/** Hands that lead a keeper. */

const LEAN_STEP = 150;
const MOST_LEAN = 900;

const isBehindLine = (match: Match, { y }: Point): boolean => Math.abs(y) > groundIn(match).pitch.length / 2;

/** In front of the goal he goes where the hand is; behind it, where a thumb has room, his rod goes with the thumb. Set in secret, the rod is where he stands and the place in front where he goes. */
export function leadingKeeper(players: Players, match: Match, side: Side, at: Point): Grip {
  const keep = keepIn(players, side);
  const grip = keep === null ? led(players, match, side, at) : set(players, match, side, at);
  return { ...grip, givesWayTo: seatOf(match, side) };
}

/** A keeper who is being set in secret. */
function keepIn({ draft }: Pick<Players, 'draft'>, side: Side): Keep | null {
  const now = draft?.get() ?? null;
  return now?.kind === 'keep' && sideOfKeep(now) === side ? now : null;
}

function led({ leading }: Players, match: Match, side: Side, at: Point): Grip {
  const [startX, startY] = leading.wanted(side);
  const isStrip = isBehindLine(match, at);
  return leaning(side, (touch, lean) => {
    const [from, to] = [fromTable(touch.from), fromTable(touch.at)];
    const x = isStrip ? startX + tenths(to.x - from.x) : tenths(to.x);
    leading.lead(side, [x, isStrip ? startY : tenths(to.y), lean]);
  });
}

/** By a thumb at the edge of the screen: as far as it goes there, whichever way the table lies. */
export function ledByThumb({ leading }: Players, side: Side, pixel: number, facing: number): Grip {
  const [startX, startY] = leading.wanted(side);
  const metre = (pixels: number): number => tenths((THUMB * pixels * pixel) / SCALE);
  return leaning(side, ({ across, down }, lean) => {
    const [east, north] = asTableLies([across, -down], facing);
    leading.lead(side, [startX + metre(east), startY + metre(north), lean]);
  });
}
/** A thumb has little room: he goes so many times as far. */
const THUMB = 1;

const leaning = (side: Side, go: (touch: Touch, lean: number) => void): Grip =>
  leadingGrip({ holds: `keeper of ${side}`, step: LEAN_STEP, least: -MOST_LEAN, most: MOST_LEAN }, go);

/** Nothing is done before the button says so. */
function set(players: Players, match: Match, side: Side, at: Point): Grip {
  const [x, y] = keepIn(players, side)!.at;
  const isRod = isBehindLine(match, at);
  return settingGrip({
    holds: `keeper of ${side}`,
    draft: players.draft,
    read: () => keepIn(players, side),
    move: (now, touch) => {
      const [from, to] = [fromTable(touch.from), fromTable(touch.at)];
      return isRod
        ? stoodAt(match, now, [x + 1000 * (to.x - from.x), y + 1000 * (to.y - from.y)])
        : goneTo(match, now, [1000 * to.x, 1000 * to.y]);
    },
    turn: leaned,
  });
}

/** A phone on its side, as house and table see it: its left edge is for the thumb that leads the keeper. */
const [LOW, LEFT_EDGE] = [480, 0.2];
export const isThumbStrip = ({ share: [x], size: [width, height] }: OnScreen): boolean =>
  height < LOW && width > height && x < LEFT_EDGE;
