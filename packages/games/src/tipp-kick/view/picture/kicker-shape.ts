import { IS_SECOND } from '@bande/stage/kits';
import { painted, paintFaces } from '@bande/stage/painted-shape';
import { CylinderGeometry, type BufferGeometry } from 'three';
import type { Foot } from '../../motion/index.ts';
import { KICKER } from '../../table.ts';
import { BOOTS, EYES, HAIR, METAL, SKIN, type Kit } from '../colours.ts';
import { ball, bar, block, cap, joinedUp, limb, profile, taper, type At } from './shapes.ts';

/** A figure of cast metal, painted: base, body and head stand behind the hips; beside them a leg of steel swings when the button on the head goes down. */

/** The middle of the body seen from above, and how high its parts begin, in metres. */
const [BACK, ASIDE] = [-0.0065, 0.0015];
const [WAIST, NECK, CROWN] = [0.036, 0.0575, 0.0725];
const SHOULDER = 0.0096;
/** How far the button comes out of the head, how thick it is, and how far it goes down. */
const PIN = 0.0035;
export const PRESSED = 0.0035;
const at = (x: number, y: number, z: number): At => [BACK + x, ASIDE + y, z];

const AROUND = 36;
const UPWARD = 12;
/** The shirt in its pattern: each face has one colour. */
function shirt(kit: Kit): BufferGeometry {
  const high = NECK - WAIST;
  const shape = new CylinderGeometry(1, 1, high, AROUND, UPWARD, true).rotateX(Math.PI / 2).toNonIndexed();
  const places = shape.getAttribute('position');
  const faces = shape.clone();
  const round = faces.getAttribute('position');
  const girth = (up: number): number => SHOULDER * (0.72 + 0.3 * Math.sin((0.1 + up * 0.9) * Math.PI * 0.62));
  for (let i = 0; i < places.count; i++) {
    const far = girth(round.getZ(i) / high + 0.5);
    places.setXY(i, round.getX(i) * far * 0.62, round.getY(i) * far);
  }
  shape.computeVertexNormals();
  const cloth = painted(shape.translate(...at(0, 0, (WAIST + NECK) / 2)), kit.shirt);
  paintFaces(cloth, faces, kit.second, (x, y, z) => IS_SECOND[kit.pattern](Math.atan2(y, x), z / high + 0.5));
  return cloth;
}

/** The round base by which it is measured, and a step on it, as it is cast. */
function base(kit: Kit): readonly BufferGeometry[] {
  const { middleAhead, middleLeft, baseRadius, baseHeight } = KICKER;
  const step = (from: number, to: number, radius: number): BufferGeometry =>
    painted(bar('z', from, to, [middleAhead, middleLeft, 0], radius), kit.base);
  return [step(0, baseHeight, baseRadius), step(baseHeight, baseHeight + 0.0009, baseRadius * 0.8)];
}

function head(): readonly BufferGeometry[] {
  const [x, y] = [0.0004, 0];
  const face = (aside: number): BufferGeometry => painted(ball(at(x + 0.0052, aside, CROWN - 0.0055), 0.0006), EYES);
  return [
    painted(taper(at(0, 0, NECK - 0.002), 0.006, 0.0033, 0.003), SKIN),
    painted(ball(at(x, y, CROWN - 0.0062), 0.0058, 1.12), SKIN),
    painted(cap(at(x - 0.0007, y, CROWN - 0.0058), 0.0063, 0.52), HAIR),
    painted(ball(at(x + 0.0057, y, CROWN - 0.0075), 0.0011), SKIN),
    face(-0.0021),
    face(0.0021),
  ];
}

/** Arms along the body: a hand holds him by his head. */
const arm = (kit: Kit, side: number): readonly BufferGeometry[] => {
  const shoulder = at(-0.0002, side * SHOULDER * 0.94, NECK - 0.0035);
  const elbow = at(-0.0012, side * SHOULDER * 1.16, WAIST + 0.0095);
  const hand = at(0.0032, side * SHOULDER * 1.1, WAIST + 0.0015);
  return [
    painted(limb(shoulder, elbow, 0.0025), kit.pattern === 'halves' && side > 0 ? kit.second : kit.shirt),
    painted(limb(elbow, hand, 0.0019), SKIN),
    painted(ball(hand, 0.0024), SKIN),
  ];
};

/** Everything that stands: the leg on the left, the body, and the bearing in which the other leg turns. */
export function bodyShape(kit: Kit): BufferGeometry {
  const { baseHeight, hip, legSide } = KICKER;
  const foot = at(0.0005, 0.0045, baseHeight);
  return joinedUp([
    ...base(kit),
    painted(
      block(
        [foot[0] - 0.0045, foot[0] + 0.0045],
        [foot[1] - 0.0028, foot[1] + 0.0028],
        [baseHeight, baseHeight + 0.0036],
      ),
      BOOTS,
    ),
    painted(limb([foot[0] - 0.0008, foot[1], 0.008], at(-0.0002, 0.0042, 0.0185), 0.0027), kit.socks),
    painted(limb(at(-0.0002, 0.0042, 0.0215), at(0, 0.0036, 0.03), 0.0034), SKIN),
    painted(taper(at(0, 0.0036, 0.0245), 0.009, 0.0048, 0.0052, 0.9), kit.shorts),
    painted(taper(at(0, -0.0004, 0.0315), 0.0065, 0.0084, 0.0078, 0.68), kit.shorts),
    shirt(kit),
    painted(
      cap([0, 0, 0], 1)
        .scale(SHOULDER * 0.64, SHOULDER * 1.02, 0.0034)
        .translate(...at(0, 0, NECK - 0.0002)),
      kit.shirt,
    ),
    ...arm(kit, 1),
    ...arm(kit, -1),
    ...head(),
    // The bearing from the hips to the leg, and the plate that the rod pushes.
    painted(bar('y', legSide - 0.0022, ASIDE - 0.004, [-0.0065, 0, hip], 0.0018), METAL.dull),
    painted(block([-0.0125, -0.0105], [ASIDE - 0.0028, ASIDE + 0.0028], [hip - 0.003, hip + 0.004]), METAL.dull),
  ]);
}

/** Button and rod: they go down together. */
export const rodShape = (): BufferGeometry =>
  joinedUp([
    painted(bar('z', CROWN, CROWN + PIN + 0.0015, at(0.0004, 0, 0), 0.0014), METAL.bright),
    painted(taper(at(0.0004, 0, CROWN + PIN), 0.002, 0.0034, 0.0038), METAL.brass),
    painted(
      cap([0, 0, 0], 0.0038)
        .scale(1, 1, 0.35)
        .translate(...at(0.0004, 0, CROWN + PIN + 0.002)),
      METAL.brass,
    ),
    painted(bar('z', KICKER.hip + 0.001, NECK - 0.001, [-0.0128, ASIDE, 0], 0.0008), METAL.bright),
  ]);

/** Metres: how wide a foot is, how far its face begins before the hip and how far behind it ends: as motion/bodies.ts has it. */
const FACES: Readonly<Record<Foot, { readonly width: number; readonly front: number; readonly back: number }>> = {
  plate: { width: KICKER.footWidth, front: 0, back: 0 },
  wedge: { width: KICKER.footWidth, front: 0.003, back: -0.0055 },
  blade: { width: 0.003, front: 0, back: 0 },
  halfWedge: { width: KICKER.footWidth, front: 0.0015, back: -0.0025 },
};

/** The leg that swings, from the hip down: it hangs behind the line of its foot's face. */
export function legShape(kit: Kit, foot: Foot): BufferGeometry {
  const { width, front, back } = FACES[foot];
  const [bottom, top] = [0 - KICKER.leg, KICKER.footHeight - KICKER.leg];
  const heel = 0 - KICKER.footLength;
  const outline = [
    [heel, bottom],
    [front, bottom],
    [back, top],
    [heel, top],
  ] as const;
  return joinedUp([
    painted(bar('y', -0.0034, 0.0034, [-0.0065, 0, 0], 0.0034), METAL.dull),
    painted(limb([-0.0065, 0, -0.002], [-0.0065, 0, -0.0125], 0.0034), kit.shorts),
    painted(limb([-0.0065, 0, -0.0135], [-0.0062, 0, top + 0.001], 0.0026), kit.socks),
    painted(profile(outline, [-width / 2, width / 2], 0.0003), foot === 'blade' ? METAL.brass : METAL.bright),
  ]);
}
