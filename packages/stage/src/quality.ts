import type { WebGLRenderer } from 'three';

/** `plain` where the processor has to draw: fewer pixels, a smaller shadow map. */
export type Quality = 'full' | 'plain';

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

export function qualityOf(renderer: WebGLRenderer): Quality {
  const gl = renderer.getContext();
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = info === null ? '' : gl.getParameter(info.UNMASKED_RENDERER_WEBGL);
  return SOFTWARE.test(String(name)) ? 'plain' : 'full';
}

/** Pixels per point: more than two are not seen, and cost battery. */
export const mostPixels = (quality: Quality): number => (quality === 'plain' ? 1 : Math.min(2, window.devicePixelRatio));
