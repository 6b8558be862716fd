import { MARKS } from '@bande/stage/palette';
import type { Chart, Drawing, MatchStep, Shape } from '@bande/stage/view';
import type { Event, Side, Toy } from '../state.ts';
import { looks, sideWords, words } from './naming.ts';

type Taken = Extract<Event, { kind: 'taken' }>;

/** How much each side took: bars that the house draws, and the whole course as a picture of our own. */
export function statistics(steps: readonly MatchStep<Toy>[]): readonly Chart[] {
  const takes = steps.flatMap(({ entry: { fact } }) => (fact.kind === 'taken' ? [fact] : []));
  return [
    {
      kind: 'bars',
      title: words('Genommen', 'Taken'),
      bars: (['first', 'second'] as const).map((side) => ({ label: sideWords(side), side, value: sum(takes, side) })),
    },
    course(takes),
  ];
}

const sum = (takes: readonly Taken[], side: Side): number =>
  takes.reduce((all, { by, count }) => all + (by === side ? count : 0), 0);

const course = (takes: readonly Taken[]): Chart => ({
  kind: 'drawing',
  title: words('Zug um Zug', 'Move by move'),
  drawing: takes.length === 0 ? null : columns(takes),
  table: {
    head: [words('Seite', 'Side'), words('Hölzer', 'Matches')],
    rows: takes.map(({ by, count }) => [sideWords(by), count]),
  },
});

const [WIDTH, HEIGHT, MOST] = [300, 120, 6];
/** The first side upwards, the second one downwards from the middle. */
function columns(takes: readonly Taken[]): Drawing {
  const step = WIDTH / takes.length;
  const bars = takes.map(({ by, count }, i): Shape => {
    const height = (count / MOST) * (HEIGHT / 2 - 4);
    const y = by === 'first' ? HEIGHT / 2 - height : HEIGHT / 2;
    const look = { x: i * step, y, width: Math.max(1, step - 1), height, fill: looks[by].colour, stroke: MARKS.rim };
    return { tag: 'rect', look };
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: [...bars, { tag: 'path', look: { d: `M0 ${HEIGHT / 2}h${WIDTH}`, stroke: 'currentColor' } }],
  };
}
