import { memo } from 'react';
import { PlaneGeometry, type Material, type Mesh } from 'three';
import { contactTexture, FOOT } from '../textures/shadow.ts';

interface ContactShadowProps {
  /** Of the foot that stands on the table, in table units. */
  readonly radius: number;
  /** 0 to 1. */
  readonly strength?: number;
}

const sheet = new PlaneGeometry(2 / FOOT, 2 / FOOT).rotateX(-Math.PI / 2);
/** Above the board and its print. */
const GROUND = 0.004;
/** Lifted so high above the table, in radii, that its shadow is no longer seen. */
const GONE = 2.2;

/** The soft dark by which a piece stands on its table and does not float above it. It stays on the table when the piece is lifted, and grows faint. */
export const ContactShadow = memo(function ContactShadow({ radius, strength = 0.8 }: ContactShadowProps) {
  return (
    <mesh
      name="contact shadow"
      geometry={sheet}
      scale={radius}
      onBeforeRender={function (this: Mesh, _renderer, _scene, _camera, _geometry, material) {
        layDown(this, material, radius, strength);
      }}
    >
      <meshBasicMaterial
        map={contactTexture('round')}
        transparent
        depthWrite={false}
        toneMapped={false}
        polygonOffset
        polygonOffsetFactor={-1}
        polygonOffsetUnits={-1}
      />
    </mesh>
  );
});

/** Its place was worked out with the piece's; here it is brought down to the table, before it is drawn. */
function layDown(mesh: Mesh, material: Material, radius: number, strength: number): void {
  const { elements } = mesh.matrixWorld;
  const lift = elements[13] / radius;
  const share = lift < -0.2 ? 0 : Math.max(0, 1 - Math.max(0, lift) / GONE);
  material.opacity = strength * share;
  elements[13] = GROUND;
}
