import { commitment, hashOf, lapsesAt, LiveMatch, playTick, tick } from '@bande/core';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { readSettings } from '@bande/games/tipp-kick/settings.ts';
import type { Match, Ruling, Setup } from '@bande/games/tipp-kick/state.ts';
import { light } from '@bande/games/tipp-kick/view/light.ts';
import { playOut } from '@bande/host';
import { Recorder, verify } from '@bande/record';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { LEVELS, listening, ruledWhereAsked, type Level } from '../unasked.ts';

/** Whatever is not asked is ruled as where it was asked and nobody answered: matches that are told, and some that are played. */
const TOLD = process.env['SOAK'] === undefined ? 60 : 200;
const PLAYED = process.env['SOAK'] === undefined ? 1 : 20;
const SEED = process.env['BANDE_SEED'] ?? 'asking';

beforeAll(() => tippKick.prepare?.());

function whereAllIsAsked(match: Match): Match {
  const { referee: _referee, ...settings } = match.setup.settings;
  const offers = match.state.offers.map(({ asked: _asked, ...one }) => one);
  return { ...match, setup: { ...match.setup, settings }, state: { ...match.state, offers } };
}

let compared = 0;
/** Each of them is ruled as where it was asked. */
function compare(lapsed: ReturnType<typeof heard>['lapsed']): void {
  const said = ({ call, paragraphs }: Ruling): unknown => ({ call, paragraphs });
  for (const one of lapsed) expect(one.rulings.map(said)).toEqual(ruledWhereAsked(tippKick, one)?.map(said));
  compared += lapsed.length;
}
const heard = () => listening(tippKick, whereAllIsAsked);

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
        const { game, lapsed } = heard();
        const live = new LiveMatch(game, tippKick.notation.readGiven(given, tippKick.editions[0]!.id));
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
        compare(lapsed);
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
  const { game, lapsed } = heard();
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
  compare(lapsed);
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
