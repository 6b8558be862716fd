import { agreements } from 'virtual:agreements';
import { cards } from 'virtual:cards';
import type { Words } from '@bande/core';
import type { ReactElement } from 'react';
import { SideSign } from '../ui/icons.tsx';
import { useSay } from '../ui/say.ts';
import type { Agreed } from './agreed.ts';
import { AGREED, LEVEL } from './words.ts';

const titleIn = (
  list: readonly { readonly id: string; readonly title: Words }[] = [],
  id: string | null,
): Words | null => list.find((one) => one.id === id)?.title ?? null;

/** What is played, told alike to whoever invites and to whoever is invited. */
export function AgreedList({ agreed }: { readonly agreed: Agreed }): ReactElement {
  const say = useSay();
  const { game, preset, edition, mode, level, side, others, mayWatch } = agreed;
  const of = agreements.find((one) => one.game === game);
  const card = cards.find(({ id }) => id === game);
  const rows: readonly (readonly [Words, Words | null])[] = [
    [AGREED.preset, titleIn(card?.presets, preset) ?? AGREED.ownPreset],
    [AGREED.edition, titleIn(of?.editions, edition)],
    [AGREED.mode, mode === 'live' ? AGREED.live : AGREED.paced],
    [AGREED.referee, level === null ? null : (LEVEL[level] ?? null)],
    [AGREED.watching, mayWatch ? AGREED.mayWatch : AGREED.mayNotWatch],
  ];
  return (
    <dl className="agreed-list">
      {rows.map(([label, words]) =>
        words === null ? null : (
          <div key={label.en}>
            <dt>{say(label)}</dt>
            <dd>{say(words)}</dd>
          </div>
        ),
      )}
      {side === null ? null : <Sides game={game} label={AGREED.you} sides={[side]} />}
      <Sides game={game} label={AGREED.friend} sides={others} />
    </dl>
  );
}

interface SidesProps {
  readonly game: string;
  readonly label: Words;
  readonly sides: readonly string[];
}

function Sides({ game, label, sides }: SidesProps): ReactElement {
  const say = useSay();
  const look = agreements.find((one) => one.game === game)?.sides ?? {};
  const named = cards.find(({ id }) => id === game)?.sides ?? [];
  return (
    <div>
      <dt>{say(label)}</dt>
      <dd>
        {sides.map((side) => (
          <span key={side} className="agreed-side">
            {look[side] === undefined ? null : <SideSign {...look[side]} />}{' '}
            {say(named.find(({ id }) => id === side)?.name ?? { de: side, en: side })}
          </span>
        ))}
      </dd>
    </div>
  );
}
