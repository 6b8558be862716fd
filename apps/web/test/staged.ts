import { act, advance, createRoot, extend } from '@react-three/fiber';
import { HouseContext, type HouseState } from '@bande/stage';
import { createElement, type ReactNode } from 'react';
import * as THREE from 'three';
import { vi } from 'vitest';

extend(THREE as never);

/** What is painted is not looked at: every stroke of a brush is taken and forgotten. */
const brush: unknown = new Proxy(
  {},
  { get: (known: Record<PropertyKey, unknown>, key) => known[key] ?? (() => brush), set: Reflect.set },
);
class Canvas extends EventTarget {
  readonly style = {};
  readonly clientWidth = 1280;
  readonly clientHeight = 800;
  readonly ownerDocument = {};
  getContext(kind: string): unknown {
    return kind === '2d' ? brush : null;
  }
  getBoundingClientRect(): object {
    return { left: 0, top: 0, width: this.clientWidth, height: this.clientHeight };
  }
  setPointerCapture(): void {}
}

const pictureOf = (domElement: Canvas): object => ({
  domElement,
  shadowMap: {},
  xr: new EventTarget(),
  renderLists: { dispose: () => {} },
  render: () => {},
  setSize: () => {},
  setPixelRatio: () => {},
  dispose: () => {},
  forceContextLoss: () => {},
});

let yaw = 0;
/** A machine without a graphics card: it makes no mirrors. */
const ROOM: HouseState = {
  surroundings: 'dark',
  reducedMotion: false,
  inset: { top: 0, right: 0, bottom: 0, left: 0 },
  quality: 'plain',
  inPage: false,
  facing: { get: () => yaw, set: (next) => void (yaw = next), subscribe: () => () => {} },
  stir: { mark: () => {}, take: () => false },
  onTurned: () => {},
};

/** A scene as a tree of things in their places, without a picture, so that it can be asked in Node what is seen. */
export interface Staged {
  readonly scene: THREE.Scene;
  readonly camera: () => THREE.PerspectiveCamera;
  readonly canvas: EventTarget;
  readonly show: (node: ReactNode) => Promise<void>;
  /** Does something to it, and waits until that is seen. */
  readonly after: (does: () => void) => Promise<void>;
  /** So many milliseconds pass, a frame every sixtieth of a second. */
  readonly pass: (ms: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function staged(node: ReactNode): Promise<Staged> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = Object.assign(new EventTarget(), { createElement: () => new Canvas(), fonts: { status: 'loaded' } });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('Path2D', Object);
  const [canvas, scene] = [new Canvas(), new THREE.Scene()];
  const root = createRoot(canvas as never);
  await root.configure({
    gl: () => pictureOf(canvas) as never,
    size: { width: canvas.clientWidth, height: canvas.clientHeight, top: 0, left: 0 },
    frameloop: 'never',
    scene: scene as never,
  });
  let [now, store] = [0, null as ReturnType<typeof root.render> | null];
  const show = (next: ReactNode): Promise<void> =>
    act(async () => void (store = root.render(createElement(HouseContext.Provider, { value: ROOM }, next))));
  const pass = (ms: number): Promise<void> =>
    act(async () => {
      for (const end = now + ms / 1000; now < end; now += 1 / 60) advance(now);
      scene.updateMatrixWorld();
    });
  await show(node);
  await pass(50);
  return {
    scene,
    camera: () => store!.getState().camera as unknown as THREE.PerspectiveCamera,
    canvas,
    show,
    after: (does) => act(async () => does()),
    pass,
    close: () => act(async () => root.unmount()),
  };
}

export const named = (scene: THREE.Object3D, name: string): readonly THREE.Object3D[] => {
  const found: THREE.Object3D[] = [];
  scene.traverse((one) => void (one.name === name && found.push(one)));
  return found;
};
