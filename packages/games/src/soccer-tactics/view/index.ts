import type { GameView } from '@bande/stage/view';
import type { SoccerTactics } from '../state.ts';
import { light } from './light.ts';

/** How Soccer Tactics WORLD looks and reads; the 3D table is loaded when one is opened. */
export const view: GameView<SoccerTactics> = {
  ...light,
  loadScene: async () => (await import('./scene.tsx')).Scene,
};
