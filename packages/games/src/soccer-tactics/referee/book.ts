import { ruledBy } from '@bande/kit';
import type { Fact, Match, Ruling } from '../state.ts';
import { rules as attack } from './attack.ts';
import { breachOf, minorFoul, rules as breaches } from './breaches.ts';
import { rules as duel } from './duel.ts';
import type { Chapter } from './facts.ts';
import { rules as fouls } from './fouls.ts';
import { rules as offside } from './offside.ts';
import { rules as restarts } from './restarts.ts';
import { rules as setUp } from './set-up.ts';
import { rules as shooting } from './shooting.ts';
import { rules as time } from './time.ts';

/** Every chapter. */
const CHAPTERS: readonly Chapter[] = [setUp, fouls, offside, shooting, duel, attack, restarts, breaches, time];

/** Every paragraph that applies to the fact. A breach undoes the fact, so nothing else is judged with it. */
export function byTheBook(match: Match, fact: Fact): readonly Ruling[] {
  const breach = breachOf(match, fact);
  if (breach !== null) return [minorFoul(match, fact, breach)];
  return ruledBy(CHAPTERS, match, fact);
}
