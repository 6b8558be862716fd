import { LiveMatch, playTick, tick, type Action, type Seat } from '@bande/core';
import { tippKick } from '@bande/games/tipp-kick';
import { FACES } from '@bande/games/tipp-kick/ball/solid.ts';
import { Course } from '@bande/games/tipp-kick/motion/course.ts';
import { forgetMotions } from '@bande/games/tipp-kick/motion/index.ts';
import { ballAt, facingOf, lieNow, spotOf, withLie } from '@bande/games/tipp-kick/plate.ts';
import { withState, type Match, type TippKick } from '@bande/games/tipp-kick/state.ts';
import { GROWTH, strengthOf } from '@bande/games/tipp-kick/view/aims/aiming.ts';
import { Foresight, type Foreseen } from '@bande/games/tipp-kick/view/aims/foreseen.ts';
import { grabbed } from '@bande/games/tipp-kick/view/hands/grips.ts';
import { KINDS, type Kind, type Shoot } from '@bande/games/tipp-kick/view/aims/kinds.ts';
import { toTable } from '@bande/games/tipp-kick/view/layout.ts';
import { meantBy, shotFor, straightShot } from '@bande/games/tipp-kick/view/aims/meant.ts';
import { News } from '@bande/games/tipp-kick/view/hands/news.ts';
import type { Players, Pull } from '@bande/games/tipp-kick/view/hands/players.ts';
import { warnedOf } from '@bande/games/tipp-kick/view/aims/warned.ts';
import { BUTTON, buttonOn, pressStrength } from '@bande/games/tipp-kick/view/hands/press-grip.ts';
import type { Grip, OnScreen, Spot, Touch } from '@bande/stage/grip';
import { createDraft } from '@bande/stage/use-draft';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

beforeAll(() => tippKick.prepare!());
afterAll(() => forgetMotions());

const played = (given: object): Match =>
  tippKick.notation.readGiven(
    { mode: 'live', plate: true, settings: { limits: false }, white: 'red', ...given },
    'dtkv-2012.1',
  );
const OPEN = { turn: 'red', ball: { at: [0, 0], top: 'white' } } as const;

const SCREEN: OnScreen = { share: [0.5, 0.5], size: [1000, 600] };
const spot = (at: readonly [number, number]): Spot => {
  const [x, , z] = toTable(at);
  return [x, z];
};
/** A hand that has gone so far on the table, in millimetres to the east and north; a pixel is a millimetre. */
const gone = (from: readonly [number, number], [east, north]: readonly [number, number], ms = 400): Touch => ({
  from: spot(from),
  at: spot([from[0] + east, from[1] + north]),
  far: Math.hypot(east, north),
  full: 160,
  across: east,
  down: 0 - north,
  beside: ([x, z]) => [x + east / 50, z - north / 50],
  ms,
});

function table(match: Match = played(OPEN), seats: readonly Seat[] = [0], inMode = false) {
  const held = [0, 1].map(() => createDraft<TippKick>(null));
  const acted: { readonly action: Action<TippKick>; readonly by: Seat | undefined }[] = [];
  const pulls = new Map<string, Pull | null>();
  const players: Players = {
    running: { match: () => match, tick: () => 0, subscribe: () => () => {} },
    seats,
    inMode,
    draft: null,
    held: (seat) => held[seat]!,
    leading: { wanted: () => [0, 80, 0, 0], lead: () => {} },
    onAct: (action, by) => void acted.push({ action, by }),
    onPull: (side, pull) => void pulls.set(side, pull),
    onCarry: () => {},
  };
  const grab = (at: readonly [number, number], on: OnScreen = SCREEN): Grip | null =>
    grabbed(players, spot(at), 'mouse', 0.02, on);
  return { match, held, acted, pulls, grab };
}
const shotOf = (acted: ReturnType<typeof table>['acted']): Shoot => acted[0]!.action as Shoot;

describe('a pull', () => {
  test.each([
    [[0, -100], 0],
    [[-100, 0], 90],
    [[100, 0], -90],
    [[70, -70], -45],
  ] as const)('of %j sends the ball the other way: %d degrees', (way, facing) => {
    const { grab, acted, match } = table();
    const grip = grab([0, 0])!;
    grip.move(gone([0, 0], way));
    grip.release(gone([0, 0], way));
    expect(acted).toMatchObject([{ by: 0, action: { kind: 'shoot' } }]);
    expect(meantBy(match, 'red', shotOf(acted)).facing).toBeCloseTo(facing, 0);
  });
  test('is as strong as it is long, from almost nothing to everything', () => {
    const strengths = [12, 40, 80, 120, 160, 300].map((far) => strengthOf(far, 160));
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
    expect([strengthOf(5, 160), strengths.at(-1)]).toEqual([0, 1]);
    expect(strengths[0]).toBeLessThan(0.1);
    expect(strengthOf(80, 160) ** (1 / GROWTH)).toBeCloseTo(0.5, 2);
    // Near the edge of the page a short pull is what it is elsewhere, and a full one is still to be had.
    for (const full of [160, 110, 84]) expect(strengthOf(50, full)).toBe(strengthOf(50, 160));
    expect([strengthOf(84, 84), strengthOf(70, 84) < 1]).toEqual([1, true]);
    const { grab, acted } = table();
    grab([0, 0])!.release(gone([0, 0], [0, -80]));
    expect(shotOf(acted).strength).toBeCloseTo(0.379, 2);
  });
  test('goes from anywhere on the plate, and what it sets is the pointer’s own draft', () => {
    const { grab, held, pulls, acted } = table();
    const grip = grab([-250, -300])!;
    grip.move(gone([-250, -300], [0, -80]));
    expect(held[0]!.get()).toBe(pulls.get('red')?.shot);
    expect(pulls.get('red')?.sling).toMatchObject({ onIt: false });
    grip.release(gone([-250, -300], [0, -80]));
    expect([acted.length, pulls.get('red')]).toEqual([1, null]);
  });
  test.each(['cancel', 'release'] as const)('that comes back or is called off costs nothing: %s', (end) => {
    const { grab, acted, pulls } = table();
    const grip = grab([0, 0])!;
    grip.move(gone([0, 0], [0, -120]));
    grip.move(gone([0, 0], [0, -4]));
    grip[end](gone([0, 0], [0, -4]));
    expect([acted, pulls.get('red')]).toEqual([[], null]);
  });
  test('is turned by the wheel to another kind of shot, and by letters beside the middle', () => {
    const { grab, acted, match } = table();
    const grip = grab([0, 0])!;
    grip.move(gone([0, 0], [0, -100]));
    grip.turn!(1);
    grip.turn!(1);
    grip.turn!(grip.keys!['o']!);
    grip.release(gone([0, 0], [0, -100]));
    expect(meantBy(match, 'red', shotOf(acted))).toMatchObject({ kind: 'high', spin: 0.25 });
    expect(shotOf(acted).foot).toBe('halfWedge');
  });
  test('that was begun for a ball which has been played since does nothing', () => {
    const before = played(OPEN);
    let now = before;
    const { grab, acted } = table(before);
    const grip = grab([0, 0])!;
    const live = new LiveMatch(tippKick, before);
    live.play({
      tick: tick(1),
      kind: 'action',
      by: 0,
      action: shotFor(before, 'red', { facing: 0, strength: 0.5, kind: 'flat', spin: 0 })!,
    });
    now = live.match;
    Object.assign(before, now);
    grip.release(gone([0, 0], [0, -100]));
    expect(acted).toEqual([]);
  });
});

/** Red's again, and its clock stands in the tick in which it came to rest. */
const JUST_RESTED = (): Match => {
  const match = played(OPEN);
  const last = { by: 'red', as: 'play', goalCounts: true } as never;
  return withState(match, { last, restart: null, restedAt: (playTick(match) + 1) as never });
};
describe('a press beside the ball', () => {
  test('pulls as soon as somebody has had time to see that it is his, also where the clock of the match stands', () => {
    const match = JUST_RESTED();
    const { grab } = table(match);
    expect(grab([-250, -300])?.holds).toBe('hand of red');
    const news = new News(played(OPEN));
    news.see(match, 1000);
    expect([1100, 1599, 1600].map((ms) => news.isFresh(match, ms))).toEqual([true, true, false]);
  });
  test('pulls at once where somebody has gone back to it himself', () => {
    const match = JUST_RESTED();
    const later = withState(match, { restedAt: (match.state.restedAt! + 500) as never });
    const news = new News(later);
    news.see(match, 1000);
    expect(news.isFresh(match, 1001)).toBe(false);
    news.see(later, 2000);
    expect(news.isFresh(later, 2001)).toBe(true);
  });
});

describe('the ball at one’s own goal', () => {
  const ON_LINE = { turn: 'red', ball: { at: [20, -525], top: 'white' } } as const;
  test.each([
    [20, -525],
    [20, -545],
    [0, -535],
  ])('is the kicker’s and no keeper’s, pressed at %d, %d', (...at) => {
    expect(table(played(ON_LINE)).grab(at)?.holds).toBe('hand of red');
  });
  test('leaves him the box behind it', () => {
    expect(table(played(ON_LINE)).grab([0, -640])?.holds).toBe('keeper of red');
  });
  test('of the other side, where two sit at one table, is the shooter’s within its ring', () => {
    const { grab } = table(played({ turn: 'red', ball: { at: [0, 500], top: 'white' } }), [0, 1]);
    expect([grab([0, 505])?.holds, grab([0, 540])?.holds]).toEqual(['hand of red', 'keeper of blue']);
  });
});

describe('where the ball goes', () => {
  /** Degrees by which it leaves another way than was meant. */
  function off(face: number, yaw: number, kind: Kind, strength: number): number {
    const match = withLie(played(OPEN), { ...lieNow(played(OPEN))!, ball: ballAt([0, -100], face, yaw) });
    const {
      at,
      facing,
      lean,
      tilt,
      foot,
      strength: hard,
    } = straightShot(match, 'red', { facing: 20, strength, kind, spin: 0 })!;
    const course = new Course(lieNow(match)!);
    const [x, y] = at.map((mm) => Math.round(mm * 100)) as [number, number];
    const press = { kind: 'press', tick: 0, side: 'red', x, y, lean, tilt, foot } as const;
    course.advance([{ ...press, facing: facingOf('red', facing), strength: Math.round(hard * 1000) }]);
    const ball = (): readonly [number, number] => [
      course.instants.at(-1)!.ball.at.x,
      course.instants.at(-1)!.ball.at.y + 0.1,
    ];
    while (!course.isIdle && Math.hypot(...ball()) < 0.1) course.advance([]);
    const [east, north] = ball();
    course.free();
    return Math.abs((Math.atan2(east, north) * 180) / Math.PI - 20);
  }
  test('is where it was sent, whichever face it lies on', () => {
    const white = FACES.flatMap(({ colour }, face) => (colour === 'white' ? [face] : []));
    const all = white.flatMap((face) =>
      [0, 35].flatMap((yaw) => [0.35, 0.7].map((hard) => off(face, yaw, 'flat', hard))),
    );
    const sorted = all.toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThan(3);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(1.2);
  });
  test.each(KINDS)('what was meant is read back from a shot of any origin: %s', (kind) => {
    const match = played(OPEN);
    const meant = { facing: -30, strength: 0.4, kind, spin: 0.5 };
    const shot = shotFor(match, 'red', meant)!;
    expect(meantBy(match, 'red', { ...shot })).toEqual(meant);
  });
});

describe('kicker and button', () => {
  const onButton: OnScreen = {
    share: [buttonOn([1000, 600])[0] / 1000, buttonOn([1000, 600])[1] / 600],
    size: [1000, 600],
  };
  test('the kicker is led around the ball without a shot, and farther away it shoots higher', () => {
    const { grab, held, acted, match } = table(undefined, [0], true);
    const grip = grab([0, -30])!;
    const meant = (east: number, north: number) => {
      const touch = gone([0, -30], [east, north + 30]);
      grip.move(touch);
      return meantBy(match, 'red', held[0]!.get() as Shoot);
    };
    expect(meant(-30, 0)).toMatchObject({ kind: 'flat' });
    expect(meant(-30, 0).facing).toBeCloseTo(90, 0);
    expect(['turn', 'high', 'chip']).toEqual([-55, -75, -100].map((north) => meant(0, north).kind));
    grip.release(gone([0, -30], [0, -20]));
    expect(acted).toEqual([]);
  });
  test('the button is pulled up and pressed down: then it shoots, as hard as it was pulled, and hardly less where it is pressed slowly', () => {
    const { grab, acted } = table(undefined, [0], true);
    const grip = grab([300, 0], onButton)!;
    const up = (pixels: number, ms: number): Touch => ({ ...gone([0, 0], [0, pixels]), ms });
    grip.move(up(BUTTON.way * 0.8, 300));
    expect(acted).toEqual([]);
    grip.move(up(0, 380));
    expect(shotOf(acted).strength).toBeCloseTo(0.8, 2);
    expect(pressStrength(0.8, 0.1)).toBeCloseTo(0.72, 2);
  });
  test('let go above nothing happens', () => {
    const { grab, acted } = table(undefined, [0], true);
    const grip = grab([300, 0], onButton)!;
    grip.move({ ...gone([0, 0], [0, 80]), ms: 300 });
    grip.release({ ...gone([0, 0], [0, 80]), ms: 600 });
    expect(acted).toEqual([]);
  });
});

test('two at one table: near the ball and in his half a hand is the shooter’s, elsewhere the defender’s', () => {
  const { grab } = table(undefined, [0, 1]);
  expect(
    [
      [0, 40],
      [200, -200],
      [0, 300],
    ].map((at) => grab(at as [number, number])?.holds),
  ).toEqual(['hand of red', 'hand of red', 'kicker of blue']);
});

test('nobody pulls for the other side', () => {
  const { grab } = table(undefined, [1]);
  expect(grab([0, 0])?.holds).toBe('kicker of blue');
  expect(spotOf(lieNow(played(OPEN))!.ball)).toEqual([0, 0]);
});

describe('what a shot would be called for is told before it is shot', () => {
  const foreseen = (match: Match, facing: number, strength: number): Foreseen => {
    const shot = straightShot(match, 'red', { facing, strength, kind: 'flat', spin: 0 })!;
    const sight = new Foresight(lieNow(match)!, 'red', shot);
    while (sight.goOn());
    return sight.seen!;
  };
  const kickOff = played({ restart: { kind: 'kickOff', by: 'red', at: [0, 0] }, ball: { at: [0, 0], top: 'white' } });
  test.each([
    ['a kick-off that stays in the circle', kickOff, 0, 0.12, /circle/],
    ['a kick-off that leaves it', kickOff, 20, 0.35, /^$/],
    // That it has to go at goal is for whoever shoots to know.
    ['a second set-up', played({ ...OPEN, setUps: { used: 1 } }), 40, 0.2, /^$/],
    ['a shot at goal after a set-up', played({ ...OPEN, setUps: { used: 1 } }), 0, 0.6, /^$/],
    ['a set-up', played(OPEN), 40, 0.2, /^$/],
  ] as const)('%s', (_, match, facing, strength, said) => {
    const warned = warnedOf(match, 'red', foreseen(match, facing, strength))?.en ?? null;
    expect(warned ?? '').toMatch(said);
  });
  test('the way ends where the ball would lie, with the colour that would be on top', () => {
    const { way, rests, goal } = foreseen(played(OPEN), 0, 0.2);
    expect([rests?.top, goal]).toEqual(['white', null]);
    expect(Math.hypot(way.at(-1)![0] - rests!.at[0], way.at(-1)![1] - rests!.at[1])).toBeLessThan(0.1);
  });
});
