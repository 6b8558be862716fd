import type { Words } from '@bande/core';
import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { Camera } from 'three';
import { useHouse } from '../house/house-context.ts';
import type { Vec3 } from '../frames/motion.ts';
import { OVERLAY } from '../marks/overlay.ts';
import { notePlace, type NoteRoom, type Pixel } from '../notes/note-place.ts';
import { MARKS, PALETTE } from '../palette.ts';
import { pixelAnywhere, pixelOf } from '../camera/pixel.ts';
import { spoken } from '../notes/spoken.ts';
import { faded, sheet, textureOf } from '../textures/canvas.ts';
import { LABEL_FONT } from '../textures/label.ts';

interface HandNoteProps {
  /** A few letters: `41 %`, the same in both languages, or as the page says it. */
  readonly text: string | Words;
  readonly at: Vec3;
  /** Where the hand pulls from, whose place it is at: then it lies beside the hand, not above it. */
  readonly from?: Vec3;
  /** What it must not cover besides. */
  readonly clear?: readonly Vec3[];
}

/** Pixels on the page, however far away it is; the picture has twice as many. */
const HIGH = 24;
/** As wide as its words and no wider: beside them on both sides so much, and by steps, so that it stands still while a number changes. */
const [BESIDE, STEP, LEAST] = [12, 8, 54];
const FONT = `700 16px ${LABEL_FONT}`;
const wideFor = (letters: number): number => Math.max(LEAST, STEP * Math.ceil((letters + 2 * BESIDE) / STEP));
let ruler: CanvasRenderingContext2D | null = null;
function lettersOf(text: string): number {
  ruler ??= sheet(1, 1).ctx;
  ruler.font = FONT;
  return ruler.measureText(text).width;
}

/** Which part of the note lies over its place, so that all of it stays in the picture. */
function anchorOf(camera: Camera, room: NoteRoom, { at, from, clear = [] }: Omit<HandNoteProps, 'text'>, wide: number) {
  const pixel = (place: Vec3): Pixel => pixelOf(camera, room, place);
  const here = pixel(at);
  const [x, y] = notePlace(here, from === undefined ? null : pixel(from), [wide, HIGH], room, clear.map(pixel));
  return [0.5 - (x - here[0]) / wide, 0.5 + (y - here[1]) / HIGH] as const;
}

/** What a hand is setting, as a number beside it: drawn anew with every change, on the same little sheet. */
export function HandNote({ text: said, ...placed }: HandNoteProps) {
  const text = typeof said === 'string' ? said : spoken(said);
  const size = useThree((three) => three.size);
  const camera = useThree((three) => three.camera);
  const { inset } = useHouse();
  const wide = useMemo(() => wideFor(lettersOf(text)), [text]);
  const invalidate = useThree((three) => three.invalidate);
  const note = useMemo(() => createNote(wide), [wide]);
  useLayoutEffect(() => {
    note.write(text);
    invalidate();
  }, [note, text, invalidate]);
  useEffect(() => () => note.texture.dispose(), [note]);
  const pixel = pixelAnywhere(size.height);
  const [across, up] = anchorOf(camera, { ...size, inset }, placed, wide);
  return (
    <sprite
      name={`note ${text}`}
      position={[...placed.at]}
      scale={[wide * pixel, HIGH * pixel, 1]}
      center-x={across}
      center-y={up}
      renderOrder={9}
    >
      <spriteMaterial map={note.texture} sizeAttenuation={false} {...OVERLAY} />
    </sprite>
  );
}

function createNote(wide: number) {
  const { canvas, ctx } = sheet(2 * wide, 2 * HIGH);
  const texture = textureOf(canvas, { small: true });
  const write = (text: string): void => {
    ctx.clearRect(0, 0, canvas.width, canvas.height);
    ctx.font = `700 32px ${LABEL_FONT}`;
    // As wide as its words, in the middle of the sheet.
    const said = Math.min(canvas.width, ctx.measureText(text).width + 2 * HIGH);
    ctx.fillStyle = faded(PALETTE.night, 0.85);
    ctx.beginPath();
    ctx.roundRect((canvas.width - said) / 2, 0, said, canvas.height, HIGH);
    ctx.fill();
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillStyle = MARKS.picked;
    ctx.fillText(text, wide, HIGH + 2, 2 * wide - HIGH);
    texture.needsUpdate = true;
  };
  return { texture, write };
}
