/** Who and what is on the table. Red begins in the south and plays to the north; a side sees its own goal nearest. */
export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];
export const other = (side: Side): Side => (side === 'red' ? 'blue' : 'red');
/** The end of the pitch that a side defends: −1 is the south. */
export const endOf = (side: Side): -1 | 1 => (side === 'red' ? -1 : 1);

/** Shirts 2 to 11 are flicked; shirt 1 is the keeper on his rod, who is led ['FISTF-I.5.3', 'FISTF-II.1.5.1']. */
export const RED_FIGURES = ['R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'R11'] as const;
export const BLUE_FIGURES = ['B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9', 'B10', 'B11'] as const;
export const FIGURES = [...RED_FIGURES, ...BLUE_FIGURES] as const;
export type Figure = (typeof FIGURES)[number];
export const figuresOf = (side: Side): readonly Figure[] => (side === 'red' ? RED_FIGURES : BLUE_FIGURES);

export const KEEPERS = ['R1', 'B1'] as const;
export type Keeper = (typeof KEEPERS)[number];
export const keeperOf = (side: Side): Keeper => (side === 'red' ? 'R1' : 'B1');
export const keeperSide = (keeper: Keeper): Side => (keeper === 'R1' ? 'red' : 'blue');

/** The order in which a motion holds its pieces. */
export const BODIES = ['ball', ...FIGURES, ...KEEPERS] as const;
export type BodyName = (typeof BODIES)[number];
/** What a hand may pick up and put down. */
export const LOOSE = ['ball', ...FIGURES] as const;
export type Loose = (typeof LOOSE)[number];

export const sideOf = (body: Figure | Keeper): Side => (body.startsWith('R') ? 'red' : 'blue');
export const isFigure = (body: string): body is Figure => (FIGURES as readonly string[]).includes(body);
export const isKeeper = (body: string): body is Keeper => (KEEPERS as readonly string[]).includes(body);
export const isLoose = (body: string): body is Loose => body === 'ball' || isFigure(body);
