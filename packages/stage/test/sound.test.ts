import { describe, expect, it } from 'vitest';
import { playInto, playSound, setSoundOn, setVolume } from '../src/sound.ts';
import { SOUNDS } from '../src/view.ts';
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
