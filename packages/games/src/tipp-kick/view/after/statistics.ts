import { TICKS_PER_SECOND, type Words } from '@bande/core';
import { callsByParagraph, scoreOverTime, shareOfTwo } from '@bande/stage/charts';
import type { Chart, MatchStep } from '@bande/stage/view';
import { bySide, SIDES, type Side } from '../../names.ts';
import { rulebook, type Paragraph } from '../../rulebook.ts';
import type { TippKick } from '../../state.ts';
import { figuresIn, HEAT_COLUMNS, SHOT_KINDS, type MatchFigures } from './match-figures.ts';
import { sideWords, words } from '../words/naming.ts';
import { shotMap } from './shot-map.ts';
import { SHOT_WORDS } from './shot-words.ts';

type Row = Extract<Chart, { kind: 'versus' }>['rows'][number];
type Count = Readonly<Record<Side, number>>;

/** Who had his colour on top, what was shot and what became of it, how the ball fell, and what was called. */
export function statistics(steps: readonly MatchStep<TippKick>[]): readonly Chart[] {
  const all = figuresIn(steps);
  const halfMinutes = steps.at(-1)?.match.setup.settings.halfMinutes;
  return [
    shareOfTwo(
      words(
        'Ballbesitz: wessen Farbe oben lag, in Prozent der Zeit',
        'Possession: whose colour was on top, in per cent of the time',
      ),
      SIDES,
      all.possession,
      sideWords,
    ),
    scoreOverTime(SIDES, all),
    shots(all),
    shotMap(all.shots),
    parted(
      words('Farbglück: was nach eigenen Schüssen oben lag', 'Luck of the colour: what lay on top after own shots'),
      [words('eigene Farbe', 'own colour'), words('andere Farbe', 'other colour')],
      [all.lucky, all.rests],
    ),
    parted(
      words('Vorlagen', 'Set-ups'),
      [words('Farbe behalten', 'colour kept'), words('Farbe verloren', 'colour lost')],
      [all.kept, all.setUps],
    ),
    {
      kind: 'heat',
      title: words('Wo der Ball lag, in Sekunden', 'Where the ball lay, in seconds'),
      columns: HEAT_COLUMNS,
      cells: all.heat.map((ticks) => ticks / TICKS_PER_SECOND),
      ends: ['red', 'blue'],
    },
    callsByParagraph(all.cited, (paragraph) => gistIn(paragraph, halfMinutes)),
  ];
}

/** Both sides in one bar a figure; what neither side has is left out. */
const versus = (title: Words, figures: readonly (readonly [label: Words, count: Count])[]): Chart => ({
  kind: 'versus',
  title,
  sides: SIDES,
  rows: figures
    .map(([label, count]): Row => ({ label, values: [count.red, count.blue] }))
    .filter(({ values }) => values.some((value) => value > 0)),
});

/** How many of all, and the others. */
const parted = (title: Words, [these, others]: readonly [Words, Words], [some, all]: readonly [Count, Count]): Chart =>
  versus(title, [
    [these, some],
    [others, bySide((side) => all[side] - some[side])],
  ]);

const shots = ({ shots: all }: MatchFigures): Chart =>
  versus(
    words('Torschüsse', 'Shots at goal'),
    SHOT_KINDS.map((kind) => [
      SHOT_WORDS[kind],
      bySide((side) => all.filter((one) => one.side === side && one.kind === kind).length),
    ]),
  );

/** 'DTKV-4.1.1' is about halves of five minutes: where others were agreed, that is said. */
function gistIn(paragraph: Paragraph, minutes: number | undefined): Words {
  const { gist } = rulebook[paragraph];
  if (paragraph !== 'DTKV-4.1.1' || minutes === undefined || minutes === RULED_MINUTES) return gist;
  return words(
    `Ende einer Halbzeit; hier 2 × ${minutes} min vereinbart`,
    `A half ends; here 2 × ${minutes} min were agreed`,
  );
}
const RULED_MINUTES = 5;
