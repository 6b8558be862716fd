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

type Moment = 'rest' | 'change' | 'move';

/** Pixels per point. Drawing 1.5 at rest smooths edges for less than multisampling takes in software. */
const PLAIN: Readonly<Record<Moment, number>> = { rest: 1.5, change: 1, move: 0.62 };
/** Parts of what the screen has. */
const FULL: Readonly<Record<Moment, number>> = { rest: 1, change: 1, move: 0.6 };
/** More pixels per point are not seen, and cost battery. */
const MOST = 2;

export const pixelsFor = (quality: Quality, moment: Moment): number => (quality === 'plain' ? PLAIN[moment] : FULL[moment] * Math.min(MOST, window.devicePixelRatio));
