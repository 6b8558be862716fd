import type { Action, AnyGame, AnyShape } from '@bande/core';
import { registry } from '@bande/games';
import { isMoving } from '@bande/host';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../src/session/session.ts';
import { laid, settled, type Seated } from './seated.ts';

/** Games in which hands act while something moves. */
const games = registry.filter(({ streams }) => streams !== undefined);
beforeAll(() => Promise.all(games.map(async (game) => game.prepare?.())));

/** Nothing stands between a person and the ball, as far as a game knows of it. */
const AT_ONCE = { limits: false, toss: false, setPieces: 'usual' };
const atOnce = (game: AnyGame): object =>
  Object.fromEntries(
    Object.entries(AT_ONCE).filter(([key, value]) => game.schemas.settings.safeParse({ [key]: value }).success),
  );

const HOLDS = { rate: 1, decide: true };
const held = (game: AnyGame): Seated =>
  laid(game, { sitters: ['human', 'beginner'], settings: atOnce(game), mode: 'live', pace: () => HOLDS });

const FRAME_MS = 25;
async function frame({ session, hand }: Seated): Promise<void> {
  hand.pass(FRAME_MS);
  session.shown();
  await settled();
}

const moves = ({ running, game }: Session): boolean =>
  (running.swings?.() ?? []).length > 0 || isMoving(game, running.match());

/** A stroke at the ball, or whatever goes on; nothing that one may say at any time. */
const wanted = ({ game, snapshot: { legal } }: Session): Action<AnyShape> | undefined =>
  legal.find((action) => ['flick', 'shoot'].includes(action.kind) && game.takesTime(action)) ??
  legal.find(({ kind }) => ['lineUp', 'take', 'ready', 'lay'].includes(kind));

const isStroke = ({ kind }: Action<AnyShape>): boolean => kind === 'flick' || kind === 'shoot';

/** What somebody lived through who strokes whenever the table waits for him. */
interface Lived {
  strokes: number;
  /** How often the table was held between letting go and rest. */
  heldAfter: number;
  /** After how many strokes of the other one it was held while something moved, each as often as it was. */
  readonly heldInMotion: number[];
  /** How often the other one stroked the ball. */
  theirs: number;
}

const strokesOfTheOther = ({ course }: Session): number =>
  course.inputs.filter(
    (input) => input.kind === 'action' && input.by === 1 && input.action.kind !== 'choose' && isStroke(input.action),
  ).length;

async function live(seated: Seated, ms: number, inMotion: 'wave' | 'play'): Promise<Lived> {
  const { session, hand } = seated;
  const lived: Lived = { strokes: 0, heldAfter: 0, heldInMotion: [], theirs: 0 };
  let isLetGo = false;
  for (const end = hand.ms + ms; hand.ms < end;) {
    await frame(seated);
    if (!moves(session)) isLetGo = false;
    if (!session.snapshot.waitsForDecision) continue;
    if (moves(session)) lived.heldInMotion.push(strokesOfTheOther(session));
    if (isLetGo) lived.heldAfter++;
    const action = moves(session) && inMotion === 'wave' ? undefined : wanted(session);
    if (action === undefined || session.act(action) !== null) session.letRun();
    else if (isStroke(action)) [isLetGo, lived.strokes] = [true, lived.strokes + 1];
  }
  lived.theirs = strokesOfTheOther(session);
  return lived;
}

describe.each(games)('a table that holds at decisions, $id live', (game) => {
  test.each(['wave', 'play'] as const)(
    'from letting go until everything rests time runs by itself; in motion it is held once at most for what the other one did (%s)',
    async (inMotion) => {
      const seated = held(game);
      const lived = await live(seated, 90_000, inMotion);
      expect(seated.session.snapshot.trouble).toBeNull();
      expect(lived.strokes).toBeGreaterThan(2);
      expect(lived.theirs).toBeGreaterThan(2);
      expect(lived.heldAfter).toBe(0);
      expect(lived.heldInMotion).toEqual([...new Set(lived.heldInMotion)]);
    },
  );

  test('somebody who does nothing is waited for, and the other one is not on the move meanwhile', async () => {
    const seated = held(game);
    for (let i = 0; i < 400 && !seated.session.snapshot.waitsForDecision; i++) await frame(seated);
    expect(seated.session.snapshot.waitsForDecision).toBe(true);
    expect(moves(seated.session)).toBe(false);
    const { tick } = seated.session;
    for (let i = 0; i < 40; i++) await frame(seated);
    expect(seated.session.tick).toBe(tick);
  });

  test('what is refused leaves a table waiting that waited', async () => {
    const seated = held(game);
    const { session } = seated;
    for (let i = 0; i < 400 && !session.snapshot.waitsForDecision; i++) await frame(seated);
    expect(session.act({ kind: 'choose', option: 999, choice: 'none' } as unknown as Action<AnyShape>)).not.toBeNull();
    expect(session.snapshot).toMatchObject({ waitsForDecision: true, paused: false });
    const { tick } = session;
    for (let i = 0; i < 40; i++) await frame(seated);
    expect(session.tick).toBe(tick);
  });
});
