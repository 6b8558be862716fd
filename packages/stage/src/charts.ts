import { words, type Words } from '@bande/core';
import type { Chart } from './view/index.ts';

/** Pictures after a match that several games show. */

type Bars = Extract<Chart, { kind: 'bars' }>['bars'];

/** One bar a side. */
export const barsBySide = <S extends string>(
  title: Words,
  sides: readonly S[],
  { label, value }: { readonly label: (side: S) => Words; readonly value: (side: S) => number },
): Chart => ({ kind: 'bars', title, bars: sides.map((side) => ({ label: label(side), side, value: value(side) })) });

/** In whole per cent, so that both together make a hundred; where nobody had anything, half each. */
export function shareOfTwo<S extends string>(
  title: Words,
  [first, second]: readonly [S, S],
  had: Readonly<Record<S, number>>,
  label: (side: S) => Words,
): Chart {
  const whole = had[first] + had[second];
  const percent = whole === 0 ? 50 : Math.round((100 * had[first]) / whole);
  return {
    kind: 'share',
    title,
    parts: [
      { side: first, value: percent, label: label(first) },
      { side: second, value: 100 - percent, label: label(second) },
    ],
  };
}

/** How often each paragraph decided something, the ones that did most. */
export function callsByParagraph<P extends string>(
  cited: ReadonlyMap<P, number>,
  labelOf: (paragraph: P) => Words,
  { title = words('Entscheidungen nach Paragraph', 'Calls by paragraph'), most = 8 } = {},
): Chart {
  const often = [...cited].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).slice(0, most);
  const bars: Bars = often.map(([paragraph, value]) => ({ label: labelOf(paragraph), side: null, value, paragraph }));
  return { kind: 'bars', title, bars };
}

/** Goals as a match went on, in minutes that were played. */
interface Scored<S extends string> {
  /** At the beginning, and after each goal. */
  readonly goals: readonly { readonly minute: number; readonly score: Readonly<Record<S, number>> }[];
  readonly minutes: number;
}

/** In steps: a score stands until the next goal. */
export function scoreOverTime<S extends string>(sides: readonly S[], { goals, minutes }: Scored<S>): Chart {
  const tenth = (n: number): number => Math.round(n * 10) / 10;
  const points = (side: S): readonly (readonly [number, number])[] => [
    ...goals.flatMap(({ minute, score: now }, i): readonly (readonly [number, number])[] => {
      const before = goals[i - 1]?.score[side];
      return [...(before === undefined ? [] : [[tenth(minute), before] as const]), [tenth(minute), now[side]]];
    }),
    [tenth(minutes), goals.at(-1)?.score[side] ?? 0],
  ];
  return {
    kind: 'line',
    title: words('Spielstand im Verlauf', 'Score over time'),
    unit: words('nach oben: Tore, nach rechts: Spielminuten', 'upwards: goals, to the right: minutes played'),
    series: sides.map((side) => ({ side, points: points(side) })),
  };
}

/** Where in a heat map a place lies, row by row from the north: shares of the width and the length from the middle, −½ to ½; what lies outside counts at its edge. */
export function heatCell([east, north]: readonly [number, number], columns: number, rows: number): number {
  const within = (share: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(share * count)));
  return within(0.5 - north, rows) * columns + within(east + 0.5, columns);
}
