import { describe, expect, test } from 'vitest';
import { listenToPicks } from '../src/hands/picking-hand.ts';

interface Told {
  readonly id?: number;
  readonly at: readonly [x: number, y: number];
  readonly kind?: 'mouse' | 'touch';
  readonly isPrimary?: boolean;
}

/** A table with a pawn at the left and a square at the right, and what is done there. */
function table(takes = true) {
  const [said, camera]: [string[], string[]] = [[], []];
  const element = Object.assign(new EventTarget(), { setPointerCapture: () => {} });
  listenToPicks(element as unknown as HTMLElement, {
    find: ({ clientX }) => (clientX < 50 ? 'pawn' : 'square'),
    focus: () => {},
    pick: (id) => void said.push(`pick ${id}`),
    miss: () => void said.push('miss'),
    takes: (id) => (said.push(`take ${id}`), takes && id === 'pawn'),
    drop: (id) => void said.push(`drop ${id}`),
  });
  const tell = (
    kind: string,
    { id = 1, at: [clientX, clientY], kind: pointerType = 'mouse', isPrimary = true }: Told,
  ) => {
    const event = Object.assign(new Event(kind, { cancelable: true }), {
      pointerId: id,
      pointerType,
      isPrimary,
      clientX,
      clientY,
      button: kind === 'pointermove' ? -1 : 0,
      buttons: kind === 'pointerup' ? 0 : 1,
    });
    let isStopped = false;
    event.stopPropagation = () => void (isStopped = true);
    element.dispatchEvent(event);
    if (!isStopped) camera.push(`${kind} ${id}`);
    return event;
  };
  return {
    said,
    camera,
    down: (told: Told) => tell('pointerdown', told),
    move: (told: Told) => tell('pointermove', told),
    up: (told: Told) => tell('pointerup', told),
  };
}

describe('pointing at the table', () => {
  test('a tap picks, also one that trembles', () => {
    const { said, down, move, up } = table();
    down({ at: [10, 10] });
    move({ at: [14, 12] });
    expect(up({ at: [14, 12] }).defaultPrevented).toBe(true);
    expect(said).toEqual(['pick pawn']);
  });

  test('a pawn is taken along by mouse and finger, and the camera hears nothing of it', () => {
    for (const kind of ['mouse', 'touch'] as const) {
      const { said, camera, down, move, up } = table();
      down({ at: [10, 10], kind });
      move({ at: [30, 10], kind });
      move({ at: [80, 10], kind });
      up({ at: [80, 10], kind });
      expect(said).toEqual(['take pawn', 'drop square']);
      expect(camera).toEqual(['pointerdown 1', 'pointerup 1']);
    }
  });

  test('what is not taken along leaves the drag to the camera, and nothing is picked by it', () => {
    const { said, camera, down, move, up } = table();
    down({ at: [80, 10] });
    move({ at: [100, 10] });
    move({ at: [120, 10] });
    up({ at: [120, 10] });
    expect(said).toEqual(['take square']);
    expect(camera).toEqual(['pointerdown 1', 'pointermove 1', 'pointermove 1', 'pointerup 1']);
  });

  test('two fingers that come down together are a pinch, whatever lies under them', () => {
    const { said, camera, down, move, up } = table();
    down({ at: [10, 10], kind: 'touch' });
    down({ id: 2, at: [40, 40], kind: 'touch', isPrimary: false });
    move({ at: [2, 2], kind: 'touch' });
    move({ id: 2, at: [90, 90], kind: 'touch', isPrimary: false });
    up({ at: [2, 2], kind: 'touch' });
    expect(said).toEqual([]);
    expect(camera).toContain('pointermove 1');
    expect(camera).toContain('pointermove 2');
  });

  test('a second finger ends a drag without letting anything go', () => {
    const { said, camera, down, move, up } = table();
    down({ at: [10, 10], kind: 'touch' });
    move({ at: [40, 10], kind: 'touch' });
    down({ id: 2, at: [80, 40], kind: 'touch', isPrimary: false });
    move({ at: [80, 10], kind: 'touch' });
    up({ at: [80, 10], kind: 'touch' });
    expect(said).toEqual(['take pawn']);
    expect(camera).not.toContain('pointermove 1');
  });
});
