import {
  advance,
  commitment,
  createRandom,
  isLater,
  play,
  STREAM_GAP,
  tick,
  type BotKind,
  type Game,
  type Pace,
  type Seat,
} from '@bande/core';
import { FACES } from '@bande/games/tipp-kick/ball/solid.ts';
import { shoot } from '@bande/games/tipp-kick/bot/attack.ts';
import { covering } from '@bande/games/tipp-kick/bot/cover.ts';
import { defend } from '@bande/games/tipp-kick/bot/defence.ts';
import { KeeperHand } from '@bande/games/tipp-kick/bot/keeper.ts';
import { BEGINNER, CLUB, EXPERT } from '@bande/games/tipp-kick/bot/strengths.ts';
import { tryOut } from '@bande/games/tipp-kick/bot/trial.ts';
import { byAction } from '@bande/games/tipp-kick/by-action.ts';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { forgetMotions, reachable } from '@bande/games/tipp-kick/motion/index.ts';
import { ballAt, facingOf, lieNow, withLie } from '@bande/games/tipp-kick/plate.ts';
import { toDefend, toPlay } from '@bande/games/tipp-kick/rights.ts';
import { readSettings } from '@bande/games/tipp-kick/settings.ts';
import { sideOfSeat, type Match, type Setup, type TippKick } from '@bande/games/tipp-kick/state.ts';
import { isLocked } from '@bande/games/tipp-kick/streams.ts';
import { whyNotDefend } from '@bande/games/tipp-kick/where-may.ts';
import { usualShot } from '@bande/games/tipp-kick/usual.ts';
import { endOf, other } from '@bande/games/tipp-kick/names.ts';
import { QUICKEST } from '@bande/kit';
import { playMatch, playOut } from '@bande/host';
import { Recorder } from '@bande/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

beforeAll(() => tippKick.prepare!());
afterAll(() => forgetMotions());

const STRENGTHS = [
  ['beginner', BEGINNER],
  ['club', CLUB],
  ['expert', EXPERT],
] as const;

const setupOf = (mode: Pace, halfMinutes: number, more: object = {}): Setup => ({
  edition: 'dtkv-2012.1',
  seating: ['red', 'blue'],
  mode,
  settings: readSettings({ halfMinutes, ...more }),
});

// ── whole matches ─────────────────────────────────────────────────────────────────────────────────────────────────

interface Deed {
  readonly kind: string;
  /** Since when it could be answered, and when it was. */
  readonly asked: number;
  readonly done: number;
}
interface Watched {
  readonly deeds: Deed[];
  readonly targets: { readonly match: Match; readonly seat: Seat; readonly to: readonly number[] }[];
}

/** What a seat may answer to now: the same for as long as it is the same question. */
function questionOf(match: Match, seat: Seat): string {
  const { state, options } = match;
  const side = sideOfSeat(match, seat);
  const mine = options.filter(({ owner }) => owner === side).map(({ id }) => id);
  const who = `${toPlay(match) === side} ${toDefend(match) === side} ${state.movement?.fact}`;
  return `${mine.join()} ${who} ${state.restart?.kind} ${state.restart?.laid} ${state.last?.fact} ${state.period}`;
}

/** The same bots; what they do is noted with the tick at which they could first have known of it. */
function watching({ deeds, targets }: Watched): Game<TippKick> {
  const watched = (kind: BotKind<TippKick>): BotKind<TippKick> => ({
    ...kind,
    create(random) {
      const bot = kind.create(random);
      let [question, asked] = ['', 0];
      const look = (match: Match, seat: Seat): void => {
        const now = questionOf(match, seat);
        if (now !== question) [question, asked] = [now, match.tick];
      };
      return {
        keepsTime: true,
        choose(match, seat) {
          look(match, seat);
          const answer = bot.choose(match, seat);
          if (!isLater(answer)) deeds.push({ kind: answer.kind, asked, done: match.tick });
          return answer;
        },
        lead(match, seat) {
          look(match, seat);
          const led = bot.lead!(match, seat);
          if (led.to !== null) targets.push({ match, seat, to: led.to });
          return led;
        },
      };
    },
  });
  return { ...tippKick, bots: tippKick.bots.map(watched) };
}

/** A person who shoots and never leads his keeper. */
const LAZY: BotKind<TippKick> = {
  id: 'lazy',
  title: { de: 'Faul', en: 'Lazy' },
  create: (random) => ({
    keepsTime: true,
    lead: () => ({ to: null, at: null }),
    choose(match, seat) {
      const side = sideOfSeat(match, seat);
      const option = match.options.find(({ owner }) => owner === side);
      if (option !== undefined) return { kind: 'choose', option: option.id, choice: option.choices[0]! };
      const shot = usualShot(match, side, [random.unit() * 80 - 40, endOf(other(side)) * 530], 0.3 + random.unit() / 2);
      const may = shot !== null && byAction(match, seat, shot).ok;
      return may ? shot : { kind: 'later', at: tick(match.tick + 60) };
    },
  }),
};
test.each(['beginner', 'club'])('a live %s always plays on, also with the ball at the feet of a keeper', (id) => {
  const bots = [...tippKick.bots, LAZY];
  for (let i = 0; i < 3; i++) {
    const seed = `lazy ${i}`;
    const setup = setupOf('live', 1, { limits: false });
    const recorder = Recorder.start({ ...tippKick, bots }, setup, {
      seedCommitment: commitment(seed),
      players: ['lazy', id],
    });
    const { trouble, match } = playOut({ ...tippKick, bots }, recorder, { seed, bots: ['lazy', id] });
    const played = recorder.log.flatMap(({ fact }) =>
      fact.kind === 'pressed' || fact.kind === 'keeperPlayed' ? [fact.tick] : [],
    );
    const gaps = [0, ...played].map((from, k) => (played[k] ?? match.tick) - from);
    expect([trouble, Math.max(...gaps) < 20 * 120]).toEqual([null, true]);
  }
});

describe('live', () => {
  const watched: Watched = { deeds: [], targets: [] };
  const setup = setupOf('live', 0.4);

  test('a match comes to its end without a refusal, the same match every time', () => {
    const { trouble, hash, match } = playMatch(watching(watched), setup, { seed: 'hands', bots: ['club', 'beginner'] });
    expect(trouble).toBeNull();
    expect(match.outcome).not.toBeNull();
    forgetMotions();
    expect(playMatch(tippKick, setup, { seed: 'hands', bots: ['club', 'beginner'] }).hash).toBe(hash);
  });

  test('nothing is answered sooner than a quarter of a second after it has happened', () => {
    expect(watched.deeds.filter(({ kind }) => kind === 'shoot').length).toBeGreaterThan(5);
    expect(Math.min(...watched.deeds.map(({ asked, done }) => done - asked))).toBeGreaterThanOrEqual(QUICKEST);
  });

  test('a keeper’s hand is told of at most thirty times a second, and stays where it reaches', () => {
    expect(watched.targets.length).toBeGreaterThan(5);
    for (const seat of [0, 1]) {
      const own = watched.targets.filter((target) => target.seat === seat);
      for (const { to } of own) {
        const [sideways, forward, lift, roll] = to as [number, number, number, number];
        expect(reachable({ sideways, forward, lift, roll })).toEqual({ sideways, forward, lift, roll });
      }
      const gaps = own.slice(1).map(({ match }, i) => match.tick - own[i]!.match.tick);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(STREAM_GAP);
    }
  });
});

test('in turn a match comes to its end without a refusal, the same match every time', () => {
  const setup = setupOf('paced', 0.2, { extraTime: true, extraMinutes: 0.1 });
  const once = playMatch(tippKick, setup, { seed: 'in turn', bots: ['expert', 'beginner'] });
  expect(once.trouble).toBeNull();
  expect(once.match.outcome).not.toBeNull();
  forgetMotions();
  expect(playMatch(tippKick, setup, { seed: 'in turn', bots: ['expert', 'beginner'] }).hash).toBe(once.hash);
});

// ── shots ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const starting = (mode: Pace): Match => tippKick.start(setupOf(mode, 2, { limits: false }));
/** The kick-off is laid, and in turn the defence is ready. */
function atKickOff(mode: Pace): Match {
  const laid = advance(tippKick, starting(mode), tick(1), []);
  if (mode === 'live') return laid;
  const done = play(tippKick, laid, { kind: 'action', by: 1, tick: laid.tick, action: { kind: 'ready' } });
  if (!done.ok) throw new Error(done.refusal.code);
  return done.value.match;
}

const WHITES = FACES.flatMap(({ colour }, face) => (colour === 'white' ? [face] : []));

test('an expert keeps the own colour in at least four of five set-ups, whichever of his faces is on top', () => {
  const match = atKickOff('live');
  const random = createRandom('set-ups');
  const kept = WHITES.flatMap((face, i) =>
    [0, 1].map((turn) => {
      const lie = { ...lieNow(match)!, ball: ballAt([0, 0], face, 37 * i + 100 * turn) };
      const shot = shoot(withLie(match, lie), 'red', EXPERT, random)!;
      const { at, facing, lean, tilt, strength, foot } = shot;
      const press = {
        x: Math.round(at[0] * 100),
        y: Math.round(at[1] * 100),
        facing: facingOf('red', facing),
        lean: Math.round(lean * 10),
        tilt: Math.round(tilt * 10),
        strength: Math.round(strength * 1000),
        foot,
      };
      return tryOut(lie, 'red', press).top === 'white';
    }),
  );
  expect(kept.filter(Boolean).length / kept.length).toBeGreaterThanOrEqual(0.8);
});

test.each(STRENGTHS)('%s: a shot is legal, and the same calls give the same answer', (_name, strength) => {
  for (const mode of ['paced', 'live'] as const) {
    const match = atKickOff(mode);
    const [one, two] = ['a', 'a'].map((seed) => shoot(match, 'red', strength, createRandom(seed)));
    expect(one).toEqual(two);
    expect(byAction(match, 0, one!).ok).toBe(true);
    expect(tippKick.schemas.action.parse(one)).toEqual(one);
  }
});

// ── defence ───────────────────────────────────────────────────────────────────────────────────────────────────────

const given = (state: object): Match =>
  tippKick.notation.readGiven({ mode: 'live', plate: true, settings: { limits: false }, ...state }, 'dtkv-2012.1');

test.each([
  [0, -100],
  [-200, 50],
  [60, 220],
  [100, 330],
  [300, 400],
])('a kicker is put in the way of a ball at %i, %i only where it may stand', (x, y) => {
  const match = given({ turn: 'red', ball: { at: [x, y], top: 'white' } });
  const put = defend(match, 'blue', EXPERT.defence, createRandom('wall'));
  expect(put).not.toBeNull();
  expect(whyNotDefend(match, 'blue', put!)).toBeNull();
});

test('a keeper covers the middle of the way to his posts, and never stands in the ball', () => {
  expect(covering('blue', [0, 200], 10)).toEqual([0, 10]);
  expect(covering('blue', [330, 200], 10)).toEqual([10, 10]);
  expect(covering('red', [-330, -200], 10)).toEqual([-10, 10]);
  expect(covering('blue', [0, 515], 10)).toEqual([0, 1.5]);
});

test('nobody moves the keeper before a penalty is shot', () => {
  const match = given({ restart: { kind: 'penalty', by: 'red', laid: true, released: true } });
  expect(isLocked(match, 'blue')).toBe(true);
  const hand = new KeeperHand(EXPERT.keeper, createRandom('penalty'));
  for (let now = match.tick as number; now < match.tick + 400; now += 10)
    expect(hand.lead({ ...match, tick: tick(now) }, 1)).toEqual({ to: null, at: null });
});
