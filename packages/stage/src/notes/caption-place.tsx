import type { Words } from '@bande/core';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { pixelOf } from '../camera/pixel.ts';
import { useHouse } from '../house/house-context.ts';
import type { Vec3 } from '../frames/motion.ts';
import { captionPlace, type Pixel } from './note-place.ts';
import { pageCovers } from './page-covers.ts';
import { spoken } from './spoken.ts';

interface CaptionPlaceProps {
  readonly at: Vec3;
  /** The words themselves: a few need less room. */
  readonly text?: Words;
  /** What the words keep off, beside their own place: asked in every frame. */
  readonly clear?: () => readonly Vec3[];
}

const NOTHING = (): readonly Vec3[] => [];

/** Pixels that the page gives such words at most, two lines of them, and what a line, a letter and the padding take: on a phone, and from so wide a page on. */
const PHONE = { most: 302, two: 62, one: 38, letter: 7.6, padding: 22 };
const LAPTOP = { most: 374, two: 66, one: 42, letter: 8.6, padding: 32 };
const WIDE = 900;
function sizeOf(text: Words | undefined, width: number): Pixel {
  const { most, two, one, letter, padding } = width < WIDE ? PHONE : LAPTOP;
  const long = text === undefined ? most : spoken(text).length * letter + padding;
  return long < most ? [long, one] : [most, two];
}

/** Where on the page the middle of the words of a show stands that is `placed`: told as `--caption-x` and `--caption-y`, in pixels of the table's picture. */
export function CaptionPlace({ at, text, clear = NOTHING }: CaptionPlaceProps) {
  const invalidate = useThree((three) => three.invalidate);
  const { inset } = useHouse();
  const way = useRef<Pixel | null>(null);
  useEffect(() => {
    way.current = null;
    invalidate();
  }, [at, invalidate]);
  useFrame(({ camera, size }) => {
    const placed = captionPlace(
      pixelOf(camera, size, at),
      clear().map((one) => pixelOf(camera, size, one)),
      sizeOf(text, size.width),
      { ...size, inset, covers: pageCovers() },
      way.current,
    );
    way.current = placed.way;
    const { style } = document.documentElement;
    style.setProperty('--caption-x', `${Math.round(placed.middle[0])}px`);
    style.setProperty('--caption-y', `${Math.round(placed.middle[1])}px`);
  });
  return null;
}
