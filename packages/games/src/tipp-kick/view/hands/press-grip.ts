import type { Grip, OnScreen, Touch } from '@bande/stage/grip';
import type { Side } from '../../names.ts';
import { LEAST_STRENGTH, shotFor, straightShot, type Meant } from '../aims/meant.ts';
import type { Players } from './players.ts';
import { seatOf } from './seats.ts';

/** The red button as it is on the head of a kicker, at the screen's edge: pulled up and pressed down again. */

/** Pixels: from the right and the lower edge of the picture, how large it is, and how far it is pulled up. */
export const BUTTON = { right: 56, bottom: 0.36, radius: 34, way: 110 } as const;

/** Where it is on a screen of this size: pixels from the left and from the top. */
export const buttonOn = ([width, height]: readonly [number, number]): readonly [x: number, y: number] => [
  width - BUTTON.right,
  height * (1 - BUTTON.bottom),
];
export function isOnButton({ share: [x, y], size }: OnScreen): boolean {
  const [atX, atY] = buttonOn(size);
  return Math.hypot(x * size[0] - atX, y * size[1] - atY) < BUTTON.radius * 1.4;
}

/** Pixels a millisecond: pressed down as fast as this it goes as hard as it was pulled up. */
const FAST = 0.9;
/** So much of what was pulled up has to be pressed down again for a shot. */
const PRESSED = 0.5;

/** How hard: as far as it was pulled up, as it is shown meanwhile, and up to a tenth less the slower it is pressed down. */
export function pressStrength(up: number, pixelsAMs: number): number {
  const speed = Math.max(0.9, Math.min(1, pixelsAMs / FAST));
  return Math.max(LEAST_STRENGTH, Math.min(1, Math.round(1000 * up * speed) / 1000));
}

export function pressingButton(players: Players, side: Side, before: Meant): Grip {
  const { running, held, onAct, onPull, onButton } = players;
  const by = seatOf(running.match(), side);
  let [top, topMs, isDone] = [0, 0, false];
  const end = (): void => {
    onButton?.(null);
    onPull(side, null);
  };
  const show = (up: number): void => {
    const meant = { ...before, strength: Math.max(LEAST_STRENGTH, up) };
    const shot = shotFor(running.match(), side, meant);
    onButton?.(up);
    if (shot === null) return;
    held(by)?.set(shot);
    onPull(side, { shot, meant, sling: null });
  };
  const move = ({ down, ms }: Touch): void => {
    if (isDone) return;
    const up = Math.max(0, Math.min(1, (0 - down) / BUTTON.way));
    if (up >= top) {
      [top, topMs] = [up, ms];
      return show(up);
    }
    if (up > top * (1 - PRESSED)) return show(up);
    isDone = true;
    end();
    const strength = pressStrength(top, ((top - up) * BUTTON.way) / Math.max(1, ms - topMs));
    const shot = straightShot(running.match(), side, { ...before, strength });
    if (shot !== null && top > 0.08) onAct(shot, by);
  };
  return { holds: `button of ${side}`, by, move, release: end, cancel: end, deadZone: 0 };
}
