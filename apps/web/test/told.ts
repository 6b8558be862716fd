import {
  later,
  letPass,
  play,
  tick,
  type AnyGame,
  type AnyShape,
  type Input,
  type LogEntry,
  type Match,
} from '@bande/core';
import { registry } from '@bande/games';
import type { GameView } from '@bande/stage/view';
import { light as carromView } from '@bande/games/carrom/view/light.ts';
import { light as soccerView } from '@bande/games/soccer-tactics/view/light.ts';
import type { Beat } from '../src/session/beats.ts';
import type { Card } from '../src/board/moments.ts';

export const gameNamed = (id: string): AnyGame => registry.find((game) => game.id === id)!;
export const [soccer, carrom] = [gameNamed('soccer-tactics'), gameNamed('carrom')];
export const [soccerLight, carromLight] = [soccerView, carromView] as unknown as readonly GameView<AnyShape>[];

export type Step = Record<string, unknown> | { readonly wait: number };

/** What happens from a position on, one thing after the other. */
export function beatsFrom(game: AnyGame, given: Match<AnyShape>, steps: readonly Step[]): readonly Beat[] {
  const beats: Beat[] = [];
  let match = given;
  for (const step of steps) {
    const before = match;
    if ('wait' in step) {
      const passed = letPass(game, match, later(match.tick, Number(step['wait'])));
      match = passed.match;
      beats.push({ before, after: match, entries: passed.log });
      continue;
    }
    const done = play(game, match, { tick: tick(match.tick), ...step } as unknown as Input<AnyShape>);
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
    match = done.value.match;
    beats.push({ before, after: match, entries: done.value.log });
  }
  return beats;
}
export const logOf = (beats: readonly Beat[]): readonly LogEntry<AnyShape>[] => beats.flatMap(({ entries }) => entries);
export const read = (game: AnyGame, position: object): Match<AnyShape> =>
  game.notation.readGiven(position, game.editions[0]!.id);
export const callsIn = (card: Card | null): unknown => card?.map(({ ruling, follows }) => [ruling.call, follows]);

export const freeBall = { phase: 'captureA', attacker: 'red', ball: 'blue:D2', roll: 1 };
export const misses = { kind: 'action', by: 0, action: { kind: 'move', pawn: 'R7', to: 'red:C7' } };
export const seen = (fact: object): Step => ({
  kind: 'facts',
  by: 'referee',
  facts: [carrom.schemas.event.parse(fact)],
});
export const stroke = (by: number, pocketed: object): Step => seen({ kind: 'strokeEnded', by, pocketed });
export const striker = (by: number): Step => stroke(by, { striker: true });
