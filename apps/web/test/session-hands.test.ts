import { registry } from '@bande/games';
import { expect, test } from 'vitest';
import { laid, type Seated } from './seated.ts';

const game = registry.find(({ id }) => id === 'subbuteo')!;
const SETTINGS = { toss: false, limits: false };

const phaseOf = ({ snapshot: { match } }: Seated['session']): unknown =>
  (match.state as { readonly phase?: unknown }).phase;

/** Everything as usual, until the ball may be played. */
function untilPlay({ session, hand }: Seated): void {
  for (let i = 0; i < 12 && phaseOf(session) !== 'play'; i++) {
    const { legal, seat } = session.snapshot;
    const next = legal.find(({ kind }) => ['lineUp', 'take', 'ready'].includes(kind));
    if (next !== undefined) session.act(next, seat);
    hand.pass(200);
    session.shown();
  }
}

test('two people’s hands at one table: keys and buttons are for whoever alone has to decide, and in play for the last chair', () => {
  const seated = laid(game, { sitters: ['human', 'human'], settings: SETTINGS, mode: 'live' });
  expect(seated.session.snapshot.seat).toBe(0);
  untilPlay(seated);
  expect(phaseOf(seated.session)).toBe('play');
  expect(seated.session.snapshot).toMatchObject({ seat: 1, seats: [0, 1] });
});

test.each(['red', 'blue'] as const)(
  'two at one table: %s, who may do without a positional flick, has the button for it, first chair or last',
  (by) => {
    const restart = { kind: 'throwIn', by, at: [400, 0], step: 'attackerFlicks', taker: by === 'red' ? 'R9' : 'B9' };
    const given = { mode: 'live', lineUp: 'free', settings: SETTINGS, restart };
    const from = game.notation.readGiven(given, game.editions[0]!.id);
    const { session } = laid(game, { sitters: ['human', 'human'], from });
    const { seat, legal } = session.snapshot;
    expect([seat, legal.some(({ kind }) => kind === 'pass')]).toEqual([by === 'red' ? 0 : 1, true]);
  },
);

test('in turn, whoever waits for a bot may aim already', () => {
  const think = (): Promise<never> => new Promise(() => {});
  const seated = laid(game, { sitters: ['club', 'human'], settings: SETTINGS, mode: 'paced', think });
  expect(seated.session.snapshot).toMatchObject({ seat: 1, seats: [1], legal: [] });
});
