import { labelTexture, OVERLAY, PALETTE, pixelAnywhere, pixelAt } from '@bande/stage';
import { useFrame, useThree } from '@react-three/fiber';
import { memo, useRef, type RefObject } from 'react';
import { Vector3, type Group, type Sprite } from 'three';
import type { Figure } from '../../names.ts';
import { BALL_RADIUS } from '../../table-bodies.ts';
import { SCALE } from '../layout.ts';
import { shirtOf } from '../words/naming.ts';
import { TAG, tagCentre } from './tag-place.ts';

interface NumberTagProps {
  readonly figure: Figure;
  readonly ball: RefObject<Group | null>;
}

const [foot, seen] = [new Vector3(), new Vector3()];

/** The number below a base, for whoever reads of `Rot 9`: always as large, in the same colours on every kit, and never over the ball. */
export const NumberTag = memo(function NumberTag({ figure, ball }: NumberTagProps) {
  const height = useThree((three) => three.size.height);
  const tag = useRef<Sprite>(null);
  useFrame(({ camera, size: screen }) => {
    if (tag.current === null || ball.current === null) return;
    tag.current.getWorldPosition(foot).project(camera);
    const { x, y } = foot;
    ball.current.getWorldPosition(seen);
    seen.y += BALL_RADIUS * SCALE;
    const radius = (BALL_RADIUS * SCALE) / pixelAt(camera, screen.height, [seen.x, seen.y, seen.z]);
    seen.project(camera);
    const from = [((seen.x - x) / 2) * screen.width, ((y - seen.y) / 2) * screen.height] as const;
    tag.current.center.set(...tagCentre(from, ball.current.visible ? radius : -Infinity));
  });
  const size = TAG * pixelAnywhere(height);
  const map = labelTexture({ text: shirtOf(figure), colour: PALETTE.chalk, ground: PALETTE.night });
  return (
    <sprite ref={tag} name={`number ${figure}`} scale={[size, size, 1]} center-x={0.5} center-y={1.35} renderOrder={8}>
      <spriteMaterial map={map} sizeAttenuation={false} {...OVERLAY} />
    </sprite>
  );
});
