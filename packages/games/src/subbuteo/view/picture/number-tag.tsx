import { labelTexture, OVERLAY, PALETTE, pixelAnywhere } from '@bande/stage';
import { useThree } from '@react-three/fiber';
import { memo } from 'react';
import type { Figure } from '../../names.ts';
import { shirtOf } from '../words/naming.ts';

/** Pixels on the page, however far away it is. */
const SIZE = 17;

/** The number below a base, for whoever reads of `Rot 9`: always as large, in the same colours on every kit. */
export const NumberTag = memo(function NumberTag({ figure }: { readonly figure: Figure }) {
  const height = useThree((three) => three.size.height);
  const size = SIZE * pixelAnywhere(height);
  const map = labelTexture({ text: shirtOf(figure), colour: PALETTE.chalk, ground: PALETTE.night });
  return (
    <sprite name={`number ${figure}`} scale={[size, size, 1]} center-x={0.5} center-y={1.35} renderOrder={8}>
      <spriteMaterial map={map} sizeAttenuation={false} {...OVERLAY} />
    </sprite>
  );
});
