import { Ghost, MARKS } from '@bande/stage';
import { placeBreaches } from '../../placing.ts';
import { colourOf, sideNamed, type Match } from '../../state.ts';
import { CENTRE_RADIUS, other, OUTER_RADIUS } from '../../table.ts';
import { RADIUS, SCALE, toTable } from '../layout.ts';
import { Disc } from '../picture/piece.tsx';

/** Where a piece may be placed, and the piece as it would lie there; red where the laws forbid it. */
export function PlacingMarks({ match, x, y }: { readonly match: Match; readonly x: number; readonly y: number }) {
  const { state } = match;
  const at = { x: x / 1000, y: y / 1000 };
  const isLawful = placeBreaches(state.board.pieces, at).length === 0;
  const right = match.options.find(({ name }) => name === 'place');
  const debtor = other(sideNamed(right?.owner ?? 'white'));
  const make = colourOf(state, debtor) === 0 ? 'white' : 'black';
  return (
    <>
      <mesh position-y={0.02} rotation-x={-Math.PI / 2} renderOrder={2}>
        <ringGeometry args={[CENTRE_RADIUS * SCALE, OUTER_RADIUS * SCALE, 64]} />
        <meshBasicMaterial color={MARKS.good} transparent opacity={0.28} depthWrite={false} />
      </mesh>
      {[CENTRE_RADIUS, OUTER_RADIUS].map((radius) => (
        <mesh key={radius} position-y={0.022} rotation-x={-Math.PI / 2} renderOrder={2}>
          <ringGeometry args={[radius * SCALE - 0.05, radius * SCALE + 0.03, 64]} />
          <meshBasicMaterial color={MARKS.good} transparent opacity={0.95} depthWrite={false} />
        </mesh>
      ))}
      {isLawful ? (
        <group position={[...toTable(at)]}>
          <Disc make={make} />
        </group>
      ) : (
        <Ghost key={make} at={toTable(at)} opacity={0.55}>
          <Disc make={make} />
        </Ghost>
      )}
      <mesh position={[...toTable(at, 0.03)]} rotation-x={-Math.PI / 2} renderOrder={3}>
        <ringGeometry args={[RADIUS.piece * 1.02, RADIUS.piece * 1.3, 48]} />
        <meshBasicMaterial color={isLawful ? MARKS.focus : MARKS.bad} transparent opacity={0.95} depthWrite={false} />
      </mesh>
    </>
  );
}
