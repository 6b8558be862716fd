import { minutes, opening, playTick, seconds, started, type Match, type Seat, type Setup } from '@bande/core';
import { z } from 'zod';
import type { Paragraph } from './rulebook.ts';

export const SIDES = ['first', 'second'] as const;
export type Side = (typeof SIDES)[number];

export const settingsSchema = z.strictObject({
  heap: z.number().int().min(5).max(200).default(21),
  points: z.number().int().min(1).max(1000).default(3),
  minutes: z.number().positive().max(1000).default(30),
});

export interface State {
  readonly heap: number;
  /** What the die shows, or null while it is to be rolled. */
  readonly roll: number | null;
  readonly turns: number;
  readonly score: Readonly<Record<Side, number>>;
}

export type Action = { readonly kind: 'take'; readonly count: number };
export type Event =
  | { readonly kind: 'rolled'; readonly value: number }
  | { readonly kind: 'taken'; readonly by: Side; readonly count: number };
export const CALLS = ['win', 'fullTime', 'point', 'turnLost', 'again'] as const;

export interface Toy {
  readonly side: Side;
  readonly paragraph: Paragraph;
  readonly call: (typeof CALLS)[number];
  readonly settings: z.infer<typeof settingsSchema>;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly consequence: never;
  readonly place: never;
  readonly decision: never;
  readonly snapshot: null;
}

export const MOVE_LIMIT = seconds(60);
export const AGAIN_LIMIT = seconds(10);

export const seatToMove = (match: Match<Toy>): Seat => (match.state.turns % match.setup.seating.length) as Seat;
export const sideToMove = (match: Match<Toy>): Side => match.setup.seating[seatToMove(match)] ?? 'first';
export const allows = (match: Match<Toy>, paragraph: Paragraph): boolean =>
  !(match.setup.edition === 'toy-short' && paragraph === 'TOY-3.1');

export function start(setup: Setup<Toy>): Match<Toy> {
  const match = opening(setup, { heap: setup.settings.heap, roll: null, turns: 0, score: { first: 0, second: 0 } });
  return { ...match, clocks: started(match.clocks, 'match', minutes(setup.settings.minutes), playTick(match)) };
}
