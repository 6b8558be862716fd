import type { Words } from '@bande/core';
import type { Told } from '@bande/stage/view';
import type { Event } from '../../events.ts';
import type { Match, SoccerTactics } from '../../state.ts';
import { SIDES, type SideName } from '../../table.ts';
import { factWords } from './deeds.ts';
import { sideOfPawn, sideWords, words } from './naming.ts';

/** Dice stand with the move that they gave; those of a toss and of a duel with the call. Choosing to roll is told by the roll. */
const UNTOLD: ReadonlySet<string> = new Set<Event['kind']>(['rolled', 'rollChosen', 'duelRolled', 'tossRolled']);

export function tells(fact: Event, before: Match): Told<SoccerTactics> | null {
  if (UNTOLD.has(fact.kind)) return null;
  const by = doerOf(fact, before);
  return {
    by,
    words: by !== null && fact.kind === 'formationSet' ? linesUp(by, before) : factWords(plain(fact), before),
  };
}

/** Where it went is enough for a line; by which way is seen on the table. */
function plain(fact: Event): Event {
  return fact.kind === 'pawnMoved' || fact.kind === 'ballPlayed' ? { ...fact, via: undefined } : fact;
}

const linesUp = (side: SideName, { setup }: Match): Words => {
  const who = sideWords(side, setup.settings.colours);
  return words(`${who.de} stellt auf.`, `${who.en} line up.`);
};

function doerOf(fact: Event, { state }: Match): SideName | null {
  switch (fact.kind) {
    case 'pawnMoved':
    case 'pawnPlaced':
      return sideOfPawn(fact.pawn);
    case 'formationSet':
    case 'rollChosen':
    case 'placementPassed':
      return fact.side;
    case 'breach':
    case 'delay':
      return fact.by;
    case 'tossRolled':
    case 'duelRolled':
      return null;
    default:
      return SIDES[state.attacker];
  }
}

/** By what the match was decided. */
export function decidedWords({ state, outcome }: Match): Words | null {
  if (outcome === null) return null;
  if (outcome.paragraphs.includes('STW-9A.12'))
    return words('Der Gegner hat keine Figur mehr.', 'No pawn was left to the other side.');
  if (outcome.paragraphs.includes('STW-0.18'))
    return words('So war es vereinbart: Das erste Tor gewinnt.', 'As was agreed: the first goal wins.');
  if (state.shootOut !== null) {
    const goals = state.shootOut.goals.toSorted((a, b) => b - a).join(' : ');
    return words(`Entschieden im Elfmeterschießen, ${goals}.`, `Decided on penalties, ${goals}.`);
  }
  return state.period === 'extraFirst' || state.period === 'extraSecond'
    ? words('Entschieden in der Verlängerung: mehr Tore.', 'Decided in extra time: more goals.')
    : words('Die Spielzeit ist um: mehr Tore.', 'The playing time is over: more goals.');
}
