import type { Action, AnyGame, AnyShape, Ending, PlayTick, Refusal, Seat, Tick } from '@bande/core';
import type { Running } from '@bande/host';
import type { Recorder } from '@bande/record';
import type { Beat } from './beats.ts';
import type { Sitter } from './session-parts.ts';
import type { Snapshot } from './snapshot.ts';
import type { NotTakenBack } from './take-back.ts';

/** A match as somebody sits at it: what a table asks of it, and no more, wherever its room is. */
export interface TableSession {
  readonly snapshot: Snapshot;
  readonly game: AnyGame;
  /** How it came to where it is: to be kept, shared, or watched again. */
  readonly course: Pick<
    Recorder<AnyShape>,
    'header' | 'inputs' | 'lastRest' | 'log' | 'match' | 'record' | 'takenBack'
  >;
  readonly sitters: readonly Sitter[];
  /** Everything that has happened, in order. */
  readonly beats: readonly Beat[];
  /** The match as it runs, for what is drawn in every frame. */
  readonly running: Running<AnyShape>;
  /** So many times as fast as the wall clock. */
  readonly pace: number;
  /** The tick at this moment; clocks on the page are drawn from it. */
  readonly tick: Tick;
  readonly playTick: PlayTick;
  /** The clock waits for somebody: nobody's seconds run. */
  readonly timeStands: boolean;
  /** Time is this page's own: it may hold it while somebody reads, and nobody else waits. */
  readonly holdsTime: boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** The table is seen for the first time. */
  start(): void;
  /** While a newcomer is being told what to do, or somebody thinks in peace, no clock runs against him, where time is this page's own. */
  tellNewcomer(isTold: boolean): void;
  /** A task has been judged: what moves comes to rest. */
  standStill(): void;
  /** An action of a person at this device; refused with its reason, or done. */
  act(action: Action<AnyShape>, by?: Seat | null): Refusal | null;
  steer(seat: Seat, to: readonly number[]): void;
  /** What runs by itself comes to its end at once, where nobody else waits for it. */
  skip(): void;
  /** A person at this device gives something up, paused or not. */
  giveUp(seat: Seat, action: Action<AnyShape>): void;
  /** People at this device end the match before its end. */
  end(how: Ending<AnyShape>): void;
  /** Back to before the last decision here; or why not. */
  takeBack(): NotTakenBack | null;
  /** The dice fall. */
  roll(): void;
  pause(): void;
  resume(): void;
  /** It is wished otherwise whether the table waits at decisions. */
  paceChanged(): void;
  /** Whoever may decide lets time go on instead. */
  letRun(): void;
  /** The page has shown everything that was to be shown. */
  shown(): void;
  close(): void;
}
