import type {
  DecisionIn,
  Fact as CoreFact,
  GameShape,
  Match as CoreMatch,
  PlayTick,
  Ruling as CoreRuling,
  Seat,
  Setup as CoreSetup,
} from '@bande/core';
import type { Motion } from '@bande/physics';
import type { Action } from './actions.ts';
import type { Consequence } from './consequences.ts';
import type { decisionFields } from './decisions.ts';
import type { Event, Line } from './events.ts';
import { sideOf, type Figure, type Keeper, type Side } from './names.ts';
import type { Call } from './referee/calls.ts';
import type { Paragraph } from './rulebook.ts';
import type { Settings } from './settings.ts';

export interface Subbuteo extends GameShape {
  readonly side: Side;
  readonly paragraph: Paragraph;
  readonly call: Call;
  readonly settings: Settings;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly consequence: Consequence;
  readonly decision: DecisionIn<typeof decisionFields>;
  readonly snapshot: never;
}
export type Match = CoreMatch<Subbuteo>;
export type Fact = CoreFact<Subbuteo>;
export type Ruling = CoreRuling<Subbuteo>;
export type Setup = CoreSetup<Subbuteo>;

/** Where a hand leads its keeper: tenths of a millimetre east and north of the centre spot, thousandths of the sine of his lean to the east. */
export type HandTarget = readonly [x: number, y: number, lean: number];

/** What has been told of bodies that are off the field; whatever is not here is on it. */
export interface Told {
  /** The line that the ball is beyond. */
  readonly ballOver: Line | null;
  readonly off: Readonly<Partial<Record<Figure, 'field' | 'cloth'>>>;
  /** Up to this time of the motion, in seconds, every crossing of a line has been told. */
  readonly until: number;
}

export interface State {
  /** Ball, figures and keepers, in play time: see motion.ts. */
  readonly motion: Motion;
  /** What one and the same blow has told and has not yet been judged. */
  readonly pending: readonly { readonly at: PlayTick; readonly event: Event }[];
  readonly told: Told;
  readonly hands: Readonly<Record<Side, HandTarget>>;
}

export const sideOfSeat = ({ setup }: Match, seat: Seat): Side => setup.seating[seat]!;
/** One person alone has every figure and both keepers. */
export const isAlone = ({ setup }: Match): boolean => setup.seating.length === 1;
export const mayHandle = (match: Match, seat: Seat, body: Figure | Keeper): boolean =>
  isAlone(match) || sideOf(body) === sideOfSeat(match, seat);

export const withState = (match: Match, change: Partial<State>): Match => ({
  ...match,
  state: { ...match.state, ...change },
});
