import { useCallback, useState } from 'react';
import type { Seen } from '../playback.ts';
import type { OpenedTable } from '../use-opened.ts';
import { modeIn, type Mode } from './hand-mode.tsx';

/** Which way hands go, and how to change it. */
export function useMode(view: OpenedTable['view'], { match, snapshot }: Seen): Mode {
  const [isChosen, setChosen] = useState(false);
  const turn = useCallback(() => setChosen((isOn) => !isOn), []);
  return { ...modeIn(view, match, isChosen, snapshot.seats), turn };
}
