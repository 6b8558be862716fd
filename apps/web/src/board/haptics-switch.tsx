import type { ReactElement } from 'react';
import { Switch } from '../ui/choices.tsx';
import { canVibrate } from '../ui/haptics.ts';
import { change, useSettings } from '../ui/settings.ts';
import { BOARD } from './words.ts';

/** Whether what is heard is felt, too: asked only where a hand can feel it. */
export function HapticsSwitch(): ReactElement | null {
  const { haptics } = useSettings();
  return canVibrate() ? <Switch label={BOARD.haptics} on={haptics} onChange={(on) => change({ haptics: on })} /> : null;
}
