import type { GameShape } from '@bande/core';
import type { ComponentType } from 'react';
import type { Introduces } from './introduce.ts';
import type { Judges } from './judge.ts';
import type { LooksBack } from './look-back.ts';
import type { Offers } from './offer.ts';
import type { SceneProps } from './scene.ts';
import type { Sets } from './set.ts';
import type { Shows } from './show.ts';
import type { Teaches } from './teach.ts';
import type { Tells } from './tell.ts';

export * from './introduce.ts';
export * from './teach.ts';
export * from './action.ts';
export * from './offer.ts';
export * from './set.ts';
export * from './tell.ts';
export * from './call.ts';
export * from './saying.ts';
export * from './judge.ts';
export * from './show.ts';
export * from './trace.ts';
export * from './sound.ts';
export * from './look-back.ts';
export * from './chart.ts';
export * from './drawing.ts';
export * from './scene.ts';

/**
 * What a game shows of itself. The house (lobby, table, replay, reader) knows no game: it asks the core what is legal
 * and this object how it looks and reads. A game's view is `packages/games/src/<game>/view/index.ts`, which exports
 * `view: GameView<…>`; it is light (words, cells, pictures of the match as data), and loads its 3D scene when asked.
 */
export interface GameView<G extends GameShape>
  extends Introduces<G>, Teaches<G>, Offers<G>, Sets<G>, Tells<G>, Judges<G>, Shows<G>, LooksBack<G> {
  /** The 3D table, loaded when a table is opened. */
  loadScene(): Promise<ComponentType<SceneProps<G>>>;
}
