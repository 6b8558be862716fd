import { seconds } from '@bande/core';
import { span, type Span } from '@bande/kit';
import type { Noise } from './noise.ts';

/** A strength: how sure the hand is, how much is tried out beforehand, how a keeper is led. Numbers of trials, never a time. */
export interface Strength {
  readonly noise: Noise;
  /** Presses by geometry that are tried once, with a steady hand. */
  readonly aims: number;
  /** So many of the best are tried again, with slips, so often. */
  readonly keep: number;
  readonly trials: number;
  /** A kick-off is laid a hand's breadth ahead, to one side or the other, and not always as far as it will go. */
  readonly kicksOffNear?: boolean;
  readonly defence: DefenceSkill;
  readonly keeper: KeeperSkill;
  readonly tempo: Tempo;
}

/** How a kicker is put in the way. */
export interface DefenceSkill {
  /** The share of shots against which he bothers. */
  readonly often: number;
  /** Millimetres beside the place that is meant, a standard deviation. */
  readonly error: number;
  /** Millimetres more than he would have to stand away. */
  readonly further: number;
}

/** How a keeper is led; millimetres. */
export interface KeeperSkill {
  /** How far before his line he stands. */
  readonly out: number;
  /** A standard deviation. */
  readonly error: number;
  /** How much of the way to his place he goes: a lazy one stays near the middle. */
  readonly share: number;
  /** Plays a ball away that lies before him for the other side. */
  readonly clears: boolean;
  /** Ticks until his hand does what his eye has seen. */
  readonly reaction: number;
}

/** How fast a hand is in a live match. */
interface Tempo {
  /** From the last look to the press: what comes in between is not seen any more. */
  readonly look: number;
  /** From the moment at which he may shoot. */
  readonly shot: Span;
  /** From the rest of the ball until his kicker stands in the way. */
  readonly defence: Span;
  /** For a word, a choice, a ball that is laid. */
  readonly word: Span;
}

/** Sees the ball and the goal, and what happens next comes as a surprise. */
export const BEGINNER: Strength = {
  noise: { direction: 6.5, strength: 0.2 },
  aims: 2,
  keep: 0,
  trials: 0,
  kicksOffNear: true,
  defence: { often: 0.6, error: 35, further: 40 },
  keeper: { out: 8, error: 26, share: 0.4, clears: false, reaction: seconds(0.8) },
  tempo: { look: seconds(0.5), shot: span(3.4, 5), defence: span(1.2, 2.4), word: span(0.8, 1.5) },
};

export const CLUB: Strength = {
  noise: { direction: 2.2, strength: 0.07 },
  aims: 6,
  keep: 2,
  trials: 1,
  defence: { often: 1, error: 14, further: 15 },
  keeper: { out: 12, error: 9, share: 0.9, clears: true, reaction: seconds(0.4) },
  tempo: { look: seconds(0.4), shot: span(2.4, 3.6), defence: span(0.8, 1.6), word: span(0.5, 1.1) },
};

export const EXPERT: Strength = {
  noise: { direction: 0.8, strength: 0.025 },
  aims: 12,
  keep: 3,
  trials: 2,
  defence: { often: 1, error: 4, further: 3 },
  keeper: { out: 10, error: 3.5, share: 1, clears: true, reaction: seconds(0.27) },
  tempo: { look: seconds(0.3), shot: span(1.6, 2.6), defence: span(0.5, 1), word: span(0.4, 0.8) },
};
