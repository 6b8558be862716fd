import type { AnyGame, AnyShape } from '@bande/core';
import { registry } from '@bande/games';
import { subbuteo } from '@bande/games/subbuteo';
import type { MatchRecord } from '@bande/record';
import { beginningAt } from './live-kept.ts';

const game: AnyGame = registry.find(({ id }) => id === subbuteo.id)!;

/** Nobody's time runs out: nothing happens by itself while somebody looks. */
const CALM = { limits: false, toss: false };
const AT_ONCE = { ...CALM, setPieces: 'usual' };

/** Straight behind the ball, on a line to the near corner of the goal. */
const CHANCE = {
  mode: 'live',
  settings: AT_ONCE,
  attacker: 'red',
  places: { ball: [170, 330], R9: [189, 289], R10: [-40, 250], B5: [-200, 380], B4: [-130, 480] },
};
const SHOT = { kind: 'flick', figure: 'R9', direction: -24.8, strength: 0.3 };

const standing = (given: object, flicks: readonly object[] = []): MatchRecord<AnyShape> =>
  beginningAt(game, subbuteo.notation.readGiven(given, 'fistf-4.0'), flicks);

export type StandName = 'live' | 'corner' | 'shootOut' | 'goal';

/** Moments of a match, each one of its own. */
export const stands = (): Readonly<Record<StandName, MatchRecord<AnyShape>>> => ({
  live: standing(CHANCE),
  corner: standing({
    mode: 'live',
    settings: { ...CALM, halfMinutes: 5 },
    restart: { kind: 'corner', by: 'red', at: [395, 595] },
    places: { R8: [330, 420], R9: [-60, 430], R10: [60, 380], B4: [-130, 480], B5: [120, 500] },
  }),
  shootOut: standing({
    mode: 'live',
    settings: { ...AT_ONCE, shootOutOnly: true },
    restart: { kind: 'shot', by: 'red' },
    shootOut: { first: 'red', shots: { red: 2, blue: 2 }, goals: { red: 1, blue: 2 } },
  }),
  goal: standing({ ...CHANCE, settings: CALM }, [SHOT]),
});
