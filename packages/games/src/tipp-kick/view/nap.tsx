import { paintedTexture, PALETTE, seeded, useHouse } from '@bande/stage';
import { memo, useEffect, useMemo } from 'react';
import { RepeatWrapping, ShaderMaterial, Vector2, type Texture } from 'three';

import { MIDDLE_GREY } from './colours.ts';
import { MILLIMETRE, SCALE, sizeOf } from './layout.ts';
import { PITCH } from '../zones.ts';
import { STRIPES } from './paint.ts';

/** A tile of fibres, in pixels, and how many metres of cloth it covers: seen from close by each is a hair. */
const [TILE, COVERS] = [256, 0.045];
const HAIRS = 2600;

/** Light ones and dark ones on a middle grey: what is lighter than that lightens the cloth, what is darker darkens it. */
function hairs(): Texture {
  const texture = paintedTexture(TILE, TILE, (ctx) => {
    ctx.fillStyle = MIDDLE_GREY;
    ctx.fillRect(0, 0, TILE, TILE);
    const random = seeded(29);
    for (let i = 0; i < HAIRS; i++) {
      const [x, y, turn, long] = [random() * TILE, random() * TILE, (random() - 0.5) * 1.3, 4 + random() * 9];
      ctx.globalAlpha = 0.2 + random() * 0.5;
      ctx.strokeStyle = random() < 0.5 ? PALETTE.white : PALETTE.night;
      ctx.lineWidth = 0.7 + random() * 0.7;
      for (const [dx, dy] of AROUND) {
        ctx.beginPath();
        ctx.moveTo(x + dx, y + dy);
        ctx.lineTo(x + dx + Math.cos(turn) * long, y + dy + Math.sin(turn) * long);
        ctx.stroke();
      }
    }
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}
/** What goes over an edge comes in at the other. */
const AROUND = [
  [0, 0],
  [-TILE, 0],
  [0, -TILE],
] as const;

const VERTEX = /* glsl */ `
  varying vec2 at;
  varying vec3 toEye;
  void main() {
    vec4 world = modelMatrix * vec4(position, 1.0);
    at = vec2(world.x, -world.z);
    toEye = cameraPosition - world.xyz;
    gl_Position = projectionMatrix * viewMatrix * world;
  }`;
/** Bands are brushed along the goal lines, one to the east and the next to the west: whoever looks along with the hairs sees them light. */
const FRAGMENT = /* glsl */ `
  uniform sampler2D hairs;
  uniform vec2 field;
  uniform float band;
  uniform float tile;
  varying vec2 at;
  varying vec3 toEye;
  void main() {
    vec3 eye = normalize(toEye);
    float isField = step(abs(at.x), field.x) * step(abs(at.y), field.y);
    float way = mod(floor((at.y + field.y) / band), 2.0) * 2.0 - 1.0;
    float fibre = (texture2D(hairs, at / tile).g - 0.5) * 0.34;
    float light = way * isField * eye.x * 0.085 + fibre;
    gl_FragColor = vec4(vec3(step(0.0, light)), abs(light));
  }`;

/** The nap of the felt: its bands lie light or dark by where one looks from, and from close by one sees its hairs. A processor that draws has only what is painted. */
export const Nap = memo(function Nap() {
  const { quality } = useHouse();
  return quality === 'plain' ? null : <Hairs />;
});

function Hairs() {
  const material = useMemo(
    () =>
      new ShaderMaterial({
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        uniforms: {
          hairs: { value: hairs() },
          field: { value: new Vector2((PITCH.width / 2) * MILLIMETRE, (PITCH.length / 2) * MILLIMETRE) },
          band: { value: (PITCH.length / STRIPES) * MILLIMETRE },
          tile: { value: COVERS * SCALE },
        },
        transparent: true,
        depthWrite: false,
        polygonOffset: true,
        polygonOffsetFactor: -0.5,
        polygonOffsetUnits: -0.5,
      }),
    [],
  );
  useEffect(
    () => () => {
      (material.uniforms['hairs']!.value as Texture).dispose();
      material.dispose();
    },
    [material],
  );
  const { width, depth } = sizeOf();
  return (
    <mesh name="nap" rotation-x={-Math.PI / 2} position-y={0.002} material={material} renderOrder={-1}>
      <planeGeometry args={[width, depth]} />
    </mesh>
  );
}
