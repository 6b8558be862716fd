import { ruledBy } from '@bande/kit';
import { isSolo, sideOfSeat, type Fact, type Match, type Ruling } from '../state.ts';
import { other } from '../table.ts';
import type { BoardEnd } from './board-end.ts';
import { breachNamed } from './breaches.ts';
import { rules as dues } from './dues.ts';
import * as ends from './ends.ts';
import type { Chapter, FactOf } from './facts.ts';
import { blocked, boardEnds, following } from './following.ts';
import * as fouls from './fouls.ts';
import { rules as general } from './general.ts';
import { rules as jumped } from './jumped.ts';
import { rules as protest } from './protest.ts';
import { rules as queen } from './queen.ts';
import * as scoring from './scoring.ts';
import { rules as setUp } from './set-up.ts';
import { judgeSolo } from './solo.ts';
import { isAfterTheBoard } from './stroke.ts';
import { rules as turn } from './turn.ts';

/** Every chapter. */
const CHAPTERS: readonly Chapter[] = [
  turn,
  setUp,
  jumped,
  fouls.rules,
  dues,
  queen,
  ends.rules,
  protest,
  general,
  scoring.rules,
];

/** Of a stroke under way nothing is judged before everything lies still ['ICF-123.1']. */
const UNDER_WAY: ReadonlySet<Fact['kind']> = new Set(['struck', 'ran', 'pocketed', 'leftSurface']);

/** Every law that applies: what ends the match or the board comes by itself, otherwise the chapters speak and then what follows from the new position. */
export function byTheBook(match: Match, fact: Fact): readonly Ruling[] {
  if (UNDER_WAY.has(fact.kind)) return [];
  if (isSolo(match)) return judgeSolo(match, fact, applying(match, fact), blocked);
  if (fact.kind === 'strokeEnded' && isAfterTheBoard(match.state)) return [];
  const lost = matchLost(match, fact);
  if (lost !== null) return lost;
  const end = boardEndBy(match, fact);
  if (end !== null) return boardEnds(match, fact, end);
  const rulings = applying(match, fact);
  return [...rulings, ...following(match, fact, rulings)];
}

const applying = (match: Match, fact: Fact): readonly Ruling[] => ruledBy(CHAPTERS, match, fact);

// ── the match ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Chapter XVII, and whoever gives up ['ICF-139']. */
function matchLost(match: Match, fact: Fact): readonly Ruling[] | null {
  if (fouls.hasBrokenOff(match, fact))
    return scoring.matchIsWon(match, fact, ends.winnerAgainst(match.state.turn), fouls.BROKEN_OFF);
  switch (fact.kind) {
    case 'breach': {
      const { leads, laws } = breachNamed(fact.what);
      if (leads === 'match') return scoring.matchIsWon(match, fact, ends.winnerAgainst(fact.by), laws);
      const isThird =
        fact.what === 'distraction' && match.state.distractions[sideOfSeat(fact.by)] + 1 >= fouls.MOST_DISTRACTIONS;
      return isThird ? thirdDistraction(match, fact) : null;
    }
    case 'conceded': {
      const winner = ends.winnerAgainst(fact.by);
      return fact.what === 'match'
        ? scoring.matchIsWon(match, fact, winner, ['ICF-139'])
        : scoring.gameIsWon(match, fact, winner, ['ICF-139'], ends.onToTheNextGame(match));
    }
    case 'returned':
    case 'lateReturn':
    case 'clockRanOut': {
      const late = ends.lateForTheMatch(match, fact);
      return late === null ? null : scoring.matchIsWon(match, fact, other(late), ends.LATE_FOR_MATCH);
    }
    default:
      return null;
  }
}

const thirdDistraction = (match: Match, fact: FactOf<'breach'>): readonly Ruling[] =>
  fouls.byTheThirdDistraction(
    scoring.matchIsWon(match, fact, ends.winnerAgainst(fact.by), fouls.THIRD_DISTRACTION),
    sideOfSeat(fact.by),
  );

// ── the board ─────────────────────────────────────────────────────────────────────────────────────────────────────

function boardEndBy(match: Match, fact: Fact): BoardEnd | null {
  if (fact.kind === 'strokeEnded')
    return scoring.endOfWaiving(match, fact) ?? scoring.endOfStroke(scoring.afterWaiving(match, fact), fact);
  return fact.kind === 'breach' ? scoring.endOfBreach(match, fact) : null;
}
