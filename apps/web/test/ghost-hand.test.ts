import { legalActions, type Action, type AnyShape } from '@bande/core';
import { createDraft } from '@bande/stage';
import { picksOf } from '@bande/stage/view';
import { Vector3, type Object3D } from 'three';
import { afterEach, describe, expect, test } from 'vitest';
import { squareNamed } from '@bande/games/soccer-tactics/table.ts';
import { squareAt } from '@bande/games/soccer-tactics/view/layout.ts';
import { named } from './staged.ts';
import { at, playUntil, stage, strike, tableOf } from './at-scene.ts';

afterEach(strike);

describe('the hand that shows a newcomer what to do', () => {
  const hand = (): Object3D | undefined => named(stage().scene, 'ghost hand')[0];
  /** Where it comes down and where it has gone a second later. */
  async function way(): Promise<readonly [Vector3, Vector3]> {
    const from = at(hand()!);
    await stage().pass(1600);
    return [from, at(hand()!)];
  }

  test('is on the pitch for each of its hints: press a figure, pull it back, let go; then beside it, and at the handle of a keeper', async () => {
    const { show, start, view } = await tableOf('subbuteo');
    const hints = view.hints!(start);
    expect(hints.map(({ id }) => id)).toEqual(['press', 'pull', 'letGo', 'curve', 'keeper']);
    const flick = { kind: 'flick', figure: 'R9', direction: 0, strength: 0.4, nail: 0 } as unknown as Action<AnyShape>;
    const held = createDraft<AnyShape>(flick);
    const ways = new Map<string, readonly [Vector3, Vector3]>();
    for (const { id, gesture } of hints) {
      await show(start, { hands: { hint: null } });
      expect(hand()).toBeUndefined();
      await show(start, { hands: { hint: gesture!, held: () => held } });
      ways.set(id, await way());
    }
    const gone = (id: string): number => ways.get(id)![0].distanceTo(ways.get(id)![1]);
    expect([gone('press'), gone('letGo')]).toEqual([expect.closeTo(0, 6), expect.closeTo(0, 6)]);
    expect(gone('pull')).toBeGreaterThan(1);
    expect(ways.get('letGo')![0].z).toBeGreaterThan(ways.get('press')![0].z);
    expect(gone('curve')).toBeGreaterThan(1);
    expect(ways.get('keeper')![0].z).toBeLessThan(ways.get('press')![0].z);
  });

  test('is on the board of Soccer Tactics: on a pawn that may be picked, then on a square that it may go to', async () => {
    const { live, game, show, view } = await tableOf('soccer-tactics');
    expect(view.hints!(live.match).map(({ id }) => id)).toEqual(['roll', 'lineUp', 'pick', 'go', 'ball']);
    const moves = () =>
      legalActions(game, live.match, 0)
        .filter(({ kind }) => kind === 'move')
        .map((action) => picksOf(view, action, live.match));
    playUntil(live, game, () => moves().length > 0);
    const pawns = new Set(moves().map(([pawn]) => pawn!));
    // Dice are rolled by a button, which has a hand of its own; so is a line-up taken.
    expect(view.hints!(live.match).map(({ gesture }) => gesture)).toEqual([undefined, undefined, 'pick', 'go', 'ball']);
    await show(live.match, { hands: { hint: 'pick' }, marks: { pickable: pawns } });
    const [onPawn, still] = await way();
    expect(onPawn.distanceTo(still)).toBeCloseTo(0, 6);
    expect(named(stage().scene, 'pawn').some((one) => at(one).setY(onPawn.y).distanceTo(onPawn) < 0.01)).toBe(true);
    const [picked] = moves()[0]!;
    const squares = new Set(moves().flatMap(([pawn, to]) => (pawn === picked ? [to!] : [])));
    await show(live.match, { hands: { hint: null } });
    await show(live.match, { hands: { hint: 'go' }, marks: { picked: [picked!], pickable: squares } });
    const [onSquare, there] = await way();
    expect(onSquare.distanceTo(there)).toBeCloseTo(0, 6);
    const centres = [...squares].map((name) => new Vector3(...squareAt(squareNamed(name)!)).setY(onSquare.y));
    expect(centres.some((centre) => centre.distanceTo(onSquare) < 0.01)).toBe(true);
  });
});
