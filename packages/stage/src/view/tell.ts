import type { Duty, GameShape, LogEntry, Match, Ruling, Words } from '@bande/core';
import type { Drawing } from './drawing.ts';

/** The match in words and cells. */
export interface Tells<G extends GameShape> {
  /** The board as a grid of cells, from the top left as people see it; `picked` is what has been picked so far by somebody who may pick now. */
  board(match: Match<G>, picked?: readonly string[]): Board;
  /** With the log, where the order of things is told that the match does not keep. */
  scoreboard(match: Match<G>, log?: readonly LogEntry<G>[]): Scoreboard<G>;
  /** What is to be done now; `picked` is what has been picked for it so far. */
  dutyWords(duty: Duty<G>, match: Match<G>, picked?: readonly string[]): Words;
  /** The same to somebody in particular; null: as it is said of others. */
  dutyTo?(whom: Addressed, duty: Duty<G>, match: Match<G>): Words | null;
  /** What took place, as a sentence: dice, or what somebody saw at a real table. `match` is the one before. */
  factWords(fact: G['event'], match: Match<G>): Words;
  /** What the log tells of something that took place, in one line; null: nothing, and its calls stand under the line before. Left out, what people do is told. */
  tells?(fact: G['event'], before: Match<G>, rulings?: readonly Ruling<G>[]): Told<G> | null;
  /** How the match ended, where there is more to say than who has won. */
  ending?(match: Match<G>, log: readonly LogEntry<G>[]): Ending;
}

/**
 * To whom a duty is told: `you`, to whoever plays that side alone here, after the word `you` (`have the ball: …`). Where several choose in secret at one device:
 * `byName`, to whom it is to do next (`Blue: …`); `chosen`, to everybody that it has been done, as a sentence that gives nothing away.
 */
export type Addressed = 'you' | 'byName' | 'chosen';

interface Ending {
  /** Instead of naming the winner; left out or null: he is named. */
  readonly title?: Words | null;
  /** By what it was decided: points, a shoot-out, time, giving up. */
  readonly by: Words | null;
}

/** A line of the match as it is told. */
export interface Told<G extends GameShape> {
  readonly by: G['side'] | null;
  readonly words: Words;
  /** The card of its calls begins with it, and they say only what comes of it; left out, they say it themselves. */
  readonly opens?: boolean;
}

export interface Board {
  /** Cells in every row: it is a rectangle, so that an arrow key always comes somewhere. */
  readonly columns: number;
  readonly rows: readonly (readonly Cell[])[];
  /** What comes of a pick that may be made next, by the id of a cell or of what stands there, in a few words; only where it is more than is plain to see. */
  readonly promised?: ReadonlyMap<string, Promised>;
}

/** What comes of a pick. */
export interface Promised extends Words {
  /** It does not lead where one wants to go, and this says why: nobody is led there. */
  readonly inVain?: boolean;
}

export interface Cell {
  readonly id: string;
  /** Short, for the eye: `D8`. */
  readonly name: string;
  /** Full, for the ear: `Red's half, D8, Red 10 with the ball`. */
  readonly label: Words;
  /** What stands here and can be picked, by id. */
  readonly holds: readonly string[];
}

export interface Scoreboard<G extends GameShape> {
  /** What such a match is called, where it is not the game itself; left out, as the game is. */
  readonly title?: Words;
  /** Null: nothing is counted. */
  readonly score: Readonly<Record<G['side'], number>> | null;
  readonly period: Words;
  /** Seconds on the match clock; null when it does not run. */
  readonly secondsLeft: number | null;
  /** Seconds for the choice at hand, if it has a limit. */
  readonly moveSecondsLeft: number | null;
  /** How long that is in all, and whose time it is, to be seen as a ring; null: none runs now. Left out, this match knows none, or has a bar for it elsewhere. */
  readonly moveLimit?: { readonly seconds: number; readonly side: G['side'] | null } | null;
  /** Who has to do something now: to move, to choose, or to roll: where dice are asked for that side presses the button. Null: both, or nobody. */
  readonly toMove: G['side'] | null;
  /** Who has the ball, which is another matter; left out where a game has none, null while it is nobody's. */
  readonly inPossession?: G['side'] | null;
  /** Small tokens beside a side: cards, penalties of a shoot-out. */
  readonly tokens: Readonly<Record<G['side'], readonly Token[]>>;
}

/** A game draws its own signs, 12 to 17 high; those of many games stand in `signs.ts`. */
export interface Token {
  /** What it stands for, by a name of the game's own. */
  readonly kind: string;
  readonly sign: Drawing;
  readonly label: Words;
}
