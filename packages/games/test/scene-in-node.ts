import { createFacing, createStir, HouseContext, type HouseState } from '@bande/stage/house-context';
import { act, createRoot, extend } from '@react-three/fiber';
import { createElement, type ComponentType } from 'react';
import * as THREE from 'three';

extend(THREE as never);

const ignored = (): void => {};
const box = { left: 0, top: 0, width: 1000, height: 1000 };
const element = (more: object): object =>
  Object.assign(
    new EventTarget(),
    { style: { cursor: '' }, clientHeight: 1000, getBoundingClientRect: () => box },
    more,
  );

/** A canvas that nobody sees: it takes listeners and pointers, and whatever is painted on it is lost. */
function blankCanvas(): HTMLCanvasElement {
  const figures = new Map<string | symbol, unknown>([
    ['data', []],
    [Symbol.toPrimitive, () => 0],
  ]);
  const brush: unknown = new Proxy(() => brush, { get: (_, name) => figures.get(name) ?? brush, set: () => true });
  return element({
    parentElement: element({}),
    getContext: (kind: string) => (kind === '2d' ? brush : null),
    setPointerCapture: ignored,
  }) as HTMLCanvasElement;
}

/** What a page has that a scene asks for. */
export function openPage(): { readonly keys: EventTarget } {
  const fonts = { status: 'loaded' };
  const [keys, document] = [
    new EventTarget(),
    Object.assign(new EventTarget(), { createElement: blankCanvas, fonts, documentElement: { dataset: {} } }),
  ];
  Object.assign(globalThis, { window: keys, document, Element: EventTarget, IS_REACT_ACT_ENVIRONMENT: true });
  return { keys };
}

const rendererOf = (domElement: HTMLCanvasElement): object => ({
  domElement,
  // Where things are is worked out when they are drawn.
  render: (scene: THREE.Scene, camera: THREE.Camera) => {
    scene.updateMatrixWorld();
    camera.updateMatrixWorld();
  },
  setPixelRatio: ignored,
  setSize: ignored,
  dispose: ignored,
  forceContextLoss: ignored,
  renderLists: { dispose: ignored },
  xr: { addEventListener: ignored, removeEventListener: ignored },
  shadowMap: {},
});

/** A pointer over the canvas, in pixels; left out, a finger that is down. */
export interface Pointer {
  readonly id?: number;
  readonly at: readonly [x: number, y: number];
  readonly t: number;
}

/** What a finger does, as a browser tells it. */
export function fingerEvent(kind: 'pointerdown' | 'pointermove' | 'pointerup', { id = 1, at, t }: Pointer): Event {
  const event = new Event(kind, { cancelable: true });
  const told = {
    pointerId: id,
    pointerType: 'touch',
    clientX: at[0],
    clientY: at[1],
    timeStamp: t,
    button: kind === 'pointermove' ? -1 : 0,
    buttons: kind === 'pointerup' ? 0 : 1,
  };
  for (const [name, value] of Object.entries(told)) Object.defineProperty(event, name, { value });
  return event;
}

/** A house without a graphics card: nothing is worked out that only one of them could. */
const HOUSE: HouseState = {
  surroundings: 'dark',
  reducedMotion: false,
  inset: { top: 0, right: 0, bottom: 0, left: 0 },
  quality: 'plain',
  inPage: false,
  facing: createFacing(),
  stir: createStir(),
  onTurned: ignored,
};

/** A table as a page shows it, without a picture: its frames are drawn when the test says so. */
export interface Shown<P> {
  readonly canvas: HTMLCanvasElement;
  /** Everything on the table that has this name. */
  readonly named: (name: string) => readonly THREE.Object3D[];
  /** Where it is looked at from, and which way. */
  readonly pose: () => readonly number[];
  readonly tell: (props: P) => Promise<void>;
  readonly frame: (seconds: number) => Promise<void>;
  /** Does something to it while a frame is on its way, so that nothing but what is done at once has been done in it. */
  readonly beforeFrame: (does: () => void, seconds: number) => Promise<void>;
  /** Does something to it, and waits until that is drawn. */
  readonly after: (does: () => void) => Promise<void>;
  readonly leave: () => Promise<void>;
}

export async function shown<P extends object>(Scene: ComponentType<P>, props: P): Promise<Shown<P>> {
  const canvas = blankCanvas();
  const root = createRoot(canvas);
  await root.configure({
    gl: rendererOf(canvas) as never,
    frameloop: 'never',
    size: { width: 1000, height: 1000, top: 0, left: 0 },
  });
  const tell = (next: P) =>
    act(async () => root.render(createElement(HouseContext, { value: HOUSE }, createElement(Scene, next))));
  const store = await tell(props);
  const frame = (seconds: number): Promise<void> => act(async () => store.getState().advance(seconds));
  await frame(0);
  return {
    canvas,
    named: (name) => namedIn(store.getState().scene, name),
    pose: () => store.getState().camera.matrixWorld.toArray(),
    tell: async (next) => void (await tell(next)),
    frame,
    beforeFrame: (does, seconds) =>
      act(async () => {
        does();
        store.getState().advance(seconds);
      }),
    after: (does) => act(async () => does()),
    leave: () => act(async () => root.unmount()),
  };
}

function namedIn(scene: THREE.Scene, name: string): readonly THREE.Object3D[] {
  const found: THREE.Object3D[] = [];
  scene.traverse((object) => void (object.name === name && found.push(object)));
  return found;
}
