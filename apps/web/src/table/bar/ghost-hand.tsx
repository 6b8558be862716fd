import { HAND_PATH } from '@bande/stage/signs';
import type { ReactElement } from 'react';
import { useStill } from '../../ui/surroundings.ts';
import './ghost-hand.css';

/** The hand that shows a newcomer what to press. */
export function GhostHand(): ReactElement {
  return (
    <svg className={useStill() ? 'ghost-hand is-still' : 'ghost-hand'} viewBox="0 0 128 128" aria-hidden="true">
      <path d={HAND_PATH} />
    </svg>
  );
}
