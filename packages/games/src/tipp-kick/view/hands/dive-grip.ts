import type { Grip, OnScreen } from '@bande/stage/grip';
import type { Side } from '../../names.ts';
import { dived, wayOf } from './keeper-ways.ts';
import { HOME } from './leading.ts';
import type { Players } from './players.ts';

/** The two buttons on the box of a household keeper, at the lower corners of the screen. */
export const DIVE = { aside: 62, bottom: 0.34, radius: 38 } as const;
export const diveOn = ([width, height]: readonly [number, number], way: -1 | 1): readonly [x: number, y: number] => [
  way < 0 ? DIVE.aside : width - DIVE.aside,
  height * (1 - DIVE.bottom),
];

/** Which of them a hand comes down on. */
export function diveAt({ share: [x, y], size }: OnScreen): -1 | 1 | null {
  const isAt = (way: -1 | 1): boolean => {
    const [atX, atY] = diveOn(size, way);
    return Math.hypot(x * size[0] - atX, y * size[1] - atY) < DIVE.radius * 1.3;
  };
  if (isAt(-1)) return -1;
  return isAt(1) ? 1 : null;
}

/** For as long as it is pressed he lies to his left or right. */
export function divingBy({ leading }: Players, side: Side, way: -1 | 1): Grip {
  const [east] = wayOf(side, way < 0 ? 'KeyA' : 'KeyD', 0);
  const dive = (): void => leading.lead(side, dived(side, east > 0));
  const stand = (): void => leading.lead(side, HOME);
  return { holds: `keeper of ${side}`, move: dive, release: stand, cancel: stand, deadZone: 0 };
}
