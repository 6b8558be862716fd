import { registry } from '@bande/games';
import type { AnyShape, LogEntry, Match } from '@bande/core';
import { expect, test } from 'vitest';
import { loadGame } from '../src/games/views.ts';
import { lessonFor, nextStep, STRENGTHS } from '../src/table/ends/next-step.ts';
import { laid } from './seated.ts';

const games = (await Promise.all(registry.map(({ id }) => loadGame(id)))).filter((one) => one !== null);

const ended = (game: (typeof games)[number]['game'], winner: string | null): Match<AnyShape> => {
  const { session } = laid(game, { sitters: ['human', 'club'] });
  const { match } = session.snapshot;
  return { ...match, outcome: { winner, score: {}, paragraphs: [] } };
};

test.each(games.map(({ game, view }) => ({ id: game.id, game, view })))(
  'at $id a win leads one bot up, a draw to the same and one up, a loss one down and to a lesson, and every bot has words for its strength',
  ({ game, view }) => {
    const [own, other] = game.sides;
    const { bots } = game;
    const exercises = view.exercises ?? [];
    const after = (winner: string | null, bot: string): ReturnType<typeof nextStep> =>
      nextStep({ match: ended(game, winner), log: [], sitters: ['human', bot], bots, exercises, isSlow: false });
    expect(after(own!, 'beginner')).toMatchObject({ result: 'won', bot: { id: 'club' }, lesson: null });
    expect(after(own!, 'expert')).toMatchObject({ result: 'won', bot: null });
    expect(after(other!, 'club')).toMatchObject({ result: 'lost', bot: { id: 'beginner' } });
    expect(after(other!, 'beginner')?.bot).toBeNull();
    expect(after(other!, 'club')?.lesson).toBe(exercises[0] ?? null);
    expect(after(null, 'beginner')).toMatchObject({ result: 'drawn', same: { id: 'beginner' }, bot: { id: 'club' } });
    expect(after(null, 'expert')).toMatchObject({ result: 'drawn', same: { id: 'expert' }, bot: null });
    for (const { id } of bots) expect(STRENGTHS[id]).toBeDefined();
  },
);

test.each(games.flatMap(({ game, view: { exercises = [] } }) => exercises.map((one) => ({ game, exercises, one }))))(
  'what was called against somebody leads to the lesson about it: $one.id',
  ({ game, exercises, one }) => {
    const [own, other] = game.sides;
    const against = (side: string): LogEntry<AnyShape> =>
      ({ rulings: [{ against: side, paragraphs: [one.paragraphs[0]] }] }) as unknown as LogEntry<AnyShape>;
    const found = lessonFor(exercises, [against(own!)], own!);
    expect(found?.paragraphs).toContain(one.paragraphs[0]);
    expect(lessonFor(exercises, [against(other!)], own!)).toBe(exercises[0]);
  },
);

test('a match that nobody has played leads nowhere', () => {
  const { game } = games[0]!;
  const drawn = ended(game, null);
  const match = { ...drawn, outcome: { ...drawn.outcome!, how: { kind: 'calledOff' } as const } };
  expect(nextStep({ match, log: [], sitters: ['human', 'club'], bots: game.bots, isSlow: false })).toBeNull();
});

test('two at one device, and whoever watches, are led nowhere', () => {
  const { game } = games[0]!;
  const match = ended(game, game.sides[0]!);
  for (const sitters of [
    ['human', 'human'],
    ['club', 'club'],
  ])
    expect(nextStep({ match, log: [], sitters, bots: game.bots, isSlow: false })).toBeNull();
});
