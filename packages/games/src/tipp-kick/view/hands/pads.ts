import type { Side } from '../../names.ts';
import { endOf } from '../../names.ts';
import { bearing } from '../../bearing.ts';
import type { Target } from './leading.ts';
import { nextKind } from '../aims/kinds.ts';
import type { Meant } from '../aims/meant.ts';

/** What a gamepad says, as browsers lay its sticks and buttons out. */
interface Pad {
  readonly axes: readonly number[];
  readonly buttons: readonly { readonly pressed: boolean }[];
}
type Stick = readonly [right: number, up: number];
export interface Felt {
  /** Where the sticks point as the screen shows it; null: they rest. */
  readonly aim: Stick | null;
  readonly keeper: Stick | null;
  /** The button of the kicker is held. */
  readonly loads: boolean;
  /** A step to another kind of shot. */
  readonly kind: -1 | 0 | 1;
}

const DEAD = 0.25;
const [SHOOTS, LOWER, HIGHER, TRIGGER] = [0, 4, 5, 7];

const stickOf = (right = 0, down = 0): Stick | null => (Math.hypot(right, down) < DEAD ? null : [right, 0 - down]);

export function feltOf({ axes, buttons }: Pad): Felt {
  const isDown = (button: number): boolean => buttons[button]?.pressed === true;
  const step = Number(isDown(HIGHER)) - Number(isDown(LOWER));
  return {
    aim: stickOf(axes[0], axes[1]),
    keeper: stickOf(axes[2], axes[3]),
    loads: isDown(SHOOTS) || isDown(TRIGGER),
    kind: step as Felt['kind'],
  };
}

/** East and north of a stick, where the table is turned by so many radians. */
function onTable([right, up]: Stick, facing: number): readonly [east: number, north: number] {
  const [sin, cos] = [Math.sin(facing), Math.cos(facing)];
  return [right * cos - up * sin, right * sin + up * cos];
}

/** The ball goes where the stick points; a shoulder button chooses another kind. */
export function aimedBy(meant: Meant, side: Side, { aim, kind }: Felt, facing: number): Meant {
  const turned = kind === 0 ? meant : { ...meant, kind: nextKind(meant.kind, kind) };
  if (aim === null) return turned;
  return { ...turned, facing: Math.round(10 * bearing(side, [0, 0], onTable(aim, facing))) / 10 };
}

/** Tenths of a millimetre from the middle of the goal to a post, and out of it. */
const [WIDE, HOME, OUT] = [415, 80, 300];
/** The keeper stands where the stick points, and goes home when it rests. */
export function keeperBy(side: Side, stick: Stick | null, facing: number): Target {
  if (stick === null) return [0, HOME, 0, 0];
  const [east, north] = onTable(stick, facing);
  return [Math.round(east * WIDE), HOME + Math.round(Math.max(0, 0 - endOf(side) * north) * OUT), 0, 0];
}
