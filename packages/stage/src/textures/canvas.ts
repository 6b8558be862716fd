import {
  CanvasTexture,
  LinearMipmapLinearFilter,
  LinearMipmapNearestFilter,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three';
import { qualityHere } from '../house/quality.ts';

interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly ctx: CanvasRenderingContext2D;
}

export function sheet(width: number, height: number): Sheet {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  // Painted by the processor: it is uploaded once, and need not be fetched from a graphics card for that.
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (ctx === null) throw new Error('no 2D canvas');
  return { canvas, ctx };
}

export function textureOf(
  canvas: HTMLCanvasElement,
  { repeat = false, anisotropy = 4, small = false, lines = false } = {},
): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  // What is small on the screen costs nothing, and has letters on it.
  const fine = small || qualityHere() === 'full';
  // Thin lines would change their width in the middle of the table.
  texture.minFilter = fine || lines ? LinearMipmapLinearFilter : LinearMipmapNearestFilter;
  texture.anisotropy = fine ? anisotropy : 1;
  if (repeat) texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

/** A small picture of a game's own, painted within its width and height. */
export function paintedTexture(
  width: number,
  height: number,
  paint: (ctx: CanvasRenderingContext2D) => void,
): CanvasTexture {
  const { canvas, ctx } = sheet(width, height);
  paint(ctx);
  return textureOf(canvas, { small: true });
}

/** Made once, kept for the life of the page: textures are few and small. */
export function kept<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}

/** A colour as a shade of grey, 0 to 1, as the eye weighs it. */
export function lightness(colour: string): number {
  const [r = 0, g = 0, b = 0] = (/^#(..)(..)(..)$/.exec(colour) ?? []).slice(1).map((part) => parseInt(part, 16) / 255);
  return Math.sqrt(0.21 * r * r + 0.72 * g * g + 0.07 * b * b);
}

export const faded = (colour: string, opacity: number): string =>
  `${colour}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;
