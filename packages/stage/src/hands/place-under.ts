import { Raycaster, Vector2, Vector3, type Camera } from 'three';
import type { Spot } from './grip.ts';

type Framed = Pick<HTMLElement, 'getBoundingClientRect'>;

/** The place on the table under a point of the screen. */
export function placeUnder(camera: Camera, element: Framed, clientX: number, clientY: number): Spot {
  const box = element.getBoundingClientRect();
  const caster = new Raycaster();
  caster.setFromCamera(
    new Vector2(((clientX - box.left) / box.width) * 2 - 1, 1 - ((clientY - box.top) / box.height) * 2),
    camera,
  );
  const { origin, direction } = caster.ray;
  const reach = -origin.y / Math.min(-0.01, direction.y);
  return [origin.x + direction.x * reach, origin.z + direction.z * reach];
}

/** The other way round: the point of the screen at which a place on the table is seen. */
export function pointOver(camera: Camera, element: Framed, [x, z]: Spot): readonly [clientX: number, clientY: number] {
  const box = element.getBoundingClientRect();
  const seen = new Vector3(x, 0, z).project(camera);
  return [box.left + ((seen.x + 1) / 2) * box.width, box.top + ((1 - seen.y) / 2) * box.height];
}
