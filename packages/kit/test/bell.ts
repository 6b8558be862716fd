import { opening, type GameShape, type Match } from '@bande/core';

/** The smallest shape that shows something: a bell that may be rung, once or twice. */
export interface Bell extends GameShape {
  readonly side: 'left' | 'right';
  readonly paragraph: 'B-1' | 'B-2';
  readonly call: 'rung' | 'again';
  readonly settings: object;
  readonly state: { readonly rung: number };
  readonly action: { readonly kind: 'ring' };
  readonly event: { readonly kind: 'rang'; readonly loud: boolean } | { readonly kind: 'fellDown' };
  readonly consequence: { readonly kind: 'counts'; readonly by: number };
  readonly decision: { readonly call: 'rung'; readonly times: number } | { readonly call: 'again' };
  readonly snapshot: never;
}

export const match = (rung = 0): Match<Bell> =>
  opening<Bell>({ edition: 'bell', seating: ['left', 'right'], mode: 'live', settings: {} }, { rung });
