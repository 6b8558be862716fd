import type { Player } from '@bande/games/subbuteo/names.ts';
import { isKeeper } from '@bande/games/subbuteo/names.ts';
import { missIn } from '@bande/games/subbuteo/reckoning/miss.ts';
import { metIn, rollsIn } from './offences.ts';
import { byParagraph, cites, known, place, told, winner, type Made, type Said } from './saying.ts';

/** What changes in the course of play, from what the book cites. */
export const back = (one: Made): Said => {
  const { fact, match } = one;
  const isMiss = cites(one, 'FISTF-II.5.3.4.1') || cites(one, 'SHORT-foul.3');
  if (isMiss) return { ...winner(one), because: 'miss', ...known('figure', missIn(match, fact)?.figure) };
  if (cites(one, 'FISTF-II.5.3.4.2')) return { ...winner(one), because: 'missBody', ...told(one, 'figure') };
  if (cites(one, 'FISTF-II.11.2.2.4')) return { ...winner(one), because: 'positional' };
  return { ...winner(one), because: 'block', met: metIn(one), ballRolling: rollsIn(one), ...place(one) };
};
export const change = (one: Made): Said => ({
  ...winner(one),
  because: byParagraph(one, {
    'FISTF-II.1.1.4.1': 'touchedToFlick',
    'FISTF-II.5.1.2.1': 'miss',
    'SHORT-possession.2': 'miss',
    'FISTF-II.5.1.2.2': 'touch',
    'SHORT-possession.3': 'touch',
    'FISTF-II.5.1.2.3': 'keeper',
    'FISTF-II.5.3.5.1': 'press',
  }),
});
const player = ({ fact }: Made): Player | undefined => (fact.kind === 'ballTouched' ? fact.touchedBy : undefined);
export const blockFlick = (one: Made): Said => {
  if (cites(one, 'FISTF-II.13.4.5.1')) return { ...winner(one), because: 'tick' };
  const by = player(one);
  return { ...winner(one), because: by !== undefined && isKeeper(by) ? 'keeper' : 'play' };
};
export const substituted = (one: Made): Said => told(one, 'what', 'figure', 'damaged', 'seconds');
