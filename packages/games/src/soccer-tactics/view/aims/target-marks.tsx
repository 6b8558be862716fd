import { Glow, type Vec3 } from '@bande/stage';
import type { SceneProps } from '@bande/stage/view';
import { useMemo } from 'react';
import { pawnNamed } from '../../names.ts';
import type { SoccerTactics } from '../../state.ts';
import { squareNamed } from '../../table.ts';
import { squareAt } from '../layout.ts';
import { OffsideLine } from './offside-line.tsx';
import { isToBeWon, offsideLine, TARGETS, targetsOf, type TargetKind } from './targets.ts';

type Props = Pick<SceneProps<SoccerTactics>, 'match' | 'marks' | 'motion'>;

/** Where it may go, by what is met there, and the line behind which a pass is offside. */
export function TargetMarks({ match, marks: { pickable, picked }, motion: { reducedMotion } }: Props) {
  const targets = useMemo(() => targetsOf(match, picked), [match, picked]);
  const squares = [...pickable].filter((id) => pawnNamed(id) === undefined && !picked.includes(id));
  const isBallThere = isToBeWon(match.state) && [...targets.values()].some((kind) => kind !== 'empty');
  const line = squares.length === 0 || picked.length > 0 ? null : offsideLine(match);
  const places = (kind: TargetKind): readonly Vec3[] =>
    squares.filter((id) => (targets.get(id) ?? 'empty') === kind).map((id) => squareAt(squareNamed(id)!));
  return (
    <>
      {TARGETS.map((kind) => (
        <Glow
          key={kind}
          {...(kind === 'empty' && squares.length > FEW ? ONE_OF_MANY : TARGET_LOOKS[kind])}
          faint={kind === 'empty' && isBallThere}
          at={places(kind)}
          reducedMotion={reducedMotion}
        />
      ))}
      {line === null ? null : <OffsideLine {...line} />}
    </>
  );
}
/** A few are framed; of many each is only a dot, so that one sees among them what is more than a place to go. */
const FEW = 8;
const ONE_OF_MANY = { shape: 'dot', size: 1.05 } as const;
const TARGET_LOOKS = {
  empty: { shape: 'square', size: 0.94 },
  own: { shape: 'pass', size: 1.14 },
  ball: { shape: 'pass', size: 1.3 },
  shot: { shape: 'aim', size: 1.3 },
  opponent: { shape: 'duel', size: 1.6 },
  offside: { shape: 'flag', size: 1.06 },
} as const satisfies Readonly<Record<TargetKind, object>>;
