import type { Texture } from 'three';

export interface LacquerProps {
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
const polish = (shine: number): number => Math.round(0x88 * shine) * 0x010101;

/** The material of pieces, frames and dice: painted or polished wood. Cheap enough for a processor to draw. */
export const Lacquer = ({ colour = '#ffffff', map, shine = 0.5, glow = 0, attach = 'material' }: LacquerProps) => (
  <meshPhongMaterial attach={attach} color={colour} {...(map === undefined ? {} : { map })} specular={polish(shine)} shininess={12 + 60 * shine} emissive={colour} emissiveIntensity={glow} />
);
