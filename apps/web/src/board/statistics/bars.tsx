import type { Chart } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { at } from '../../ui/routes.ts';
import { useCount, useSay } from '../../ui/say.ts';
import { SideSign } from '../../ui/icons.tsx';
import type { Sides } from './statistics-view.tsx';

type BarChart = Extract<Chart, { kind: 'bars' }>;

interface BarsProps {
  readonly chart: BarChart;
  readonly sides: Sides;
  readonly game: string;
}

/** Words are longer in one language than in another: lines of text with a bar each, not a picture with text in it. */
export function Bars({ chart, sides, game }: BarsProps): ReactElement {
  const say = useSay();
  const count = useCount();
  const most = Math.max(1, ...chart.bars.map(({ value }) => value));
  return (
    <ul className="bars">
      {chart.bars.map(({ label, side, value, paragraph }) => {
        const look = side === null ? undefined : sides[side];
        return (
          <li key={`${paragraph ?? label.en} ${side ?? ''}`}>
            <span className="bar-label">
              {look === undefined ? null : <SideSign colour={look.colour} shape={look.shape} />}{' '}
              {paragraph === undefined ? null : <ParagraphLink game={game} id={paragraph} />} {say(label)}
            </span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect className="track" width="100" height="10" />
              {value === 0 ? null : (
                <rect
                  className="mark"
                  width={(100 * value) / most}
                  height="10"
                  style={look === undefined ? {} : { fill: look.colour }}
                />
              )}
            </svg>
            <b>{count(value)}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** Beside the match, which stays as it is. */
const ParagraphLink = ({ game, id }: { readonly game: string; readonly id: string }): ReactElement => (
  <a className="t-paragraph" href={at.paragraph(game, id)} target="_blank" rel="noreferrer">
    § {id}
  </a>
);
