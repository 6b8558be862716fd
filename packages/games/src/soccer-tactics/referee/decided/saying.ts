import { unfit, unless } from '@bande/kit';
import type * as kit from '@bande/kit';
import type { Consequence } from '../../consequences.ts';
import { pawnNamed } from '../../names.ts';
import type { Paragraph } from '../../rulebook.ts';
import {
  isNumbered,
  nameOf,
  NOBODY,
  onBoard,
  pawnAt,
  sideNamed,
  type Match,
  type Pawn,
  type Phase,
  type SoccerTactics,
} from '../../state.ts';
import { squareNamed, SQUARE_NAMES, type SideName, type Square } from '../../table.ts';
import type { Call } from '../calls.ts';
import type { FactOf } from '../facts.ts';

/** A decision on one call, as a fact. */
export type DecidedOf<C extends Call> = kit.DecidedOf<SoccerTactics, C>;
export type Unfit = kit.Unfit<Paragraph>;
export type Answer = kit.Answer<SoccerTactics>;
export type Decide<C extends Call> = kit.Decide<SoccerTactics, C>;

const BEFORE_PLAY: ReadonlySet<Phase> = new Set<Phase>(['toss', 'formation', 'finished']);

/** While the ball is in play or a restart is set up, but not in the shoot-out. */
export const inPlay = <C extends Call>(decide: Decide<C>): Decide<C> =>
  unless(
    ({ state: { phase, period } }, { call }) =>
      BEFORE_PLAY.has(phase) || period === 'shootOut'
        ? unfit(`no ${call} in the phase ${phase} of the period ${period}`)
        : null,
    decide,
  );

export const during = <C extends Call>(phases: readonly Phase[], decide: Decide<C>): Decide<C> =>
  unless(
    ({ state }, { call }) => (phases.includes(state.phase) ? null : unfit(`no ${call} in the phase ${state.phase}`)),
    decide,
  );

/** A set-up, a penalty or a choice that is open ends with the decision; `attacker`: whose attack it is, where that matters. */
export const breakingOff = (match: Match, attacker?: SideName): readonly Consequence[] => {
  const changes = attacker !== undefined && attacker !== nameOf(match.state.attacker);
  if (!changes && !match.state.penalty) return endingTheSetUp(match);
  return [attacker === undefined ? { kind: 'playIsBrokenOff' } : { kind: 'playIsBrokenOff', attacker }];
};

/** What comes of a shot ends a set-up or a choice, but the penalty itself is what was shot. */
export const endingTheSetUp = ({ state, options }: Match): readonly Consequence[] =>
  state.restart === null && options.length === 0 ? [] : [{ kind: 'playIsBrokenOff' }];

/** The square of a pawn that stands on the board. */
export const squareOf = ({ state }: Match, name: string | undefined): Square | undefined => {
  const pawn = name === undefined ? NOBODY : pawnNamed(name)!;
  return pawn === NOBODY || !onBoard(state, pawn) ? undefined : state.pawns[pawn]!;
};

/** Nobody shoots who may not leave the own half: the goal is always in the other one. */
export const cannotShoot = (pawn: Pawn): boolean => pawn !== NOBODY && !isNumbered(pawn);

interface Told {
  readonly pawn?: string | undefined;
  readonly where?: string | undefined;
  readonly overrules?: FactOf<'decided'>['overrules'];
}

/** Where the ball was played to, as far as it was said: the square, the pawn that got it, or the fact that is overruled. */
export function playedTo(match: Match, { pawn, where, overrules }: Told): Square | undefined {
  if (where !== undefined) return squareNamed(where);
  const there = squareOf(match, pawn);
  if (there !== undefined) return there;
  return overrules?.kind === 'ballPlayed' || overrules?.kind === 'dribbled' ? squareNamed(overrules.to) : undefined;
}

export const at = (square: Square | undefined): { readonly at?: string } =>
  square === undefined ? {} : { at: SQUARE_NAMES[square]! };

/** Who has the ball, if it was said. */
export const ballWith = (pawn: string | undefined): readonly Consequence[] =>
  pawn === undefined ? [] : [{ kind: 'ballIsWith', pawn }];

/** The side's pawn that was named, or the one on the ball. */
export function pawnOf({ state }: Match, side: SideName, name: string | undefined): Pawn | undefined {
  const pawn = name === undefined ? pawnOnTheBall(state, side) : pawnNamed(name)!;
  return pawn === NOBODY ? undefined : pawn;
}
const pawnOnTheBall = (state: Match['state'], side: SideName): Pawn =>
  state.ball < 0 ? NOBODY : pawnAt(state, sideNamed(side), state.ball);
