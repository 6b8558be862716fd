import { describe, expect, it } from 'vitest';
import { soundsOf } from '../src/sound/sound-book.ts';
import { loopAt, loopInto, LOOPS } from '../src/sound/sound-loops.ts';
import { knock } from '../src/sound/sound-parts.ts';
import { playInto, playSound, scheduleInto, setSoundOn, setVolume } from '../src/sound/sound.ts';
import { SOUNDS } from '../src/view/index.ts';
import { stubContext } from './stub-audio.ts';

describe('every sound', () => {
  it.each(SOUNDS)('%s is built from parts that begin now and end soon', (sound) => {
    const { context, output, notes } = stubContext();
    playInto(context, output, sound, 0.5);
    expect(notes.length).toBeGreaterThan(0);
    for (const { start, stop } of notes) {
      expect(start).toBeGreaterThanOrEqual(7);
      expect(stop).toBeGreaterThan(start);
      expect(stop).toBeLessThan(7 + 3);
    }
  });
  it('is silent, not an error, before the first gesture', () => {
    setVolume(2);
    setSoundOn(true);
    expect(() => playSound('whistle')).not.toThrow();
  });
});

describe('sounds of a motion', () => {
  const motion = [
    { at: 100, sound: 'knock', gain: 1 },
    { at: 400, sound: 'cushion', gain: 0.5 },
    { at: 900, sound: 'pocket', gain: 0.8 },
  ];
  const starts = (notes: readonly { readonly start: number }[]): readonly number[] =>
    [...new Set(notes.map(({ start }) => Math.round((start - 7) * 10) / 10))].toSorted((a, b) => a - b);

  it('each begin at their time by the loudspeaker’s clock, all asked for at once', () => {
    const { context, output, notes, gains } = stubContext();
    scheduleInto(context, output, motion);
    expect(starts(notes)).toEqual([0.1, 0.4, 0.9, 1]);
    expect(gains[0]!.gain.value).toBe(1);
  });
  it('that is under way go on from where it is, without what is past', () => {
    const { context, output, notes } = stubContext();
    scheduleInto(context, output, motion, -300);
    expect(starts(notes)).toEqual([0.1, 0.6, 0.7]);
  });
  it('are taken back where they have not begun, and those that sound are heard to their end', () => {
    const { context, output, gains, pass } = stubContext();
    // Every sound has its gate first; its parts come after it.
    const gates = motion.map((one) => {
      const before = gains.length;
      return { cancel: scheduleInto(context, output, [one]), gate: gains[before]! };
    });
    pass(0.5);
    for (const { cancel } of gates) cancel();
    expect(gates.map(({ gate }) => gate.cut)).toEqual([false, false, true]);
  });
});

describe('a loop', () => {
  it.each(LOOPS)('%s is silent at rest and grows louder and higher with speed, up to its loudest', (name) => {
    expect(loopAt(name, 0).loud).toBe(0);
    expect(loopAt(name, -1).loud).toBe(0);
    const speeds = [0.05, 0.2, 0.5, 1, 1.4].map((speed) => loopAt(name, speed));
    for (const [i, { loud, pitch }] of speeds.slice(1).entries()) {
      expect(loud).toBeGreaterThan(speeds[i]!.loud);
      expect(pitch).toBeGreaterThan(speeds[i]!.pitch);
    }
    expect(loopAt(name, 50)).toEqual(loopAt(name, 5));
  });
  it('may be a game’s own', () => {
    const { context, output, gains } = stubContext();
    const own = { full: 2, loud: 0.3, pitch: [200, 300], narrow: 1 } as const;
    loopInto(context, output, own).speed(2);
    expect(loopAt(own, 2)).toEqual({ loud: 0.3, pitch: 300 });
    expect(gains[0]!.gain.aims.map(({ value }) => value)).toEqual([0.3, 0]);
  });
  it.each(LOOPS)('%s that is told nothing more falls silent, and the next frame takes that back', (name) => {
    const { context, output, gains, pass } = stubContext();
    const { speed } = loopInto(context, output, name);
    const aims = (): readonly number[] => gains[0]!.gain.aims.map(({ value }) => value);
    speed(1);
    expect(aims()).toEqual([loopAt(name, 1).loud, 0]);
    pass(0.016);
    speed(0.8);
    expect(aims()).toEqual([loopAt(name, 1).loud, loopAt(name, 0.8).loud, 0]);
  });
});

describe('the source of a loop', () => {
  it('is one, and ends by itself a moment after something moved for the last time', () => {
    const { context, output, notes, pass } = stubContext();
    const { speed, isOver } = loopInto(context, output, 'slide');
    const ends = (): number => notes.at(-1)!.stop;
    for (let frame = 0; frame < 60; frame++) {
      speed(1);
      pass(1 / 60);
      expect(ends()).toBeGreaterThan(context.currentTime);
    }
    expect(new Set(notes.map(({ start }) => start)).size).toBe(1);
    const last = ends();
    speed(0);
    expect(ends()).toBe(last);
    expect(isOver()).toBe(false);
    pass(1);
    expect(isOver()).toBe(true);
    expect(last).toBeLessThan(context.currentTime);
  });
  it('ends at once when the table is left', () => {
    const { context, output, notes, gains } = stubContext();
    const playing = loopInto(context, output, 'roll');
    playing.speed(1);
    playing.stop();
    expect(notes.at(-1)!.stop).toBe(context.currentTime);
    expect(gains[0]!.cut).toBe(true);
    expect(playing.isOver()).toBe(true);
  });
});

describe('a game brings sounds of its own', () => {
  it('by name, and they are played like those of the house', () => {
    const [own] = soundsOf({ plop: (place) => knock(place, { at: 0, loud: 0.5, pitch: 300, ring: 0.05 }) });
    const { context, output, notes } = stubContext();
    playInto(context, output, own!);
    expect(notes).toHaveLength(1);
  });
  it('under names that are free, and none is played that nobody has', () => {
    const { context, output } = stubContext();
    expect(() => soundsOf({ whistle: () => undefined })).toThrow('whistle');
    expect(() => playInto(context, output, 'thunder')).toThrow('thunder');
  });
});

it('a loop that lingers goes on for a while when it is told nothing, and then ends by itself', () => {
  const { context, output, pass } = stubContext();
  const murmur = loopInto(context, output, {
    full: 1,
    loud: 0.1,
    pitch: [300, 600],
    narrow: 0.5,
    lingers: [3, 0.5],
  });
  murmur.speed(1);
  pass(3);
  expect(murmur.isOver()).toBe(false);
  pass(4);
  expect(murmur.isOver()).toBe(true);
});
