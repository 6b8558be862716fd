import { playTick, TICKS_PER_SECOND } from '@bande/core';
import { heatCell } from '@bande/stage/charts';
import { callWeight, type MatchStep } from '@bande/stage/view';
import { groundIn, isGone, placesNow } from '../../motion.ts';
import { bySide, isFigure, isKeeper, other, sideOf, type BySide, type Figure, type Side } from '../../names.ts';
import type { Paragraph } from '../../rulebook.ts';
import type { Match, Ruling, Subbuteo } from '../../state.ts';
import { calls } from '../words/call-looks.ts';
import type { Point } from '../layout.ts';

type Step = MatchStep<Subbuteo>;

/** A flick: where it began, and where its figure came to rest. */
export interface Flown {
  readonly side: Side;
  readonly from: Point;
  readonly to: Point;
}

/** What is counted of a match, in one go over all its steps. */
export interface MatchFigures {
  /** Ticks of play in possession. */
  readonly possession: Record<Side, number>;
  readonly plays: Record<Side, number>;
  readonly flicks: Record<Side, number>;
  readonly blocks: Record<Side, number>;
  readonly shots: Readonly<Record<ShotKind, Record<Side, number>>>;
  readonly flown: Flown[];
  /** Ticks for which the ball was in each cell, row by row from Blue's end. */
  readonly heat: number[];
  readonly cited: Map<Paragraph, number>;
  /** Minutes and goals, at the beginning and after each goal. */
  readonly goals: { readonly minute: number; readonly score: BySide<number> }[];
  minutes: number;
}
export const SHOT_KINDS = ['goal', 'saved', 'frame', 'wide'] as const;
export type ShotKind = (typeof SHOT_KINDS)[number];

export const HEAT_COLUMNS = 10;
const HEAT_ROWS = 14;
/** The ball is looked at so often at most: half an hour has 100,000 steps, and each look asks for every place. */
const LOOK_TICKS = 30;

const none = (): Record<Side, number> => ({ ...bySide(() => 0) });

export function figuresIn(steps: readonly Step[]): MatchFigures {
  const all: MatchFigures = {
    possession: none(),
    plays: none(),
    flicks: none(),
    blocks: none(),
    shots: { goal: none(), saved: none(), frame: none(), wide: none() },
    flown: [],
    heat: Array.from({ length: HEAT_COLUMNS * HEAT_ROWS }, () => 0),
    cited: new Map(),
    goals: [{ minute: 0, score: bySide(() => 0) }],
    minutes: 0,
  };
  const look = lookingAt(all);
  const begun = new Map<Figure, Point>();
  for (const step of steps) {
    look(step.match);
    countFact(all, step, begun);
    for (const ruling of step.entry.rulings) countRuling(all, ruling, step.match);
  }
  return all;
}

const minutesBetween = (before: Match | null, after: Match): number =>
  Math.max(0, playTick(after) - (before === null ? 0 : playTick(before))) / TICKS_PER_SECOND / 60;

/** Between two steps the one had the ball who had it after the first. */
function lookingAt(all: MatchFigures): (match: Match) => void {
  let before: Match | null = null;
  let looked = 0;
  return (match) => {
    const now = playTick(match);
    // The interval is no playing time.
    if (before?.state.phase !== 'interval') all.minutes += minutesBetween(before, match);
    if (before !== null && before.state.phase === 'play' && before.state.attacker !== null)
      all.possession[before.state.attacker] += Math.max(0, now - playTick(before));
    before = match;
    if (now - looked < LOOK_TICKS) return;
    if (match.state.phase === 'play' && !isGone(match.state.motion, 'ball')) warm(all, match, now - looked);
    looked = now;
  };
}

function warm({ heat }: MatchFigures, match: Match, ticks: number): void {
  const { pitch } = groundIn(match);
  const { x, y } = placesNow(match).ball;
  const cell = heatCell([x / pitch.width, y / pitch.length], HEAT_COLUMNS, HEAT_ROWS);
  heat[cell] = heat[cell]! + ticks;
}

function countFact(all: MatchFigures, { entry: { fact, rulings }, match }: Step, begun: Map<Figure, Point>): void {
  switch (fact.kind) {
    case 'flicked':
      all.flicks[fact.by] += 1;
      if (fact.by !== match.state.attacker && match.state.phase === 'play') all.blocks[fact.by] += 1;
      begun.set(fact.figure, placesNow(match)[fact.figure]);
      return;
    case 'rested': {
      const from = isFigure(fact.what) ? begun.get(fact.what) : undefined;
      if (from === undefined || !isFigure(fact.what)) return;
      begun.delete(fact.what);
      all.flown.push({ side: sideOf(fact.what), from, to: placesNow(match)[fact.what] });
      return;
    }
    case 'rebounded':
      if (fact.what === 'ball' && (fact.from === 'post' || fact.from === 'crossbar') && fact.goal !== undefined)
        all.shots.frame[other(fact.goal)] += 1;
      return;
    case 'ballTouched':
      if (isKeeper(fact.touchedBy) && rulings.some(({ call }) => call === 'change'))
        all.shots.saved[other(sideOf(fact.touchedBy))] += 1;
      break;
    default:
  }
}

function countRuling(all: MatchFigures, ruling: Ruling, match: Match): void {
  const { call, for: given, against, paragraphs } = ruling;
  if (call === 'blockFlick' && given !== undefined) all.plays[other(given)] += 1;
  if ((call === 'goal' || call === 'shotScored') && given !== undefined) all.shots.goal[given] += 1;
  if (call === 'goal' || call === 'ownGoal') all.goals.push({ minute: all.minutes, score: match.state.score });
  if (call === 'goalKick' && against !== undefined) all.shots.wide[against] += 1;
  const [first] = paragraphs;
  if (first !== undefined && DECIDED.has(callWeight({ calls }, ruling)))
    all.cited.set(first, (all.cited.get(first) ?? 0) + 1);
}
/** Changes of possession are many, and counted elsewhere. */
const DECIDED: ReadonlySet<string> = new Set(['whistle', 'note']);
