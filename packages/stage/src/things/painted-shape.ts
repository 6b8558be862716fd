import { BufferAttribute, Color, type BufferGeometry } from 'three';

/** Shapes with their colours in them, so that what is made of many parts is drawn at once. */

/** All of it in one colour. */
export function painted(shape: BufferGeometry, colour: string): BufferGeometry {
  const { r, g, b } = new Color(colour);
  const { count } = shape.getAttribute('position');
  const colours = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) colours.set([r, g, b], 3 * i);
  shape.setAttribute('color', new BufferAttribute(colours, 3));
  shape.deleteAttribute('uv');
  return shape.index === null ? shape : shape.toNonIndexed();
}

/** Those faces in another colour whose middle lies so; the places of `as` are asked, face by face, since the shape itself may be bent by now. */
export function paintFaces(
  shape: BufferGeometry,
  as: BufferGeometry,
  colour: string,
  isMeant: (x: number, y: number, z: number) => boolean,
): void {
  const [colours, places] = [shape.getAttribute('color'), as.getAttribute('position')];
  const { r, g, b } = new Color(colour);
  const middle = (from: number, of: 'getX' | 'getY' | 'getZ'): number =>
    (places[of](from) + places[of](from + 1) + places[of](from + 2)) / 3;
  for (let i = 0; i < places.count; i += 3) {
    if (!isMeant(middle(i, 'getX'), middle(i, 'getY'), middle(i, 'getZ'))) continue;
    for (let corner = i; corner < i + 3; corner++) colours.setXYZ(corner, r, g, b);
  }
}
