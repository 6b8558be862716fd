/** An audio context that makes no sound but notes what is asked of it, and refuses what a real one refuses. */
interface Note {
  readonly node: string;
  readonly start: number;
  readonly stop: number;
}

class Param {
  private value_ = 0;
  get value(): number {
    return this.value_;
  }
  set value(next: number) {
    this.value_ = finite(next);
  }
  setValueAtTime(value: number, at: number): this {
    finite(value);
    if (finite(at) < 0) throw new RangeError('time');
    return this;
  }
  /** What was aimed at, in order, and when. */
  readonly aims: { readonly value: number; readonly at: number }[] = [];
  setTargetAtTime(value: number, at: number, constant: number): this {
    if (finite(constant) < 0 || finite(at) < 0) throw new RangeError('time');
    this.aims.push({ value: finite(value), at });
    return this;
  }
  cancelScheduledValues(from: number): this {
    this.aims.splice(0, this.aims.length, ...this.aims.filter(({ at }) => at < finite(from)));
    return this;
  }
  exponentialRampToValueAtTime(value: number, at: number): this {
    if (finite(value) === 0) throw new RangeError('an exponential ramp cannot reach 0');
    finite(at);
    return this;
  }
}

const finite = (value: number): number => {
  if (!Number.isFinite(value)) throw new TypeError('not a finite number');
  return value;
};

export function stubContext(): {
  readonly context: BaseAudioContext;
  readonly output: AudioNode;
  readonly notes: readonly Note[];
  /** Everything that has a loudness, in the order in which it was made. */
  readonly gains: readonly { readonly gain: Param; readonly cut: boolean }[];
  /** The loudspeaker's time goes on. */
  readonly pass: (seconds: number) => void;
} {
  const notes: Note[] = [];
  const gains: { gain: Param; cut: boolean }[] = [];
  const node = (kind: string, more: object = {}): object => {
    let start = -1;
    return {
      connect: (target: object) => target,
      disconnect: () => undefined,
      start: (at: number) => void (start = finite(at)),
      stop: (at: number) => {
        if (start < 0) throw new Error('stopped before it was started');
        notes.push({ node: kind, start, stop: finite(at) });
      },
      ...more,
    };
  };
  const context = {
    currentTime: 7,
    sampleRate: 8000,
    createGain: () => {
      const made = { gain: new Param(), cut: false };
      gains.push(made);
      return node('gain', { gain: made.gain, disconnect: () => void (made.cut = true) });
    },
    createOscillator: () => node('oscillator', { frequency: new Param(), type: 'sine' }),
    createBiquadFilter: () => node('filter', { frequency: new Param(), Q: new Param(), type: 'lowpass' }),
    createBufferSource: () => node('noise', { buffer: null, loop: false }),
    createBuffer: (_channels: number, length: number) => ({
      length,
      copyToChannel: (from: Float32Array) => from.length === length,
    }),
  };
  const pass = (seconds: number): void => void (context.currentTime += seconds);
  return { context: context as unknown as BaseAudioContext, output: node('output') as AudioNode, notes, gains, pass };
}
