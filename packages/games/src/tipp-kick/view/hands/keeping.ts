import type { Action as AnyAction, Words } from '@bande/core';
import type { Dial } from '@bande/stage/view';
import type { ActionOf } from '../../actions.ts';
import { endOf, type Side } from '../../names.ts';
import { lieNow } from '../../plate.ts';
import { toDefend } from '../../rights.ts';
import type { Match, TippKick } from '../../state.ts';
import { both, words } from '../words/naming.ts';

export type Keep = ActionOf<'keep'>;

/** The keeper as he is set in secret against a shot: where he stands, and where he goes with it. */

/** Whoever has not the ball. */
export const keeperOf = (match: Match): Side => toDefend(match) ?? 'red';

const MOST = 41;
const within = (mm: number): number => Math.round(Math.max(-MOST, Math.min(MOST, mm))) + 0;

/** Where the hand has led him, and there he stays. */
export function beginsKeeping(example: Keep, match: Match, now: AnyAction<TippKick> | null): Keep {
  if (now?.kind === 'keep') return now;
  const at = lieNow(match)?.figures[keeperOf(match)].keeper.at;
  const stands = within((at?.sideways ?? 0) / 10);
  return { ...example, from: stands, to: stands };
}

/** Where he stands; where he goes goes along. */
export const stoodAt = (keep: Keep, mm: number): Keep => {
  const from = within(mm);
  return { ...keep, from, to: within(keep.to + from - keep.from) };
};
export const goneTo = (keep: Keep, mm: number): Keep => ({ ...keep, to: within(mm) });

const aside = (value: number): Words => {
  const mm = Math.abs(Math.round(value));
  if (mm === 0) return words('Mitte', 'middle');
  return value < 0 ? words(`${mm} mm links`, `${mm} mm left`) : words(`${mm} mm rechts`, `${mm} mm right`);
};
/** To his right, as he sees it. */
const rightOf = (match: Match, east: number): number => 0 - endOf(keeperOf(match)) * east + 0;

export function keepDials(keep: Keep, match: Match): readonly Dial[] {
  const across = { min: -MOST, max: MOST, step: 1, keyStep: 5 };
  const [from, to, roll] = [rightOf(match, keep.from), rightOf(match, keep.to), keep.roll];
  return [
    { id: 'stand', label: words('Steht', 'Stands'), ...across, value: from, says: aside(from), keys: ['j', 'l'] },
    { id: 'go', label: words('Geht nach', 'Goes to'), ...across, value: to, says: aside(to), keys: ['u', 'o'] },
    {
      id: 'lift',
      label: words('Hebt sich', 'Rises'),
      min: 0,
      max: 30,
      step: 1,
      keyStep: 5,
      value: keep.lift,
      says: both(() => `${Math.round(keep.lift)} mm`),
      keys: ['k', 'i'],
    },
    {
      id: 'roll',
      label: words('Kippt', 'Leans'),
      min: -90,
      max: 90,
      step: 15,
      value: roll,
      says: leanWords(roll),
      keys: ['q', 'e'],
      rare: true,
    },
    {
      id: 'out',
      label: words('Vor der Linie', 'Off the line'),
      min: -20,
      max: 45,
      step: 1,
      keyStep: 5,
      value: keep.forward,
      says: both(() => `${Math.round(keep.forward)} mm`),
      rare: true,
    },
  ];
}
function leanWords(degrees: number): Words {
  if (degrees === 0) return words('aufrecht', 'upright');
  const far = Math.abs(degrees);
  return degrees < 0 ? words(`${far}° links`, `${far}° left`) : words(`${far}° rechts`, `${far}° right`);
}

export function keepTurned(keep: Keep, id: string, value: number, match: Match): Keep {
  // There and back it is the same.
  const east = rightOf(match, value);
  switch (id) {
    case 'stand':
      return stoodAt(keep, east);
    case 'go':
      return goneTo(keep, east);
    case 'lift':
      return { ...keep, lift: value };
    case 'roll':
      return { ...keep, roll: value };
    default:
      return { ...keep, forward: value };
  }
}
