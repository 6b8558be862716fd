import type { Words } from '@bande/core';
import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { FIELD_OF_VIEW } from './camera-fit.ts';
import type { Vec3 } from './motion.ts';
import { MARKS, PALETTE } from './palette.ts';
import { spoken } from './spoken.ts';
import { faded, sheet, textureOf } from './textures/canvas.ts';
import { LABEL_FONT } from './textures/label.ts';

export interface HandNoteProps {
  /** A few letters: `41 %`, the same in both languages, or as the page says it. */
  readonly text: string | Words;
  readonly at: Vec3;
}

/** Pixels on the page, however far away it is; the picture has twice as many. */
const [WIDE, HIGH] = [54, 24];

/** What a hand is setting, as a number beside it: drawn anew with every change, on the same little sheet. */
export function HandNote({ text: said, at }: HandNoteProps) {
  const text = typeof said === 'string' ? said : spoken(said);
  const height = useThree((three) => three.size.height);
  const invalidate = useThree((three) => three.invalidate);
  const note = useMemo(createNote, []);
  useLayoutEffect(() => {
    note.write(text);
    invalidate();
  }, [note, text, invalidate]);
  useEffect(() => () => note.texture.dispose(), [note]);
  const pixel = (2 * Math.tan((FIELD_OF_VIEW * Math.PI) / 360)) / height;
  return (
    <sprite
      name={`note ${text}`}
      position={[...at]}
      scale={[WIDE * pixel, HIGH * pixel, 1]}
      center-x={0.5}
      center-y={-1.2}
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

function createNote() {
  const { canvas, ctx } = sheet(2 * WIDE, 2 * HIGH);
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
    ctx.fillText(text, WIDE, HIGH + 2);
    texture.needsUpdate = true;
  };
  return { texture, write };
}
