import type { Words } from '@bande/core';
import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Vector3, type Camera } from 'three';
import type { Vec3 } from './motion.ts';
import { MARKS, PALETTE } from './palette.ts';
import { pixelAnywhere } from './pixel.ts';
import { spoken } from './spoken.ts';
import { faded, sheet, textureOf } from './textures/canvas.ts';
import { LABEL_FONT } from './textures/label.ts';

export interface HandNoteProps {
  /** A few letters: `41 %`, the same in both languages, or as the page says it. */
  readonly text: string | Words;
  readonly at: Vec3;
}

/** Pixels on the page, however far away it is; the picture has twice as many. A number, or a few words. */
const [NUMBER, WORDS, HIGH] = [54, 190, 24];
const MOST_LETTERS = 6;
/** So many pixels from the edge of the picture it stays. */
const MARGIN = 6;
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
const place = new Vector3();

/** Which part of the note lies over its place, so that all of it stays in the picture: above the place if it can. */
function anchorOf(camera: Camera, size: { readonly width: number; readonly height: number }, at: Vec3, wide: number) {
  place.set(...at).project(camera);
  const [x, y] = [((place.x + 1) / 2) * size.width, ((place.y + 1) / 2) * size.height];
  const across = within(0.5, 1 - (size.width - MARGIN - x) / wide, (x - MARGIN) / wide);
  return [across, within(-1.2, 1 - (size.height - MARGIN - y) / HIGH, (y - MARGIN) / HIGH)] as const;
}

/** What a hand is setting, as a number beside it: drawn anew with every change, on the same little sheet. */
export function HandNote({ text: said, at }: HandNoteProps) {
  const text = typeof said === 'string' ? said : spoken(said);
  const size = useThree((three) => three.size);
  const camera = useThree((three) => three.camera);
  const wide = text.length > MOST_LETTERS ? WORDS : NUMBER;
  const invalidate = useThree((three) => three.invalidate);
  const note = useMemo(() => createNote(wide), [wide]);
  useLayoutEffect(() => {
    note.write(text);
    invalidate();
  }, [note, text, invalidate]);
  useEffect(() => () => note.texture.dispose(), [note]);
  const pixel = pixelAnywhere(size.height);
  const [across, up] = anchorOf(camera, size, at, wide);
  return (
    <sprite
      name={`note ${text}`}
      position={[...at]}
      scale={[wide * pixel, HIGH * pixel, 1]}
      center-x={across}
      center-y={up}
      renderOrder={9}
    >
      <spriteMaterial
        map={note.texture}
        sizeAttenuation={false}
        transparent
        depthTest={false}
        depthWrite={false}
        toneMapped={false}
      />
    </sprite>
  );
}

function createNote(wide: number) {
  const { canvas, ctx } = sheet(2 * wide, 2 * HIGH);
  const texture = textureOf(canvas, { small: true });
  const write = (text: string): void => {
    ctx.clearRect(0, 0, canvas.width, canvas.height);
    ctx.fillStyle = faded(PALETTE.night, 0.85);
    ctx.beginPath();
    ctx.roundRect(0, 0, canvas.width, canvas.height, HIGH);
    ctx.fill();
    ctx.font = `700 32px ${LABEL_FONT}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillStyle = MARKS.picked;
    ctx.fillText(text, wide, HIGH + 2, 2 * wide - HIGH);
    texture.needsUpdate = true;
  };
  return { texture, write };
}
