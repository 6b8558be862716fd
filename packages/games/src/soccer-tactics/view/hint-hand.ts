import type { Spot } from '@bande/stage/grip';
import type { Vec3 } from '@bande/stage/motion';
import { pawnNamed } from '../names.ts';
import { sideOf, type State } from '../state.ts';
import { squareNamed } from '../table.ts';
import { ballAt, pawnAt, squareAt, type Right } from './layout.ts';

interface Offered {
  readonly state: State;
  readonly right: Right;
  readonly pickable: ReadonlySet<string>;
  readonly picked: readonly string[];
}

/** Where the hand of a hint comes down and where it goes; null: there is nothing to show. Dice are rolled by a button, which has a hand of its own. */
export function handFor(hint: string | null, offered: Offered): { readonly from: Spot; readonly to: Spot } | null {
  if (hint !== 'pick' && hint !== 'go') return null;
  const mover = offered.picked.findLast((id) => pawnNamed(id) !== undefined);
  return mover === undefined ? tapOn(firstPawn(offered), offered) : goTo(mover, offered);
}

const spotOf = ([x, , z]: Vec3): Spot => [x, z];

function tapOn(pawn: number | undefined, { state, right }: Offered): ReturnType<typeof handFor> {
  if (pawn === undefined) return null;
  const at = spotOf(pawnAt(state, pawn, right));
  return { from: at, to: at };
}

/** Of the pawns that may be picked the one nearest to the ball. */
function firstPawn({ state, right, pickable }: Offered): number | undefined {
  const [x, , z] = ballAt(state, right);
  const far = (pawn: number): number => {
    const [px, , pz] = pawnAt(state, pawn, right);
    return Math.hypot(px - x, pz - z);
  };
  return [...pickable].flatMap((id) => pawnNamed(id) ?? []).toSorted((a, b) => far(a) - far(b))[0];
}

/** To the square that is nearest to the other goal: Red plays away from +z. */
function goTo(mover: string, { state, right, pickable }: Offered): ReturnType<typeof handFor> {
  const pawn = pawnNamed(mover)!;
  const ahead = sideOf(pawn) === 0 ? -1 : 1;
  const to = [...pickable]
    .flatMap((id) => squareNamed(id) ?? [])
    .map(squareAt)
    .toSorted((a, b) => ahead * (b[2] - a[2]))[0];
  return to === undefined ? null : { from: spotOf(pawnAt(state, pawn, right)), to: spotOf(to) };
}
