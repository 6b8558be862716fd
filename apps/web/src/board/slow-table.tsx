import type { Words } from '@bande/core';
import type { ReactElement } from 'react';
import { Group, Segments, Switch } from '../ui/choices.tsx';
import type { Pace } from '../ui/pace.ts';
import { change, useSettings } from '../ui/settings.ts';
import { SLOW_TABLE } from './words.ts';

const RATES: readonly (readonly [Pace['rate'], Words])[] = [
  [1, SLOW_TABLE.paceFull],
  [0.5, SLOW_TABLE.paceHalf],
  [0.25, SLOW_TABLE.paceQuarter],
];

/** For those who need more time than others: the same match, with everything in it slower, or with a stop before every decision. */
export function SlowTable(): ReactElement {
  const { pace } = useSettings();
  const hold = (
    <Switch label={SLOW_TABLE.decide} on={pace.decide} onChange={(decide) => change({ pace: { ...pace, decide } })} />
  );
  return (
    <Group label={SLOW_TABLE.pace} hint={SLOW_TABLE.paceHint} more={hold}>
      <Segments
        name="pace"
        value={pace.rate}
        choices={RATES}
        onChoose={(rate) => change({ pace: { ...pace, rate } })}
      />
    </Group>
  );
}
