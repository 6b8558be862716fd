import { registered, type Shelf } from '@bande/core';

/** Every game of the house: one folder, one line. A page takes down the one it shows; whoever needs all at once has the `registry`. */
export const shelf: Shelf = {
  // A new game is entered here.
  'soccer-tactics': async () => registered((await import('./soccer-tactics/game.ts')).soccerTactics),
  carrom: async () => registered((await import('./carrom/game.ts')).carrom),
  subbuteo: async () => registered((await import('./subbuteo/game.ts')).subbuteo),
  'tipp-kick': async () => registered((await import('./tipp-kick/game.ts')).tippKick),
};
