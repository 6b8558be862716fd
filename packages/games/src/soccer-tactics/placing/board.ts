import { mayStand, Occupancy } from '../limits.ts';
import type { Paragraph } from '../rulebook.ts';
import { AT_FLAG, mayEnterHalf, sideOf, type Pawn, type Restart, type Settings, type State } from '../state.ts';
import { distance, GOAL_AREA, SQUARES, type Side, type Square } from '../table.ts';

/** What has to be placed next while a restart is set up: by whom, which pawns, and where they may go. */
export interface Placing {
  readonly side: Side;
  readonly what:
    | 'keeperBack'
    | 'makeWay'
    | 'leaveArea'
    | 'leaveZone'
    | 'leaveCorner'
    | 'chooseKicker'
    | 'cornerPlacement'
    | 'penaltyPlacement';
  readonly paragraphs: readonly Paragraph[];
  readonly choices: readonly Choice[];
  readonly mayPass: boolean;
}
export interface Choice {
  readonly pawn: Pawn;
  readonly squares: readonly Square[];
}

/** A position with the questions that placements ask. */
export class Board {
  readonly occupancy: Occupancy;
  readonly state: State;
  readonly settings: Settings;
  readonly restart: Restart;

  constructor(state: State, settings: Settings, restart: Restart) {
    this.state = state;
    this.settings = settings;
    this.restart = restart;
    // The taker waiting at the flag counts as standing on the corner square already [I-36].
    const atFlag = restart.kind === 'corner' && state.pawns[restart.kicker] === AT_FLAG;
    this.occupancy = new Occupancy().fill(atFlag ? state.pawns.with(restart.kicker, restart.square) : state.pawns);
  }

  at(pawn: Pawn): Square {
    return this.state.pawns[pawn]!;
  }

  /** The permitted squares; if none is legal, the nearest legal ones to where the pawn stands [I-38]. */
  choice(pawn: Pawn, wanted: readonly Square[], permitted: (square: Square) => boolean = () => true): Choice {
    const legal = (square: Square): boolean =>
      permitted(square) && mayEnterHalf(pawn, square) && mayStand(this.occupancy, this.settings, pawn, square);
    const squares = wanted.filter(legal);
    return { pawn, squares: squares.length > 0 ? squares : this.#nearest(pawn, legal) };
  }

  #nearest(pawn: Pawn, legal: (square: Square) => boolean): readonly Square[] {
    const from = this.at(pawn) >= 0 ? this.at(pawn) : GOAL_AREA[sideOf(pawn)][0]!;
    const all = Array.from({ length: SQUARES }, (_, square) => square).filter(
      (square) => square !== this.at(pawn) && legal(square),
    );
    const closest = Math.min(...all.map((square) => distance(square, from)));
    return all.filter((square) => distance(square, from) === closest);
  }
}

/** Pawns that have to go: where they are wanted, and what is permitted at all. */
interface Leaving extends Omit<Placing, 'choices' | 'mayPass'> {
  readonly pawns: readonly Pawn[];
  readonly wanted: readonly Square[];
  readonly permitted: (square: Square) => boolean;
}

export const leaving = (board: Board, { pawns, wanted, permitted, ...placing }: Leaving): Placing | null =>
  pawns.length === 0
    ? null
    : { ...placing, mayPass: false, choices: pawns.map((pawn) => board.choice(pawn, wanted, permitted)) };
