import type { Seat } from '@bande/core';
import { asFact, unfit } from '@bande/kit';
import type { Consequence } from '../../consequences.ts';
import { eventSchema, type EventOf } from '../../events.ts';
import type { Paragraph } from '../../rulebook.ts';
import { colourOf, isDoubles, onBoard, ownOnBoard, rightOf, sideOfSeat, type Match, type Ruling } from '../../state.ts';
import { other, SIDES, type Side } from '../../table.ts';
import { byTheBook } from '../book.ts';
import type { Call } from '../calls.ts';
import { lawOfOpposing, owed } from '../dues.ts';
import type { FactOf } from '../facts.ts';
import { queenOutOf, turnPassesTo } from '../fouls.ts';
import { jumpedPiecesGoToTheCentre, LATE, lawsOfJumping } from '../jumped.ts';
import { queenIs } from '../queen.ts';
import { ruling } from '../ruling.ts';
import { BREAK_LOST, MOST_ATTEMPTS } from '../set-up.ts';
import { readStroke, touchedAnything, type Stroke } from '../stroke.ts';
import {
  aboutOf,
  during,
  inTheBook,
  lawsFor,
  onABoard,
  toldStrokeOf,
  withContact,
  type Decide,
  type DecidedOf,
  type Answer,
} from './saying.ts';

/** Chapters VII to XV, decided: what a stroke counts for, the queen and the turn. */

const sided = (by: Seat | undefined): { readonly for?: 0 | 1 } => (by === undefined ? {} : { for: sideOfSeat(by) });

// ── the break ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** With all that law 47 has for it: what is said to have fallen comes out, one more is due, and the turn is over. */
export const earlyBreak: Decide<'earlyBreak'> = during(['setUp', 'stroke'], (match, fact) => {
  if (match.state.board.breakMade) return unfit('the break has been made', 'ICF-44');
  const rulings = byTheBook(match, asFact(fact, brokenEarly(fact))).filter(({ call }) => OF_AN_EARLY_BREAK.has(call));
  if (rulings.every(({ call }) => call !== 'earlyBreak'))
    return unfit('only who is to break can break too early', 'ICF-51.1');
  const { white, black, queen } = fact.stroke ?? {};
  const told: readonly Consequence[] = [...falling({ white, black, queen }), { kind: 'breakIsMade', by: fact.by }];
  return toldStrokeOf(fact) === undefined ? rulings.map((one) => tellingWith('earlyBreak', one, told)) : rulings;
});
const OF_AN_EARLY_BREAK: ReadonlySet<Call> = new Set<Call>([
  'earlyBreak',
  'countsAsPocketed',
  'returned',
  'due',
  'queenOut',
  'turnPasses',
]);
const tellingWith = (call: Call, one: Ruling, told: readonly Consequence[]): Ruling =>
  one.call === call ? { ...one, then: [...told, ...(one.then ?? [])] } : one;
function brokenEarly(fact: DecidedOf<'earlyBreak'>): EventOf<'strokeEnded'> {
  const told = toldStrokeOf(fact);
  if (told !== undefined) return { ...told, beforePlay: true };
  const { improper = [], touched: _touched, ...pocketed } = fact.stroke ?? {};
  return eventSchema.parse({
    kind: 'strokeEnded',
    by: fact.by,
    pocketed: JSON.parse(JSON.stringify(pocketed)) as object,
    improper,
    beforePlay: true,
  }) as EventOf<'strokeEnded'>;
}

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
export const breakNotMade = beforeTheBreak<'breakNotMade'>(({ state }, fact) => {
  const attempt = (fact.by === state.turn ? state.board.attempts : 0) + 1;
  if (attempt >= MOST_ATTEMPTS) return unfit('with the third attempt the break is lost', 'ICF-45b.1');
  return [
    ruling(fact, 'breakNotMade', ['ICF-45a.1', 'ICF-45a.2'], {
      for: sideOfSeat(fact.by),
      detail: { attempt },
      ...(fact.overrules === undefined ? { then: [{ kind: 'breakIsTried', by: fact.by }] } : {}),
    }),
  ];
});
export const breakLost: Decide<'breakLost'> = (match, fact) =>
  match.state.phase === 'setUp' && fact.because === 'beforePlay' ? hasLostIt(match, fact) : afterPlay(match, fact);
const hasLostIt: Decide<'breakLost'> = (match, fact) => {
  const laws = fact.because === undefined ? (['ICF-6'] as const) : BREAK_LOST[fact.because];
  return [
    ruling(fact, 'breakLost', laws, {
      against: sideOfSeat(fact.by),
      ...(fact.overrules === undefined ? { then: [{ kind: 'breakIsTried', by: fact.by }] } : {}),
    }),
    turnPassesTo(match, fact, rightOf(match, fact.by), fact.because === undefined ? ['ICF-18'] : laws.slice(0, 1)),
  ];
};
const afterPlay = beforeTheBreak<'breakLost'>(hasLostIt);

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

export const noStroke: Decide<'noStroke'> = during(['setUp', 'stroke', 'placing'], (_, fact) => {
  const told = toldStrokeOf(fact);
  return told !== undefined && touchedAnything(told)
    ? unfit('pieces were moved, so it was a stroke', 'ICF-127b')
    : [ruling(fact, 'noStroke', ['ICF-127b'], sided(fact.by))];
});

const LAWFUL: Readonly<Record<NonNullable<DecidedOf<'countsAsLawful'>['what']>, Paragraph>> = {
  outOfTurn: 'ICF-51.2',
  playedOn: 'ICF-125b.1',
  noContact: 'ICF-127a',
  wrongColour: 'ICF-82b',
};
export const countsAsLawful: Decide<'countsAsLawful'> = onABoard((match, fact) => {
  const told = toldStrokeOf(fact);
  if (told !== undefined && readStroke(match, { ...told, id: fact.id, tick: fact.tick }).as === 'outOfTurn')
    return unfit('it counts where it was noticed after the next stroke: say so in the stroke', 'ICF-51.2');
  const laws = fact.what === undefined ? lawsFor(match, fact, []) : [LAWFUL[fact.what]];
  if (laws.length === 0)
    return unfit('say what counts as lawful, and why: no law holds for all of it', 'ICF-51.2', 'ICF-82b');
  const whose = fact.what === 'noContact' && fact.by !== undefined ? { against: sideOfSeat(fact.by) } : sided(fact.by);
  return [ruling(fact, 'countsAsLawful', laws, whose)];
});

/** What is said to have fallen is taken off the board, unless the stroke is told that pocketed it. */
export const countsAsPocketed: Decide<'countsAsPocketed'> = afterTheBreak<'countsAsPocketed'>((match, fact) => {
  const { pieces, queen: queenIsIn } = match.state.board;
  const { white = 0, black = 0, queen = false } = fact;
  const isTold = toldStrokeOf(fact) !== undefined;
  const how = howItFell(fact);
  const isMore = white > onBoard(pieces, 0) || black > onBoard(pieces, 1) || (queen && queenIsIn !== 'board');
  if (isMore && !isTold) return unfit('so much does not lie on the board');
  if (queen && !isTold && how !== 'byItself') return unfit('what becomes of the queen is a call of its own', 'ICF-92');
  return [
    ruling(fact, 'countsAsPocketed', lawsOfTheFall(match, fact), {
      ...forWhom(fact),
      ...figures(fact),
      ...(isTold ? {} : { then: falling({ white, black, queen }) }),
    }),
    ...(queen && !isTold ? fallenQueen(match, fact) : []),
  ];
});
const howItFell = ({ how, overrules }: DecidedOf<'countsAsPocketed'>): DecidedOf<'countsAsPocketed'>['how'] =>
  how ?? (overrules?.kind === 'fell' ? 'byItself' : undefined);
/** Opposing pieces count for the other side. */
const forWhom = ({ how, by }: DecidedOf<'countsAsPocketed'>): { readonly for?: Side } => {
  if (by === undefined) return {};
  return { for: how === 'opposing' ? other(sideOfSeat(by)) : sideOfSeat(by) };
};
/** The piece that fell by itself, or how many count. */
function figures(fact: DecidedOf<'countsAsPocketed'>): {
  readonly detail?: { readonly [name: string]: string | number };
} {
  const { white = 0, black = 0, queen = false } = fact;
  const all = [
    ...Array<string>(white).fill('white'),
    ...Array<string>(black).fill('black'),
    ...(queen ? ['queen'] : []),
  ];
  if (howItFell(fact) === 'byItself' && all.length === 1) return { detail: { piece: all[0]! } };
  return white + black === 0 ? {} : { detail: { count: white + black } };
}

/** One after the other, where no stroke is told that pocketed them. */
const falling = (fell: {
  readonly white?: number | undefined;
  readonly black?: number | undefined;
  readonly queen?: boolean | undefined;
}): readonly Consequence[] =>
  (['white', 'black', 'queen'] as const).flatMap((piece) =>
    Array.from({ length: Number(fell[piece] ?? 0) }, () => ({ kind: 'falls', piece }) as const),
  );
/** She counts for the player on turn, or comes back [CI-24]. */
const fallenQueen = (match: Match, fact: DecidedOf<'countsAsPocketed'>): readonly Ruling[] =>
  byTheBook(match, asFact(fact, { kind: 'fell', piece: 'queen' })).filter(
    ({ call }) => call === 'queenPending' || call === 'queenOut',
  );
function lawsOfTheFall(match: Match, fact: DecidedOf<'countsAsPocketed'>): readonly Paragraph[] {
  const { queen = fact.stroke?.queen ?? toldStrokeOf(fact)?.pocketed.queen ?? false } = fact;
  const how = howItFell(fact);
  switch (how) {
    case undefined:
      return lawsFor(match, fact, ['ICF-10']);
    case 'byItself':
      return [queen ? 'ICF-113' : 'ICF-71'];
    case 'opposing':
      return lawsOfOpposing(match, fact);
    default:
      return [...LATE[how], ...(how === 'influence' && queen ? (['ICF-113'] as const) : [])];
  }
}

/** Without a word about the stroke it is not known that it was with the striker or improper; whoever struck, two colours are more than his own. */
function lawsOfOpposing(match: Match, fact: DecidedOf<'countsAsPocketed'>): readonly Paragraph[] {
  const about = aboutOf(match, fact);
  const { white = 0, black = 0, striker = false, improper = [] } = fact.stroke ?? {};
  const { proper, early, withOwn, withStriker } =
    about?.kind === 'strokeEnded'
      ? asTheBookReads(readStroke(match, { ...about, id: fact.id, tick: fact.tick }))
      : { proper: improper.length === 0, early: false, withOwn: white > 0 && black > 0, withStriker: striker };
  return proper && !early && !withStriker ? ['ICF-10'] : [lawOfOpposing({ proper: proper && !early, withOwn })];
}
const asTheBookReads = ({ proper, as, own, striker }: Stroke) => ({
  proper,
  early: as === 'early',
  withOwn: own > 0,
  withStriker: striker,
});

/** Which pieces they are is not known, only that they lie on the board again; the queen is, and what a told stroke names. */
export const jumpedPlaced: Decide<'jumpedPlaced'> = onABoard((match, fact) => {
  const { white = 0, black = 0, queen = false } = fact;
  const told = toldStrokeOf(fact);
  const inTheBook =
    told === undefined ? null : jumpedPiecesGoToTheCentre(match, { ...told, id: fact.id, tick: fact.tick });
  if (inTheBook !== null) return [inTheBook];
  if (queen && match.state.board.queen !== 'board') return unfit('the queen does not lie on the board');
  const pieces = [
    ...Array<string>(white).fill('white'),
    ...Array<string>(black).fill('black'),
    ...(queen ? ['queen'] : []),
  ];
  return [
    ruling(fact, 'jumpedPlaced', lawsOfJumping(pieces), {
      ...(pieces.length === 0 ? {} : { detail: { count: pieces.length } }),
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

// ── pieces and queen ──────────────────────────────────────────────────────────────────────────────────────────────

/** By which law pieces come out again says later that they do: it must be known. */
export const returned: Decide<'returned'> = onABoard((match, fact) => {
  const laws = lawsFor(match, fact, []);
  return laws.length === 0
    ? unfit('say what the stroke was: the law by which pieces come out again depends on it', 'ICF-73.1', 'ICF-64b.1')
    : fallenAndOwed(match, fact, laws);
});
/** Where no stroke is told they have fallen with it, and are off the board until they are placed. */
function fallenAndOwed(match: Match, fact: DecidedOf<'returned'>, laws: readonly Paragraph[]): Answer {
  const side = sideOfSeat(fact.by);
  const out = owed(fact, 'returned', laws, { by: side, count: fact.count });
  if (toldStrokeOf(fact) !== undefined) return [out];
  if (fact.count > ownOnBoard(match.state, side)) return unfit('so many did not lie on the board');
  const piece = SIDES[colourOf(match.state, side)];
  return [{ ...out, then: [...falling({ [piece]: fact.count }), ...(out.then ?? [])] }];
}
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
    ? [queenIs(fact, 'pending', lawsFor(match, fact, ['ICF-15']), sideOfSeat(fact.by))]
    : unfit('she is covered with the next stroke, and that is the other side’s', 'ICF-15'),
);
export const queenCovered: Decide<'queenCovered'> = afterTheBreak<'queenCovered'>((match, fact) => [
  queenIs(fact, 'covered', lawsFor(match, fact, ['ICF-15']), sideOfSeat(fact.by)),
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
/** Why it passes was not said; in doubles it does so to the right. */
const lawsOfTheTurn = (match: Match, to: Seat): readonly Paragraph[] =>
  isDoubles(match) && to === rightOf(match, match.state.turn) ? ['ICF-18', 'ICF-49b.2'] : ['ICF-18'];
/** A queen that the other side was to cover comes out with it ['ICF-15', 'ICF-96.1']. */
export const turnPasses: Decide<'turnPasses'> = onABoard((match, fact) => {
  const { queen, queenSide } = match.state.board;
  if (fact.to === match.state.turn && (fact.by ?? fact.to) === fact.to) return unfit('he is on turn', 'ICF-48.1');
  const isUncovered = queen === 'pending' && queenSide !== sideOfSeat(fact.to);
  const book = inTheBook(match, fact);
  const asPlayed = book.some(({ call }) => call === 'turnPasses')
    ? book.find(({ call }) => call === 'queenOut')
    : undefined;
  return [
    withContact(match, fact, turnPassesTo(match, fact, fact.to, lawsFor(match, fact, lawsOfTheTurn(match, fact.to)))),
    ...(isUncovered ? [asPlayed ?? queenOutOf(fact, onTurn(match, fact))] : []),
  ];
});
