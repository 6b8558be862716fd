/** Who and what is on the table. Places are seen with Red's goal in the south, also after the change of ends: half a turn maps the table onto itself. */
export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];
export const isSide = (one: string): one is Side => one === 'red' || one === 'blue';
export type BySide<T> = Readonly<Record<Side, T>>;
export const other = (side: Side): Side => (side === 'red' ? 'blue' : 'red');
/** The end of the pitch that a side defends: −1 is the south. */
export const endOf = (side: Side): -1 | 1 => (side === 'red' ? -1 : 1);
export const bySide = <T>(of: (side: Side) => T): BySide<T> => ({ red: of('red'), blue: of('blue') });

/** Shirts 2 to 11 are flicked; shirt 1 is the keeper on his rod, who is led; shirt 12 is the reserve keeper ['FISTF-I.3', 'FISTF-I.5.3', 'FISTF-I.14', 'FISTF-II.1.5.1']. */
const RED_OUTFIELD = ['R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'R11'] as const;
const BLUE_OUTFIELD = ['B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9', 'B10', 'B11'] as const;
export const OUTFIELD = [...RED_OUTFIELD, ...BLUE_OUTFIELD] as const;
type Outfield = (typeof OUTFIELD)[number];
export const RESERVES = ['R12', 'B12'] as const;
type Reserve = (typeof RESERVES)[number];
export const FIGURES = [...OUTFIELD, ...RESERVES] as const;
export type Figure = (typeof FIGURES)[number];
export const outfieldOf = (side: Side): readonly Outfield[] => (side === 'red' ? RED_OUTFIELD : BLUE_OUTFIELD);
export const reserveOf = (side: Side): Reserve => (side === 'red' ? 'R12' : 'B12');
export const figuresOf = (side: Side): readonly Figure[] => [...outfieldOf(side), reserveOf(side)];

export const KEEPERS = ['R1', 'B1'] as const;
export type Keeper = (typeof KEEPERS)[number];
export const keeperOf = (side: Side): Keeper => (side === 'red' ? 'R1' : 'B1');
export const keeperSide = (keeper: Keeper): Side => (keeper === 'R1' ? 'red' : 'blue');

/** Whoever may play the ball: a figure or a keeper ['FISTF-II.8.1.3.1']. */
export type Player = Figure | Keeper;
export const PLAYERS = [...FIGURES, ...KEEPERS] as const;

/** The order in which a motion holds its pieces. */
export const BODIES = ['ball', ...OUTFIELD, ...KEEPERS, ...RESERVES] as const;
export type BodyName = (typeof BODIES)[number];
/** What a hand may pick up and put down. */
export const LOOSE = ['ball', ...FIGURES] as const;
export type Loose = (typeof LOOSE)[number];

export const sideOf = (body: Player): Side => (body.startsWith('R') ? 'red' : 'blue');
export const isFigure = (body: string): body is Figure => (FIGURES as readonly string[]).includes(body);
export const isReserve = (body: string): body is Reserve => (RESERVES as readonly string[]).includes(body);
export const isKeeper = (body: string): body is Keeper => (KEEPERS as readonly string[]).includes(body);
export const isLoose = (body: string): body is Loose => body === 'ball' || isFigure(body);

/** Whose goal stands on a goal line. */
export const goalBehind = (line: 'south' | 'north' | 'west' | 'east'): Side => (line === 'south' ? 'red' : 'blue');
