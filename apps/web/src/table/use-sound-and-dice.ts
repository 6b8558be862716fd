import { useEffect } from 'react';
import { loadStage } from '../board/use-house.ts';
import { useSettings } from '../ui/settings.ts';
import { isSpun } from './bar/dice.ts';
import type { Seen } from './playback.ts';
import type { OpenedTable } from './use-opened.ts';

async function soundAt(volume: number): Promise<void> {
  const stage = await loadStage().catch(() => null);
  stage?.armSound();
  stage?.setVolume(volume);
  stage?.setSoundOn(volume > 0);
}

/** Sound follows the settings; dice roll by themselves for those who want that. */
export function useSoundAndDice({ session }: OpenedTable, { snapshot, playing }: Seen): void {
  const { volume, autoRoll } = useSettings();
  useEffect(() => {
    void soundAt(volume);
  }, [volume]);
  // A shot is spun by whoever takes it.
  const rolls =
    autoRoll && snapshot.rollHere && !isSpun(snapshot.chance) && !playing && !snapshot.paused && snapshot.inputs > 0;
  useEffect(() => {
    if (!rolls) return;
    const timer = setTimeout(() => session.roll(), 400);
    return () => clearTimeout(timer);
  }, [rolls, snapshot.inputs, session]);
}
