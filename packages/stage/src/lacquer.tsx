import type { Texture } from 'three';
import { useHouse } from './house-context.ts';

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
export function Lacquer({ colour = '#ffffff', map, shine = 0.5, glow = 0, attach = 'material' }: LacquerProps) {
  const { quality } = useHouse();
  const paint = { attach, color: colour, emissive: colour, emissiveIntensity: glow };
  if (map === undefined) return <meshPhongMaterial {...paint} specular={polish(shine)} shininess={12 + 60 * shine} />;
  // The same program as the cloth: one less to be made before the table is seen.
  if (quality === 'plain') return <meshLambertMaterial {...paint} map={map} />;
  return <meshPhongMaterial {...paint} map={map} specular={polish(shine)} shininess={12 + 60 * shine} />;
}
