import type { Action as AnyAction, Words } from '@bande/core';
import type { Dial } from '@bande/stage/view';
import type { ActionOf } from '../../actions.ts';
import { groundIn } from '../../motion.ts';
import { endOf, type Side } from '../../names.ts';
import type { HandTarget, Match, Subbuteo } from '../../state.ts';
import { reachIn } from '../../streams.ts';
import { KEEPER_SIZE } from '../../table-bodies.ts';
import { both, words } from '../words/naming.ts';

export type Keep = ActionOf<'keep'>;

/** The keeper as he is set in secret against a shot: where he stands, and where he goes. */

/** Whose it is: it lies before his own goal. */
export const sideOfKeep = ({ at }: Keep): Side => (at[1] < 0 ? 'red' : 'blue');

const tenthsOf = ([x, y]: Keep['at'], lean: number): HandTarget => [x * 10, y * 10, lean * 1000];
const atOf = ([x, y]: HandTarget): Keep['at'] => [Math.round(x) / 10, Math.round(y) / 10];

/** As far as a hand reaches. */
function within(match: Match, keep: Keep): Keep {
  const side = sideOfKeep(keep);
  const [at, to] = [reachIn(match, side, tenthsOf(keep.at, keep.lean)), reachIn(match, side, tenthsOf(keep.to, 0))];
  return { ...keep, at: atOf(at), to: atOf(to) };
}

/** Where the hand has led him, and there he stays. */
export function beginsKeeping(example: Keep, match: Match, now: AnyAction<Subbuteo> | null): Keep {
  if (now?.kind === 'keep') return now;
  const side = sideOfKeep(example);
  const at = atOf(match.state.hands[side]);
  return within(match, { ...example, at, lean: 0, to: at, toLean: 0 });
}

/** Where he stands; where he goes goes along. */
export const stoodAt = (match: Match, keep: Keep, [x, y]: Keep['at']): Keep =>
  within(match, { ...keep, at: [x, y], to: [keep.to[0] + x - keep.at[0], keep.to[1] + y - keep.at[1]] });

export const goneTo = (match: Match, keep: Keep, to: Keep['at']): Keep => within(match, { ...keep, to });

/** The lean at which he still stands on an edge, as its sine; and by how much it changes. */
const [MOST_LEAN, LEAN_STEP] = [0.9, 0.15];
export const leaned = (keep: Keep, steps: number): Keep => ({
  ...keep,
  toLean: Math.round(100 * Math.max(-MOST_LEAN, Math.min(MOST_LEAN, keep.toLean + steps * LEAN_STEP))) / 100,
});

const aside = (value: number): Words => {
  const mm = Math.abs(Math.round(value));
  if (mm === 0) return words('Mitte', 'middle');
  return value < 0 ? words(`${mm} mm links`, `${mm} mm left`) : words(`${mm} mm rechts`, `${mm} mm right`);
};
/** To his right, as he sees it. */
const rightOf = (keep: Keep, x: number): number => -endOf(sideOfKeep(keep)) * x + 0;

export function keepDials(keep: Keep, match: Match): readonly Dial[] {
  const { pitch } = groundIn(match);
  const most = Math.floor(1000 * (pitch.goalAreaWidth / 2 - KEEPER_SIZE.halfWidth));
  const across = { min: -most, max: most, step: 1, keyStep: 4 };
  const ahead = Math.round(1000 * (pitch.length / 2) - endOf(sideOfKeep(keep)) * keep.at[1]);
  const deep = Math.floor(1000 * pitch.goalAreaDepth);
  const lean = rightOf(keep, keep.toLean);
  return [
    dial('stand', words('Steht', 'Stands'), across, rightOf(keep, keep.at[0]), ['a', 'd']),
    dial('go', words('Geht nach', 'Goes to'), across, rightOf(keep, keep.to[0]), ['j', 'l']),
    {
      id: 'out',
      label: words('Vor der Linie', 'Off the line'),
      min: -20,
      max: deep,
      step: 1,
      keyStep: 3,
      value: ahead,
      says: both(() => `${ahead} mm`),
      keys: ['s', 'w'],
    },
    {
      id: 'lean',
      label: words('Neigung', 'Lean'),
      min: -MOST_LEAN,
      max: MOST_LEAN,
      step: LEAN_STEP,
      value: lean,
      says: both((language) => `${Math.abs(Math.round(lean * 100))} %${leanWords(lean)[language]}`),
      keys: ['q', 'e'],
    },
  ];
}
function leanWords(lean: number): Words {
  if (lean === 0) return words('', '');
  return lean < 0 ? words(' links', ' left') : words(' rechts', ' right');
}

type Range = Pick<Dial, 'min' | 'max' | 'step' | 'keyStep'>;
const dial = (id: string, label: Words, range: Range, value: number, keys: readonly [string, string]): Dial => ({
  id,
  label,
  ...range,
  value,
  says: aside(value),
  keys,
});

export function keepTurned(keep: Keep, id: string, value: number, match: Match): Keep {
  const end = endOf(sideOfKeep(keep));
  const { length } = groundIn(match).pitch;
  switch (id) {
    case 'stand':
      return stoodAt(match, keep, [-end * value, keep.at[1]]);
    case 'go':
      return goneTo(match, keep, [-end * value, keep.to[1]]);
    case 'out':
      return stoodAt(match, keep, [keep.at[0], end * (1000 * (length / 2) - value)]);
    default:
      return { ...keep, toLean: -end * value + 0 };
  }
}
