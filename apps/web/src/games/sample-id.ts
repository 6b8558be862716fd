const SAMPLE = /^sample-([a-z-]+)$/;

/** Under which name the sample match of a game is watched. */
export const sampleId = (game: string): string => `sample-${game}`;

/** The other way around; null where it is no name of a sample. */
export const gameOfSample = (id: string): string | null => SAMPLE.exec(id)?.[1] ?? null;
