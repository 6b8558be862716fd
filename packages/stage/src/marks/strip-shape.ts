import { BufferAttribute, BufferGeometry } from 'three';

/** Corners of triangles: where they are, how solid they are there, and which of them belong together. */
export interface StripShape {
  readonly places: readonly number[];
  /** Red, green, blue, all full, and how solid. */
  readonly colours: readonly number[];
  readonly index: readonly number[];
}

export function stripGeometry({ places, colours, index }: StripShape): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours), 4));
  geometry.setIndex([...index]);
  return geometry;
}
