import { Lacquer } from '@bande/stage';
import type { Seat } from '@bande/core';
import { endOf, sideOfSeat, type Match } from '../../state.ts';
import { SIDES } from '../../table.ts';
import { FRAME, LIP, SIZE } from '../layout.ts';
import { looks } from '../words/sides.ts';

/** A plate in the frame before every player, in his side's colour; that of whoever is to play shines. */
export function Seats({ match, turn }: { readonly match: Match; readonly turn: Seat | null }) {
  return (
    <>
      {match.setup.seating.map((_, i) => {
        const seat = i as Seat;
        const { colour } = looks[SIDES[sideOfSeat(seat)]];
        return (
          <group key={seat} rotation-y={(endOf(match, seat) * Math.PI) / 2}>
            <mesh position={[0, LIP + 0.01, SIZE / 2 + FRAME * 0.42]}>
              <boxGeometry args={[seat === turn ? 4.4 : 2.4, 0.05, 0.22]} />
              <Lacquer colour={colour} shine={0.25} glow={seat === turn ? 0.12 : 0} />
            </mesh>
          </group>
        );
      })}
    </>
  );
}
