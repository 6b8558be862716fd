import type { Words } from '@bande/core';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { Vector3, type Camera } from 'three';
import { useHouse } from '../house/house-context.ts';
import type { Vec3 } from '../frames/motion.ts';
import { bannerTop, type Pixel } from './note-place.ts';
import { spoken } from './spoken.ts';

interface BannerPlaceProps {
  readonly text: Words;
  /** What a banner keeps off: asked in every frame. */
  readonly clear: () => readonly Vec3[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const seen = new Vector3();
function pixelsOf(camera: Camera, { width, height }: Size, places: readonly Vec3[]): readonly Pixel[] {
  return places.map((at) => {
    seen.set(...at).project(camera);
    return [((seen.x + 1) / 2) * width, ((1 - seen.y) / 2) * height] as const;
  });
}

/** As the page writes it: so large are its letters, and so wide is one of them for its height; beside and above the words there is some room. */
const [LETTER, LINE, BESIDE, ABOVE] = [0.53, 1.15, 32, 18];
const LOW = 480;
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
function sizeOf(text: Words, { width, height }: Size, free: number): Pixel {
  const font = height < LOW ? 27 : within(16 + 0.04 * width, 29, 58);
  const long = spoken(text).length * font * LETTER + BESIDE;
  return [Math.min(long, free), Math.ceil(long / free) * font * LINE + ABOVE];
}

/** Pixels by which the picture must have moved before a banner goes elsewhere. */
const MOVED = 40;

/** Where on the page a banner across the picture begins: told as `--banner-top`, in pixels of the table's picture. Where it stands it stays, as long as nothing comes under it. */
export function BannerPlace({ text, clear }: BannerPlaceProps) {
  const invalidate = useThree((three) => three.invalidate);
  const { inset } = useHouse();
  const last = useRef<number | null>(null);
  useEffect(() => {
    last.current = null;
    invalidate();
    return () => void document.documentElement.style.removeProperty('--banner-top');
  }, [text, invalidate]);
  useFrame(({ camera, size }) => {
    const room = { width: size.width, height: size.height, inset };
    const free = size.width - inset.left - inset.right;
    const top = bannerTop(pixelsOf(camera, size, clear()), sizeOf(text, size, free), room);
    if (last.current !== null && Math.abs(top - last.current) < MOVED) return;
    last.current = top;
    document.documentElement.style.setProperty('--banner-top', `${Math.round(top)}px`);
  });
  return null;
}
