import type { Words } from '@bande/core';
import type { Flick } from '../../actions.ts';
import { sideOf } from '../../names.ts';
import { BARRED, isDenied, rightTo } from '../../rights.ts';
import type { Paragraph } from '../../rulebook.ts';
import type { Match } from '../../state.ts';
import { words } from '../words/naming.ts';

const TAKEN = words('hat gerade ausgeführt', 'has just taken it');
const SHORT: { readonly [P in Paragraph]?: Words } = {
  ...Object.fromEntries(Object.values(BARRED).map((paragraph) => [paragraph, TAKEN])),
  'FISTF-II.5.2.1.1': words('schon dreimal am Ball', 'three times already'),
  'FISTF-II.13.2.2': words('steht abseits', 'stands offside'),
  'SHORT-offside.4': words('steht abseits', 'stands offside'),
};

/** Why this very figure may not play the ball now, in a few words, while others of its side may; null: it may, or it is nobody's turn yet. */
export function barredBy(match: Match, { figure, tick }: Flick): Words | null {
  if (match.state.phase !== 'play' || match.state.attacker !== sideOf(figure)) return null;
  const right = rightTo(match, figure, tick);
  if (!isDenied(right) || right.denied !== 'againstTheRules') return null;
  return SHORT[right.paragraphs[0]!] ?? null;
}
