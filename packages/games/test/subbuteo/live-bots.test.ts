import { createRandom, isLater, LiveMatch, STREAM_GAP, tick, type BotKind, type Game, type Seat } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import type { Flick } from '@bande/games/subbuteo/actions.ts';
import { KeeperHand } from '@bande/games/subbuteo/bot/keeper.ts';
import { BEGINNER, CLUB, EXPERT } from '@bande/games/subbuteo/bot/strengths.ts';
import type { Tempo } from '@bande/games/subbuteo/bot/tempo.ts';
import { groundIn } from '@bande/games/subbuteo/motion.ts';
import { isToFlick } from '@bande/games/subbuteo/rights.ts';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import { sideOfSeat, type HandTarget, type Match, type Setup, type Subbuteo } from '@bande/games/subbuteo/state.ts';
import { withinReach } from '@bande/games/subbuteo/streams.ts';
import { playMatch } from '@bande/host';
import { QUICKEST } from '@bande/kit';
import { describe, expect, test } from 'vitest';

const STRENGTHS = { beginner: BEGINNER, club: CLUB, expert: EXPERT } as const;
const setup: Setup = {
  edition: 'fistf-4.0',
  seating: ['red', 'blue'],
  mode: 'live',
  settings: readSettings({ halfMinutes: 0.5 }),
};

/** What a seat may answer to now: the same for as long as it is the same question. */
function questionOf(match: Match, seat: Seat): string {
  const { state, options } = match;
  const side = sideOfSeat(match, seat);
  const mine = options.filter(({ owner }) => owner === side).map(({ id }) => id);
  const steps = `${state.phase} ${state.restart?.kind} ${state.restart?.step} ${state.restart?.by}`;
  const play = side === state.attacker ? `flick ${isToFlick(match)} ${state.handSet}` : `block ${state.block === side}`;
  return `${mine.join()} ${steps} ${play}`;
}

interface Deed {
  readonly bot: string;
  readonly seat: Seat;
  readonly kind: string;
  /** Since when it could be answered, and when it was. */
  readonly asked: number;
  readonly done: number;
}
interface Watched {
  readonly deeds: Deed[];
  readonly targets: { readonly match: Match; readonly seat: Seat; readonly to: readonly number[] }[];
}

/** The same bots; what they do is noted with the tick at which they could first have known of it. */
function watching({ deeds, targets }: Watched): Game<Subbuteo> {
  const watched = (kind: BotKind<Subbuteo>): BotKind<Subbuteo> => ({
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
          if (!isLater(answer)) deeds.push({ bot: kind.id, seat, kind: answer.kind, asked, done: match.tick });
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
  return { ...subbuteo, bots: subbuteo.bots.map(watched) };
}

describe.each([
  ['expert', 'club'],
  ['club', 'beginner'],
])('%s against %s, live', (red, blue) => {
  const watched: Watched = { deeds: [], targets: [] };
  const { trouble, hash } = playMatch(watching(watched), setup, { seed: 'hands', bots: [red, blue] });
  const flicks = (seat: number): readonly Deed[] =>
    watched.deeds.filter((deed) => deed.seat === seat && deed.kind === 'flick');
  const tempo = (bot: string): Tempo => STRENGTHS[bot as keyof typeof STRENGTHS].tempo;

  test('comes to its end, the same match every time', () => {
    expect(trouble).toBeNull();
    expect(playMatch(subbuteo, setup, { seed: 'hands', bots: [red, blue] }).hash).toBe(hash);
  });

  test('nothing is answered sooner than a quarter of a second after it has happened', () => {
    expect(watched.deeds.length).toBeGreaterThan(20);
    expect(Math.min(...watched.deeds.map(({ asked, done }) => done - asked))).toBeGreaterThanOrEqual(QUICKEST);
  });

  test('flicks come no oftener than those of a person', () => {
    for (const [seat, bot] of [red, blue].entries()) {
      const all = flicks(seat);
      expect(all.length).toBeGreaterThan(4);
      const gaps = all.slice(1).map(({ done }, i) => done - all[i]!.done);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(tempo(bot).gap);
    }
  });

  test('a keeper’s hand is told of at most thirty times a second, and stays within his goal area', () => {
    expect(watched.targets.length).toBeGreaterThan(5);
    for (const seat of [0, 1]) {
      const own = watched.targets.filter((target) => target.seat === seat);
      for (const { match, to } of own)
        expect(withinReach(groundIn(match).pitch, sideOfSeat(match, seat as Seat), to)).toEqual(to);
      const gaps = own.slice(1).map(({ match }, i) => match.tick - own[i]!.match.tick);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(STREAM_GAP);
    }
  });
});

// ── one keeper ────────────────────────────────────────────────────────────────────────────────────────────────────

const BLUE = 1;
const table = (given: object): LiveMatch<Subbuteo> =>
  new LiveMatch(
    subbuteo,
    subbuteo.notation.readGiven(
      { lineUp: 'free', attacker: 'red', mode: 'live', settings: { limits: false }, ...given },
      'fistf-4.0',
    ),
  );
const SHOT = { places: { ball: [0, 400], R9: [0, 360] } };

interface Led {
  readonly tick: number;
  readonly to: readonly number[];
}
/** Asked at every tick for so long; what it leads its keeper to is entered. */
function ledFor(live: LiveMatch<Subbuteo>, hand: KeeperHand, ticks: number): readonly Led[] {
  const told: Led[] = [];
  for (const end = live.match.tick + ticks; live.match.tick < end; live.advance(tick(live.match.tick + 1))) {
    const { to } = hand.lead(live.match, BLUE);
    if (to !== null) told.push({ tick: live.match.tick, to });
    if (to !== null) live.play({ tick: live.match.tick, kind: 'stream', by: BLUE, to });
  }
  return told;
}
const flick = (strength: number, direction = 0): Flick => ({
  kind: 'flick',
  figure: 'R9',
  direction,
  strength,
  nail: 0,
  tick: false,
});
const handOf = (bot: keyof typeof STRENGTHS): KeeperHand =>
  new KeeperHand(STRENGTHS[bot].tempo.keeper, createRandom(`keeper of ${bot}`));

describe.each(['beginner', 'club', 'expert'] as const)('the keeper of a %s', (bot) => {
  test('goes where the ball comes a reaction after it was played, not sooner', () => {
    const live = table({ places: { ball: [60, 330], R9: [60, 300] } });
    const hand = handOf(bot);
    ledFor(live, hand, 200);
    const played = live.match.tick;
    live.play({ tick: live.match.tick, kind: 'action', by: 0, action: flick(0.42, -13) });
    const told = ledFor(live, hand, 240);
    expect(told.length).toBeGreaterThan(0);
    expect(told[0]!.tick - played).toBeGreaterThanOrEqual(QUICKEST);
  });

  test('chooses one place before a shot and stands there: he is not jerked to and fro (FISTF-II.8.1.2)', () => {
    const told = ledFor(table({ ...SHOT, handSet: 'R9' }), handOf(bot), 600);
    expect(told.length).toBeLessThanOrEqual(1);
  });

  test('does not stir at a penalty (FISTF-II.12.2.4.3)', () => {
    const restart = { kind: 'penalty', by: 'red', at: [0, 490], step: 'released', taker: 'R9' };
    const settings = { limits: false, keeperHelp: false };
    const live = table({ places: { ball: [0, 490], R9: [0, 460] }, restart, settings });
    expect(ledFor(live, handOf(bot), 600)).toEqual([]);
  });
});

test('the better a keeper, the nearer he is to where the ball comes', () => {
  const aside = (bot: keyof typeof STRENGTHS): number => {
    const live = table({ places: { ball: [120, 440], R9: [140, 400] }, handSet: 'R9' });
    ledFor(live, handOf(bot), 300);
    return (live.match.state.hands.blue satisfies HandTarget)[0];
  };
  expect(aside('expert')).toBeGreaterThan(aside('beginner'));
});
