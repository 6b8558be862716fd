import type { Words } from '@bande/core';
import { barsBySide, callsByParagraph, scoreOverTime, shareOfTwo } from '@bande/stage/charts';
import type { Chart, MatchStep } from '@bande/stage/view';
import { groundIn } from '../../motion.ts';
import { FIGURES, goalBehind, other, sideOf, SIDES, type Figure, type Side } from '../../names.ts';
import { rulebook } from '../../rulebook.ts';
import type { Subbuteo } from '../../state.ts';
import { flickMap } from './flick-map.ts';
import { figuresIn, HEAT_COLUMNS, SHOT_KINDS, type MatchFigures, type ShotKind } from './match-figures.ts';
import { bodyWords, both, sideWords, words } from '../words/naming.ts';
import { scoreByShots, shotsBy, shotsIn } from './shoot-out-figures.ts';

type Steps = readonly MatchStep<Subbuteo>[];
type Bar = Extract<Chart, { kind: 'bars' }>['bars'][number];

/** Who had the ball and where, what was flicked, shot and called. */
export const statisticsOfMatch = (steps: Steps): readonly Chart[] =>
  steps[0]!.match.setup.settings.shootOutOnly ? ofShootOut(steps) : ofMatch(steps);

// ── nothing but shots ─────────────────────────────────────────────────────────────────────────────────────────────

/** Nobody has the ball for longer than his shot: what counts is how often it was in, and from where. */
function ofShootOut(steps: Steps): readonly Chart[] {
  const taken = shotsIn(steps);
  const by = Object.fromEntries(SHOT_KINDS.map((kind) => [kind, shotsBy(taken, kind)])) as MatchFigures['shots'];
  const flown = taken.flatMap((shot) => (shot.flown === null ? [] : [shot.flown]));
  const flicks = { red: 0, blue: 0 };
  for (const { side } of taken) flicks[side] += 1;
  const { pitch } = groundIn(steps[0]!.match);
  return [scoreByShots(taken), shots({ shots: by }), flickMap(pitch, flown, flicks)];
}

// ── a match ───────────────────────────────────────────────────────────────────────────────────────────────────────

function ofMatch(steps: Steps): readonly Chart[] {
  const all = figuresIn(steps);
  const { pitch } = groundIn(steps[0]!.match);
  return [
    shareOfTwo(
      words('Ballbesitz, in Prozent der Zeit im Spiel', 'Possession, in per cent of the time in play'),
      SIDES,
      all.possession,
      sideWords,
    ),
    scoreOverTime(SIDES, all),
    shots(all),
    bars(words('Ball gespielt, wie oft', 'Ball played, how often'), all.plays),
    flickMap(pitch, all.flown, all.flicks),
    {
      kind: 'heat',
      title: words('Wo der Ball war', 'Where the ball was'),
      columns: HEAT_COLUMNS,
      cells: all.heat,
      ends: ['red', 'blue'],
    },
    bars(words('Verteidigungszüge, wie viele', 'Block flicks, how many'), all.blocks),
    callsByParagraph(all.cited, (paragraph) => rulebook[paragraph].gist),
  ];
}

const bars = (title: Words, by: Readonly<Record<Side, number>>): Chart =>
  barsBySide(title, SIDES, { label: sideWords, value: (side) => by[side] });

const SHOTS: Readonly<Record<ShotKind, Words>> = {
  goal: words('Tore', 'goals'),
  saved: words('Schüsse gehalten', 'shots saved'),
  frame: words('Pfosten und Latte', 'post and crossbar'),
  wide: words('Schüsse vorbei', 'shots wide'),
};
const shots = ({ shots: by }: Pick<MatchFigures, 'shots'>): Chart => ({
  kind: 'bars',
  title: words('Torschüsse', 'Shots'),
  bars: SHOT_KINDS.flatMap((kind) =>
    SIDES.map((side): Bar => ({
      label: both((language) => `${sideWords(side)[language]}: ${SHOTS[kind][language]}`),
      side,
      value: by[kind][side],
    })),
  ),
});

// ── the training pitch ────────────────────────────────────────────────────────────────────────────────────────────

const MOST_FIGURES = 8;

/** Who was flicked how often, and where the ball went in: nobody counts it while it is played. */
export function statisticsOfTraining(steps: Steps): readonly Chart[] {
  const flicks = new Map<Figure, number>();
  const goals = { red: 0, blue: 0 };
  for (const { entry } of steps) {
    const { fact } = entry;
    if (fact.kind === 'flicked') flicks.set(fact.figure, (flicks.get(fact.figure) ?? 0) + 1);
    if (fact.kind === 'ballOver' && fact.inGoal) goals[other(goalBehind(fact.line))] += 1;
  }
  const often = FIGURES.filter((figure) => flicks.has(figure))
    .toSorted((a, b) => flicks.get(b)! - flicks.get(a)!)
    .slice(0, MOST_FIGURES);
  return [
    {
      kind: 'bars',
      title: words('Am häufigsten geschnippt', 'Flicked most often'),
      bars: often.map((figure) => ({ label: bodyWords(figure), side: sideOf(figure), value: flicks.get(figure)! })),
    },
    bars(words('Ball im Tor der anderen', 'Ball in the others’ goal'), goals),
  ];
}
