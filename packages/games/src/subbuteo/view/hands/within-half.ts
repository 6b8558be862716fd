import type { Grip } from '@bande/stage/grip';
import type { Running } from '@bande/host';
import type { Match, Subbuteo } from '../../state.ts';

const isPlayed = ({ state: { phase } }: Match): boolean => phase === 'play' || phase === 'restart';
/** A pull that began in one half means nothing after it. */
const isOverSince = (before: Match, now: Match): boolean =>
  isPlayed(before) && (now.state.period !== before.state.period || !isPlayed(now));

/** The same grip; when the referee ends the half it is called off, and nobody is told off for that. */
export function withinHalf(running: Running<Subbuteo>, grip: Grip): Grip {
  const began = running.match();
  let isDropped = false;
  let unsubscribe: (() => void) | null = null;
  const drop = (): void => {
    if (isDropped || !isOverSince(began, running.match())) return;
    isDropped = true;
    grip.cancel();
  };
  /** Does it unless the half is over. */
  const unlessOver = (act: () => void): void => {
    drop();
    if (!isDropped) act();
  };
  return {
    ...grip,
    get keys() {
      return isDropped ? {} : (grip.keys ?? {});
    },
    move: (touch) => {
      // Only what is moved is held: others have only been asked about.
      unsubscribe ??= running.subscribe(drop);
      unlessOver(() => grip.move(touch));
    },
    release: (touch) => {
      unsubscribe?.();
      unlessOver(() => grip.release(touch));
    },
    cancel: () => {
      unsubscribe?.();
      unlessOver(() => grip.cancel());
    },
    turn: (steps) => unlessOver(() => grip.turn?.(steps)),
  };
}
