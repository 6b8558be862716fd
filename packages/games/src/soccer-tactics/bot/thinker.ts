import type { Action } from '../actions.ts';
import { pawnNamed } from '../names.ts';
import { isKeeper, NOBODY, type Match, type State } from '../state.ts';
import { squareNamed, type Side, type Square } from '../table.ts';
import { Outlook } from './outlook.ts';
import { Sketch, type Frozen } from './sketch.ts';

export type Move = Extract<Action, { kind: 'move' | 'place' }>;

const SWEEPS = 3;

/** A position and what it promises; candidates are looked at from there. */
export class Thinker {
  readonly state: State;
  readonly side: Side;
  readonly base: Outlook;
  readonly #sketch = new Sketch();
  readonly #trialSketch = new Sketch();
  readonly #trial: Outlook;
  readonly #frozen: Frozen | null;
  readonly #noOffside: boolean;

  constructor(match: Match, side: Side) {
    const { state } = match;
    this.state = state;
    this.side = side;
    this.#noOffside = state.noOffside || state.phase === 'cornerKick' || state.restart?.kind === 'corner';
    this.#frozen = frozenOf(state, this.#noOffside);
    this.base = new Outlook(match.setup.settings)
      .forget()
      .look(this.#sketch.fill(state.pawns, this.#frozen), this.#noOffside);
    this.#thinkAhead(this.base, SWEEPS);
    this.#trial = new Outlook(match.setup.settings);
  }

  /** The position after a move; the sweeps tell how far the change is thought through. */
  after(action: Move, sweeps: number): Outlook {
    return this.#looked(
      this.#trialSketch.shift(this.#sketch, pawnNamed(action.pawn)!, squareNamed(action.to)!),
      sweeps,
    );
  }

  with(pawns: readonly Square[]): Outlook {
    return this.#looked(this.#trialSketch.fill(pawns, this.#frozen), 0);
  }

  #looked(sketch: Sketch, sweeps: number): Outlook {
    const trial = this.#trial.startFrom(this.base).look(sketch, this.#noOffside);
    this.#thinkAhead(trial, sweeps);
    return trial;
  }

  #thinkAhead(outlook: Outlook, sweeps: number): void {
    if (this.state.lastAttack) outlook.nothingAfterwards();
    else for (let i = 0; i < sweeps; i++) outlook.sweep();
  }
}

/** A ball that is free keeps its marks; otherwise they are those of the next play. */
function frozenOf(state: State, noOffside: boolean): Frozen | null {
  if (state.phase === 'captureA' || state.phase === 'captureD')
    return { attacker: state.attacker, marks: noOffside ? 0 : state.marks, row: state.offsideRow, lock: state.lock };
  if (noOffside) return { attacker: state.attacker, marks: 0, row: 0, lock: state.restart?.kicker ?? state.lock };
  return null;
}

export const twoDice = (state: State): boolean =>
  state.goalKick || (state.carrier !== NOBODY && isKeeper(state.carrier));
