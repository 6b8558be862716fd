/** Who and what is on the plate. Places are seen with Red's goal in the south, also after the change of ends: half a turn maps the plate onto itself. */
export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;
export const other = (side: Side): Side => (side === 'red' ? 'blue' : 'red');
export const bySide = <T>(of: (side: Side) => T): BySide<T> => ({ red: of('red'), blue: of('blue') });
/** The end of the pitch that a side defends: −1 is the south. */
export const endOf = (side: Side): -1 | 1 => (side === 'red' ? -1 : 1);

/** The two halves of the ball. Whose they are changes at half-time ['DTKV-3.5']. */
export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** 'DTKV-II.2': a kicker or a keeper; `spare` is a kicker that is not in play ['DTKV-2.K4.2', 'DTKV-13.K4']. */
export const FIGURES = ['kicker', 'keeper', 'spare'] as const;
export type FigureKind = (typeof FIGURES)[number];
/** 'DTKV-2.1.3': up to four kickers a side, by their numbers. */
export const MOST_KICKERS = 4;

export const LINES = ['south', 'north', 'west', 'east'] as const;
export type Line = (typeof LINES)[number];
export const isGoalLine = (line: Line): line is 'south' | 'north' => line === 'south' || line === 'north';
/** Whose goal stands on a goal line. */
export const goalBehind = (line: Line): Side => (line === 'south' ? 'red' : 'blue');
export const goalLineOf = (side: Side): 'south' | 'north' => (side === 'red' ? 'south' : 'north');
