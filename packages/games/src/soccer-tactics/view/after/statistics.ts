import { TICKS_PER_SECOND, type Words } from '@bande/core';
import { barsBySide, callsByParagraph } from '@bande/stage/charts';
import type { Chart, MatchStep } from '@bande/stage/view';
import type { Call } from '../../referee/calls.ts';
import { rulebook, type Paragraph } from '../../rulebook.ts';
import type { Match, Ruling, SoccerTactics } from '../../state.ts';
import { SIDES, type SideName } from '../../table.ts';
import { SQUARES_SEEN } from '../words/board.ts';
import { both, otherSide, sideWords, USUAL_COLOURS, words, type Colours } from '../words/naming.ts';
import { missedBy, type Missed } from '../words/words.ts';

type Step = MatchStep<SoccerTactics>;
type BySide = Readonly<Record<SideName, number>>;
type Bar = Extract<Chart, { kind: 'bars' }>['bars'][number];

/** Pictures after the match: who had the ball and where, who won it, what came of the shots, what was called. */
export function statistics(steps: readonly Step[]): readonly Chart[] {
  const colours = steps[0]?.match.setup.settings.colours ?? USUAL_COLOURS;
  const spells = spellsOf(steps);
  return [
    possessionShare(spells, colours),
    possessionOverTime(spells),
    heat(spells),
    duels(steps, colours),
    shots(steps, colours),
    calls(steps),
  ];
}

/** A stretch of the match between two facts: who had the ball, where it lay, and for how long. */
interface Spell {
  readonly side: SideName;
  readonly ball: number;
  readonly ticks: number;
  readonly until: number;
}

const counts = ({ state }: Match): boolean =>
  state.period !== 'shootOut' && state.phase !== 'toss' && state.phase !== 'formation' && state.phase !== 'finished';

/** Where no time passes (a match of bots) every fact counts alike. */
function spellsOf(steps: readonly Step[]): readonly Spell[] {
  const timed = steps.length > 1 && steps.at(-1)!.match.tick > steps[0]!.match.tick;
  return steps.slice(0, -1).flatMap(({ match }, i) => {
    if (!counts(match)) return [];
    const until = timed ? steps[i + 1]!.entry.fact.tick : i + 1;
    return [
      { side: SIDES[match.state.attacker], ball: match.state.ball, ticks: timed ? until - match.tick : 1, until },
    ];
  });
}

const sumBySide = (spells: readonly Spell[]): BySide => ({ red: sum(spells, 'red'), blue: sum(spells, 'blue') });
const sum = (spells: readonly Spell[], side: SideName): number =>
  spells.reduce((all, spell) => all + (spell.side === side ? spell.ticks : 0), 0);
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10);

function possessionShare(spells: readonly Spell[], colours: Colours): Chart {
  const had = sumBySide(spells);
  const parts = SIDES.map((side) => ({
    side,
    value: percent(had[side], had.red + had.blue),
    label: sideWords(side, colours),
  }));
  return { kind: 'share', title: words('Ballbesitz', 'Possession'), parts };
}

const POINTS = 60;

/** The share of each side up to each moment, at most so many moments. */
function possessionOverTime(spells: readonly Spell[]): Chart {
  const red: (readonly [number, number])[] = [];
  const blue: (readonly [number, number])[] = [];
  const every = Math.max(1, Math.ceil(spells.length / POINTS));
  const had = { red: 0, blue: 0 };
  for (const [i, { side, ticks, until }] of spells.entries()) {
    had[side] += ticks;
    if ((i + 1) % every !== 0 && i + 1 !== spells.length) continue;
    const minute = Math.round((until / TICKS_PER_SECOND / 60) * 10) / 10;
    const share = percent(had.red, had.red + had.blue);
    red.push([minute, share]);
    blue.push([minute, Math.round((100 - share) * 10) / 10]);
  }
  return {
    kind: 'line',
    title: words('Ballbesitz im Spielverlauf', 'Possession over time'),
    unit: words('% nach Minuten', '% by minute'),
    series: [
      { side: 'red', points: red },
      { side: 'blue', points: blue },
    ],
  };
}

/** Seconds (or facts) for which the ball lay on each square, as the board is seen. */
function heat(spells: readonly Spell[]): Chart {
  const on = new Map<number, number>();
  for (const { ball, ticks } of spells) if (ball >= 0) on.set(ball, (on.get(ball) ?? 0) + ticks);
  return {
    kind: 'heat',
    title: words('Wo der Ball war', 'Where the ball was'),
    columns: 8,
    cells: SQUARES_SEEN.flat().map((square) => on.get(square) ?? 0),
    ends: ['red', 'blue'],
  };
}

/** A duel is won by keeping or winning the ball in it; one that ends in a foul is won by nobody. */
function duelWinner({ entry }: Step): SideName | null {
  if (entry.fact.kind !== 'duelRolled' || entry.rulings.some(({ call }) => call === 'foul' || call === 'penalty'))
    return null;
  return entry.rulings.find(({ call }) => call === 'possessionKept' || call === 'possessionWon')?.for ?? null;
}

const duels = (steps: readonly Step[], colours: Colours): Chart =>
  barsBySide(words('Gewonnene Zweikämpfe', 'Duels won'), SIDES, {
    label: (side) => sideWords(side, colours),
    value: (side) => steps.filter((step) => duelWinner(step) === side).length,
  });

interface ShotResult {
  readonly label: (opponent: Words) => Words;
  readonly call: Call;
  readonly shootOut: boolean;
  /** A goal kick is for the side that was shot at. */
  readonly forShooter: boolean;
  /** Where the call alone does not say it. */
  readonly missed?: Missed;
  /** So seldom that it is shown only where there was one. */
  readonly isRare?: true;
}
const RESULTS: readonly ShotResult[] = [
  { label: () => words('Tore', 'goals'), call: 'goal', shootOut: false, forShooter: true },
  {
    label: () => words('Schüsse zur Ecke', 'shots turned behind for a corner'),
    call: 'corner',
    shootOut: false,
    forShooter: true,
  },
  {
    label: ({ de, en }) => words(`Schüsse, die ${de} hielt`, `shots that ${en} saved`),
    call: 'goalKick',
    shootOut: false,
    forShooter: false,
    missed: 'saved',
  },
  {
    label: () => words('Schüsse mit zu wenig Drehung', 'shots spun too short'),
    call: 'goalKick',
    shootOut: false,
    forShooter: false,
    missed: 'tooFewTurns',
    isRare: true,
  },
  { label: () => words('Elfmeter verwandelt', 'penalties scored'), call: 'goal', shootOut: true, forShooter: true },
  { label: () => words('Elfmeter verschossen', 'penalties missed'), call: 'missed', shootOut: true, forShooter: true },
];

const isResult = (ruling: Ruling, { call, shootOut, missed }: ShotResult): boolean =>
  ruling.call === call &&
  (ruling.restart === 'nextPenalty') === shootOut &&
  (missed === undefined || missedBy(ruling) === missed);

/** The shoot-out is shown where there was one. */
function shots(steps: readonly Step[], colours: Colours): Chart {
  const rulings = steps.flatMap(({ entry }) => entry.rulings);
  const decided = rulings.some(({ restart }) => restart === 'nextPenalty');
  const bars = RESULTS.filter(({ shootOut }) => decided || !shootOut).flatMap((result) => {
    const all = rulings.filter((ruling) => isResult(ruling, result));
    return all.length === 0 && result.isRare ? [] : SIDES.map((side) => barOf(result, all, side, colours));
  });
  return { kind: 'bars', title: words('Torschüsse', 'Shots'), bars };
}

function barOf({ label, forShooter }: ShotResult, all: readonly Ruling[], shooter: SideName, colours: Colours): Bar {
  const [name, what] = [sideWords(shooter, colours), label(sideWords(otherSide(shooter), colours))];
  return {
    label: both((language) => `${name[language]}: ${what[language]}`),
    side: shooter,
    value: all.filter((ruling) => (ruling.for === shooter) === forShooter).length,
  };
}

/** How often each paragraph decided something: every call counts for the first paragraph it cites. */
function calls(steps: readonly Step[]): Chart {
  const cited = new Map<Paragraph, number>();
  for (const { entry } of steps)
    for (const { paragraphs } of entry.rulings)
      if (paragraphs[0] !== undefined) cited.set(paragraphs[0], (cited.get(paragraphs[0]) ?? 0) + 1);
  return callsByParagraph(cited, (paragraph) => rulebook[paragraph].gist);
}
