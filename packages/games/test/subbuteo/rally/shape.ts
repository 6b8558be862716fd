import type { FactId, PlayTick } from '@bande/core';
import type { Motion } from '@bande/physics';
import type { FigureId, Spots } from './table.ts';

export type Side = 'red' | 'blue';

export type Event =
  | { readonly kind: 'flicked'; readonly side: Side; readonly figure: FigureId; readonly v: readonly number[] }
  | { readonly kind: 'ballPlayed'; readonly figure: FigureId }
  | {
      readonly kind: 'figureTouched';
      readonly by: FigureId;
      readonly touched: FigureId;
      readonly atRest: boolean;
      readonly ballRolling: boolean;
      readonly spots: Spots;
    }
  | { readonly kind: 'ballOver'; readonly goal: Side; readonly inGoal: boolean }
  | { readonly kind: 'ballAtRest' }
  /** The referee puts things where they belong, and play goes on. */
  | { readonly kind: 'putDown'; readonly spots: Spots };

export interface State {
  readonly motion: Motion;
  /** What one and the same blow has told and has not yet been judged. */
  readonly told: readonly { readonly at: PlayTick; readonly event: Event }[];
  readonly phase: 'play' | 'goalKick' | 'kickOff';
  readonly attacker: Side;
  readonly blockFlick: 'none' | 'owed' | 'used';
  readonly blocker: { readonly figure: FigureId; readonly factId: FactId; readonly spots: Spots } | null;
  readonly score: Readonly<Record<Side, number>>;
}

export type Consequence =
  | { readonly kind: 'blockFlickIsOwed' }
  | { readonly kind: 'backIsOffered'; readonly to: Side; readonly restore: Spots }
  | { readonly kind: 'backIsTaken'; readonly restore: Spots }
  | { readonly kind: 'goalCounts'; readonly for: Side }
  | { readonly kind: 'playStops'; readonly phase: 'goalKick' | 'kickOff' };

export interface Rally {
  readonly side: Side;
  readonly paragraph: keyof typeof rulebook;
  readonly call: 'backDemanded' | 'back' | 'goal' | 'goalKick' | 'blockFlick' | 'playOn';
  readonly settings: Readonly<Record<string, never>>;
  readonly state: State;
  /** Millimetres a second; radians a second. */
  readonly action: {
    readonly kind: 'flick';
    readonly figure: FigureId;
    readonly vx: number;
    readonly vy: number;
    readonly spin: number;
  };
  readonly event: Event;
  readonly consequence: Consequence;
  readonly place: never;
  readonly decision: never;
  readonly snapshot: Spots;
}

const entry = (en: string, de: string) =>
  ({ edition: 'fistf-4.0', kind: 'play', status: 'done', chapter: 'fistf-4.0', gist: { de, en } }) as const;

/** Our own words, and only what this rally needs. */
export const rulebook = {
  'FISTF-II.6.2.1.1': entry(
    'after a touch the defender may flick once',
    'nach einer Berührung darf der Verteidiger einmal schnippen',
  ),
  'FISTF-II.6.2.4.b1': entry('the blocking figure touches a resting one', 'die Blockfigur berührt eine ruhende'),
  'FISTF-II.6.2.4.i.1': entry('Back on demand: everything as before', 'Back auf Verlangen: alles wie zuvor'),
  'FISTF-II.7.1.3': entry('a valid goal is called at once', 'ein gültiges Tor wird sofort angesagt'),
  'FISTF-II.7.2.1': entry('over the goal line beside the goal: goal kick', 'neben dem Tor über die Linie: Abstoß'),
  'FISTF-IV.1.2.1': entry('the favoured side may play on', 'der Begünstigte darf weiterspielen'),
} as const;
