import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  commitment,
  lapsesAt,
  playTick,
  type Game,
  type GameShape,
  type LogEntry,
  type Match,
  type Option,
  type Setup,
} from '@bande/core';
import type { Bench, Measured } from '@bande/cli/bench';
import { isUsualStep } from '@bande/games/subbuteo/asking.ts';
import { subbuteo } from '@bande/games/subbuteo/game.ts';
import type { Match as OfSubbuteo } from '@bande/games/subbuteo/state.ts';
import { calls as callsOfSubbuteo } from '@bande/games/subbuteo/view/words/call-looks.ts';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import type { Match as OfTippKick } from '@bande/games/tipp-kick/state.ts';
import { calls as callsOfTippKick } from '@bande/games/tipp-kick/view/words/call-looks.ts';
import { playOut } from '@bande/host';
import { ENGINE_VERSION, Recorder, verify } from '@bande/record';
import { callWeight, type Calls } from '@bande/stage/view';
import { machine, worked, type Machine } from './machine/machine.ts';

/** How much a referee asks at each level: beginners against each other, live, the same seeds at each. */

const TICKS_A_MINUTE = 7200;

interface Told<G extends GameShape> {
  readonly game: Game<G>;
  readonly calls: Calls<G>;
  /** What every level has in common; and how a newcomer's match was agreed before there were levels. */
  readonly settings: object;
  readonly before: object | null;
  /** What somebody is asked now beside his options, by a name of its own; null: nothing. */
  readonly step: (match: Match<G>) => string | null;
  /** Whether the ball is in play. */
  readonly isInPlay: (match: Match<G>) => boolean;
  readonly goals: (match: Match<G>) => number;
}

const sum = ({ red, blue }: Readonly<Record<'red' | 'blue', number>>): number => red + blue;

const ofSubbuteo: Told<typeof subbuteo extends Game<infer G> ? G : never> = {
  game: subbuteo,
  calls: callsOfSubbuteo,
  settings: { halfMinutes: 0.4, toss: false, limits: false, preview: 'full' },
  before: { setPieces: 'usual', freeKickSeconds: 4 },
  step: stepOf,
  isInPlay: ({ state }) => state.phase === 'play',
  goals: ({ state }) => sum(state.score),
};
const ofTippKick: Told<typeof tippKick extends Game<infer G> ? G : never> = {
  game: tippKick,
  calls: callsOfTippKick,
  settings: { halfMinutes: 0.2, limits: false, preview: 'full' },
  before: null,
  step: () => null,
  isInPlay: ({ state }: OfTippKick) => state.restart === null,
  goals: ({ state }) => sum(state.score),
};

/** A step of a restart that is left to a side. */
function stepOf(match: OfSubbuteo): string | null {
  const { restart, phase } = match.state;
  const isDue = phase === 'restart' || phase === 'setUp';
  return isDue && restart?.laid === true && !isUsualStep(match)
    ? `${restart.by} ${restart.kind} ${restart.step}`
    : null;
}

// ── one match ─────────────────────────────────────────────────────────────────────────────────────────────────────

interface Counted {
  calls: number;
  questions: number;
  stops: number;
  unasked: number;
  goals: number;
  minutes: number;
}
const NOTHING: Counted = { calls: 0, questions: 0, stops: 0, unasked: 0, goals: 0, minutes: 0 };

/** Whatever opens only to lapse at once is no question. */
const isAsked = <G extends GameShape>(match: Match<G>, option: Option<G>): boolean =>
  (lapsesAt(option) ?? Infinity) > playTick(match);

/** The game, and what was asked and stopped while a match was settled. */
function listening<G extends GameShape>(told: Told<G>, counted: Counted): Game<G> {
  const { game, step, isInPlay } = told;
  return {
    ...game,
    settle: (match, fact, rulings) => {
      const after = game.settle(match, fact, rulings);
      const isNew = ({ id }: Option<G>): boolean => match.options.every((one) => one.id !== id);
      const opened = after.options.filter((option) => isNew(option) && isAsked(after, option));
      const due = step(after);
      counted.questions += opened.length + Number(due !== null && due !== step(match));
      const stands = (one: Match<G>): boolean => !isInPlay(one) || one.options.some(({ play }) => play === 'stops');
      counted.stops += Number(!stands(match) && (!isInPlay(after) || opened.some(({ play }) => play === 'stops')));
      return after;
    },
  };
}

const isCard = <G extends GameShape>(calls: Calls<G>, { rulings }: LogEntry<G>): boolean =>
  rulings.some((ruling) => ['whistle', 'note'].includes(callWeight({ calls }, ruling)));

function playOne<G extends GameShape>(told: Told<G>, agreed: object, seed: string): Counted {
  const { game, calls, goals } = told;
  const counted = { ...NOTHING };
  const setup: Setup<G> = {
    edition: game.editions[0]!.id,
    seating: game.seatings[0]!,
    mode: 'live',
    settings: game.schemas.settings.parse({ ...told.settings, ...agreed }),
  };
  const players = ['beginner', 'beginner'];
  const recorder = Recorder.start(game, setup, { seedCommitment: commitment(seed), players });
  const { match, trouble } = playOut(game, recorder, { seed, bots: ['beginner'] });
  if (trouble !== null) throw new Error(`${game.id}, seed ${seed}: ${trouble.reason}`);
  // Played again, nothing is only tried, as bots and hosts do.
  if (!verify(listening(told, counted), recorder.record(seed)).ok) throw new Error(`${game.id}, seed ${seed}: differs`);
  counted.calls = recorder.log.filter((entry) => isCard(calls, entry)).length;
  counted.unasked = recorder.log.filter(
    ({ fact, rulings }) =>
      (fact.kind === 'optionLapsed' || fact.kind === 'clockRanOut') &&
      rulings.some(({ detail }) => detail?.['asked'] === false),
  ).length;
  counted.goals = goals(match);
  counted.minutes = match.tick / TICKS_A_MINUTE;
  return counted;
}

// ── a level ───────────────────────────────────────────────────────────────────────────────────────────────────────

interface Row {
  readonly game: string;
  readonly level: string;
  readonly settings: object;
  readonly seeds: string;
  readonly matches: number;
  readonly minutes: number;
  /** Each for a minute of table time. */
  readonly calls: number;
  readonly questions: number;
  readonly stops: number;
  /** Rights that lapsed because nobody was asked. */
  readonly unasked: number;
  readonly goalsAMatch: number;
  readonly seconds: number;
}
interface Report {
  readonly engine: string;
  readonly machine: Machine;
  readonly rows: readonly Row[];
}

const LEVELS: Readonly<Record<string, object>> = {
  beginner: { referee: 'beginner' },
  player: { referee: 'player' },
  official: {},
};

const rounded = (value: number): number => Number(value.toFixed(2));

function measure<G extends GameShape>(
  told: Told<G>,
  level: string,
  agreed: object,
  matches: number,
  seed: string,
): Row {
  const start = worked();
  const all = { ...NOTHING };
  for (let number = 1; number <= matches; number++) {
    const one = playOne(told, agreed, `${seed}:${number}`);
    for (const key of Object.keys(all) as (keyof Counted)[]) all[key] += one[key];
  }
  const aMinute = (count: number): number => rounded(count / all.minutes);
  return {
    game: told.game.id,
    level,
    settings: { ...told.settings, ...agreed },
    seeds: `${seed}:1 to ${seed}:${matches}`,
    matches,
    minutes: rounded(all.minutes),
    calls: aMinute(all.calls),
    questions: aMinute(all.questions),
    stops: aMinute(all.stops),
    unasked: aMinute(all.unasked),
    goalsAMatch: rounded(all.goals / matches),
    seconds: rounded((worked() - start) / 1000),
  };
}

const line = ({ game, level, matches, calls, questions, stops, unasked, goalsAMatch, seconds }: Row): string =>
  `${game} ${level}: ${matches} matches; a minute: ${calls} calls, ${questions} questions, ${stops} stops, ${unasked} not asked for; ${goalsAMatch} goals a match (${seconds} s)`;

function* measured<G extends GameShape>(told: Told<G>, matches: number, seed: string): Generator<Row> {
  const levels = told.before === null ? LEVELS : { ...LEVELS, 'before there were levels': told.before };
  for (const [level, agreed] of Object.entries(levels)) {
    yield measure(told, level, agreed, matches, seed);
  }
}

const USUAL = { matches: 100, seed: 'asking' } as const;

/** A row as figures. */
const figuresOf = ({ game, level, matches, calls, questions, stops, unasked, goalsAMatch, seeds }: Row): Measured[] =>
  Object.entries({ calls, questions, stops, unasked }).map(([what, value]) => ({
    name: 'asking',
    metric: `${game}, ${level}: ${what} a minute`,
    value,
    unit: '',
    note: `${matches} live matches between beginners, seeds ${seeds}; ${goalsAMatch} goals a match`,
  }));

export const bench: Bench = {
  about: 'how much a referee asks at each level: calls, questions and stops a minute of live beginners',
  run: () =>
    [...measured(ofSubbuteo, USUAL.matches, USUAL.seed), ...measured(ofTippKick, USUAL.matches, USUAL.seed)].flatMap(
      figuresOf,
    ),
};

const FLAGS = {
  game: { type: 'string' },
  matches: { type: 'string', default: String(USUAL.matches) },
  seed: { type: 'string', default: USUAL.seed },
} as const;

const PATH = join(import.meta.dirname, 'results', 'asking.json');
function written(): readonly Row[] {
  try {
    return (JSON.parse(readFileSync(PATH, 'utf8')) as Report).rows;
  } catch {
    return [];
  }
}

/** `node bench/asking.ts`, or of one game with `--game subbuteo`; other rows of the report stay. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: FLAGS });
  const matches = Number(values.matches);
  await tippKick.prepare?.();
  const rows = [
    ...(values.game === 'tipp-kick' ? [] : measured(ofSubbuteo, matches, values.seed)),
    ...(values.game === 'subbuteo' ? [] : measured(ofTippKick, matches, values.seed)),
  ];
  for (const row of rows) console.log(line(row));
  const kept = written().filter((row) => rows.every(({ game }) => game !== row.game));
  const report: Report = {
    engine: ENGINE_VERSION,
    machine: machine('live matches between beginners, played as fast as they can be; other work ran on the machine'),
    rows: [...kept, ...rows].toSorted((a, b) => (a.game < b.game ? -1 : Number(a.game > b.game))),
  };
  writeFileSync(PATH, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`written: bench/results/${basename(PATH)}`);
}

if (import.meta.main) await run();
