/** A source of sound that has begun, and when it ends. */
interface Source {
  readonly begins: number;
  ends: number;
}

/** A loudspeaker that makes no sound and knows what it plays. */
interface Loudspeaker {
  /** How many sources are heard now, or would be if they were louder. */
  readonly playing: () => number;
  /** How loud the source that was begun last is about to be. */
  readonly loudness: () => number;
  readonly pass: (seconds: number) => void;
}

/** Put up as the loudspeaker of the page that is open. */
export function putUpLoudspeaker(): Loudspeaker {
  let now = 0;
  const sources: Source[] = [];
  const gains: { aim: number }[] = [];
  const param = (heard?: { aim: number }): object => ({
    value: 0,
    cancelScheduledValues: () => undefined,
    setTargetAtTime: (value: number, at: number) => {
      if (heard !== undefined && at <= now) heard.aim = value;
    },
  });
  const node = (more: object): object => ({ connect: (to: object) => to, disconnect: () => undefined, ...more });
  const source = (): object => {
    const one: Source = { begins: now, ends: Infinity };
    return node({ start: () => sources.push(one), stop: (at: number) => void (one.ends = at) });
  };
  const gain = (): object => {
    const heard = { aim: 0 };
    gains.push(heard);
    return node({ gain: param(heard) });
  };
  class Context {
    readonly state = 'running';
    readonly sampleRate = 8000;
    readonly destination = node({});
    get currentTime(): number {
      return now;
    }
    createGain = gain;
    createDynamicsCompressor = (): object => node({ threshold: param(), ratio: param() });
    createBiquadFilter = (): object => node({ frequency: param(), Q: param() });
    createBufferSource = source;
    createBuffer = (): object => ({ copyToChannel: () => undefined });
  }
  Object.assign(globalThis, { AudioContext: Context });
  const playing = (): number => sources.filter(({ ends }) => ends > now).length;
  return {
    playing,
    loudness: () => (playing() === 0 ? 0 : gains.at(-1)!.aim),
    pass: (seconds) => void (now += seconds),
  };
}
