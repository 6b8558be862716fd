import {
  commitment,
  hashOf,
  lapsesAt,
  later,
  letPass,
  LiveMatch,
  play,
  playTick,
  seconds,
  tick,
  type Game,
  type LogEntry,
  type OptionId,
  type Seat,
} from '@bande/core';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { readSettings } from '@bande/games/tipp-kick/settings.ts';
import type { Match, Ruling, Setup, TippKick } from '@bande/games/tipp-kick/state.ts';
import { light } from '@bande/games/tipp-kick/view/light.ts';
import { playOut } from '@bande/host';
import { Recorder, verify } from '@bande/record';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';

/** Whatever is not asked is ruled as where it was asked and nobody answered: matches that are told, and some that are played. */
const TOLD = process.env['SOAK'] === undefined ? 60 : 200;
const PLAYED = process.env['SOAK'] === undefined ? 1 : 20;
const SEED = process.env['BANDE_SEED'] ?? 'asking';
const LEVELS = ['beginner', 'player'] as const;
type Level = (typeof LEVELS)[number];

beforeAll(() => tippKick.prepare?.());

function whereAllIsAsked(match: Match): Match {
  const { referee: _referee, ...settings } = match.setup.settings;
  const offers = match.state.offers.map(({ asked: _asked, ...one }) => one);
  return { ...match, setup: { ...match.setup, settings }, state: { ...match.state, offers } };
}
const untold = (rulings: readonly Ruling[]): readonly unknown[] =>
  rulings.map(({ detail, ...ruling }) => {
    const { asked: _asked, ...others } = detail ?? {};
    return Object.keys(others).length === 0 ? ruling : { ...ruling, detail: others };
  });
const isUnasked = ({ detail }: Ruling): boolean => detail?.['asked'] === false;
const lapseOf = (log: readonly LogEntry<TippKick>[], option: OptionId): LogEntry<TippKick> | undefined =>
  log.find(({ fact }) => (fact.kind === 'optionLapsed' || fact.kind === 'optionTaken') && fact.option === option);

/** What was opened here and lapses by this choice, asked and left to lapse; or, where silence stands for something else, chosen. */
function ruledWhereAsked(opened: Match, option: OptionId, choice: string): readonly Ruling[] | undefined {
  const open = opened.options.find(({ id }) => id === option);
  if (open === undefined) return undefined;
  if (open.default === choice)
    return lapseOf(letPass(tippKick, opened, later(opened.tick, seconds(6))).log, option)?.rulings;
  const by = opened.setup.seating.indexOf(open.owner) as Seat;
  const chosen = play(tippKick, opened, {
    kind: 'action',
    tick: opened.tick,
    by,
    action: { kind: 'choose', option, choice },
  });
  return chosen.ok ? lapseOf(chosen.value.log, option)?.rulings : undefined;
}

let compared = 0;
/** The game, with every ruling compared with that of the same match where everything is asked. */
function listening(): Game<TippKick> {
  const opened = new Map<OptionId, Match>();
  return {
    ...tippKick,
    judge: (match, fact) => {
      const rulings = tippKick.judge(match, fact);
      expect(untold(rulings)).toEqual(tippKick.judge(whereAllIsAsked(match), fact));
      if (fact.kind !== 'optionLapsed' || !rulings.some(isUnasked)) return rulings;
      expect(fact.tick).toBe(opened.get(fact.option)?.tick); // at once
      const asked = ruledWhereAsked(opened.get(fact.option)!, fact.option, fact.choice);
      expect(rulings.map(({ call, paragraphs }) => ({ call, paragraphs }))).toEqual(
        asked?.map(({ call, paragraphs }) => ({ call, paragraphs })),
      );
      compared++;
      return rulings;
    },
    settle: (match, fact, rulings) => {
      const after = tippKick.settle(match, fact, rulings);
      const isNew = ({ id }: (typeof after.options)[number]): boolean => match.options.every((one) => one.id !== id);
      if (after.options.some(isNew)) {
        const asked = tippKick.settle(whereAllIsAsked(match), fact, rulings);
        for (const one of after.options) if (isNew(one)) opened.set(one.id, asked);
      }
      return after;
    },
  };
}

/** Options that somebody sees although he is not asked for them: none. */
const wronglyOpen = (match: Match): readonly unknown[] =>
  match.options.filter(
    (option) =>
      lapsesAt(option)! <= playTick(match) ||
      match.state.offers.some((one) => one.option === option.id && one.asked === false) ||
      match.setup.settings.referee === 'beginner',
  );

// ── told: all that opens a right ──────────────────────────────────────────────────────────────────────────────────

const place = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -500, max: 500 }));
const top = fc.constantFrom('white', 'black');
const fouled = fc.record({ from: place, foulAt: place, rest: place, top, by: fc.constantFrom('red', 'blue') });

test.each(LEVELS)(
  '%s: told matches ask nothing they need not, and rule as where everything is asked',
  (referee: Level) => {
    fc.assert(
      fc.property(fouled, fc.constantFrom('turn', 'goalKick', 'kickOff'), (told, begins) => {
        const other = told.by === 'red' ? 'blue' : 'red';
        const given = {
          plate: true,
          settings: { referee },
          ...(begins === 'turn'
            ? { turn: told.by, ball: { at: told.from } }
            : { restart: { kind: begins, by: told.by, at: begins === 'kickOff' ? [0, 0] : undefined } }),
        };
        const live = new LiveMatch(listening(), tippKick.notation.readGiven(given, tippKick.editions[0]!.id));
        const facts = [
          { kind: 'shot', by: told.by },
          ...(begins === 'turn' ? [{ kind: 'shot', by: other, at: told.foulAt }] : []),
          { kind: 'ballRested', top: told.top, at: begins === 'kickOff' ? [20, 20] : told.rest },
        ];
        for (const fact of facts) {
          const at = tick(live.match.tick + 12);
          live.play({ kind: 'facts', tick: at, by: 'referee', facts: [fact as never] });
          expect(wronglyOpen(live.match)).toEqual([]);
        }
      }),
      { numRuns: TOLD, seed: 1924 },
    );
    expect(compared).toBeGreaterThan(TOLD / 10);
  },
);

// ── played ────────────────────────────────────────────────────────────────────────────────────────────────────────

const cases = LEVELS.flatMap((level) => Array.from({ length: PLAYED }, (_, i) => [level, i] as const));
test.each(cases)('%s, match %i: it ends, and its record holds', (referee, number) => {
  const setup: Setup = {
    edition: tippKick.editions[0]!.id,
    seating: ['red', 'blue'],
    mode: number % 2 === 0 ? 'live' : 'paced',
    settings: readSettings({ halfMinutes: 0.2, limits: false, referee }),
  };
  const seed = `${SEED}:${referee}:${number}`;
  const game = listening();
  const recorder = Recorder.start(game, setup, {
    seedCommitment: commitment(seed),
    players: ['random', 'random'],
  });
  const played = playOut(game, recorder, {
    seed,
    bots: ['random'],
    onInput: (_input, match) => expect(wronglyOpen(match)).toEqual([]),
  });
  expect(played.trouble).toBeNull();
  expect(verify(tippKick, recorder.record(seed))).toMatchObject({ ok: true, hash: hashOf(recorder.match) });
});

test('what is played at first asks nothing, by the rules only what weighs, and a tournament everything', () => {
  const levels = Object.fromEntries((light.presets ?? []).map(({ id, settings }) => [id, settings?.['referee']]));
  expect(levels).toEqual({ quick: 'beginner', calm: 'beginner', home: 'beginner', club: 'player', usual: undefined });
  for (const exercise of light.exercises ?? [])
    expect(exercise.given).toMatchObject({ settings: { referee: 'beginner' } });
});

test('a match without a level is written down as before', () => {
  expect(readSettings({})).not.toHaveProperty('referee');
});
