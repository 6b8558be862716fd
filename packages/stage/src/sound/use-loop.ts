import { useEffect, useState } from 'react';
import type { Loop, LoopName, LoopRecipe } from './sound-loops.ts';
import { loop } from './sound.ts';

/** The one loop of whatever moves here, told its speed in every frame; it ends when the table is left. */
export function useLoop(sound: LoopName | LoopRecipe): Loop['speed'] {
  const [held] = useState(() => loop(sound));
  useEffect(() => () => held.stop(), [held]);
  return held.speed;
}
