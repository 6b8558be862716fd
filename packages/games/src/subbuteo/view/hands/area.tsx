import { LegalArea as Area } from '@bande/stage';
import { useMemo } from 'react';
import { groundIn } from '../../motion.ts';
import { figuresOf, type Loose } from '../../names.ts';
import type { Match } from '../../state.ts';
import { mayStand, namingSide, placingSide, type Take } from './areas.ts';
import { SCALE } from '../layout.ts';
import { FLAT } from '../aims/way.tsx';

interface LegalAreaProps {
  readonly match: Match;
  /** What is carried or chosen; null: any figure that may be put. */
  readonly what: Loose | null;
  readonly take: Take | null;
}

/** Green where the rules let stand what is to be put. */
export function LegalArea({ match, what, take }: LegalAreaProps) {
  const { pitch } = groundIn(match);
  const { restart } = match.state;
  const side = placingSide(match) ?? namingSide(match);
  const asked = what === 'ball' ? 'ball' : (take?.figure ?? null);
  // Where the rest stands does not change while one's own are put.
  const question = JSON.stringify([
    restart?.kind,
    restart?.by,
    restart?.step,
    restart?.at,
    side,
    asked,
    what === 'ball' && take?.at,
  ]);
  const isAllowed = useMemo(
    () => mayStand(match, what ?? (side === null ? 'ball' : figuresOf(side)[0]!), take),
    [question],
  );
  if (side === null) return null;
  const size = [pitch.width + 2 * pitch.border, pitch.length + 2 * pitch.border] as const;
  return <Area question={question} isAllowed={isAllowed} size={size} scale={SCALE} up={FLAT * 0.7} />;
}
