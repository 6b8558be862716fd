import { AddOperation, DataTexture, SRGBColorSpace, type Texture } from 'three';
import { useHouse } from '../house/house-context.ts';
import { PALETTE } from '../palette.ts';
import { roomMirror } from '../textures/mirror.ts';

interface LacquerProps {
  readonly colour?: string;
  readonly map?: Texture;
  /** 0 is matt, 1 polished. */
  readonly shine?: number;
  /** Light of its own, so that it can be read in the shadow. */
  readonly glow?: number;
  /** Which part of the mesh it covers, where that has several: `material-0`. */
  readonly attach?: string;
}

/** The lamp's reflection, as a grey. */
const polish = (shine: number): number => Math.round(0x48 * shine) * 0x010101;
/** How much of the room varnish gives back, seen from a chair. */
const MIRRORED = 0.085;

/** Laid under a plain colour: with and without a picture it is the same shader, and one less to be made. */
const BLANK = ((): Texture => {
  const blank = new DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1);
  blank.colorSpace = SRGBColorSpace;
  blank.needsUpdate = true;
  return blank;
})();

/** The material of pieces, frames and dice: painted or polished wood under clear varnish; where the processor draws it, a cheaper one that looks alike. */
export function Lacquer({ colour = PALETTE.white, map, shine = 0.5, glow = 0, attach = 'material' }: LacquerProps) {
  const { quality, surroundings } = useHouse();
  const paint = {
    attach,
    color: colour,
    map: map ?? BLANK,
    ...(map !== undefined && glow > 0 ? { emissiveMap: map } : {}),
    emissive: colour,
    emissiveIntensity: glow,
  };
  if (quality === 'plain')
    return (
      <meshPhongMaterial
        {...paint}
        specular={polish(shine)}
        shininess={20 + 90 * shine}
        envMap={roomMirror(surroundings)}
        combine={AddOperation}
        reflectivity={MIRRORED * shine}
      />
    );
  return (
    <meshPhysicalMaterial
      {...paint}
      roughness={0.85 - 0.4 * shine}
      clearcoat={shine}
      clearcoatRoughness={0.3 - 0.2 * shine}
    />
  );
}
