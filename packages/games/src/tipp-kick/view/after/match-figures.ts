import { playTick, TICKS_PER_SECOND } from '@bande/core';
import { heatCell } from '@bande/stage/charts';
import { callWeight, type MatchStep } from '@bande/stage/view';
import { bySide, goalBehind, isGoalLine, other, type BySide, type Side } from '../../names.ts';
import { lieNow, spotOf } from '../../plate.ts';
import { toPlay } from '../../rights.ts';
import type { Paragraph } from '../../rulebook.ts';
import type { Fact, Match, Ruling, TippKick } from '../../state.ts';
import { PITCH, type Spot } from '../../zones.ts';
import { calls } from '../words/call-looks.ts';
import { isSave } from '../words/tried.ts';

type Step = MatchStep<TippKick>;
type Count = Record<Side, number>;

export const SHOT_KINDS = ['goal', 'saved', 'frame', 'blocked', 'wide'] as const;
export type ShotKind = (typeof SHOT_KINDS)[number];

/** A shot that was meant for the goal, or came there: from where, how far, and what became of it. */
export interface Shot {
  readonly side: Side;
  readonly kind: ShotKind;
  readonly from: Spot;
  readonly to: Spot;
}

/** What is counted of a match, in one go over all its steps. */
export interface MatchFigures {
  /** Ticks for which the ball lay with a side's colour on top, or was its to take. */
  readonly possession: Count;
  readonly shots: Shot[];
  /** Rests after an own shot, and those of them on the own colour. */
  readonly rests: Count;
  readonly lucky: Count;
  /** The same of shots that met nobody: the ball was set up. */
  readonly setUps: Count;
  readonly kept: Count;
  /** Ticks for which the ball lay in each cell, row by row from Blue's end. */
  readonly heat: number[];
  readonly cited: Map<Paragraph, number>;
  /** Minutes and goals, at the beginning and after each goal. */
  readonly goals: { readonly minute: number; readonly score: BySide<number> }[];
  minutes: number;
}

export const HEAT_COLUMNS = 10;
const HEAT_ROWS = 14;
const none = (): Count => ({ ...bySide(() => 0) });

export function figuresIn(steps: readonly Step[]): MatchFigures {
  const all: MatchFigures = {
    possession: none(),
    shots: [],
    rests: none(),
    lucky: none(),
    setUps: none(),
    kept: none(),
    heat: Array.from({ length: HEAT_COLUMNS * HEAT_ROWS }, () => 0),
    cited: new Map(),
    goals: [{ minute: 0, score: bySide(() => 0) }],
    minutes: 0,
  };
  let before: Match | null = null;
  const follow = following(all);
  for (const step of steps) {
    timePasses(all, before, step.match);
    follow(step);
    for (const ruling of step.entry.rulings) countRuling(all, ruling, step.match);
    before = step.match;
  }
  return all;
}

/** Between two steps everything lay as it did after the first. */
function timePasses(all: MatchFigures, before: Match | null, after: Match): void {
  const ticks = Math.max(0, playTick(after) - (before === null ? 0 : playTick(before)));
  all.minutes += ticks / TICKS_PER_SECOND / 60;
  if (before === null) return;
  const side = toPlay(before);
  if (side === null) return;
  all.possession[side] += ticks;
  const lie = lieNow(before);
  const spot = lie === null ? before.state.ball.at : spotOf(lie.ball);
  if (spot !== undefined) warm(all, spot, ticks);
}
function warm({ heat }: MatchFigures, [x, y]: Spot, ticks: number): void {
  const cell = heatCell([x / PITCH.width, y / PITCH.length], HEAT_COLUMNS, HEAT_ROWS);
  heat[cell] = heat[cell]! + ticks;
}

// ── shots ─────────────────────────────────────────────────────────────────────────────────────────────────────────

interface UnderWay {
  readonly side: Side;
  readonly from: Spot;
  met: ShotKind | null;
}

function following(all: MatchFigures): (step: Step) => void {
  let now: UnderWay | null = null;
  return ({ entry: { fact, rulings }, match }) => {
    if (fact.kind === 'shot' || (fact.kind === 'keeperPlayed' && fact.moved !== false))
      now = { side: fact.by, from: fact.at ?? [0, 0], met: null };
    if (now === null) return;
    now.met = metBy(now, fact, rulings) ?? now.met;
    const to = endOf(fact);
    if (to === null) return;
    ended(all, now, fact, rulings, match, to);
    now = null;
  };
}

/** What it has met on its way to the other goal; of several the last counts, but a save or the frame more than a kicker. */
function metBy({ side, met }: UnderWay, fact: Fact, rulings: readonly Ruling[]): ShotKind | null {
  if (fact.kind === 'frameStruck' && fact.goal === other(side) && fact.part !== 'net') return 'frame';
  if (fact.kind !== 'touched' || fact.by === side) return null;
  if (isSave(fact, rulings)) return 'saved';
  return met === null && fact.what === 'kicker' ? 'blocked' : null;
}

/** Where its way ended. */
function endOf(fact: Fact): Spot | null {
  if (fact.kind === 'ballRested' || fact.kind === 'ballOver' || fact.kind === 'keptOut') return fact.at ?? [0, 0];
  return fact.kind === 'ballFell' ? [0, 0] : null;
}

function ended(
  all: MatchFigures,
  { side, from, met }: UnderWay,
  fact: Fact,
  rulings: readonly Ruling[],
  match: Match,
  to: Spot,
): void {
  const isGoal = rulings.some(({ call, for: scorer }) => call === 'goal' && scorer === side);
  const isWide = fact.kind === 'ballOver' && isGoalLine(fact.line) && goalBehind(fact.line) === other(side);
  const kind = isGoal ? 'goal' : (met ?? (isWide ? 'wide' : null));
  if (kind !== null) all.shots.push({ side, kind, from, to });
  if (fact.kind !== 'ballRested') return;
  const isOwn = match.state.turn === side;
  all.rests[side] += 1;
  if (isOwn) all.lucky[side] += 1;
  if (met !== null) return;
  all.setUps[side] += 1;
  if (isOwn) all.kept[side] += 1;
}

// ── calls ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function countRuling(all: MatchFigures, ruling: Ruling, match: Match): void {
  const { call, paragraphs } = ruling;
  if (call === 'goal' || call === 'ownGoal') all.goals.push({ minute: all.minutes, score: match.state.score });
  const [first] = paragraphs;
  if (first !== undefined && DECIDED.has(callWeight({ calls }, ruling)))
    all.cited.set(first, (all.cited.get(first) ?? 0) + 1);
}
/** Whose ball it is is called after every shot, and counted elsewhere. */
const DECIDED: ReadonlySet<string> = new Set(['whistle', 'note']);
