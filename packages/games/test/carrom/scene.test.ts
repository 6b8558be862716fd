import { playTick, TICKS_PER_SECOND, type Action } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { motionOf, setRunning, STRIKER } from '@bande/games/carrom/motion.ts';
import type { Carrom, Match } from '@bande/games/carrom/state.ts';
import { view } from '@bande/games/carrom/view/index.ts';
import { armSound } from '@bande/stage/sound';
import { createDraft } from '@bande/stage/use-draft';
import type { SceneProps } from '@bande/stage/view';
import { afterEach, describe, expect, test } from 'vitest';
import { putUpLoudspeaker } from '../loudspeaker.ts';
import { fingerEvent, openPage, shown, type Pointer, type Shown } from '../scene-in-node.ts';

type Choice = Action<Carrom>;
type Props = SceneProps<Carrom>;

const page = openPage();
const Scene = await view.loadScene();
const STROKE = { kind: 'strike', x: 0, angle: 5, force: 0.5, spin: 0, lift: 0 } as const satisfies Choice;
const MATCH = carrom.notation.readGiven({ pieces: { w1: [200, 100], b1: [200, 200], q: [-200, 100] } }, 'icf-1991');

const nothing = (): void => {};
/** What this table asks for of all that a page tells. */
const QUIET: Omit<Props, 'match' | 'running'> = {
  show: null,
  intent: null,
  marks: { pickable: new Set(), picked: [], focused: null, lit: new Set(), hinted: new Set() },
  pointing: { onPick: nothing, onFocus: nothing },
  hands: { draft: null, seat: 0, seats: [0], onAct: nothing, onSteer: nothing, hint: null, guide: 'long' },
  camera: { view: 'top', near: 'white', roam: false },
  motion: { reducedMotion: false, speed: 1 },
};
const propsOf = (match: Match, tick: () => number, hands: Partial<Props['hands']> = {}): Props => ({
  ...QUIET,
  match,
  running: { match: () => match, tick, subscribe: () => nothing },
  hands: { ...QUIET.hands, ...hands },
});

/** What a test has opened is left after it, however it ends. */
const open: Shown<Props>[] = [];
afterEach(async () => {
  for (const table of open.splice(0)) await table.leave();
});
async function opened(props: Props): Promise<Shown<Props>> {
  const table = await shown(Scene, props);
  open.push(table);
  return table;
}

describe('a finger on the board', () => {
  const at = {
    centre: [500, 500],
    pulled: [500, 620],
    second: [620, 380],
    secondAside: [670, 400],
  } as const satisfies Readonly<Record<string, Pointer['at']>>;

  async function table() {
    const draft = createDraft<Carrom>(STROKE);
    const [acted, told]: [Choice[], string[]] = [[], []];
    const props = propsOf(MATCH, () => playTick(MATCH), { draft, onAct: (action) => void acted.push(action) });
    const pointing = { onPick: () => void told.push('pick'), onFocus: () => void told.push('focus') };
    const here = await opened({ ...props, pointing });
    const finger = (kind: Parameters<typeof fingerEvent>[0], pointer: Pointer): Promise<void> =>
      here.after(() => void here.canvas.dispatchEvent(fingerEvent(kind, pointer)));
    return { ...here, draft, acted, told, finger };
  }

  test('pulls: direction and strength are seen at the hand, and the page is told nothing until it lets go', async () => {
    const { named, finger, draft, acted, told } = await table();
    await finger('pointerdown', { at: at.centre, t: 0 });
    expect(named('pull mark')).toHaveLength(0);
    await finger('pointermove', { at: at.pulled, t: 100 });
    expect(draft.get()).toMatchObject({ kind: 'strike', angle: 0, x: 0 });
    expect(named('pull mark')).toHaveLength(1);
    expect([acted, told]).toEqual([[], []]);
    await finger('pointerup', { at: at.pulled, t: 300 });
    expect(acted).toEqual([draft.get()]);
    expect(named('pull mark')).toHaveLength(0);
  });
  test('is joined by a second one, which spins the striker; lifted, it strikes nothing', async () => {
    const { finger, draft, acted, named } = await table();
    await finger('pointerdown', { at: at.centre, t: 0 });
    await finger('pointermove', { at: at.pulled, t: 100 });
    expect(named('spin mark')).toHaveLength(0);
    const pulled = draft.get();
    await finger('pointerdown', { id: 2, at: at.second, t: 200 });
    await finger('pointermove', { id: 2, at: at.secondAside, t: 300 });
    await finger('pointerup', { id: 2, at: at.secondAside, t: 400 });
    expect([acted, draft.get()]).toEqual([[], { ...pulled, spin: -0.2 }]);
    expect(named('spin mark')).toHaveLength(1);
    expect(named('spin ↻20')).toHaveLength(1);
    await finger('pointermove', { at: at.pulled, t: 500 });
    await finger('pointerup', { at: at.pulled, t: 600 });
    expect(acted).toEqual([{ ...pulled, spin: -0.2 }]);
  });
  test('is called off by Escape, and lifting it strikes nothing', async () => {
    const { finger, draft, acted, after, named } = await table();
    await finger('pointerdown', { at: at.centre, t: 0 });
    await finger('pointermove', { at: at.pulled, t: 100 });
    await after(() => void page.keys.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' })));
    await finger('pointerup', { at: at.pulled, t: 300 });
    expect([acted, draft.get(), named('pull mark').length]).toEqual([[], STROKE, 0]);
  });
});

describe('the striker', () => {
  test('stays where it was put while nothing is aimed, and waits in the middle for whoever has put it nowhere', async () => {
    const draft = createDraft<Carrom>({ ...STROKE, x: 80 });
    const props = propsOf(MATCH, () => playTick(MATCH));
    const { named, tell, frame } = await opened({ ...props, hands: { ...props.hands, draft } });
    const seen = (): number => named(STRIKER)[0]!.position.x;
    expect(seen()).toBeCloseTo(1.6);
    await tell(props);
    await frame(1);
    expect(seen()).toBeCloseTo(1.6);
    await tell({ ...props, match: { ...MATCH, state: { ...MATCH.state, turn: 1 } } });
    await frame(2);
    await frame(3);
    expect(seen()).toBeCloseTo(0);
  });
});

describe('what slides', () => {
  const loudspeaker = putUpLoudspeaker();
  const sound = armSound();
  page.keys.dispatchEvent(new Event('pointerdown'));
  sound();

  /** A stroke that is under way, and the table at a time of it. */
  async function stroke() {
    const running = setRunning(MATCH, { by: 0, ...STROKE, force: 0.9 });
    const match: Match = { ...MATCH, state: { ...MATCH.state, running } };
    let seconds = 0;
    const here: Shown<Props> = await opened(propsOf(match, () => running.from + seconds * TICKS_PER_SECOND));
    const goOn = async (by: number): Promise<void> => {
      seconds += by;
      loudspeaker.pass(by);
      await here.frame(seconds);
    };
    return { ...here, goOn, lasts: motionOf(match, running).seconds };
  }

  test('is heard as one sound, louder the faster it goes, for as long as something slides', async () => {
    const { goOn, lasts } = await stroke();
    const heard: number[] = [];
    const frames = Math.floor(lasts * 60) - 1;
    for (let i = 0; i < frames; i++) {
      await goOn(1 / 60);
      expect(loudspeaker.playing()).toBe(1);
      heard.push(loudspeaker.loudness());
    }
    expect(heard[5]).toBeGreaterThan(4 * heard.at(-1)!);
    expect(heard.filter((loud) => loud === 0)).toEqual([]);
    for (let i = 0; i < 4; i++) await goOn(1 / 60);
    expect(loudspeaker.loudness()).toBe(0);
    for (let i = 0; i < 40; i++) await goOn(1 / 60);
    expect(loudspeaker.playing()).toBe(0);
  });
  test('is silent at once when the table is left', async () => {
    const { goOn, leave } = await stroke();
    await goOn(0.1);
    expect(loudspeaker.playing()).toBe(1);
    await leave();
    expect(loudspeaker.playing()).toBe(0);
  });
});
