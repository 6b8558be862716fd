import type { Words } from '@bande/core';
import type { Guide } from '@bande/stage/view';
import type { Flick } from '../../actions.ts';
import type { Match } from '../../state.ts';
import { bodyWords, words } from '../words/naming.ts';
import { aheadOf } from './way-ahead.ts';

/** What stands beside a figure that is set: how hard; or that it would not come to the ball, go past it or meet somebody else first, wherever its line is drawn. */
export function noteOf(match: Match, flick: Flick, guide: Guide): string | Words {
  const { fallsShort, goesPast, meetsFirst } = guide === 'off' ? UNSEEN : aheadOf(match, flick);
  if (fallsShort !== null) return TOO_WEAK;
  if (goesPast !== null) return WIDE;
  if (meetsFirst !== null) return inTheWay(bodyWords(meetsFirst));
  return flick.tick ? 'Tick' : `${Math.round(flick.strength * 100)} %`;
}
const TOO_WEAK = words('Zu schwach: verfehlt den Ball', 'Too weak: it misses the ball');
const WIDE = words('Daneben: verfehlt den Ball', 'Wide: it misses the ball');
const inTheWay = (whom: Words): Words => words(`Trifft zuerst ${whom.de}`, `Meets ${whom.en} first`);
const UNSEEN = { fallsShort: null, goesPast: null, meetsFirst: null };
