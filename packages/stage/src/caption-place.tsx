import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { Vector3, type Camera } from 'three';
import { useHouse } from './house-context.ts';
import type { Vec3 } from './motion.ts';
import { captionPlace, type Pixel } from './note-place.ts';

export interface CaptionPlaceProps {
  readonly at: Vec3;
  /** What the words keep off, beside their own place: asked in every frame. */
  readonly clear?: () => readonly Vec3[];
}

const NOTHING = (): readonly Vec3[] => [];
const seen = new Vector3();
const pixelOf = (camera: Camera, { width, height }: { readonly width: number; readonly height: number }, at: Vec3) => {
  seen.set(...at).project(camera);
  return [((seen.x + 1) / 2) * width, ((1 - seen.y) / 2) * height] as const;
};

/** Pixels that the page gives such words at most, two lines of them: on a phone, and from so wide a page on. */
const [PHONE, LAPTOP, WIDE]: readonly [Pixel, Pixel, number] = [[302, 62], [374, 66], 900];

/** Where on the page the middle of the words of a show stands that is `placed`: told as `--caption-x` and `--caption-y`, in pixels of the table's picture. */
export function CaptionPlace({ at, clear = NOTHING }: CaptionPlaceProps) {
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
      size.width < WIDE ? PHONE : LAPTOP,
      { ...size, inset },
      way.current,
    );
    way.current = placed.way;
    const { style } = document.documentElement;
    style.setProperty('--caption-x', `${Math.round(placed.middle[0])}px`);
    style.setProperty('--caption-y', `${Math.round(placed.middle[1])}px`);
  });
  return null;
}
