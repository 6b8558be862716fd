import type { Action } from '../actions.ts';
import { pawnNamed } from '../names.ts';
import { isKeeper, NOBODY, offsideRow, type Match, type State } from '../state.ts';
import { squareNamed, type Side, type Square } from '../table.ts';
import { marksNow } from '../referee/offside.ts';
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
  readonly #trial: Outlook;
  readonly #frozen: Frozen;
  readonly #noOffside: boolean;

  constructor(match: Match, side: Side) {
    const { state } = match;
    this.state = state;
    this.side = side;
    this.#noOffside = state.noOffside || state.phase === 'cornerKick' || state.restart?.kind === 'corner';
    this.#frozen = frozenOf(state, this.#noOffside);
    this.base = new Outlook(match.setup.settings).forget().look(this.#sketch.fill(state.pawns, this.#frozen), this.#noOffside);
    for (let i = 0; i < SWEEPS; i++) this.base.sweep();
    this.#trial = new Outlook(match.setup.settings);
  }

  /** The position with some pawns elsewhere; the sweeps tell how far the change is thought through. */
  tried(pawns: readonly Square[], sweeps = 0): Outlook {
    const trial = this.#trial.startFrom(this.base).look(this.#sketch.fill(pawns, this.#frozen), this.#noOffside);
    for (let i = 0; i < sweeps; i++) trial.sweep();
    return trial;
  }

  after(action: Move): readonly Square[] {
    return this.state.pawns.with(pawnNamed(action.pawn)!, squareNamed(action.to)!);
  }
}

/** A ball that is free keeps its marks; otherwise they are those of the next play. */
function frozenOf(state: State, noOffside: boolean): Frozen {
  const free = state.phase === 'captureA' || state.phase === 'captureD';
  const marks = noOffside || state.phase === 'placing' || state.phase === 'formation' ? 0 : free ? state.marks : marksNow(state);
  return { attacker: state.attacker, marks, row: free ? state.offsideRow : offsideRow(state), lock: state.lock };
}

export const twoDice = (state: State): boolean => state.goalKick || (state.carrier !== NOBODY && isKeeper(state.carrier));
