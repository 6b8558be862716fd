import {
  chanceNow,
  ChanceStream,
  createRandom,
  later,
  legalActions,
  letPass,
  play,
  scenarioSchema,
  scenarioSteps,
  type Action,
  type Seat,
  type Step,
  type Words,
} from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
import type { Call } from '@bande/games/soccer-tactics/referee/calls.ts';
import type { Match, Setup, SoccerTactics } from '@bande/games/soccer-tactics/state.ts';
import { rowFrom, squareNamed } from '@bande/games/soccer-tactics/table.ts';
import { light } from '@bande/games/soccer-tactics/view/light.ts';
import { actionWords, callWords, type MatchStep, picksOf } from '@bande/stage/view';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Choice = Action<SoccerTactics>;

export const setup = (settings: object): Setup => ({
  edition: 'stw',
  seating: ['red', 'blue'],
  mode: 'paced',
  settings: soccerTactics.schemas.settings.parse(settings),
});
const KINDS: readonly object[] = [
  { halfMinutes: 30, extraMinutes: 1 },
  { halfMinutes: 12, extraMinutes: 0.5, shotDevice: 'die', defenderBonus: 2 },
  {
    halfMinutes: 20,
    extraMinutes: 0.2,
    penaltyArea: 'B-G',
    spinnerLine: 20,
    colours: { red: 'yellow', blue: 'green' },
  },
  { halfMinutes: 0.2, extraMinutes: 0.1, moveClock: false },
];

/** What a match showed on its way. */
interface Seen {
  readonly steps: MatchStep<SoccerTactics>[];
  readonly first: Match;
  last: Match;
}

/** Forward at any price: it brings about offsides, shots and fouls in front of goal. */
function forward(legal: readonly Choice[], seat: Seat): Choice {
  const far = (action: Choice): number => ('to' in action ? rowFrom(seat === 0 ? 0 : 1, squareNamed(action.to)!) : 0);
  return legal.reduce((best, action) => (far(action) > far(best) ? action : best));
}

/** Anybody may play: a bot, blind chance, or one who storms forward half of the time. Now and then a minute and more goes by, and a 6 meets a 1 more often than chance would have it. */
function playMatch(
  name: string,
  settings: object,
  player: Player,
  look: (match: Match, legal: readonly Choice[]) => void,
): Seen {
  const [chance, random] = [new ChanceStream(name), createRandom(name)];
  const bot = soccerTactics.bots[0]!.create(random);
  const choose = (seat: Seat, legal: readonly Choice[]): Choice => {
    if (player === 'bot') return bot.choose(seen.last, seat) as Choice;
    return player === 'storming' && random.below(2) === 0 ? forward(legal, seat) : legal[random.below(legal.length)]!;
  };
  const first = soccerTactics.start(setup(settings));
  const seen: Seen = { steps: [], first, last: first };
  const tell = ({ match, log }: Step<SoccerTactics>): void => {
    seen.last = match;
    seen.steps.push(...log.map((entry) => ({ entry, match })));
  };
  const enter = (input: Parameters<typeof play<SoccerTactics>>[2]): void => {
    const step = play(soccerTactics, seen.last, input);
    if (!step.ok) throw new Error(`${step.refusal.code} ${step.refusal.paragraphs.join(' ')}`);
    tell(step.value);
  };
  for (let inputs = 0; inputs < 6000 && seen.last.outcome === null; inputs++) {
    tell(letPass(soccerTactics, seen.last, later(seen.last.tick, random.below(30) === 0 ? 7201 : random.below(1000))));
    const request = chanceNow(soccerTactics, seen.last);
    const seat = ([0, 1] as const).find((one: Seat) => legalActions(soccerTactics, seen.last, one).length > 0);
    const legal = seat === undefined ? [] : legalActions(soccerTactics, seen.last, seat);
    look(seen.last, legal);
    if (request !== null)
      enter({
        tick: seen.last.tick,
        kind: 'chance',
        by: 'host',
        draws:
          request.what === 'duel' && random.below(3) === 0
            ? [
                [1, 6],
                [6, 1],
              ][random.below(2)]!
            : chance.draw(request),
      });
    else if (seat !== undefined) enter({ tick: seen.last.tick, kind: 'action', by: seat, action: choose(seat, legal) });
  }
  return seen;
}

const PLAYERS = ['storming', 'blind', 'bot', 'storming', 'blind'] as const;
type Player = (typeof PLAYERS)[number];
export const played: Seen[] = [];
export const calls = new Map<Call, Words[]>();
export const duties = new Map<string, Words[]>();
export const buttons: Words[] = [];
export const labels: Words[] = [];
export const clashes: string[] = [];

const remember = <K>(into: Map<K, Words[]>, key: K, words: Words): void =>
  void into.set(key, [...(into.get(key) ?? []).slice(-200), words]);

/** Picks must lead to one action: none is the beginning of another. The same formation may be listed twice where the keeper is gone. */
function compare(match: Match, legal: readonly Choice[]): void {
  const different = [...new Map(legal.map((action) => [JSON.stringify(action), action])).values()];
  const picks = different
    .map((action) => picksOf(light, action, match))
    .filter((list) => list.length > 0)
    .map((list) => `${list.join(' ')} `)
    .toSorted();
  for (const [i, list] of picks.entries())
    if (picks[i + 1]?.startsWith(list) === true) clashes.push(`${match.state.phase}: ${list}| ${picks[i + 1]}`);
}

function look(match: Match, legal: readonly Choice[]): void {
  const begun = legal
    .slice(0, 20)
    .flatMap((action) => picksOf(light, action, match).map((_, i, picks) => picks.slice(0, i)));
  // Many actions begin alike.
  const different = [...new Map([[], ...begun].map((picked) => [picked.join(' '), picked])).values()];
  for (const duty of soccerTactics.duties(match))
    for (const picked of different) remember(duties, duty.what, light.dutyWords(duty, match, picked));
  if (legal.length === 0) return;
  compare(match, legal);
  const rows = light.board(match).rows.flat();
  const ids = new Set<string>([...rows.map(({ id }) => id), ...rows.flatMap(({ holds }) => holds)]);
  for (const action of legal)
    for (const pick of picksOf(light, action, match)) if (!ids.has(pick)) clashes.push(`${pick} is not on the board`);
  if (match.facts % 7 === 0) labels.push(...rows.map(({ label }) => label));
  for (const action of legal.slice(0, 40)) buttons.push(actionWords(light, action, match));
}

const folder = join(import.meta.dirname, '../../src/soccer-tactics/scenarios');
export const scenarios = globSync('*.yaml', { cwd: folder }).flatMap((name) =>
  (parse(readFileSync(join(folder, name), 'utf8')) as readonly unknown[]).map((entry) =>
    scenarioSteps(soccerTactics, scenarioSchema.parse(entry)),
  ),
);

/** Every scenario and thirty matches, looked at on their way. */
export function watchEverything(): void {
  for (const { match, entries } of scenarios.flat()) {
    look(
      match,
      ([0, 1] as const).flatMap((seat) => legalActions(soccerTactics, match, seat)),
    );
    for (const { rulings } of entries)
      for (const ruling of rulings) remember(calls, ruling.call, callWords(light, ruling, match));
  }
  for (let i = 0; i < 30; i++) {
    const seen = playMatch(`view ${i}`, KINDS[i % KINDS.length]!, PLAYERS[i % PLAYERS.length]!, look);
    played.push(seen);
    for (const { entry, match } of seen.steps)
      for (const ruling of entry.rulings) remember(calls, ruling.call, callWords(light, ruling, match));
  }
}
