/** A filled rectangle: its colour, and where its middle lies on the canvas. */
export interface Filled {
  readonly colour: string;
  readonly x: number;
  readonly y: number;
}

/** A brush that remembers which rectangles it has filled, however the canvas was moved, turned and scaled before. */
export function brush(): { readonly ctx: CanvasRenderingContext2D; readonly filled: readonly Filled[] } {
  const filled: Filled[] = [];
  type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
  const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
  let now: Matrix = [1, 0, 0, 1, 0, 0];
  const saved: Matrix[] = [];
  const known = {
    fillStyle: '' as unknown,
    save: () => void saved.push(now),
    restore: () => void (now = saved.pop() ?? now),
    translate: (x: number, y: number) => void (now = times(now, [1, 0, 0, 1, x, y])),
    scale: (x: number, y: number) => void (now = times(now, [x, 0, 0, y, 0, 0])),
    rotate: (by: number) => void (now = times(now, [Math.cos(by), Math.sin(by), -Math.sin(by), Math.cos(by), 0, 0])),
    fillRect(x: number, y: number, width: number, height: number) {
      const [, , , , atX, atY] = times(now, [1, 0, 0, 1, x + width / 2, y + height / 2]);
      filled.push({ colour: typeof known.fillStyle === 'string' ? known.fillStyle : '', x: atX, y: atY });
    },
    createRadialGradient: () => ({ addColorStop: () => {} }),
  };
  const ctx = new Proxy(known, { get: (one, key): unknown => Reflect.get(one, key) ?? (() => {}) });
  return { ctx: ctx as unknown as CanvasRenderingContext2D, filled };
}
