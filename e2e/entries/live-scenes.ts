import { hashOf, playOut, sceneOf } from '@bande/games/subbuteo/live-scenes.ts';

/** Live scenes of three seconds: flicks in mid-motion, keepers led thirty times a second. */
export const hashesOfScenes = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, number) => hashOf(playOut(sceneOf(`golden-${number}`, 3))));
