import { useEffect } from 'react';
import { loadStage } from '../board/use-house.ts';
import { useSettings } from '../ui/settings.ts';

/** Sound follows the settings. */
export function useVolume(): void {
  const { volume } = useSettings();
  useEffect(() => {
    const follow = async (): Promise<void> => {
      const stage = await loadStage();
      stage.setVolume(volume);
      stage.setSoundOn(volume > 0);
    };
    // Without the stage there is nothing to be heard either.
    follow().catch(() => {});
  }, [volume]);
}
