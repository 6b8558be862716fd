import type { Words } from '@bande/core';
import type { Match } from '../../state.ts';
import { both, words } from './naming.ts';
import { targetsOf, type TargetKind } from '../aims/targets.ts';

/** What the signs mean that lie on the board while the ball is to be played, the best one first; where there is none, that a square is wanted. */
export function whereTo(match: Match): Words {
  const kinds = new Set(targetsOf(match, []).values());
  const named = SIGNS.filter(([kind]) => kinds.has(kind)).map(([, said]) => said);
  if (named.length === 0) return words(': Zielfeld wählen', ': choose where to');
  return both((language) => `. ${named.map((said) => said[language]).join(', ')}`);
}

const SIGNS: readonly (readonly [TargetKind, Words])[] = [
  ['shot', words('Fadenkreuz: Schuss', 'Cross-hairs: shot')],
  ['own', words('Doppelring: Pass', 'Double ring: pass')],
  ['opponent', words('Pfeile: Zweikampf', 'Two arrows: duel')],
];
