import type { GameView } from '@bande/stage/view';
import type { Toy } from '../state.ts';
import { light } from './light.ts';

/** How the game looks and reads; the 3D table is loaded when one is opened. */
export const view: GameView<Toy> = { ...light, loadScene: async () => (await import('./scene.tsx')).Scene };
