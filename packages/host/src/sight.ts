import {
  chanceNow,
  legalActions,
  seatsOf,
  type Game,
  type GameShape,
  type Match,
  type Sealed,
  type Seat,
} from '@bande/core';
import { isPerson, type Sight, type Sitter } from './chair.ts';
import { keyedSeat } from './keyed-seat.ts';

/** Who looks at a match, from where, and what is hidden from him. */
interface Looking<G extends GameShape> {
  readonly sitters: readonly Sitter[];
  /** The seats whose hands are his. */
  readonly mine: readonly Seat[];
  /** Who has chosen in secret. */
  readonly sealed: readonly Seat[];
  /** What he himself has chosen in secret. */
  readonly chosen?: readonly Sealed<G>[];
  /** Whose dice are to be rolled now: a side, or anybody's. */
  readonly roller: string | null;
  /** He may act though the clock is held: it waits for his decision. */
  readonly decides?: boolean;
}

const seatsIn = <G extends GameShape>({ setup: { seating } }: Match<G>): readonly Seat[] =>
  seating.map((_, seat) => seat as Seat);

/** The people who may roll a side's dice: its own; those of both sides anybody. */
export const rollersOf = <G extends GameShape>(
  match: Match<G>,
  sitters: readonly Sitter[],
  side: string | null,
): readonly Seat[] =>
  (side === null ? seatsIn(match) : seatsOf(match.setup.seating, side)).filter((seat) => isPerson(sitters[seat]));

/** What somebody sees who looks at this match from here. */
export function sightOf<G extends GameShape>(game: Game<G>, match: Match<G>, looking: Looking<G>): Sight<G> {
  const { sealed, chosen = [], sitters, roller } = looking;
  const chance = chanceNow(game, match);
  const asked = looking.decides === true ? { ...match, pausedAt: null } : match;
  const mine = match.outcome === null ? looking.mine : [];
  const choosers = choosersAmong(game, asked, mine, sealed);
  const isLed = leads(game, match, mine, choosers);
  const seats = isLed ? mine : choosers;
  const seat = keyedSeat(game, asked, choosers, isLed ? mine : []) ?? choosers[0] ?? seats[0] ?? null;
  const thrown = chance !== null && chance.quiet !== true;
  return {
    match,
    duties: game.duties(match),
    chance,
    rolls: thrown && rollersOf(match, sitters, roller).some((one) => looking.mine.includes(one)),
    seat,
    legal: seat === null ? [] : legalActions(game, asked, seat),
    seats,
    sealed,
    chosen,
  };
}

/** Whoever has chosen in secret waits for the others; those who still choose in secret come first, in their order. */
function choosersAmong<G extends GameShape>(
  game: Game<G>,
  match: Match<G>,
  mine: readonly Seat[],
  sealed: readonly Seat[],
): readonly Seat[] {
  const inOrder = [...new Set([...(game.sealed?.(match) ?? []).filter((one) => mine.includes(one)), ...mine])];
  return inOrder.filter((one) => !sealed.includes(one) && legalActions(game, match, one).length > 0);
}

/** Hands that are led all the time are at the table whether there is anything to choose or not; in turn, where one person waits for another. */
function leads<G extends GameShape>(
  { streams }: Game<G>,
  { mode }: Match<G>,
  mine: readonly Seat[],
  choosers: readonly Seat[],
): boolean {
  const waits = choosers.length === 0 && mine.length === 1;
  return streams !== undefined && (mode === 'live' || waits);
}
