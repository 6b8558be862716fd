import type { Paragraph } from '../rulebook.ts';
import type { Seat } from '@bande/core';
import { isDoubles, rightOf, sideNamed, sideOfSeat, type Match } from '../state.ts';
import type { SideName } from '../table.ts';
import type { Chapter, FactOf, Rule } from './facts.ts';
import { turnPassesTo } from './fouls.ts';
import { ruling } from './ruling.ts';
import { isEarly, readStroke } from './stroke.ts';

/** Chapters VI and VII: the rack and the break. */
export const RACK_LAWS: readonly Paragraph[] = ['ICF-41a.1', 'ICF-41a.2', 'ICF-41a.3', 'ICF-41a.4', 'ICF-41a.5'];

const rackMayBeTurned: Rule<'rackTurned'> = (_, fact) =>
  ruling(fact, 'rackTurned', ['ICF-41a.6'], {
    for: sideOfSeat(fact.by),
    detail: { degrees: fact.degrees },
    then: [{ kind: 'rackIsTurned', degrees: fact.degrees }],
  });

/** With Play the board has begun and the fifteen seconds run; after a stoppage they go on. */
const umpireCallsPlay: Rule<'playCalled'> = (match, fact) => {
  const { state } = match;
  if (state.board.held) return ruling(fact, 'play', ['ICF-121a.2', 'ICF-50.2'], { then: [{ kind: 'playGoesOn' }] });
  const trial: readonly Paragraph[] = state.trial > 0 ? ['ICF-40'] : [];
  const first: readonly Paragraph[] = state.game === 1 && state.boardNumber === 1 ? ['ICF-49a.i.1'] : [];
  return ruling(
    fact,
    'play',
    ['ICF-46.1', 'ICF-46.3', 'ICF-46.2', 'ICF-50.2', 'ICF-42', 'ICF-43', ...first, ...RACK_LAWS, ...trial],
    { for: sideOfSeat(state.breaker), detail: { seat: state.breaker }, then: [{ kind: 'boardBegins' }] },
  );
};

const breakIsMade: Rule<'strokeEnded'> = (match, fact) =>
  readStroke(match, fact).as === 'played' && !match.state.board.breakMade
    ? ruling(fact, 'breakMade', ['ICF-44'], { for: sideOfSeat(fact.by) })
    : null;

export const MOST_ATTEMPTS = 3;
/** Why an attempt without contact costs the break at once, or null: there is another [CI-3], [CI-4]. */
function breakLostBy(match: Match, fact: FactOf<'strokeEnded'>): readonly Paragraph[] | null {
  if (isEarly(match.state, fact)) return BREAK_LOST.beforePlay;
  if (fact.pocketed.striker || fact.improper.length > 0) return BREAK_LOST.improper;
  return attemptNumber(match, fact) >= MOST_ATTEMPTS ? BREAK_LOST.attempts : null;
}
export const BREAK_LOST = {
  beforePlay: ['ICF-45c.1', 'ICF-45c.2', 'ICF-45a.1', 'ICF-47.3'],
  improper: ['ICF-45c.1', 'ICF-45c.2'],
  striker: ['ICF-45c.1', 'ICF-45c.2'],
  attempts: ['ICF-45b.1', 'ICF-45b.2', 'ICF-45b.3', 'ICF-45b.4'],
} as const satisfies Readonly<Record<string, readonly Paragraph[]>>;
/** Somebody else's attempts are not his. */
const attemptNumber = ({ state }: Match, fact: FactOf<'strokeEnded'>): number =>
  (fact.by === state.turn ? state.board.attempts : 0) + 1;
const isAttempt = (match: Match, fact: FactOf<'strokeEnded'>): boolean => readStroke(match, fact).as === 'attempt';

const breakIsTriedAgain: Rule<'strokeEnded'> = (match, fact) =>
  isAttempt(match, fact) && breakLostBy(match, fact) === null
    ? ruling(fact, 'breakNotMade', ['ICF-45a.1', 'ICF-45a.2'], {
        for: sideOfSeat(fact.by),
        detail: { attempt: attemptNumber(match, fact) },
      })
    : null;
const breakIsLost: Rule<'strokeEnded'> = (match, fact) => {
  const laws = isAttempt(match, fact) ? breakLostBy(match, fact) : null;
  return laws === null ? null : ruling(fact, 'breakLost', laws, { against: sideOfSeat(fact.by) });
};
const breakPassesOn: Rule<'strokeEnded'> = (match, fact) => {
  const laws = isAttempt(match, fact) ? breakLostBy(match, fact) : null;
  return laws === null ? null : turnPassesTo(match, fact, rightOf(match, fact.by), [laws[0]!]);
};

const breakBeforePlay: Rule<'strokeEnded'> = (match, fact) =>
  readStroke(match, fact).as === 'early'
    ? ruling(fact, 'earlyBreak', ['ICF-46.1', 'ICF-47.1', 'ICF-47.2', 'ICF-47.3'], { against: sideOfSeat(fact.by) })
    : null;

// ── chapter V: the toss ───────────────────────────────────────────────────────────────────────────────────────────

const pairs = (match: Match): readonly Paragraph[] => (isDoubles(match) ? ['ICF-39b'] : []);
const isForBreakOnly = (match: Match): boolean => match.state.boardNumber > 1;

const tossIsWon: Rule<'tossed'> = (match, fact) =>
  isForBreakOnly(match)
    ? ruling(fact, 'tossWon', ['ICF-56b.3', 'ICF-42'], {
        for: sideNamed(fact.winner),
        detail: { takes: 'break' },
        then: [{ kind: 'breakIsDrawn', breaker: breakerOfTheNinth(match, fact.winner) }],
      })
    : ruling(fact, 'tossWon', ['ICF-39a.1', 'ICF-39a.2', 'ICF-39a.3', ...pairs(match)], {
        for: sideNamed(fact.winner),
        then: [{ kind: 'tossIsWon', side: fact.winner }],
      });

/** The winner of the toss, in doubles the one of the pair whom the turn reaches first. */
function breakerOfTheNinth(match: Match, winner: SideName): Seat {
  const next = rightOf(match, match.state.breaker);
  return sideOfSeat(next) === sideNamed(winner) ? next : rightOf(match, next);
}

/** Side: the loser sits down first and breaks. Break: the loser chooses his side and the winner sits down first. */
const tossWinnerChooses: Rule<'tossChosen'> = (match, fact) => {
  const winner = sideNamed(fact.side);
  const laws: readonly Paragraph[] = fact.choice === 'side' ? ['ICF-39a.3', 'ICF-39a.4'] : ['ICF-39a.3', 'ICF-39c'];
  const breaks = (fact.choice === 'break') === (winner === 0) ? 'white' : 'black';
  return ruling(fact, 'tossChosen', [...laws, 'ICF-42', ...pairs(match)], {
    for: winner,
    detail: { choice: fact.choice, breaks, sitsFirst: breaks },
    then: [{ kind: 'breakIsChosen', breaker: sideNamed(breaks) }],
  });
};

const endIsChosen: Rule<'endChosen'> = (match, fact) =>
  ruling(fact, 'endChosen', [isDoubles(match) ? 'ICF-28' : 'ICF-27', 'ICF-39d.1', 'ICF-39d.2'], {
    for: sideNamed(fact.side),
    detail: { end: fact.end },
    then: [{ kind: 'endIsTaken', side: fact.side, end: fact.end }],
  }); // [CI-50]

const trialBoardsComeFirst: Rule<'endChosen'> = (match, fact) =>
  match.state.trial > 0 ? ruling(fact, 'trialBoard', ['ICF-40'], { detail: { left: match.state.trial } }) : null; // [CI-52]

export const rules: Chapter = {
  tossed: [tossIsWon],
  tossChosen: [tossWinnerChooses],
  endChosen: [endIsChosen, trialBoardsComeFirst],
  rackTurned: [rackMayBeTurned],
  playCalled: [umpireCallsPlay],
  strokeEnded: [breakBeforePlay, breakIsMade, breakIsTriedAgain, breakIsLost, breakPassesOn],
};
