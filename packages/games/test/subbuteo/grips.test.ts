import { LiveMatch, type Action, type Seat } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { placesNow } from '@bande/games/subbuteo/motion.ts';
import type { Figure } from '@bande/games/subbuteo/names.ts';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import type { Subbuteo } from '@bande/games/subbuteo/state.ts';
import { nudged } from '@bande/games/subbuteo/view/hands/setting-up.ts';
import { grabbed } from '@bande/games/subbuteo/view/hands/grips.ts';
import { toTable, type Point } from '@bande/games/subbuteo/view/layout.ts';
import type { Carried, Players, Pull } from '@bande/games/subbuteo/view/hands/players.ts';
import type { Grip, Spot, Touch } from '@bande/stage/grip';
import { createDraft } from '@bande/stage/use-draft';
import { describe, expect, test } from 'vitest';

type Choice = Action<Subbuteo>;
const flick = (figure: Figure): Choice => ({
  kind: 'flick',
  figure,
  direction: 0,
  strength: 0.4,
  nail: 0,
  tick: false,
});
const spotOf = (place: Point): Spot => {
  const [x, , z] = toTable(place);
  return [x, z];
};
/** So many pixels straight back towards the south; a pixel is a hundredth of a table unit. */
const pulledBy = (from: Spot, far: number): Touch => ({
  from,
  at: [from[0], from[1] + far / 100],
  far,
  full: 160,
  across: 0,
  down: far,
  beside: ([x, z]) => [x, z + far / 100],
  ms: 600,
});

/** A pitch with one or two at it; what each sets by pointer is a draft of his own, and dials have another. */
function pitch(seating: readonly ('red' | 'blue')[] = ['red'], inMode = false) {
  const setup = { edition: 'fistf-4.0', seating, mode: 'live', settings: readSettings({ training: true }) } as const;
  const { match } = LiveMatch.start(subbuteo, setup);
  const dials = { set: createDraft<Subbuteo>(flick('R4')), isChanged: false };
  const held = ([flick('R9'), flick('B9')] as const).map((first) => createDraft<Subbuteo>(first));
  const [acted, looked]: [{ readonly action: Choice; readonly by: Seat | undefined }[], (string | null)[]] = [[], []];
  const [pulls, carried] = [new Map<string, Pull | null>(), new Map<string, Carried | null>()];
  const players: Players = {
    running: { match: () => match, tick: () => 0, subscribe: () => () => {} },
    seats: seating.map((_, seat) => seat as Seat),
    inMode,
    draft: { ...dials.set, isChanged: () => dials.isChanged },
    held: (seat) => held[seat]!,
    leading: { wanted: () => [0, -5700, 0], lead: () => {} },
    onAct: (action, by) => void acted.push({ action, by }),
    onPull: (figure, pull) => void pulls.set(figure, pull),
    onCarry: (what, one) => void carried.set(what, one),
    onLook: (at) => void looked.push(at),
  };
  const places = placesNow(match);
  const grab = (place: Point): Grip => grabbed(players, spotOf(place), 'mouse', 0.01)!;
  return { places, grab, held, dials, acted, pulls, looked };
}
test('the nail is at its end when a further finger has gone eighty pixels', () => {
  const { places, grab, held } = pitch();
  const grip = grab(places.R7);
  grip.move(pulledBy(spotOf(places.R7), 80));
  grip.turn!(80 / grip.turnPx!);
  expect(held[0]!.get()).toMatchObject({ figure: 'R7', nail: 1 });
});

const OPEN_CLOTH = { x: 0.3, y: -0.2 };

describe('a pull', () => {
  test('is set in the pointer’s own draft, and whoever sets dials keeps his', () => {
    const { places, grab, held, dials, pulls, acted } = pitch();
    const [grip, at] = [grab(places.R7), spotOf(places.R7)];
    grip.move(pulledBy(at, 80));
    expect(held[0]!.get()).toMatchObject({ figure: 'R7', direction: 0 });
    expect(pulls.get('R7')?.flick).toBe(held[0]!.get());
    expect(dials.set.get()).toEqual(flick('R4'));
    grip.release(pulledBy(at, 80));
    expect(acted).toMatchObject([{ action: { kind: 'flick', figure: 'R7' }, by: 0 }]);
    expect(pulls.get('R7')).toBeNull();
    expect(dials.set.get()).toEqual(flick('R4'));
  });
  test('that is called off or comes back changes nothing: neither what was chosen nor what is looked at', () => {
    const { places, grab, held, acted, pulls, looked } = pitch();
    const at = spotOf(places.R7);
    for (const end of ['cancel', 'release'] as const) {
      const grip = grab(places.R7);
      grip.move(pulledBy(at, 120));
      grip.move(pulledBy(at, 4));
      grip[end](pulledBy(at, 4));
      expect(held[0]!.get()).toEqual(flick('R9'));
      expect(pulls.get('R7')).toBeNull();
    }
    expect([acted, looked]).toEqual([[], []]);
  });
  test('is begun by nothing but a move: a further finger on the same figure, or beside all of them, turns the first one', () => {
    const { places, grab, held, pulls } = pitch();
    const first = grab(places.R9);
    expect([grab(places.R9).holds, grab(OPEN_CLOTH).holds, first.holds]).toEqual(['R9', 'R9', 'R9']);
    expect(grab(places.R7).holds).toBe('R7');
    expect([held[0]!.get(), pulls.size]).toEqual([flick('R9'), 0]);
  });
  test('has Q and E for its nail, unless somebody else is setting dials, who needs them', () => {
    const { places, grab, held, dials } = pitch();
    const grip = grab(places.R9);
    grip.move(pulledBy(spotOf(places.R9), 80));
    grip.turn?.(grip.keys!['e']!);
    expect(held[0]!.get()).toMatchObject({ nail: 0.2 });
    dials.isChanged = true;
    expect(grip.keys).toEqual({});
  });
});

test('a second finger on the keeper gives way to a pull of the same person', () => {
  const { places, grab } = pitch(['red', 'blue']);
  const [red, blue] = [grab(places.R1), grab(places.B1)];
  expect([red.holds, red.givesWayTo, blue.givesWayTo]).toEqual([
    'keeper of red',
    grab(places.R7).by,
    grab(places.B7).by,
  ]);
});

describe('two at one table', () => {
  test('choose and pull by themselves, each in his half', () => {
    const { places, grab, held, acted } = pitch(['red', 'blue']);
    grab(places.B4).release(pulledBy(spotOf(places.B4), 0));
    expect(held.map((one) => one.get())).toMatchObject([{ figure: 'R9' }, { figure: 'B4' }]);
    expect([grab(OPEN_CLOTH).holds, grab({ x: 0.3, y: 0.2 }).holds]).toEqual(['R9', 'B4']);
    grab({ x: 0.3, y: 0.2 }).release(pulledBy(spotOf({ x: 0.3, y: 0.2 }), 60));
    expect(acted).toMatchObject([{ action: { figure: 'B4' }, by: 1 }]);
  });
});

test('a tap on a figure or on the ball looks closer at it, beside them at everything again', () => {
  const { places, grab, looked } = pitch();
  for (const place of [places.R7, places.ball, OPEN_CLOTH]) grab(place).release(pulledBy(spotOf(place), 0));
  expect(looked).toEqual(['R7', 'ball', null]);
});

test('a finger on the bare cloth belongs to the hand of whoever plays there, and may pinch; one on a figure is meant for it', () => {
  const across = { x: 0.3, y: 0.2 };
  const told = ({ by, loose }: Grip) => ({ by, loose });
  const alone = pitch();
  expect([alone.places.R7, alone.places.B7, OPEN_CLOTH, across].map(alone.grab).map(told)).toEqual([
    { by: 0, loose: false },
    { by: 0, loose: false },
    { by: 0, loose: true },
    { by: 0, loose: true },
  ]);
  const { grab } = pitch(['red', 'blue']);
  expect([OPEN_CLOTH, across].map(grab).map(told)).toEqual([
    { by: 0, loose: true },
    { by: 1, loose: true },
  ]);
});

describe('where hands put things', () => {
  const put = (what: 'ball' | 'R7', at: [number, number]): Choice => ({ kind: 'place', what, at });

  test('a figure that stands is dragged to another place, and never flicked', () => {
    const { places, grab, acted, pulls } = pitch(['red'], true);
    const grip = grab(places.R7);
    const to: Touch = { ...pulledBy(spotOf(places.R7), 90), at: spotOf(OPEN_CLOTH) };
    grip.move(to);
    grip.release(to);
    expect(acted).toEqual([{ action: put('R7', [300, -200]), by: 0 }]);
    expect(pulls.size).toBe(0);
  });
  test('what is tapped is chosen, and goes where one taps next', () => {
    const { places, grab, held, acted } = pitch(['red'], true);
    grab(places.R7).release(pulledBy(spotOf(places.R7), 0));
    const chosen = held[0]!.get();
    expect(chosen).toMatchObject({ kind: 'place', what: 'R7' });
    expect(acted).toEqual([]);
    grab(OPEN_CLOTH).release(pulledBy(spotOf(OPEN_CLOTH), 0));
    expect(acted).toEqual([{ action: put('R7', [300, -200]), by: 0 }]);
  });
  test('arrows move it as the screen shows it, however the table is turned', () => {
    const place = { kind: 'place', what: 'R7', at: [0, 0] } as const;
    const to = (facing: number) => nudged({ ...place, at: [0, 0] }, [1, 0], facing).at.map((mm) => mm + 0);
    expect([to(0), to(Math.PI / 2), to(Math.PI)]).toEqual([
      [5, 0],
      [0, 5],
      [-5, 0],
    ]);
  });
});
