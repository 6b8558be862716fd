import { useFacing } from '@bande/stage';
import { useLatest } from '@bande/stage/use-latest';
import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import type { Side } from '../../names.ts';
import { isToShoot } from '../aims/choosing.ts';
import { isAttacked } from './leading.ts';
import { loadedAfter } from '../aims/loading.ts';
import { shotFor, straightShot, type Meant } from '../aims/meant.ts';
import { aimedBy, feltOf, keeperBy, type Felt } from './pads.ts';
import { sidesHere, type Players } from './players.ts';
import { meantNow } from './pull-grip.ts';
import { seatOf } from './seats.ts';

/** Milliseconds between two looks at the pads, as long as there are any: time is counted in looks. */
const EVERY = 16;

/** Gamepads: one stick aims, a button loads and shoots, the other stick leads the keeper. The first belongs to the first chair here, the second to the next. */
export function PadHands(players: Players) {
  const facing = useFacing();
  const invalidate = useThree((three) => three.invalidate);
  const latest = useLatest({ ...players, facing });
  const isThere = useIsThere();
  useEffect(() => {
    if (!isThere) return;
    const before = new Map<number, Loaded>();
    const look = (): void => {
      const here = sidesHere(latest.current, latest.current.running.match());
      for (const [i, pad] of navigator
        .getGamepads()
        .filter((one) => one !== null)
        .entries()) {
        const side = here[Math.min(i, here.length - 1)];
        if (side === undefined) continue;
        before.set(i, follow(latest.current, side, feltOf(pad), before.get(i) ?? NOTHING));
      }
      invalidate();
    };
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [isThere, latest, invalidate]);
  return null;
}

function useIsThere(): boolean {
  const [isThere, setThere] = useState(
    () => 'getGamepads' in navigator && navigator.getGamepads().some((pad) => pad !== null),
  );
  useEffect(() => {
    const listening = new AbortController();
    const look = (): void => setThere(navigator.getGamepads().some((pad) => pad !== null));
    for (const kind of ['gamepadconnected', 'gamepaddisconnected'] as const)
      window.addEventListener(kind, look, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return isThere;
}

/** What a pad did at the last look. */
interface Loaded {
  readonly felt: Felt | null;
  /** For how many looks its button has been held; null: it is not. */
  readonly held: number | null;
  readonly led: boolean;
}
const NOTHING: Loaded = { felt: null, held: null, led: false };

function follow(players: PadPlayers, side: Side, felt: Felt, before: Loaded): Loaded {
  const match = players.running.match();
  const led = felt.keeper !== null && isAttacked(match, side);
  if (led || before.led) players.leading.lead(side, keeperBy(side, felt.keeper, players.facing));
  const held = isToShoot(match, side) ? shoot(players, side, felt, before) : null;
  return { felt, held, led };
}
type PadPlayers = Players & { readonly facing: number };

/** Aims, loads, and shoots when the button is let go; for how long it has been held. */
function shoot(players: PadPlayers, side: Side, felt: Felt, before: Loaded): number | null {
  const match = players.running.match();
  // A shoulder button that is held goes one step.
  const fresh: Felt = { ...felt, kind: before.felt?.kind === felt.kind ? 0 : felt.kind };
  const strength = loadedAfter(((before.held ?? 0) * EVERY) / 1000);
  const aimed = aimedBy(meantNow(players, match, side), side, fresh, players.facing);
  if (felt.loads) {
    set(players, side, { ...aimed, strength });
    return (before.held ?? 0) + 1;
  }
  if (before.held !== null) {
    const shot = straightShot(match, side, { ...aimed, strength });
    players.onPull(side, null);
    if (shot !== null) players.onAct(shot, seatOf(match, side));
  } else if (felt.aim !== null || fresh.kind !== 0) set(players, side, aimed);
  else if (before.felt !== null && before.felt.aim !== null) players.onPull(side, null);
  return null;
}

/** It is seen as if a hand pulled it. */
function set({ running, held, onPull }: Players, side: Side, meant: Meant): void {
  const match = running.match();
  const shot = shotFor(match, side, meant);
  if (shot === null) return;
  held(seatOf(match, side))?.set(shot);
  onPull(side, { shot, meant, sling: null });
}
