import type { Seat } from '@bande/core';
import type { Paragraph } from './rulebook.ts';
import type { EndName, SideName } from './table.ts';

type Laws = { readonly paragraphs: readonly Paragraph[] };
type OfSide = { readonly side: SideName };

/** On the board: pieces, debts, queen, turn and points. Judging reckons with them (reckoning/), because more may follow from how the board lies then. */
type OnTheBoard =
  /** `extra`: points that the winner may still demand. */
  | ({ readonly kind: 'boardWon'; readonly points: number; readonly extra: number } & OfSide)
  | ({ readonly kind: 'extraPointsCount'; readonly points: number } & OfSide)
  | { readonly kind: 'demandIsOver' }
  | ({ readonly kind: 'owes'; readonly what: 'due' | 'penalty'; readonly count: number } & OfSide & Laws)
  /** Without a stroke: what falls in one is told with it. */
  | { readonly kind: 'falls'; readonly piece: 'white' | 'black' | 'queen' }
  /** Decided without a stroke: one that is told counts by itself. */
  | { readonly kind: 'breakIsMade'; readonly by: Seat }
  | { readonly kind: 'breakIsTried'; readonly by: Seat }
  /** Decided without a stroke: in this turn a piece was touched, or nobody has said that none was. */
  | { readonly kind: 'contactIsMade' }
  | { readonly kind: 'queenComesOut' }
  | ({ readonly kind: 'queenMustBeCovered' } & OfSide)
  | ({ readonly kind: 'queenIsCovered' } & OfSide)
  /** By name, in the order in which the umpire puts them into the centre. */
  | { readonly kind: 'jumpedComeBack'; readonly pieces: readonly string[] }
  | { readonly kind: 'turnPasses'; readonly to: Seat }
  | ({ readonly kind: 'lastPieceComesBack' } & OfSide)
  /** `colour` is that of the piece, `at` in millimetres where it is known. */
  | { readonly kind: 'pieceIsPlaced'; readonly by: Seat; readonly colour: SideName; readonly at?: readonly number[] }
  /** So many pieces of the other side, which this one could have placed, stay pocketed. */
  | ({ readonly kind: 'placingIsGivenUp'; readonly count: number } & OfSide)
  /** As the umpire has found; a measured board answers for itself. */
  | { readonly kind: 'roomIsFound'; readonly room: boolean };

/** Around the board: who breaks and sits where, which board comes next, rights that open, protests, the result. */
type AroundTheBoard =
  | ({ readonly kind: 'tossIsWon' } & OfSide)
  | { readonly kind: 'breakIsDrawn'; readonly breaker: Seat }
  | { readonly kind: 'breakIsChosen'; readonly breaker: Seat }
  | ({ readonly kind: 'endIsTaken'; readonly end: EndName } & OfSide)
  | { readonly kind: 'rackIsTurned'; readonly degrees: number }
  | { readonly kind: 'boardBegins' }
  | { readonly kind: 'playIsHeld' }
  | { readonly kind: 'playGoesOn' }
  | { readonly kind: 'strikerLies'; readonly of: Seat }
  | { readonly kind: 'strikerIsTaken' }
  | ({ readonly kind: 'distractionCounts' } & OfSide)
  | { readonly kind: 'changeWasMissed' }
  | ({ readonly kind: 'protestIsOpen'; readonly againstForfeit: boolean } & OfSide)
  | { readonly kind: 'protestIsHandedIn'; readonly number: number }
  | { readonly kind: 'protestIsClosed'; readonly number: number }
  | { readonly kind: 'playGoesBack'; readonly protest: number }
  | { readonly kind: 'boardAgain' }
  /** So many seats on; `ofTheThirdGame`: the change in its middle has been made with it. */
  | { readonly kind: 'seatsMove'; readonly times: 1 | 2; readonly ofTheThirdGame: boolean }
  | {
      readonly kind: 'nextBoard';
      readonly game: number;
      readonly board: number;
      readonly trial: number;
      readonly breaker: Seat;
      /** With the toss, at once, after the change of ends, or after the rest before the third game. */
      readonly after: 'toss' | 'nothing' | 'ends' | 'rest';
    }
  | ({ readonly kind: 'gameIsWon' } & OfSide)
  | ({ readonly kind: 'soloIsOver'; readonly strokes: number; readonly cleared: boolean } & Laws)
  | ({ readonly kind: 'matchIsOver'; readonly winner: SideName | null } & Laws)
  | ({ readonly kind: 'resultWaits'; readonly winner: SideName | null } & Laws)
  | ({ readonly kind: 'mayDemand'; readonly points: number; readonly paragraph: Paragraph } & OfSide)
  | ({ readonly kind: 'mayPlace'; readonly seat: Seat; readonly paragraph: Paragraph } & OfSide);

/** Everything that can follow from a ruling. Those of all rulings count: what does not apply together is not ruled together. */
export type Consequence = OnTheBoard | AroundTheBoard;
export type ConsequenceOf<K extends Consequence['kind']> = Extract<Consequence, { kind: K }>;

const ON_THE_BOARD = [
  'extraPointsCount',
  'demandIsOver',
  'falls',
  'breakIsMade',
  'breakIsTried',
  'contactIsMade',
  'owes',
  'queenComesOut',
  'queenMustBeCovered',
  'queenIsCovered',
  'jumpedComeBack',
  'turnPasses',
  'lastPieceComesBack',
  'pieceIsPlaced',
  'placingIsGivenUp',
  'roomIsFound',
  'boardWon', // last: with it nothing is owed any more [CI-81]
] as const satisfies readonly OnTheBoard['kind'][];
const AROUND_THE_BOARD = [
  'tossIsWon',
  'breakIsDrawn',
  'breakIsChosen',
  'endIsTaken',
  'rackIsTurned',
  'boardBegins',
  'playIsHeld',
  'playGoesOn',
  'strikerLies',
  'strikerIsTaken',
  'distractionCounts',
  'changeWasMissed',
  'protestIsOpen',
  'protestIsHandedIn',
  'protestIsClosed',
  'playGoesBack',
  'boardAgain',
  'seatsMove',
  'nextBoard',
  'gameIsWon',
  'soloIsOver',
  'matchIsOver',
  'resultWaits',
  'mayDemand',
  'mayPlace',
] as const satisfies readonly AroundTheBoard['kind'][];
/** The order in which they are carried out, whichever ruling they come from. */
export const IN_ORDER = [...ON_THE_BOARD, ...AROUND_THE_BOARD] as const;
export const isOnTheBoard = ({ kind }: Consequence): boolean => (ON_THE_BOARD as readonly string[]).includes(kind);
/** Does not compile where a kind is not in the list. */
const rank: Readonly<Record<Consequence['kind'], number>> = Object.fromEntries(
  IN_ORDER.map((kind, i) => [kind, i]),
) as Record<(typeof IN_ORDER)[number], number>;

export const inOrderOfEffect = (consequences: readonly Consequence[]): readonly Consequence[] =>
  consequences.toSorted((a, b) => rank[a.kind] - rank[b.kind]);

/** What follows from these rulings, in the order in which it is carried out. */
export const consequencesOf = (
  rulings: readonly { readonly then?: readonly Consequence[] }[],
): readonly Consequence[] => inOrderOfEffect(rulings.flatMap(({ then }) => then ?? []));

export const ofKind = <K extends Consequence['kind']>(
  consequences: readonly Consequence[],
  kind: K,
): readonly ConsequenceOf<K>[] => consequences.filter((one): one is ConsequenceOf<K> => one.kind === kind);

/** The same with one more law, wherever it keeps the laws it rests on. */
export const alsoBy = (consequence: Consequence, law: Paragraph): Consequence =>
  'paragraphs' in consequence
    ? { ...consequence, paragraphs: [...new Set([...consequence.paragraphs, law])] }
    : consequence;
