import type { Words } from '@bande/core';
import { groundIn, placesNow } from '../../motion.ts';
import { endOf, other, sideOf, type Figure } from '../../names.ts';
import type { Match } from '../../state.ts';
import { directionOf } from './aiming.ts';
import { turnsBall } from './ball-line.ts';
import { words } from '../words/naming.ts';

/** Degrees, from −180 to 180. */
const between = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

/** Where a flick goes as people say it: by the goal that its side plays at, as seen from the figure; or from the ball, where a hand turns that. */
export function bearingWords(match: Match, figure: Figure, direction: number): Words {
  const { length, goal } = groundIn(match).pitch;
  const places = placesNow(match);
  const { x, y } = turnsBall(match, figure, places) ? places.ball : places[figure];
  const line = endOf(other(sideOf(figure))) * (length / 2) - y;
  const towards = (aside: number): number => directionOf(figure, aside - x, line);
  const [middle, ...posts] = [0, -goal.width / 2, goal.width / 2].map(towards) as [number, number, number];
  const off = between(middle, direction);
  const isIn = posts.some((post) => {
    const edge = between(middle, post);
    return Math.sign(edge) === Math.sign(off) && Math.abs(off) <= Math.abs(edge);
  });
  return said(off, isIn);
}

function said(off: number, isIn: boolean): Words {
  const degrees = Math.round(Math.abs(off));
  if (degrees === 0) return words('mitten aufs Tor', 'straight at goal');
  if (degrees === 180) return words('weg vom Tor', 'away from the goal');
  const [de, en] = off < 0 ? ['links', 'left'] : ['rechts', 'right'];
  if (isIn) return words(`aufs Tor, ${degrees}° ${de}`, `at the goal, ${degrees}° ${en}`);
  return degrees < BACK
    ? words(`${degrees}° ${de} vom Tor`, `${degrees}° ${en} of the goal`)
    : words(`zurück ${de}, ${degrees}°`, `back ${en}, ${degrees}°`);
}
const BACK = 90;
