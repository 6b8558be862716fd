import type { Line, Side } from '../names.ts';
import type { End, Lie } from './lie.ts';

/** Hundredths of a millimetre. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
export type Area = 'circle' | 'southArea' | 'northArea';
type FigurePart = 'foot' | 'body' | 'figure' | 'rod' | 'box';

export type Seen =
  /** The ball met a figure; `moved`: a hand was moving that figure, `lifted`: it had no contact with the felt. */
  | {
      readonly kind: 'touch';
      readonly side: Side;
      readonly figure: 'kicker' | 'keeper' | 'spare';
      readonly part: FigurePart;
      readonly place: Place;
      readonly moved: boolean;
      readonly lifted: boolean;
    }
  | { readonly kind: 'frame'; readonly end: End; readonly part: 'post' | 'bar'; readonly place: Place }
  | { readonly kind: 'net' | 'rubber'; readonly end: End; readonly place: Place }
  | { readonly kind: 'board'; readonly place: Place }
  /** No point of the ball covers that line or what it bounds any more; `place` is its middle then, `goal`: between the posts and below the bar. */
  | { readonly kind: 'over'; readonly line: Line; readonly place: Place; readonly goal: boolean }
  | { readonly kind: 'left'; readonly area: Area; readonly place: Place }
  | { readonly kind: 'off'; readonly place: Place }
  /** The foot led the ball for so many milliseconds instead of shooting it ['DTKV-3.K11']. */
  | { readonly kind: 'pushed'; readonly side: Side; readonly milliseconds: number; readonly place: Place }
  /** The ball lies still again; `path` is the way of its middle over the plate in millimetres, `forced`: it was stopped because it took too long. */
  | { readonly kind: 'rest'; readonly lie: Lie; readonly path: number; readonly forced: boolean };

/** What anybody at the table sees, with the tick since the motion began by which it has happened. */
export type Sighting = Seen & { readonly tick: number };
