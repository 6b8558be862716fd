import type { Chart, SideLook } from '@bande/stage/view';
import { useId, type ReactElement } from 'react';
import { Drawn } from '../../ui/drawing.tsx';
import { useSay } from '../../ui/say.ts';
import { Bars } from './bars.tsx';
import { DataTable } from './data-table.tsx';
import { Heat } from './heat.tsx';
import { isEmpty } from './is-empty.ts';
import { Lines } from './lines.tsx';
import { Share } from './share.tsx';
import { Versus } from './versus.tsx';
import { STATISTICS } from './words.ts';
import './statistics.css';

export type Sides = Readonly<Record<string, SideLook>>;

interface StatisticsViewProps {
  readonly charts: readonly Chart[];
  readonly sides: Sides;
  /** Whose rulebook is cited. */
  readonly game: string;
}

/** A match as pictures, each with its figures for those who cannot see it. */
export const StatisticsView = ({ charts, ...rest }: StatisticsViewProps): ReactElement => (
  <div className="statistics">
    {charts.map((chart) => (
      <ChartFigure key={`${chart.kind} ${chart.title.en}`} chart={chart} {...rest} />
    ))}
  </div>
);

interface ChartProps extends Omit<StatisticsViewProps, 'charts'> {
  readonly chart: Chart;
}

function ChartFigure(props: ChartProps): ReactElement {
  const { chart, sides } = props;
  const say = useSay();
  const title = useId();
  return (
    <figure className={`chart chart-${chart.kind}`} aria-labelledby={title}>
      <figcaption id={title}>{say(chart.title)}</figcaption>
      {isEmpty(chart) ? <p className="t-soft">{say(STATISTICS.none)}</p> : <Picture {...props} />}
      {chart.kind === 'bars' ? null : <DataTable chart={chart} sides={sides} />}
    </figure>
  );
}

function Picture({ chart, sides, game }: ChartProps): ReactElement | null {
  switch (chart.kind) {
    case 'share':
      return <Share chart={chart} sides={sides} />;
    case 'line':
      return <Lines chart={chart} sides={sides} />;
    case 'heat':
      return <Heat chart={chart} sides={sides} />;
    case 'drawing':
      return chart.drawing === null ? null : <Drawn drawing={chart.drawing} className="chart-picture own-picture" />;
    case 'versus':
      return <Versus chart={chart} sides={sides} />;
    case 'bars':
      return <Bars chart={chart} sides={sides} game={game} />;
  }
}
