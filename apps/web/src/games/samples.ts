import { gameOfSample } from './sample-id.ts';

/** A match of two experts for each game, bundled with the pages (`npm run samples`). */
const files = import.meta.glob<string>('../../../../packages/games/src/*/sample-match.json', {
  query: '?raw',
  import: 'default',
});

const fileOf = (game: string): string => `../../../../packages/games/src/${game}/sample-match.json`;

export const hasSample = (game: string): boolean => Object.hasOwn(files, fileOf(game));

/** The record under this name; null where it is none of a sample. */
export async function sampleText(id: string): Promise<string | null> {
  return (await files[fileOf(gameOfSample(id) ?? '')]?.()) ?? null;
}
