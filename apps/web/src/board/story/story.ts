import { playTick, TICKS_PER_SECOND, type AnyShape, type Ending, type LogEntry, type Words } from '@bande/core';
import { followsNow, type GameView, type Show, type Told } from '@bande/stage/view';
import type { Beat } from '../../session/beats.ts';
import { endingWords } from './ending-words.ts';
import { beginsMoment, callsOf, TOLD, type Call } from '../moments.ts';
import { isOfTheGame, toldByTheGame } from './told-by-the-game.ts';

type DiceShow = Extract<Show, { kind: 'dice' }>;
type Entry = LogEntry<AnyShape>;
type Teller = Pick<GameView<AnyShape>, 'calls' | 'inTime' | 'shows' | 'scoreboard' | 'tells' | 'factWords' | 'sides'>;

/** One line of the match as it is told: who did what, with which dice and when, and what the referee said of it. */
export interface StoryLine {
  readonly entry: Entry;
  /** Left out where nobody did anything: the clock ran out, or dice decided. */
  readonly told: Told<AnyShape> | null;
  readonly dice: readonly DiceShow[];
  readonly calls: readonly Call[];
  /** Where it begins in the log, and the last entry there that belongs to it. */
  readonly place: number;
  readonly last: number;
  readonly period: Words;
  /** On the match clock; null where it does not run. */
  readonly secondsLeft: number | null;
  readonly secondsPlayed: number;
}

/** The match as a story, up to so many entries of its log. Dice stand with the move that they gave. */
export function storyOf(view: Teller, beats: readonly Beat[], told: number): readonly StoryLine[] {
  const lines: StoryLine[] = [];
  const dice: DiceShow[] = [];
  let last: Entry | undefined;
  const happened = beats.flatMap((beat) => beat.entries.map((entry) => ({ entry, beat }))).slice(0, told);
  for (const [place, { entry, beat }] of happened.entries()) {
    const deed = deedOf(view, entry, beat);
    const calls = callsOf(view, [entry], TOLD);
    dice.push(...diceOf(view, entry, beat));
    const goesOn = deed === null && last !== undefined && !beginsMoment(last, entry);
    last = entry;
    if (deed === null && calls.length === 0) continue;
    const line = lines.at(-1);
    if (goesOn && line !== undefined)
      lines[lines.length - 1] = { ...line, last: place, calls: joined(line.calls, calls, view) };
    else
      lines.push({ entry, told: deed, dice: dice.splice(0), calls, place, last: place, ...whenOf(view, entry, beat) });
  }
  return lines;
}

/** What came later may be what follows from the calls before. */
const joined = (before: readonly Call[], more: readonly Call[], view: Teller): readonly Call[] => [
  ...before,
  ...more.map((call) => ({ ...call, follows: before.length > 0 && followsNow(view, call.ruling) })),
];

function deedOf(view: Teller, entry: Entry, { before }: Beat): Told<AnyShape> | null {
  if (entry.fact.kind === 'ended' && 'how' in entry.fact) return endTold(view, entry.fact.how, before);
  if (!isOfTheGame(entry)) return null;
  if (view.tells !== undefined) return toldByTheGame(view, entry, before);
  return entry.source === 'action' ? { by: null, words: view.factWords(entry.fact, before) } : null;
}

/** An end that players made themselves. */
function endTold(view: Teller, how: Ending<AnyShape>, before: Beat['before']): Told<AnyShape> {
  const sides = view.sides(before);
  return { by: 'by' in how ? how.by : null, words: endingWords(how, (side) => sides[side]!.name) };
}

const diceOf = (view: Teller, entry: Entry, { after }: Beat): readonly DiceShow[] =>
  entry.source === 'chance'
    ? view.shows(entry, after).filter((show): show is DiceShow => show.kind === 'dice' && show.special !== true)
    : [];

function whenOf(
  view: Teller,
  { fact }: Entry,
  { before }: Beat,
): Pick<StoryLine, 'period' | 'secondsLeft' | 'secondsPlayed'> {
  const now = { ...before, tick: fact.tick };
  const { period, secondsLeft } = view.scoreboard(now);
  return { period, secondsLeft, secondsPlayed: playTick(now) / TICKS_PER_SECOND };
}

/** The last line of which everything has been told: what the dice decide does not light up while they roll. */
export const lineReached = (lines: readonly StoryLine[], told: number): StoryLine | undefined =>
  lines.findLast(({ last }) => last < told);

/** What has no match clock at all is told by the time that has passed. */
function timesOf(lines: readonly StoryLine[]): readonly (number | null)[] {
  const hasClock = lines.some(({ secondsLeft }) => secondsLeft !== null);
  return lines.map(({ secondsLeft, secondsPlayed }) => (hasClock ? secondsLeft : secondsPlayed));
}

/** Lines of one period under its name. */
export interface Chapter {
  readonly period: Words;
  readonly lines: readonly { readonly line: StoryLine; readonly seconds: number | null }[];
}

export function chaptersOf(lines: readonly StoryLine[]): readonly Chapter[] {
  const times = timesOf(lines);
  const chapters: { period: Words; lines: { line: StoryLine; seconds: number | null }[] }[] = [];
  for (const [i, line] of lines.entries()) {
    if (chapters.at(-1)?.period.en !== line.period.en) chapters.push({ period: line.period, lines: [] });
    chapters.at(-1)!.lines.push({ line, seconds: times[i] ?? null });
  }
  return chapters;
}
