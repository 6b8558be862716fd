import type { AnyShape, LogEntry, Match } from '@bande/core';
import { HandClock } from '@bande/host/hand-clock';
import type { MarkKind } from '@bande/stage/view';
import { expect, test } from 'vitest';
import { ReplayPlayer } from '../src/board/watch/player.ts';
import { scenesOf, type Manner } from '../src/board/watch/scenes.ts';
import type { ReplayStep } from '../src/board/watch/steps.ts';
import type { PlacedMark } from '../src/board/watch/timeline.ts';
import { stubMatch, stubView } from './stub-view.ts';

const LIVE = { ...stubMatch.setup, mode: 'live' } as const;
const entry = (source: LogEntry<AnyShape>['source']): LogEntry<AnyShape> =>
  ({ source, rulings: [], fact: { id: 0, tick: 0 }, shows: [] }) as unknown as LogEntry<AnyShape>;
const stepAt = (tick: number, source: LogEntry<AnyShape>['source'], setup = stubMatch.setup): ReplayStep => ({
  match: { ...stubMatch, setup, mode: setup.mode, tick } as Match<AnyShape>,
  entries: [entry(source)],
  told: 0,
  led: [],
});
const marked = (...all: readonly (readonly [number, MarkKind])[]): readonly PlacedMark[] =>
  all.map(([at, kind]) => ({ at, mark: { kind, side: null, label: { de: kind, en: kind }, means: null } }));

/** How long it is watched, and at which steps. */
function watched(
  steps: readonly ReplayStep[],
  manner: Manner,
  marks: readonly PlacedMark[] = [],
): { ms: number; at: readonly number[] } {
  const hand = new HandClock();
  const player = new ReplayPlayer(
    {
      view: { ...stubView, shows: () => [] },
      steps,
      scenes: scenesOf(steps, marks),
      now: hand.now,
      after: hand.after,
      still: () => false,
      sound: () => {},
      schedule: () => () => {},
    },
    0,
  );
  const at = new Set<number>();
  player.setManner(manner);
  player.subscribe(() => at.add(player.watched.at));
  player.play();
  while (player.watched.playing && hand.ms < 1e6) hand.pass(50);
  return { ms: hand.ms, at: [...at] };
}

const minute = Array.from({ length: 60 }, (_, i) => stepAt(i * 120, 'clock', LIVE));

test('waiting is cut by itself: a minute in which nothing moves is over soon, unless all of it is wanted', () => {
  expect(watched(minute, 'brisk').ms).toBeLessThan(20_000);
  expect(watched(minute, 'whole').ms).toBeGreaterThan(58_000);
});

test('in turn nobody waits for a step that nobody did anything for', () => {
  const quiet = Array.from({ length: 20 }, (_, i) => stepAt(i * 120, 'clock'));
  const deeds = Array.from({ length: 20 }, (_, i) => stepAt(i * 120, 'action'));
  expect(watched(quiet, 'brisk').ms).toBeLessThan(watched(deeds, 'brisk').ms / 3);
  expect(watched(quiet, 'whole').ms).toBe(watched(deeds, 'whole').ms);
});

const steps = Array.from({ length: 40 }, (_, i) => stepAt(i * 1200, 'action'));

test('only the scenes: from one to the next, each to its end, and then it stops', () => {
  const { at } = watched(steps, 'scenes', marked([5, 'goal'], [20, 'card'], [30, 'call'], [35, 'period']));
  expect(at).toEqual([4, 5, 19, 20, 29, 30]);
});

test('what lies close together is one scene, and what happens all the time is none', () => {
  const [weighty, often] = [marked([3, 'goal'], [4, 'call'], [9, 'card']), [11, 13, 15, 17]];
  const gains = marked(...often.map((at) => [at, 'gain'] as const));
  expect(scenesOf(steps, weighty).map(({ to }) => to)).toEqual([4, 9]);
  expect(scenesOf(steps, [...weighty, ...gains]).map(({ to }) => to)).toEqual([4, 9]);
  expect(scenesOf(steps, [...weighty, ...gains.slice(0, 2)]).map(({ to }) => to)).toEqual([4, 9, 11, 13]);
  expect(scenesOf(steps, [...weighty.slice(0, 1), ...gains]).map(({ to }) => to)).toEqual([3, 11, 13, 15, 17]);
});

test('with no scene to come it begins with the first again; where there are none the match is watched', () => {
  expect(watched(steps, 'scenes').at.length).toBe(40);
});
