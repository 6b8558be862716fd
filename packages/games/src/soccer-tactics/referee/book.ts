import type { Fact, Match, Ruling } from '../state.ts';
import { rules as attack } from './attack.ts';
import { breachOf, minorFoul, rules as breaches } from './breaches.ts';
import { rules as duel } from './duel.ts';
import type { Chapter, Rule } from './facts.ts';
import { rules as fouls } from './fouls.ts';
import { rules as offside } from './offside.ts';
import { rules as restarts } from './restarts.ts';
import { rules as setUp } from './set-up.ts';
import { rules as shooting } from './shooting.ts';
import { rules as time } from './time.ts';

/** Every chapter; in which order they are asked does not matter, the precedence of their calls does. */
const CHAPTERS: readonly Chapter[] = [setUp, fouls, offside, shooting, duel, attack, restarts, breaches, time];

/** Every paragraph that applies to the fact. A breach undoes the fact, so nothing else is judged with it. */
export function byTheBook(match: Match, fact: Fact): readonly Ruling[] {
  const breach = breachOf(match, fact);
  if (breach !== null) return [minorFoul(match, fact, breach)];
  return CHAPTERS.flatMap((chapter) => rulesFor(chapter, fact)).flatMap((rule) => rule(match, fact) ?? []);
}

const rulesFor = (chapter: Chapter, { kind }: Fact): readonly Rule<Fact['kind']>[] =>
  (chapter[kind] ?? []) as readonly Rule<Fact['kind']>[];
