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

/** Pixels per point at rest: more than two are not seen, and cost battery. */
export const mostPixels = (quality: Quality): number => (quality === 'plain' ? 1 : Math.min(2, window.devicePixelRatio));
/** While things move on a slow machine. */
export const fewestPixels = (quality: Quality): number => (quality === 'plain' ? 0.6 : 0.75);
