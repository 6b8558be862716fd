import {
  ChanceStream,
  clockNamed,
  later,
  runsOutAt,
  tableTick,
  tick,
  type Pace,
  type Refusal,
  type Seat,
} from '@bande/core';
import { BareTable, Host, type Swing } from '@bande/host';
import { SWING } from '@bande/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { CLOCKS } from '@bande/games/tipp-kick/clocks.ts';
import { forgetMotions } from '@bande/games/tipp-kick/motion/index.ts';
import { lieNow } from '@bande/games/tipp-kick/plate.ts';
import type { TippKick } from '@bande/games/tipp-kick/state.ts';

/** A button that is let go presses the leg a tenth of a second later, so that the other side sees it begin wherever it sits. */

beforeAll(() => tippKick.prepare!());
afterAll(() => forgetMotions());

const [SHOOTER, DEFENDER]: readonly Seat[] = [0, 1];

function tableOf(mode: Pace, change: Readonly<Record<string, unknown>> = {}) {
  const lies = { turn: 'red', ball: { at: [40, 60], top: 'white' }, settings: { limits: false } };
  const given = { mode, plate: true, ...lies, ...change };
  const missed: { readonly swing: Swing<TippKick>; readonly refusal: Refusal }[] = [];
  const host = new Host(tippKick, new BareTable(tippKick, tippKick.notation.readGiven(given, 'dtkv-2012.1')), {
    chance: new ChanceStream('swing'),
    onMissed: (swing, refusal) => void missed.push({ swing, refusal }),
  });
  return { host, missed };
}
const shotOf = (host: Host<TippKick>) => host.legal(SHOOTER!).find(({ kind }) => kind === 'shoot')!;
const pressesIn = ({ match }: Host<TippKick>) =>
  match.state.plate!.motion.deeds.filter(({ kind }) => kind === 'press').length;

describe('a live shot', () => {
  test('is under way for a tenth of a second, seen by all, and pressed then', () => {
    const { host, missed } = tableOf('live');
    host.advance(tick(100));
    expect(host.act(SHOOTER!, shotOf(host), tick(100)).ok).toBe(true);
    expect(host.swings).toMatchObject([{ seat: SHOOTER, hand: 'kicker', released: 100, contact: 100 + SWING }]);
    host.advance(tick(100 + SWING - 1));
    expect(pressesIn(host)).toBe(0);
    host.advance(tick(100 + SWING));
    expect([pressesIn(host), host.swings, missed]).toEqual([1, [], []]);
    expect(host.match.state.plate!.motion.since).toBe(100 + SWING);
  });

  test('leaves the other hand free: both keepers are led meanwhile', () => {
    const { host } = tableOf('live');
    host.advance(tick(100));
    host.act(SHOOTER!, shotOf(host), tick(100));
    for (const seat of [SHOOTER!, DEFENDER!]) host.steer(seat, [150, 80, 0, 0], tick(104));
    host.advance(tick(104 + SWING / 2));
    const { red, blue } = lieNow(host.match)!.figures;
    expect([red.keeper.at.sideways > 0, blue.keeper.at.sideways > 0]).toEqual([true, true]);
    expect(host.act(SHOOTER!, shotOf(host), host.match.tick)).toMatchObject({ ok: false });
    host.advance(tick(100 + SWING));
    expect(pressesIn(host)).toBe(1);
  });

  test.each([
    [60, 0],
    [SWING + 1, 1],
  ])('let go %i ticks before its seven seconds are over has used so many too many: %i', (before, overruns) => {
    const { host } = tableOf('live', { settings: { limits: true } });
    const ends = tableTick(host.match, runsOutAt(clockNamed(host.match.clocks, CLOCKS.shot)!)!);
    const shot = shotOf(host);
    host.advance(tick(ends - before));
    expect(host.act(SHOOTER!, shot, host.match.tick).ok).toBe(true);
    host.advance(later(ends, SWING));
    expect(pressesIn(host)).toBe(1);
    expect(host.match.state.counts.red.overruns).toBe(overruns);
  });

  test('at a ball that the own keeper has moved meanwhile has come to nothing, and it is said by which paragraph', () => {
    const { host, missed } = tableOf('live', { ball: { at: [0, -495], top: 'white' } });
    host.advance(tick(100));
    expect(host.act(SHOOTER!, shotOf(host), tick(100)).ok).toBe(true);
    host.steer(SHOOTER!, [0, 460, 0, 0], tick(100));
    host.advance(tick(100 + SWING));
    expect(missed).toMatchObject([{ swing: { seat: SHOOTER }, refusal: { paragraphs: ['DTKV-3.K9'] } }]);
    expect(pressesIn(host)).toBe(0);
  });
});

test('in turn nobody waits for a hand', () => {
  const { host } = tableOf('paced');
  expect(host.swingOf(SHOOTER!, shotOf(tableOf('live').host))).toBe(0);
});
