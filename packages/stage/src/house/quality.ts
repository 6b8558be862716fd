/** `plain` where the processor has to draw: cheaper filters, a smaller shadow map, fewer pixels while things move. */
export type Quality = 'full' | 'plain';

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

function probe(): Quality | null {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (gl === null) return null;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = info === null ? '' : gl.getParameter(info.UNMASKED_RENDERER_WEBGL);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return SOFTWARE.test(String(name)) ? 'plain' : 'full';
}

let known: Quality | null = null;

/** What this machine can do; null when it has no WebGL. Asked once a page, for a machine does not change. */
export function qualityHere(): Quality | null {
  known ??= probe();
  return known;
}

export type Moment = 'rest' | 'change' | 'move';

/** Where the processor draws, time goes by pixels: how many it may draw in a frame, and the sharpest that is of use. */
const BUDGET: Readonly<Record<Moment, { readonly pixels: number; readonly most: number }>> = {
  // 1.5 at rest smooths edges for less than multisampling takes in software.
  rest: { pixels: 2_400_000, most: 1.5 },
  change: { pixels: 1_100_000, most: 1 },
  move: { pixels: 400_000, most: 1 },
};
const LEAST = 0.4;
/** More pixels per point are not seen, and cost battery. */
const MOST = 2;

/** Pixels per point for a picture of a size in points. */
export function pixelsFor(quality: Quality, moment: Moment, points: number, screen: number): number {
  if (quality === 'full') return Math.min(MOST, screen) * (moment === 'move' ? 0.6 : 1);
  const { pixels, most } = BUDGET[moment];
  // On a page that is shown smaller than its points, as many would not be seen.
  const seen = Math.min(1, screen);
  return seen * Math.max(LEAST, Math.min(most, Math.sqrt(pixels / Math.max(1, points * seen * seen))));
}
