/** Each game's table as it looks when one sits down at it (`npm run photos`). */
const photos = import.meta.glob<string>('../../../../packages/games/src/*/view/photo.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where the picture of a table lies; a game without one has none. */
export const photoOf = (game: string): string | undefined =>
  photos[`../../../../packages/games/src/${game}/view/photo.webp`];
