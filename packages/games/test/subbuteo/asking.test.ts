import { commitment, hashOf, lapsesAt, LiveMatch, playTick, tick, type Seat } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo/game.ts';
import { readSettings, type Settings } from '@bande/games/subbuteo/settings.ts';
import type { Match, Ruling, Setup } from '@bande/games/subbuteo/state.ts';
import { light } from '@bande/games/subbuteo/view/light.ts';
import { playOut } from '@bande/host';
import { Recorder, verify } from '@bande/record';
import { callWeight } from '@bande/stage/view';
import { expect, test } from 'vitest';
import { LEVELS, listening, ruledWhereAsked, type Level } from '../unasked.ts';

/** Short matches at each level: whatever is not asked is ruled as where it was asked and nobody answered. Two hundred each in the soak. */
const MATCHES = process.env['SOAK'] === undefined ? 3 : 200;
const SEED = process.env['BANDE_SEED'] ?? 'asking';
const BOTS = [['random'], ['random'], ['beginner'], ['club', 'random'], ['random', 'beginner']] as const;

const setupOf = (referee: Level, number: number): Setup => ({
  edition: number % 7 === 6 ? 'short-2016' : 'fistf-4.0',
  seating: ['red', 'blue'],
  mode: number % 3 === 1 ? 'paced' : 'live',
  settings: readSettings({
    halfMinutes: 0.3,
    toss: false,
    limits: number % 2 === 0,
    knockOut: number % 5 === 4,
    extraMinutes: 0.1,
    referee,
  }),
});

// ── the same match where everything is asked ──────────────────────────────────────────────────────────────────────

const official = new WeakMap<Settings, Settings>();
function settingsWhereAllIsAsked(settings: Settings): Settings {
  const { referee, ...others } = settings;
  const found = official.get(settings) ?? (referee === 'beginner' ? { ...others, setPieces: 'usual' } : others);
  official.set(settings, found);
  return found;
}
function whereAllIsAsked(match: Match): Match {
  const { offers, blockWait } = match.state;
  const asked = <T extends object>({ asked: _asked, ...one }: T & { readonly asked?: false }): T => one as unknown as T;
  return {
    ...match,
    setup: { ...match.setup, settings: settingsWhereAllIsAsked(match.setup.settings) },
    state: { ...match.state, offers: offers.map(asked), blockWait: blockWait === null ? null : asked(blockWait) },
  };
}
/** While somebody could still choose more may have happened, which is ruled with his choice. */
function ofTheChoice(rulings: readonly Ruling[], choice: string): unknown {
  const { call, paragraphs } = rulings.find(({ detail }) => detail?.['choice'] === choice) ?? rulings[0]!;
  return { call, paragraphs };
}

/** Options that somebody sees although he is not asked for them: none. */
function wronglyOpen(match: Match): readonly unknown[] {
  const { offers, blockWait } = match.state;
  const isBeginner = match.setup.settings.referee === 'beginner';
  return match.options.filter(
    (option) =>
      lapsesAt(option)! <= playTick(match) ||
      offers.some((one) => one.option === option.id && one.asked === false) ||
      (blockWait?.option === option.id && blockWait.asked === false) ||
      (isBeginner && !(option.name === 'block' && option.paragraph === 'FISTF-II.6.2.1.1')),
  );
}

const cases = LEVELS.flatMap((level) => Array.from({ length: MATCHES }, (_, i) => [level, i] as const));
let compared = 0;

test.each(cases)(
  '%s, match %i: it ends, asks nothing it need not, and rules as where everything is asked',
  (level, number) => {
    const setup = setupOf(level, number);
    const seed = `${SEED}:${level}:${number}`;
    const bots = BOTS[number % BOTS.length]!;
    const { game, lapsed } = listening(subbuteo, whereAllIsAsked, ['asked', 'duty']);
    const recorder = Recorder.start(game, setup, {
      seedCommitment: commitment(seed),
      players: [bots[0], bots.at(-1)!],
    });
    const played = playOut(game, recorder, {
      seed,
      bots,
      onInput: (_input, match) => expect(wronglyOpen(match)).toEqual([]),
    });
    expect(played.trouble).toBeNull();
    expect(played.match.outcome).not.toBeNull();
    expect(verify(subbuteo, recorder.record(seed))).toMatchObject({ ok: true, hash: hashOf(recorder.match) });
    for (const one of lapsed) {
      const asked = ruledWhereAsked(subbuteo, one);
      if (asked === undefined) continue; // another contact of the same flick has widened it meanwhile
      expect(ofTheChoice(one.rulings, one.choice)).toEqual(ofTheChoice(asked, one.choice));
      compared++;
    }
  },
);

test('rights that nobody was asked for have been compared', () => {
  expect(compared).toBeGreaterThan(MATCHES);
});

test('what is played at first asks nothing, by the rules only what weighs, and a tournament everything', () => {
  const levels = Object.fromEntries((light.presets ?? []).map(({ id, settings }) => [id, settings?.['referee']]));
  expect(levels).toMatchObject({
    quick: 'beginner',
    shootOut: 'beginner',
    calm: 'beginner',
    club: 'player',
    short: 'player',
  });
  expect([levels['usual'], levels['training']]).toEqual([undefined, undefined]);
  for (const exercise of light.exercises ?? [])
    expect(exercise.given).toMatchObject({ settings: { referee: 'beginner' } });
});

test('what nobody is asked for, and what the referee does in any case, is read in the story alone', () => {
  const weightsIn = (settings: object, given: object, until: number): Readonly<Record<string, string>> => {
    const start = subbuteo.notation.readGiven(
      { mode: 'live', settings: { limits: false, ...settings }, ...given },
      'fistf-4.0',
    );
    const live = new LiveMatch(subbuteo, start);
    const flick = { kind: 'flick', figure: 'B5', direction: 0, strength: 0.3, nail: 0, tick: false } as const;
    live.play({ kind: 'action', tick: start.tick, by: 1 as Seat, action: flick }); // refused where there is nothing to block
    live.advance(tick(start.tick + until));
    return Object.fromEntries(
      live.log.flatMap(({ rulings }) => rulings.map((one) => [one.call, callWeight(light, one)])),
    );
  };
  const blocked = {
    lineUp: 'free',
    attacker: 'red',
    block: 'blue',
    places: { ball: [0, 0], B5: [100, 100], R7: [100, 40] },
  };
  expect(weightsIn({ referee: 'beginner' }, blocked, 60)).toMatchObject({ back: 'logged', leftAsItIs: 'logged' });
  expect(weightsIn({}, blocked, 600)).toMatchObject({ back: 'note', leftAsItIs: 'quiet' });
  const tooNear = { restart: { kind: 'goalKick', by: 'red' }, places: { B9: [0, -500] } };
  expect(weightsIn({ referee: 'beginner' }, tooNear, 300)).toMatchObject({ illegalPosition: 'logged' });
  expect(weightsIn({ setPieces: 'usual' }, tooNear, 300)).toMatchObject({ illegalPosition: 'logged' });
});

test('a match without a level is written down as before', () => {
  expect(readSettings({})).not.toHaveProperty('referee');
});
