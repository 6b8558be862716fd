import { seconds } from '@bande/core';
import { span, type Span } from '@bande/kit';

/** How fast a hand is in a live match. */
export interface Tempo {
  /** From the last look to the release: what comes in between is not seen any more. */
  readonly look: number;
  /** From the moment at which a flick may be made to its release; for a shot, from the set hand on. */
  readonly flick: Span;
  readonly shot: Span;
  /** From the touch to the release of a block flick. */
  readonly block: Span;
  /** For a word, a choice, a placing. */
  readonly word: Span;
  /** From one release to the next, at least. */
  readonly gap: number;
  /** So many times as far it misses as in turn, where nobody hurries. */
  readonly shake: number;
  readonly keeper: KeeperTempo;
}

/** How a keeper is led. */
export interface KeeperTempo {
  readonly reaction: number;
  /** How far he misjudges a place, in metres: a standard deviation. */
  readonly error: number;
  /** How much of the way to his place he goes: a lazy one stays near the middle. */
  readonly share: number;
  /** So far he comes out of his goal, in metres. */
  readonly out: number;
}

export const SLOW: Tempo = {
  look: seconds(0.5),
  flick: span(2, 3.5),
  shot: span(1.8, 3),
  block: span(0.9, 2),
  word: span(0.8, 1.5),
  gap: seconds(1.5),
  shake: 1.25,
  keeper: { reaction: seconds(0.8), error: 0.03, share: 0.4, out: 0 },
};

export const STEADY: Tempo = {
  look: seconds(0.4),
  flick: span(1.2, 2.2),
  shot: span(1.2, 2.4),
  block: span(0.7, 1.4),
  word: span(0.5, 1.1),
  gap: seconds(1),
  shake: 1,
  keeper: { reaction: seconds(0.35), error: 0.009, share: 0.9, out: 0.025 },
};

export const QUICK: Tempo = {
  look: seconds(0.3),
  flick: span(1, 1.8),
  shot: span(1, 2),
  block: span(0.45, 0.9),
  word: span(0.4, 0.8),
  gap: seconds(0.8),
  shake: 1,
  keeper: { reaction: seconds(0.27), error: 0.004, share: 1, out: 0.04 },
};
