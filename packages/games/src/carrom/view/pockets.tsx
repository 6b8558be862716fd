import { paintedTexture } from '@bande/stage';
import { useMemo } from 'react';
import { DoubleSide, LatheGeometry, RepeatWrapping, Vector2 } from 'three';
import { HOLES } from './layout.ts';

const DEEP = 1.1;

/** A knotted net that narrows below the board. */
function netShape(radius: number): LatheGeometry {
  return new LatheGeometry(
    [
      [radius * 1.02, 0],
      [radius * 1.05, -DEEP * 0.3],
      [radius * 0.8, -DEEP * 0.8],
      [0.02, -DEEP],
    ].map(([x, y]) => new Vector2(x, y)),
    24,
  );
}

function netPicture() {
  const picture = paintedTexture(64, 64, (ctx) => {
    ctx.fillStyle = '#120b06';
    ctx.fillRect(0, 0, 64, 64);
    ctx.strokeStyle = '#b79a6a';
    ctx.lineWidth = 4;
    for (const shift of [-64, 0, 64]) {
      ctx.beginPath();
      ctx.moveTo(shift, 0);
      ctx.lineTo(shift + 64, 64);
      ctx.moveTo(shift + 64, 0);
      ctx.lineTo(shift, 64);
      ctx.stroke();
    }
  });
  picture.wrapS = picture.wrapT = RepeatWrapping;
  picture.repeat.set(9, 3);
  return picture;
}

/** Four nets under their holes, each with a rim of leather. */
export function Pockets() {
  const net = useMemo(() => ({ shape: netShape(HOLES[0]!.radius), picture: netPicture() }), []);
  return (
    <>
      {HOLES.map(({ x, z, radius }) => (
        <group key={`${x} ${z}`} position={[x, 0, z]}>
          <mesh geometry={net.shape}>
            <meshBasicMaterial map={net.picture} side={DoubleSide} color="#a58a63" />
          </mesh>
          <mesh rotation-x={-Math.PI / 2} position-y={0.006}>
            <ringGeometry args={[radius * 0.99, radius * 1.07, 40]} />
            <meshLambertMaterial color="#4a2c16" />
          </mesh>
        </group>
      ))}
    </>
  );
}
