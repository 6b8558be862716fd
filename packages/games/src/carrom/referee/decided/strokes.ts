import type { Seat } from '@bande/core';
import type { Consequence } from '../../consequences.ts';
import type { Paragraph } from '../../rulebook.ts';
import { onBoard, rightOf, sideOfSeat, type Match, type Ruling } from '../../state.ts';
import { byTheBook } from '../book.ts';
import { breachNamed } from '../breaches.ts';
import type { Call } from '../calls.ts';
import { owed } from '../dues.ts';
import type { FactOf } from '../facts.ts';
import { oneMoreDistraction, penalised, queenOutOf, turnPassesTo } from '../fouls.ts';
import { LATE } from '../jumped.ts';
import { queenIs } from '../queen.ts';
import { ruling } from '../ruling.ts';
import { BREAK_LOST } from '../set-up.ts';
import { asFact, during, lawsFor, onABoard, unfit, type Decide, type DecidedOf } from './saying.ts';

/** Chapters VII to XV, decided: what a stroke counts for, fouls, the queen and the turn. */

const sided = (by: Seat | undefined): { readonly for?: 0 | 1 } => (by === undefined ? {} : { for: sideOfSeat(by) });

// ── the break ─────────────────────────────────────────────────────────────────────────────────────────────────────

export const earlyBreak: Decide<'earlyBreak'> = during(['setUp', 'stroke'], (_, fact) => [
  ruling(fact, 'earlyBreak', ['ICF-46.1', 'ICF-47.1', 'ICF-47.2', 'ICF-47.3'], { against: sideOfSeat(fact.by) }),
]);

const beforeTheBreak = <C extends 'breakMade' | 'breakNotMade' | 'breakLost'>(decide: Decide<C>): Decide<C> =>
  onABoard((match, fact) =>
    match.state.board.breakMade && (fact as FactOf<'decided'>).overrules === undefined
      ? unfit('the break has been made', 'ICF-44')
      : decide(match, fact),
  );
export const breakMade = beforeTheBreak<'breakMade'>((_, fact) => [
  ruling(fact, 'breakMade', ['ICF-44'], {
    for: sideOfSeat(fact.by),
    ...(fact.overrules === undefined ? { then: [{ kind: 'breakIsMade', by: fact.by }] } : {}),
  }),
]);
export const breakNotMade = beforeTheBreak<'breakNotMade'>(({ state }, fact) => [
  ruling(fact, 'breakNotMade', ['ICF-45a.1', 'ICF-45a.2'], {
    for: sideOfSeat(fact.by),
    detail: { attempt: (fact.by === state.turn ? state.board.attempts : 0) + 1 },
    ...(fact.overrules === undefined ? { then: [{ kind: 'breakIsTried', by: fact.by }] } : {}),
  }),
]);
export const breakLost = beforeTheBreak<'breakLost'>((match, fact) => {
  const laws = fact.because === undefined ? [] : BREAK_LOST[fact.because];
  return [
    ruling(fact, 'breakLost', laws, { against: sideOfSeat(fact.by) }),
    turnPassesTo(match, fact, rightOf(match, fact.by), laws.slice(0, 1)),
  ];
});

/** Nothing falls before it. */
const afterTheBreak = <C extends Call>(decide: Decide<C>): Decide<C> =>
  onABoard((match, fact) =>
    match.state.board.breakMade || (fact as FactOf<'decided'>).overrules !== undefined
      ? decide(match, fact)
      : unfit('the break has not been made', 'ICF-44'),
  );
/** Whose turn it is, or was in the stroke that took place. */
const onTurn = ({ state }: Match, { overrules }: FactOf<'decided'>): Seat =>
  overrules?.kind === 'strokeEnded' ? overrules.by : state.turn;

// ── what counts ───────────────────────────────────────────────────────────────────────────────────────────────────

export const noStroke: Decide<'noStroke'> = onABoard((_, fact) => [
  ruling(fact, 'noStroke', ['ICF-127b'], sided(fact.by)),
]);

const LAWFUL: Readonly<Record<NonNullable<DecidedOf<'countsAsLawful'>['what']>, Paragraph>> = {
  outOfTurn: 'ICF-51.2',
  playedOn: 'ICF-125b.1',
  noContact: 'ICF-127a',
  wrongColour: 'ICF-82b',
};
export const countsAsLawful: Decide<'countsAsLawful'> = onABoard((match, fact) => [
  ruling(
    fact,
    'countsAsLawful',
    fact.what === undefined ? lawsFor(match, fact, []) : [LAWFUL[fact.what]],
    sided(fact.by),
  ),
]);

/** What is said to have fallen is taken off the board, unless the stroke is told that pocketed it. */
export const countsAsPocketed: Decide<'countsAsPocketed'> = afterTheBreak<'countsAsPocketed'>((match, fact) => {
  const { pieces, queen: queenIsIn } = match.state.board;
  const { white = 0, black = 0, queen = false, overrules } = fact;
  const isMore = white > onBoard(pieces, 0) || black > onBoard(pieces, 1) || (queen && queenIsIn !== 'board');
  if (isMore && overrules === undefined) return unfit('so much does not lie on the board');
  if (queen && overrules === undefined && fact.how !== 'byItself')
    return unfit('what becomes of the queen is a call of its own', 'ICF-92');
  const falls = (piece: 'white' | 'black' | 'queen', count: number): readonly Consequence[] =>
    Array.from({ length: count }, () => ({ kind: 'falls', piece }));
  const then = [...falls('white', white), ...falls('black', black), ...falls('queen', Number(queen))];
  return [
    ruling(fact, 'countsAsPocketed', lawsOfTheFall(fact), {
      ...sided(fact.by),
      ...(white + black === 0 ? {} : { detail: { count: white + black } }),
      ...(overrules === undefined ? { then } : {}),
    }),
    ...(queen && overrules === undefined ? fallenQueen(match, fact) : []),
  ];
});
/** She counts for the player on turn, or comes back [CI-24]. */
const fallenQueen = (match: Match, fact: DecidedOf<'countsAsPocketed'>): readonly Ruling[] =>
  byTheBook(match, asFact(fact, { kind: 'fell', piece: 'queen' })).filter(
    ({ call }) => call === 'queenPending' || call === 'queenOut',
  );
function lawsOfTheFall({ how, queen = false, stroke }: DecidedOf<'countsAsPocketed'>): readonly Paragraph[] {
  switch (how) {
    case undefined:
      return [];
    case 'byItself':
      return [queen ? 'ICF-113' : 'ICF-71'];
    case 'opposing':
      return stroke === undefined ? [] : [(stroke.improper ?? []).length > 0 ? 'ICF-76.1' : 'ICF-74.1'];
    default:
      return [...LATE[how], ...(how === 'influence' && queen ? (['ICF-113'] as const) : [])];
  }
}

/** Which pieces they are is not known, only that they lie on the board again; the queen is. */
export const jumpedPlaced: Decide<'jumpedPlaced'> = onABoard((match, fact) => {
  const { white = 0, black = 0, queen = false } = fact;
  if (queen && match.state.board.queen !== 'board') return unfit('the queen does not lie on the board');
  const count = white + black + Number(queen);
  return [
    ruling(fact, 'jumpedPlaced', lawsFor(match, fact, ['ICF-9.2', 'ICF-65a']), {
      ...(count === 0 ? {} : { detail: { count } }),
      ...(queen ? { then: [{ kind: 'jumpedComeBack', pieces: ['q'] }] } : {}),
    }),
  ];
});
export const liesWhereItFell: Decide<'liesWhereItFell'> = onABoard((_, fact) => [
  ruling(
    fact,
    'liesWhereItFell',
    ['ICF-66b.1', 'ICF-66b.2'],
    fact.count === undefined ? {} : { detail: { count: fact.count } },
  ),
]);

// ── fouls ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** It costs the turn, and the queen that was to be covered, as through play ['ICF-64a.3', CI-21]. */
export const foul: Decide<'foul'> = onABoard((match, fact) => [
  penalised(fact, 'foul', lawsOfTheFoul(match, fact), fact.by),
  ...(fact.by === match.state.turn ? [turnPassesTo(match, fact, rightOf(match, fact.by), ['ICF-64a.3'])] : []),
  ...(fact.by === match.state.turn && match.state.board.queen === 'pending' ? [queenOutOf(fact, fact.by)] : []),
]);
const lawsOfTheFoul = (match: Match, fact: DecidedOf<'foul'>): readonly Paragraph[] =>
  fact.breach === undefined
    ? lawsFor(match, fact, ['ICF-14', 'ICF-64a.1', 'ICF-64a.2'])
    : [...breachNamed(fact.breach).laws, 'ICF-14', 'ICF-64a.1', 'ICF-64a.2'];

export const technicalFoul: Decide<'technicalFoul'> = (match, fact) => {
  const { phase, turn } = match.state;
  if (phase === 'running' || phase === 'finished') return unfit(`no technicalFoul in the phase ${phase}`);
  const laws = fact.breach === undefined ? [] : breachNamed(fact.breach).laws;
  const law63: Paragraph = fact.by === turn ? 'ICF-63a.1' : 'ICF-63b';
  return [penalised(fact, 'technicalFoul', [...laws, 'ICF-14', law63, 'ICF-63a.2'], fact.by)];
};

export const warned: Decide<'warned'> = (match, fact) => {
  if (match.state.phase === 'running' || match.state.phase === 'finished') return unfit('nothing is played');
  const against = sideOfSeat(fact.by);
  return fact.because === 'time'
    ? [ruling(fact, 'warned', ['ICF-50.1', 'ICF-143g'], { against })]
    : [
        ruling(fact, 'warned', ['ICF-129', 'ICF-143h'], {
          against,
          detail: { times: match.state.distractions[against] + 1 },
          then: [oneMoreDistraction(fact.by)],
        }),
      ];
};

export const putRight: Decide<'putRight'> = (match, fact) => [
  ruling(
    fact,
    'putRight',
    fact.breach === undefined ? lawsFor(match, fact, []) : (breachNamed(fact.breach).remedy ?? []),
    fact.by === undefined ? {} : { against: sideOfSeat(fact.by) },
  ),
];

// ── pieces and queen ──────────────────────────────────────────────────────────────────────────────────────────────

/** By which law pieces come out again says later that they do: it must be known. */
export const returned: Decide<'returned'> = onABoard((match, fact) => {
  const laws = lawsFor(match, fact, []);
  return laws.length === 0
    ? unfit('say what the stroke was: the law by which pieces come out again depends on it', 'ICF-73.1', 'ICF-64b.1')
    : [owed(fact, 'returned', laws, { by: sideOfSeat(fact.by), count: fact.count })];
});
export const due: Decide<'due'> = onABoard((match, fact) => [
  owed(fact, 'due', lawsFor(match, fact, ['ICF-13']), { by: sideOfSeat(fact.by), count: 1 }),
]);

export const queenOut: Decide<'queenOut'> = afterTheBreak<'queenOut'>((match, fact) => [
  ruling(fact, 'queenOut', lawsFor(match, fact, ['ICF-93.1']), {
    ...(fact.by === undefined ? {} : { against: sideOfSeat(fact.by) }),
    then: [{ kind: 'queenComesOut' }],
  }),
]);
export const queenPending: Decide<'queenPending'> = afterTheBreak<'queenPending'>((match, fact) =>
  sideOfSeat(fact.by) === sideOfSeat(onTurn(match, fact))
    ? [queenIs(fact, 'pending', lawsFor(match, fact, []), sideOfSeat(fact.by))]
    : unfit('she is covered with the next stroke, and that is the other side’s', 'ICF-15'),
);
export const queenCovered: Decide<'queenCovered'> = afterTheBreak<'queenCovered'>((match, fact) => [
  queenIs(fact, 'covered', lawsFor(match, fact, []), sideOfSeat(fact.by)),
]);

// ── the turn ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const turnKept: Decide<'turnKept'> = onABoard((match, fact) =>
  fact.by === onTurn(match, fact)
    ? [
        ruling(fact, 'turnKept', lawsFor(match, fact, ['ICF-50.3', 'ICF-124a']), {
          for: sideOfSeat(fact.by),
          detail: { seat: fact.by },
        }),
      ]
    : unfit('he is not on turn: it passes to him, or it is another’s', 'ICF-48.2'),
);
/** A queen that the other side was to cover comes out with it ['ICF-15', 'ICF-96.1']. */
export const turnPasses: Decide<'turnPasses'> = onABoard((match, fact) => {
  const { queen, queenSide } = match.state.board;
  const isUncovered = queen === 'pending' && queenSide !== sideOfSeat(fact.to);
  return [
    turnPassesTo(match, fact, fact.to, lawsFor(match, fact, [])),
    ...(isUncovered ? [queenOutOf(fact, onTurn(match, fact))] : []),
  ];
});
