import type { SideLook } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { TABLE } from '../words.ts';
import { SideSign } from '../../ui/icons.tsx';
import { inkOn } from '../../ui/ink.ts';
import { fill, useSay } from '../../ui/say.ts';
import { useSettings, type Turning } from '../../ui/settings.ts';
import { useRoom, useTable } from '../at-table.ts';
import './hand-over.css';

/** Two share the device: whoever is next is told so. */
export function HandOver(): ReactElement | null {
  const { view } = useTable();
  const { seen, sitting } = useRoom();
  const { turnTable } = useSettings();
  const { handed } = sitting;
  const { match, laid } = seen.snapshot;
  if (handed === null || handed.told === null || match.outcome !== null || !laid) return null;
  const sides = view.sides(seen.match);
  return <Toast look={sides[handed.told]!} times={handed.times} turning={turnTable} first={handed.times === 1} />;
}

interface ToastProps {
  readonly look: SideLook;
  /** Another number brings it up again. */
  readonly times: number;
  readonly first: boolean;
  readonly turning: Turning;
}

/** How two share the table, said once. */
const FIRST_WORDS = { attack: TABLE.turnsWithAttack, toPlay: TABLE.turnsToPlay, never: TABLE.firstText } as const;

/** Says in the colour of whoever is next that he is; it covers nothing that is needed and goes by itself. */
function Toast({ look, times, first, turning }: ToastProps): ReactElement {
  const say = useSay();
  return (
    <div role="status" className="hand-over">
      <p
        key={times}
        className={first ? 'hand-over-toast is-first' : 'hand-over-toast'}
        style={{ '--side': look.colour, color: inkOn(look.colour) }}
      >
        <SideSign colour={look.colour} shape={look.shape} />
        <strong>{say(fill(TABLE.handOver, { side: say(look.name) }))}</strong>
        {first ? <span>{say(FIRST_WORDS[turning])}</span> : null}
      </p>
    </div>
  );
}
