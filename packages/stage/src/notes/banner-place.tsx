import type { Words } from '@bande/core';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { pixelOf } from '../camera/pixel.ts';
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
    const spots = clear().map((one) => pixelOf(camera, size, one));
    const top = bannerTop(spots, sizeOf(text, size, free), room);
    if (last.current !== null && Math.abs(top - last.current) < MOVED) return;
    last.current = top;
    document.documentElement.style.setProperty('--banner-top', `${Math.round(top)}px`);
  });
  return null;
}
