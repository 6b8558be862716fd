import { Picker, type Target } from '@bande/stage';
import type { SceneProps } from '@bande/stage/view';
import { useMemo, useRef } from 'react';
import { PAWN_NAMES } from '../../names.ts';
import type { SoccerTactics, State } from '../../state.ts';
import { SQUARE_NAMES } from '../../table.ts';
import { takenAlong } from './dragging.ts';
import { pawnAt, PAWN_SCALE, squareAt, type Right } from '../layout.ts';
import { roleOf, sideOfPawn } from '../words/naming.ts';
import { pawnShape } from '../picture/pawn-shapes.ts';

type Props = Pick<SceneProps<SoccerTactics>, 'match' | 'marks' | 'pointing'> & {
  readonly right: Right;
  /** Where everybody is seen: whoever lines up has placed them already. */
  readonly stood: State;
};

/** Everything can be pointed at, so that a refusal can say why; what may be picked is easier to hit, and may be dragged. */
export function Pointing({ match, stood: state, marks, pointing, right }: Props) {
  const { pickable, picked } = marks;
  const { onPick, onCarry, onFocus } = pointing;
  const dragged = useRef<string | null>(null);
  const targets = useMemo((): readonly Target[] => {
    const squares = SQUARE_NAMES.map((id, square): Target =>
      pickable.has(id)
        ? { id, at: squareAt(square), radius: 0.6, rank: 2, open: true }
        : { id, at: squareAt(square), radius: 0.5, rank: 0 },
    );
    const pawns = PAWN_NAMES.map((id, pawn): Target => {
      const at = pawnAt(state, pawn, right);
      const on = SQUARE_NAMES[state.pawns[pawn] ?? -1];
      const body = {
        shape: pawnShape(roleOf(id), sideOfPawn(id)),
        scale: PAWN_SCALE,
        ...(on === undefined ? {} : { on }),
      };
      return pickable.has(id)
        ? { id, at, radius: 0.5, rank: 3, open: true, body }
        : { id, at, radius: 0.34, rank: 1, body };
    });
    return [...squares, ...pawns];
  }, [state, pickable, right]);
  const take = (id: string): boolean => {
    const taken = takenAlong(match, { pickable, picked }, id);
    dragged.current = taken?.pawn ?? null;
    // Where it may go is seen while it is on its way.
    if (taken !== null && taken.pawn !== null && picked.at(-1) !== taken.pawn) onPick(taken.pawn);
    return taken !== null;
  };
  const drop = (to: string | null): void => {
    const pawn = dragged.current;
    if (to === null) return;
    if (pawn !== null) onCarry?.(pawn, to);
    else if (pickable.has(to)) onPick(to);
  };
  return <Picker targets={targets} onPick={onPick} onFocus={onFocus} onTake={take} onDrop={drop} />;
}
