import type { ReactElement } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { useSay } from '../../ui/say.ts';
import { useRoom, useTable } from '../at-table.ts';
import { buttonMeant } from '../taught/use-taught.ts';
import { rollWords } from './dice.ts';
import { GhostHand } from './ghost-hand.tsx';
import { useBar } from './use-bar.ts';

/** Dice that somebody here is to roll. */
export function RollButton(): ReactElement | null {
  const { session } = useTable();
  const { homes, taught } = useRoom();
  const { roll } = useBar();
  const say = useSay();
  if (roll === null) return null;
  return (
    <button ref={homes.primary} type="button" className="t-main" data-action="roll" onClick={() => session.roll()}>
      <Icon name="dice" /> {say(rollWords(roll))}
      {buttonMeant(taught) === 'dice' ? <GhostHand /> : null}
    </button>
  );
}
