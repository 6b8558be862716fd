import { memo, useEffect, useMemo } from 'react';
import { RepeatWrapping, ShaderMaterial, Vector2, type Texture } from 'three';
import { useHouse } from '../house/house-context.ts';
import { PALETTE } from '../palette.ts';
import { seeded } from '../seeded.ts';
import { paintedTexture } from '../textures/canvas.ts';

/** A tile of fibres, in pixels: seen from close by each is a hair. */
const TILE = 256;
const HAIRS = 2600;

/** Light ones and dark ones on a middle grey: what is lighter than that lightens the cloth, what is darker darkens it. */
function hairs(): Texture {
  const texture = paintedTexture(TILE, TILE, (ctx) => {
    ctx.fillStyle = PALETTE.middleGrey;
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

/** Everything in units of the table. */
interface NapProps {
  /** All that is covered with cloth, and the field in its middle, which is brushed in so many bands. */
  readonly width: number;
  readonly depth: number;
  readonly field: readonly [width: number, length: number];
  readonly bands: number;
  /** How much cloth a tile of hairs covers. */
  readonly tile: number;
}

/** The nap of the cloth: its bands lie light or dark by where one looks from, and from close by one sees its hairs. A processor that draws has only what is painted. */
export const Nap = memo(function Nap(props: NapProps) {
  const { quality } = useHouse();
  return quality === 'plain' ? null : <Hairs {...props} />;
});

function Hairs({ width, depth, field: [across, along], bands, tile }: NapProps) {
  const material = useMemo(
    () =>
      new ShaderMaterial({
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        uniforms: {
          hairs: { value: hairs() },
          field: { value: new Vector2(across / 2, along / 2) },
          band: { value: along / bands },
          tile: { value: tile },
        },
        transparent: true,
        depthWrite: false,
        polygonOffset: true,
        polygonOffsetFactor: -0.5,
        polygonOffsetUnits: -0.5,
      }),
    [across, along, bands, tile],
  );
  useEffect(
    () => () => {
      (material.uniforms['hairs']!.value as Texture).dispose();
      material.dispose();
    },
    [material],
  );
  return (
    <mesh name="nap" rotation-x={-Math.PI / 2} position-y={0.002} material={material} renderOrder={-1}>
      <planeGeometry args={[width, depth]} />
    </mesh>
  );
}
