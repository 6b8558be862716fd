import { createRandom, hashOf, legalActions, playTick, tick } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { discsBefore, flickOf, restTick, surfaceOf } from '@bande/games/carrom/motion.ts';
import { settingsSchema } from '@bande/games/carrom/settings.ts';
import type { Carrom } from '@bande/games/carrom/state.ts';
import { HALF, PIECE_MASS, STRIKER_MASS } from '@bande/games/carrom/table.ts';
import { run } from '@bande/physics';
import { describe, expect, test } from 'vitest';
import { CARROM, tableOn } from '../../src/carrom/table-bodies.ts';
import { table, type Table } from './by-hand.ts';

const broken = (): Table =>
  table({ phase: 'setUp', settings: { trialBoards: false } })
    .act(0, 'ready')
    .act(0, 'strike x=0 angle=2 force=0.9');
const untilRest = (at: Table): Table => at.wait(restTick(at.match, at.match.state.running!) - playTick(at.match));

describe('a real stroke', () => {
  test('ICF-123.1: nothing is judged before everything lies still', () => {
    const at = broken();
    const until = restTick(at.match, at.match.state.running!);
    expect(until - at.match.tick).toBeGreaterThan(100);
    expect(at.wait(until - at.match.tick - 1).calls).toEqual([]);
    expect(at.act(1, 'strike x=0 angle=0 force=0.5').refusal).toEqual({
      code: 'notOffered',
      paragraphs: ['ICF-123.1'],
    });
    expect(at.wait(1).calls).toContain('breakMade');
    expect(at.live.log.slice(0, 3).map(({ fact }) => fact.kind)).toEqual(['playCalled', 'struck', 'ran']);
    expect(at.live.log.filter(({ fact }) => fact.kind === 'strokeEnded')).toHaveLength(1);
  });
  test('ICF-44: the break is told with its contacts, in the order of time', () => {
    const at = untilRest(broken());
    expect(at.calls.slice(0, 1)).toEqual(['breakMade']);
    const ran = at.live.log.find(({ fact }) => fact.kind === 'ran')!.fact as Extract<Carrom['event'], { kind: 'ran' }>;
    expect(ran.contacts.length).toBeGreaterThan(20);
    expect(ran.contacts.map(({ t }) => t)).toEqual(ran.contacts.map(({ t }) => t).toSorted((a, b) => a - b));
    expect(at.match.state.board.measured).toBe(true);
  });
  test('a pause in the middle of it delays the rest and changes nothing else', () => {
    const straight = untilRest(broken());
    const paused = broken();
    const clock = (command: 'pause' | 'resume', after: number): void => {
      paused.live.play({
        tick: tick(paused.match.tick + after),
        kind: 'clock',
        by: 'host',
        command: { kind: command },
      });
    };
    clock('pause', 50);
    clock('resume', 5000);
    untilRest(paused);
    expect(paused.match.tick).toBe(straight.match.tick + 5000);
    expect(paused.match.state.board).toEqual(straight.match.state.board);
  });
  test('played twice it is the same to the last bit', () => {
    expect(hashOf(untilRest(broken()).match)).toBe(hashOf(untilRest(broken()).match));
  });
  test('ICF-130a, ICF-134.1: a striker off the lines or on a piece is refused, with the law', () => {
    const at = table({ pieces: { w1: [0, -252], b1: [0, 100], q: [0, 200] } });
    expect(at.act(0, 'strike x=0 angle=0 force=0.5').refusal).toEqual({
      code: 'againstTheRules',
      paragraphs: ['ICF-134.1'],
    });
    expect(at.act(0, 'strike x=300 angle=0 force=0.5').refusal).toMatchObject({
      paragraphs: ['ICF-130a', 'ICF-130b.2'],
    });
    expect(at.act(0, 'strike x=200 angle=0 force=0.5').refusal).toMatchObject({ paragraphs: ['ICF-130b.1'] });
    expect(at.act(1, 'strike x=0 angle=0 force=0.5').refusal).toMatchObject({ code: 'notYourTurn' });
  });
  test('ICF-43: the same stroke from the other end, with the colours turned round', () => {
    const south = untilRest(
      table({ pieces: { w1: [40, 60], b1: [-40, -60], q: [0, 120] } }).act(0, 'strike x=20 angle=5 force=0.4'),
    );
    const north = untilRest(
      table({ pieces: { w1: [-40, -60], b1: [40, 60], q: [0, -120] }, turn: 1 }).act(
        1,
        'strike x=20 angle=5 force=0.4',
      ),
    );
    const places = (at: Table): readonly [number, number][] =>
      Object.values(at.now['pieces'] as Record<string, [number, number]>);
    for (const [i, [x, y]] of places(south).entries()) {
      expect(places(north)[i]![0]).toBeCloseTo(-x, 2);
      expect(places(north)[i]![1]).toBeCloseTo(-y, 2);
    }
  });
  test('a piece at the pocket’s mouth is pocketed and the turn kept, ICF-48.1', () => {
    const aimed = table({ pieces: { w1: [320, 320], w2: [-200, 0], b1: [-100, 0], q: [-300, 100] } });
    const strike = legalActions(carrom, aimed.match, 0)[0]!;
    aimed.live.play({ tick: tick(0), kind: 'action', by: 0, action: strike });
    untilRest(aimed);
    expect(aimed.calls).toContain('turnKept');
    expect(aimed.now).toMatchObject({ white: 1, turn: 0 });
  });
});

describe('the table of the match', () => {
  const SLOWEST = { friction: 0.15, cushion: 0.7 };
  /** How far the striker alone runs at full force, straight at the opposite frame, in lengths of the surface. */
  const lengths = (chosen: object): number => {
    const { match } = table({ pieces: { q: [300, 0], w1: [300, 100], b1: [300, -100] }, settings: { table: chosen } });
    const stroke = { by: 0, x: 0, angle: 0, force: 1, spin: 0, lift: 0 } as const;
    const { contacts } = run(tableOn(surfaceOf(match)), discsBefore(match, stroke), flickOf(match, stroke));
    const places = contacts.filter(
      (contact) => contact.kind === 'moved' || contact.kind === 'cushion' || contact.kind === 'rest',
    ) as readonly { readonly y: number }[];
    return places.slice(1).reduce((sum, at, i) => sum + Math.abs(at.y - places[i]!.y), 0) / (2 * HALF);
  };
  test('ICF-A.1.4: at full force the striker runs three and a half lengths, even on the slowest table', () => {
    expect(lengths({})).toBeGreaterThan(3.5);
    expect(lengths(SLOWEST)).toBeGreaterThan(3.5);
  });
  test('more powder makes a longer run, and the usual table is that of the physics', () => {
    expect(lengths({ friction: 0.06 })).toBeGreaterThan(lengths({}));
    expect(surfaceOf(table().match)).toEqual(CARROM);
    expect(
      discsBefore(table({ pieces: { q: [0, 0], w1: [200, 0], b1: [0, 200] } }).match, { by: 0, x: 0 }).map(
        ({ mass }) => mass,
      ),
    ).toEqual([PIECE_MASS, PIECE_MASS, PIECE_MASS, STRIKER_MASS]);
  });
  test('ICF-F.1, ICF-B.5, ICF-C.3: a table outside the laws is not taken', () => {
    for (const chosen of [
      { friction: 0.2 },
      { cushion: 0.5 },
      { frameHeight: 26 },
      { pocketDiameter: 42 },
      { pieceMass: 6 },
      { strikerMass: 15.1 },
    ])
      expect(settingsSchema.safeParse({ table: chosen }).success).toBe(false);
  });
});

describe('real jumps', () => {
  type Ended = Extract<Carrom['event'], { kind: 'strokeEnded' }>;
  /** Hard strokes from below, until one drives a disc of this kind over the frame, and back if that is wanted. */
  function jump(disc: Ended['jumped'][number], list: 'jumped' | 'cameBack' = 'jumped'): Table {
    const random = createRandom(disc);
    for (let n = 0; n < 3000; n++) {
      const at = table({
        pieces: {
          w1: [random.unit() * 200 - 100, 250],
          w2: [random.unit() * 200 - 100, 330],
          b1: [random.unit() * 200 - 100, 290],
          b2: [-200, 200],
          q: [0, 100],
        },
      });
      at.act(
        0,
        `strike x=${random.unit() * 200 - 100} angle=${random.unit() * 40 - 20} force=${0.5 + random.unit() / 2} lift=${random.unit()}`,
      );
      untilRest(at);
      const ended = at.live.log.find(({ fact }) => fact.kind === 'strokeEnded')!.fact as Ended;
      if (ended[list].includes(disc) && ended.pocketed.white + ended.pocketed.black === 0 && !ended.pocketed.queen)
        return at;
    }
    throw new Error(`no ${disc} jumped`);
  }
  test('ICF-116: a striker that flies off the board is no due', () => {
    const at = jump('striker');
    expect(at.laws('turnPasses')).toContain('ICF-116');
    expect(at.calls).not.toContain('due');
    expect(at.now).toMatchObject({ turn: 1, white: 2, black: 2 });
  });
  test.each(['white', 'black'] as const)('ICF-65a: a %s piece that flies off the board lies in the centre', (disc) => {
    const at = jump(disc);
    expect(at.laws('jumpedPlaced')).toContain('ICF-65a');
    expect(at.now).toMatchObject({ white: 2, black: 2, queen: 'board' });
    expect(
      Object.values(at.now['pieces'] as Record<string, [number, number]>).filter(([x, y]) => x * x + y * y < 35 * 35)
        .length,
    ).toBeGreaterThan(0);
  });
  test('ICF-66a.1: a piece that tips back off the frame has jumped all the same', () => {
    const at = jump('white', 'cameBack');
    expect(at.live.log.map(({ fact }) => fact)).toContainEqual(
      expect.objectContaining({ kind: 'leftSurface', cameBack: true }),
    );
    expect(at.laws('jumpedPlaced')).toEqual(expect.arrayContaining(['ICF-65a', 'ICF-66a.1']));
    expect(at.laws('putRight')).toEqual(['ICF-66a.2']);
    expect(at.now).toMatchObject({ white: 2, black: 2, queen: 'board' });
    expect(
      Object.values(at.now['pieces'] as Record<string, [number, number]>).filter(([x, y]) => x * x + y * y < 35 * 35)
        .length,
    ).toBeGreaterThan(0);
  });
  test('ICF-66a.2: a striker that comes back has jumped, and is no due', () => {
    const at = jump('striker', 'cameBack');
    expect(at.laws('putRight')).toEqual(['ICF-66a.2']);
    expect(at.calls).not.toContain('due');
  });
});

describe('pieces that lie on others', () => {
  const stack = { w1: [0, 0], b1: [10, 0], q: [150, 100] };
  test('ICF-68: they stay so, through a stroke that does not touch them and through notation', () => {
    const at = table({ pieces: stack, on: { b1: 'w1' } });
    expect(at.now['on']).toEqual({ b1: 'w1' });
    untilRest(at.act(0, 'strike x=0 angle=60 force=0.2'));
    expect(at.now).toMatchObject({ pieces: { w1: [0, 0], b1: [10, 0] }, on: { b1: 'w1' } });
    const again = carrom.notation.readPosition(carrom.notation.writePosition(at.match), at.match.setup)!;
    expect(again.state.board).toEqual(at.match.state.board);
    expect(discsBefore(again, { by: 0, x: 0 })[1]).toMatchObject({ id: 'b1', on: 'w1' });
  });
  test('ICF-68: struck from under it, the lower one leaves the upper one on the board', () => {
    const at = untilRest(table({ pieces: stack, on: { b1: 'w1' } }).act(0, 'strike x=0 angle=0 force=0.5'));
    expect(at.now['on']).toBeUndefined();
    expect(at.now).toMatchObject({ white: 1, black: 1, queen: 'board' });
  });
});

describe('facts of a person', () => {
  test('who and what is not at the table is refused', () => {
    expect(table({ white: 6 }).fact({ kind: 'breach', by: 2, what: 'push' }).refusal).toMatchObject({
      code: 'unknownFact',
    });
    expect(table({ white: 2 }).stroke({ white: 3 }).refusal).toMatchObject({ code: 'unknownFact' });
    expect(table({ queen: 'covered', queenSide: 'white' }).stroke({ queen: true }).refusal).toMatchObject({
      code: 'unknownFact',
    });
    expect(table({ white: 6 }).fact({ kind: 'placed', by: 1 }).refusal).toMatchObject({ code: 'unknownFact' });
  });
  test('ICF-123.1: what is seen while pieces run is entered when they lie still', () => {
    const at = broken().fact({ kind: 'breach', by: 0, what: 'support' });
    expect(at.refusal).toMatchObject({ code: 'unknownFact', paragraphs: ['ICF-123.1'] });
    expect(broken().act(1, 'concede what=match').match.outcome).toMatchObject({ winner: 'white' });
  });
  test('at a desk the umpire holds the watch', () => {
    expect(table({ white: 6, mode: 'desk' }).wait(100_000).calls).toEqual([]);
  });
  test('every phase says what is to be done', () => {
    for (const phase of ['toss', 'tossChoice', 'sideChoice', 'setUp', 'stroke', 'boardOver'] as const)
      expect(carrom.duties(table({ phase, tossWinner: 'white' }).match).length).toBeGreaterThan(0);
    expect(carrom.duties(table({ white: 6 }).stroke({ striker: true }).match)).toMatchObject([
      { who: 'black', seat: 1, what: 'place' },
    ]);
    expect(carrom.duties(table({ queen: 'pending', white: 7 }).match)).toMatchObject([
      { who: 'white', seat: 0, what: 'cover' },
    ]);
  });
});
