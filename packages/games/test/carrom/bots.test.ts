import { direction } from '@bande/physics';
import { playMatch, playOut } from '@bande/host';
import { commitment, createRandom, isLater, legalActions, letPass, play, seconds, type Seat } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import type { Action } from '@bande/games/carrom/actions.ts';
import { aimsAt, lawfulX, stands } from '@bande/games/carrom/bot/aims.ts';
import { degreesTo } from '@bande/games/carrom/bot/angle.ts';
import { USUAL_GROUND } from '@bande/games/carrom/bot/ground.ts';
import { placeToHurt } from '@bande/games/carrom/bot/placing.ts';
import { IN_POCKET, OWN, Trial, type Scene } from '@bande/games/carrom/bot/scene.ts';
import { CLUB, EXPERT } from '@bande/games/carrom/bot/strengths.ts';
import { sceneFor } from '@bande/games/carrom/bot/think.ts';
import { motionOf, setRunning } from '@bande/games/carrom/motion.ts';
import { placeBreaches, strikerBreaches } from '@bande/games/carrom/placing.ts';
import { QUEEN, type Match, type Setup } from '@bande/games/carrom/state.ts';
import { distance, PIECE_RADIUS } from '@bande/games/carrom/table.ts';
import { Recorder } from '@bande/record';
import { describe, expect, test } from 'vitest';

const singles = carrom.seatings.find(({ length }) => length === 2)!;
const doubles = carrom.seatings.find(({ length }) => length === 4)!;
const board = (seating: Setup['seating'], more: object = {}): Setup => ({
  edition: 'icf-1991',
  seating,
  mode: 'paced',
  settings: carrom.schemas.settings.parse({ boards: 1, games: 1, trialBoards: false, ...more }),
});
const playBoard = (setup: Setup, seed: string, bots: readonly string[]) =>
  playMatch(carrom, setup, { seed, bots, paceTicks: seconds(15) });

describe.each(['beginner', 'club', 'expert'])('%s', (bot) => {
  test('plays a board of singles to its end, the same one every time', () => {
    const first = playBoard(board(singles), 'bots', [bot, bot]);
    expect(first.trouble).toBeNull();
    expect(first.winner).not.toBeNull();
    expect(playBoard(board(singles), 'bots', [bot, bot]).hash).toBe(first.hash);
  });

  test('plays a board of doubles to its end', () => {
    expect(playBoard(board(doubles), 'doubles', [bot, bot, bot, bot]).trouble).toBeNull();
  });
});

test('a beginner goes on after fewer than one stroke in six, and clears no table: a newcomer can win', () => {
  const strokes = Array.from({ length: 5 }, (_, i) => {
    const recorder = Recorder.start(carrom, board(singles, { clocks: false }), {
      seedCommitment: commitment(`newcomer ${i}`),
      players: [],
    });
    playOut(carrom, recorder, { seed: `newcomer ${i}`, bots: ['beginner', 'beginner'] });
    return recorder.log.filter(({ fact }) => fact.kind === 'strokeEnded');
  }).flat();
  const kept = strokes.map(({ rulings }) => rulings.some(({ call }) => call === 'turnKept'));
  const longest = Math.max(...kept.map((_, i) => kept.slice(i).findIndex((goesOn) => !goesOn)));
  expect(kept.filter(Boolean).length / kept.length).toBeLessThan(1 / 6);
  expect(longest).toBeLessThan(4);
});

test('a whole match with toss, trial boards, intervals and changes of ends has no stuck state', () => {
  const setup: Setup = { ...board(singles), settings: carrom.schemas.settings.parse({ games: 3 }) };
  expect(playBoard(setup, 'whole', ['beginner', 'beginner']).trouble).toBeNull();
});

// ── positions ─────────────────────────────────────────────────────────────────────────────────────────────────────

const given = (position: object): Match => carrom.notation.readGiven(position, 'icf-1991');
const chosen = (match: Match, bot: string, seat: Seat = 0, seed = 'position'): Action => {
  const action = carrom.bots
    .find(({ id }) => id === bot)!
    .create(createRandom(seed))
    .choose(match, seat);
  if (action.kind === 'choose' || isLater(action)) throw new Error('a stroke or a placing was asked for');
  return action;
};

test('the angle of a direction undoes the direction of an angle', () => {
  for (let angle = -179.5; angle < 180; angle += 0.7) {
    const { sin, cos } = direction(angle);
    expect(degreesTo(sin, cos)).toBeCloseTo(angle, 9);
  }
});

test('what the geometry calls a direct stroke pockets its piece', () => {
  const random = createRandom('aims');
  let [tried, fell] = [0, 0];
  for (let board = 0; board < 20; board++) {
    const points: Scene['points'][number][] = [];
    while (points.length < 6) {
      const at = { x: (random.unit() * 2 - 1) * 0.3, y: (random.unit() * 2 - 1) * 0.3 };
      if (points.every((one) => distance(one, at) > 2 * PIECE_RADIUS)) points.push(at);
    }
    const scene: Scene = { points, kinds: points.map(() => OWN), ground: USUAL_GROUND };
    const trial = new Trial(scene);
    for (const aim of aimsAt(scene, {
      stands: stands(7),
      noise: { x: 0, angle: 0.3, force: 0 },
      wanted: () => true,
      tricks: false,
    }).slice(0, 12)) {
      trial.play({ ...aim, force: Math.min(1, aim.force * 1.1) });
      tried++;
      fell += Number(trial.where[aim.target] === IN_POCKET);
    }
  }
  expect(fell / tried).toBeGreaterThan(0.95);
});

test('a stroke off a cushion first pockets its piece more often than chance would', () => {
  const scene: Scene = {
    points: [
      { x: -0.3, y: -0.3 },
      { x: -0.15, y: -0.3 },
      { x: 0.25, y: -0.33 },
    ],
    kinds: [OWN, OWN, OWN],
    ground: USUAL_GROUND,
  };
  const trial = new Trial(scene);
  const banked = aimsAt(scene, {
    stands: stands(9),
    noise: { x: 0, angle: 0.3, force: 0 },
    wanted: () => true,
    tricks: false,
    banks: true,
  }).filter(({ way }) => way === 'bank');
  const fell = banked.filter((aim) => {
    trial.play({ ...aim, force: Math.min(1, aim.force * 1.1) });
    return trial.where[aim.target] === IN_POCKET;
  });
  expect(banked.length).toBeGreaterThan(2);
  expect(fell.length / banked.length).toBeGreaterThan(0.4);
});

test('strokes are tried on the table of the match', () => {
  const start = given({ phase: 'stroke' });
  const table = {
    ...start.setup.settings.table,
    friction: 0.15,
    cushion: 0.85,
    pocketDiameter: 46,
    pieceMass: 5,
    strikerMass: 12,
  };
  const match: Match = { ...start, setup: { ...start.setup, settings: { ...start.setup.settings, table } } };
  const shot = { x: 0.05, angle: -9, force: 0.9, spin: 0.5 };
  const trial = new Trial(sceneFor(match, 0));
  trial.play(shot);
  const { end } = motionOf(match, setRunning(match, { by: 0, ...shot, x: 50, lift: 0 }));
  expect(trial.points()).toEqual(end.slice(0, -1).map(({ where, x, y }) => (where === 'board' ? { x, y } : null)));
});

test('a slipping hand still puts the striker where it may stand', () => {
  for (let x = -0.3; x <= 0.3; x += 0.0007) expect(strikerBreaches([], 0, lawfulX(x))).toEqual([]);
});

test('a strike is lawful and is accepted', () => {
  const match = given({ phase: 'stroke' });
  for (const bot of ['beginner', 'club', 'expert'])
    for (let seed = 0; seed < 2; seed++) {
      const action = chosen(match, bot, 0, `strike ${seed}`);
      expect(action.kind).toBe('strike');
      expect(play(carrom, match, { tick: match.tick, kind: 'action', by: 0, action }).ok).toBe(true);
    }
});

const twoEach = { phase: 'stroke', breakMade: true, queenRight: { white: true, black: true } };

test('the expert takes the piece that lies before the pocket', () => {
  const match = given({
    ...twoEach,
    queen: 'covered',
    queenSide: 'white',
    pieces: { w1: [320, 320], w2: [0, 100], b1: [-100, 0], b2: [-50, 200] },
  });
  let fell = 0;
  for (let seed = 0; seed < 8; seed++) {
    const action = chosen(match, 'expert', 0, `pocket ${seed}`);
    const struck = play(carrom, match, { tick: match.tick, kind: 'action', by: 0, action });
    const done = struck.ok ? letPass(carrom, struck.value.match, seconds(30)) : null;
    fell += Number(done !== null && carrom.notation.describe(done.match)['white'] === 1);
  }
  expect(fell).toBeGreaterThanOrEqual(6);
});

test('the last piece is not pocketed while the queen lies: the expert goes for her first', () => {
  const match = given({
    ...twoEach,
    pieces: { w1: [320, 320], b1: [-100, 0], b2: [-50, 200], b3: [-50, 100], q: [300, 0] },
  });
  for (let seed = 0; seed < 6; seed++) {
    const action = chosen(match, 'expert', 0, `queen ${seed}`);
    const struck = play(carrom, match, { tick: match.tick, kind: 'action', by: 0, action });
    const done = struck.ok ? letPass(carrom, struck.value.match, seconds(30)) : null;
    expect(done !== null && carrom.notation.describe(done.match)['white']).toBe(1);
  }
});

test('a due is placed lawfully, and not where its owner likes it best', () => {
  const match = given({
    ...twoEach,
    phase: 'placing',
    turn: 1,
    owed: { white: { due: 1 } },
    options: [{ name: 'place', owner: 'black', seat: 1, choices: ['waive'] }],
    pieces: { w1: [320, 320], w2: [200, 100], b1: [-100, 0], b2: [-50, 200], q: [0, 0] },
  });
  for (const { noise, stands: places } of [CLUB, EXPERT]) {
    const action = placeToHurt(match, 1, noise, places);
    if (action?.kind !== 'place') throw new Error('nothing was placed');
    expect(placeBreaches(match.state.board.pieces, { x: action.x / 1000, y: action.y / 1000 })).toEqual([]);
  }
  expect(match.state.board.pieces[QUEEN]).not.toBeNull();
  for (const bot of ['beginner', 'club', 'expert'])
    expect(play(carrom, match, { tick: match.tick, kind: 'action', by: 1, action: chosen(match, bot, 1) }).ok).toBe(
      true,
    );
});

test('extra points are demanded', () => {
  const match = given({
    phase: 'boardOver',
    result: { winner: 'black', points: 3, extra: 1 },
    options: [{ name: 'demand', owner: 'black', choices: ['demand', 'decline'] }],
  });
  const legal = legalActions(carrom, match, 1);
  const action = carrom.bots[2]!.create(createRandom('demand')).choose(match, 1);
  expect(action).toMatchObject({ kind: 'choose', choice: 'demand' });
  expect(legal).toContainEqual(action);
});
