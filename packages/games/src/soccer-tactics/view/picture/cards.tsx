import { memo } from 'react';
import { BoxGeometry } from 'three';
import { CARDS, Lacquer, type Vec3 } from '@bande/stage';
import { SENT_OFF, cautionSlot, sideOf, type State } from '../../state.ts';
import { cardPlace } from '../layout.ts';

const card = new BoxGeometry(0.54, 0.02, 0.4);

interface Lying {
  readonly key: string;
  readonly colour: 'yellow' | 'red';
  readonly at: Vec3;
}

/** Cards lie beside the number of whom they were shown to; a pawn that was sent off stands beside his. */
function lyingCards(state: State): readonly Lying[] {
  const yellow = state.cautions.flatMap((own, side) =>
    own.flatMap((count, slot) =>
      Array.from({ length: count }, (_, i): Lying => ({
        key: `y${side}${slot}${i}`,
        colour: 'yellow',
        at: raised(cardPlace(side as 0 | 1, slot), i),
      })),
    ),
  );
  const red = state.pawns.flatMap((square, pawn): readonly Lying[] =>
    square === SENT_OFF
      ? [{ key: `r${pawn}`, colour: 'red', at: raised(cardPlace(sideOf(pawn), cautionSlot(pawn)), 1) }]
      : [],
  );
  return [...yellow, ...red];
}
/** Yellow and red at one place, of the defenders, stay apart. */
const raised = ([x, y, z]: Vec3, n: number): Vec3 => [x + 0.2 * (n - 0.5), y + 0.015 + 0.022 * n, z];

export const Cards = memo(
  function Cards({ state }: { readonly state: State }) {
    return lyingCards(state).map(({ key, colour, at }) => (
      <group key={key} position={[...at]} rotation-y={0.08}>
        <mesh geometry={card} castShadow>
          <Lacquer colour={CARDS[colour]} shine={0.1} glow={0.1} />
        </mesh>
        {colour === 'yellow' && (
          <mesh position-y={0.012} rotation-x={-Math.PI / 2}>
            <planeGeometry args={[0.28, 0.06]} />
            <meshBasicMaterial color={CARDS.bar} />
          </mesh>
        )}
      </group>
    ));
  },
  (before, after) => before.state.cautions === after.state.cautions && before.state.pawns === after.state.pawns,
);
