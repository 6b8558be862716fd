import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byAction } from '@bande/games/tipp-kick/by-action.ts';
import { tippKick } from '@bande/games/tipp-kick';
import { forgetMotions } from '@bande/games/tipp-kick/motion/index.ts';
import { ballAt, lieNow, spotOf, topOn, withLie } from '@bande/games/tipp-kick/plate.ts';
import { ownerOf, type Match } from '@bande/games/tipp-kick/state.ts';
import { aids } from '@bande/games/tipp-kick/view/aims/aids.ts';
import { alongWithReady, NOBODY } from '@bande/games/tipp-kick/view/hands/defending.ts';
import { begins } from '@bande/games/tipp-kick/view/aims/drafting.ts';
import { Foresight, type Foreseen } from '@bande/games/tipp-kick/view/aims/foreseen.ts';
import type { Shoot } from '@bande/games/tipp-kick/view/aims/kinds.ts';
import { isShot, meantBy as backToMeant, type Meant } from '@bande/games/tipp-kick/view/aims/meant.ts';
import { warnedOf } from '@bande/games/tipp-kick/view/aims/warned.ts';

beforeAll(() => tippKick.prepare!());
afterAll(() => forgetMotions());

const CALM = { limits: false };
const plateWith = (given: object): Match =>
  tippKick.notation.readGiven({ mode: 'live', plate: true, settings: CALM, white: 'red', ...given }, 'dtkv-2012.1');
const shotsOf = (match: Match) => aids(begins(tippKick.legal(match, 0).find(isShot)!, null, match), match);
function comesOf(match: Match, id: string): Foreseen & { readonly strength: number; readonly gone: number } {
  const shot = shotsOf(match).find((aid) => aid.id === id)!.sets;
  if (!isShot(shot)) throw new Error(`${id} sets no shot`);
  const lie = lieNow(match)!;
  const sight = new Foresight(lie, 'red', shot);
  while (sight.goOn());
  const [x, y] = spotOf(lie.ball);
  const [restX, restY] = sight.seen!.rests?.at ?? [Infinity, Infinity];
  return { ...sight.seen!, strength: shot.strength, gone: Math.hypot(restX - x, restY - y) };
}

const meantBy = (match: Match, id: string): Meant => {
  const shot = shotsOf(match).find((aid) => aid.id === id)!.sets;
  return backToMeant(match, 'red', shot as Shoot);
};
/** The same plate with the ball on another of its faces, and turned. */
function turnedBall(match: Match, face: number, yaw: number): Match {
  const lie = lieNow(match)!;
  return withLie(match, { ...lie, ball: ballAt(spotOf(lie.ball), face, yaw) });
}
/** Those on which it shows white. */
const facesOf = (match: Match): readonly number[] =>
  Array.from({ length: 14 }, (_, face) => face).filter(
    (face) => topOn(lieNow(turnedBall(match, face, 0))!) === 'white',
  );

const PLACES: readonly (readonly [number, number])[] = [
  [0, 300],
  [80, 200],
  [-150, 100],
  [60, 0],
];
test.for(PLACES)('from %o an aid aims where it says, flat, and by what is seen alone: however the ball lies', (at) => {
  const match = plateWith({ turn: 'red', ball: { at: [...at], top: 'white' } });
  const usual = ['goal', 'left', 'right', 'setUp'].map((id) => meantBy(match, id));
  const faces = facesOf(match);
  expect(faces).toHaveLength(7);
  for (const face of faces) {
    const other = turnedBall(match, face, 11 * face);
    expect(['goal', 'left', 'right', 'setUp'].map((id) => meantBy(other, id))).toEqual(usual);
  }
  const [, left, right] = usual;
  const towards = (x: number): number => (Math.atan2(x - at[0], 530 - at[1]) * 180) / Math.PI;
  for (const [aimed, x] of [
    [left!, -32.5],
    [right!, 32.5],
  ] as const) {
    expect(aimed.kind).toBe('flat');
    expect(aimed.facing).toBeCloseTo(towards(x), 0);
  }
});

describe('where no goal would count', () => {
  test.for([
    ['kickOff', [0, 0]],
    ['kickIn', [350, 60]],
    ['goalKick', [0, -454]],
  ] as const)('%s: the ball is laid ahead, one’s own colour on top, and nothing is called', ([kind, at]) => {
    const match = plateWith({ restart: { kind, by: 'red', at: [...at] } });
    // Nobody is advised to shoot at a goal that would not count.
    expect(shotsOf(match).map(({ id }) => id)).toEqual(['setUp', 'lay']);
    const seen = comesOf(match, 'setUp');
    expect(warnedOf(match, 'red', seen)).toBeNull();
    const top = seen.rests?.top ?? null;
    expect(top === null ? null : ownerOf(match.state, top)).toBe('red');
  });
});

test('a set-up lies a hand’s breadth ahead, and not at the keeper’s feet', () => {
  const near = plateWith({ turn: 'red', ball: { at: [0, 300], top: 'white' } });
  expect(comesOf(near, 'setUp').rests!.at[1]).toBeLessThan(480);

  const match = plateWith({ turn: 'red', ball: { at: [40, 0], top: 'white' } });
  const { gone, strength } = comesOf(match, 'setUp');
  expect(gone).toBeGreaterThan(120);
  expect(gone).toBeLessThan(320);
  expect(strength).toBeLessThan(0.45);
});

const BARRED = [
  [
    [0, 100],
    [0, 300],
  ],
  [
    [-100, -150],
    [-60, 60],
  ],
  [
    [120, 50],
    [80, 250],
  ],
] as const;
describe.for(BARRED)('a kicker that stands in the way, %o', ([at, stands]) => {
  const barred = (): Match =>
    plateWith({
      turn: 'red',
      ball: { at: [...at], top: 'white' },
      defence: { blue: { at: [...stands], facing: 0 } },
    });
  test('is shot over', () => {
    for (const id of ['goal', 'left', 'right']) expect([id, meantBy(barred(), id).kind]).toEqual([id, 'high']);
  });
  test('is not met by what is set up: past it the ball is laid, however it lies', () => {
    for (const face of facesOf(barred())) {
      const seen = comesOf(turnedBall(barred(), face, 7 * face), 'setUp');
      expect([face, seen.atGoal]).toEqual([face, false]);
    }
  });
});

describe('in turn, whoever says that his defence stands', () => {
  const against = (given: object = {}): Match =>
    plateWith({ mode: 'paced', turn: 'blue', ball: { at: [0, 0], top: 'black' }, ...given });
  const drafted = (match: Match) => begins({ ...NOBODY }, null, match);
  const READY = { kind: 'ready' } as const;

  test('means the kicker that he sees there', () => {
    const match = against();
    expect(alongWithReady(drafted(match), READY, match)).toBe('asSeen');
  });
  test('and says otherwise that he does without', () => {
    const match = against();
    expect(alongWithReady(drafted(match), { kind: 'ready', alone: true }, match)).toBeNull();
    const stands = against({ defence: { red: { at: [0, -200], facing: 0 } } });
    const said = byAction(stands, 0, { kind: 'ready', alone: true });
    expect(said.ok && said.value.map(({ kind }) => kind)).toEqual(['defenceTaken', 'readied']);
  });
  test('puts up nothing anew that stands there already, and nothing where none may stand', () => {
    const stands = against({ defence: { red: { at: [0, -200], facing: 0 } } });
    expect(alongWithReady(drafted(stands), READY, stands)).toBeNull();
    const match = against();
    expect(alongWithReady({ ...NOBODY, at: [0, -5] }, READY, match)).toBeNull();
    expect(alongWithReady(drafted(match), { kind: 'takeAway' }, match)).toBeNull();
  });
});
