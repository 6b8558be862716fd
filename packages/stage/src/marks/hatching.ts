import { Color, DataTexture, LinearFilter, RedFormat, ShaderMaterial, Vector2 } from 'three';
import { MARKS } from '../palette.ts';

/** How solid: in between, on a stripe of the hatching, and along the border, which is bright. */
const [SOLID, STRIPE, BORDER] = [0.16, 0.47, 0.92];
/** Each of so many places is a stripe as wide as this, aslant; and so wide is the border. */
const [EVERY, WIDE, EDGE] = [7, 2, 1.3];

/** How much around each place is allowed, from 0 to 255: half of it is where the border runs, which is no stairs that way. A place counts as far as this to each side, twice over. */
export function softened(
  isGreen: Uint8Array,
  [columns, rows]: readonly [number, number],
  far: number,
): Uint8Array<ArrayBuffer> {
  const field = new Uint8Array(isGreen.length);
  for (let i = 0; i < field.length; i++) field[i] = isGreen[i] === 1 ? 255 : 0;
  for (let twice = 0; twice < 2; twice++) {
    for (let row = 0; row < rows; row++) spread(field, row * columns, 1, columns, far);
    for (let column = 0; column < columns; column++) spread(field, column, columns, rows, far);
  }
  return field;
}

/** A row or a column: each becomes the mean of those around it; beyond its ends it goes on as there. */
function spread(field: Uint8Array, from: number, step: number, many: number, far: number): void {
  const line = Array.from({ length: many }, (_, i) => field[from + i * step]!);
  const at = (i: number): number => line[Math.max(0, Math.min(many - 1, i))]!;
  let sum = 0;
  for (let i = -far; i <= far; i++) sum += at(i);
  for (let i = 0; i < many; i++) {
    field[from + i * step] = Math.round(sum / (2 * far + 1));
    sum += at(i + far + 1) - at(i - far);
  }
}

/** What is allowed stands out from the cloth by more than its colour: hatched, with a bright border. */
export function hatching([columns, rows]: readonly [number, number]) {
  const texture = new DataTexture(new Uint8Array(columns * rows), columns, rows, RedFormat);
  texture.magFilter = texture.minFilter = LinearFilter;
  texture.unpackAlignment = 1;
  const material = new ShaderMaterial({
    uniforms: {
      field: { value: texture },
      places: { value: new Vector2(columns, rows) },
      green: { value: new Color(MARKS.good) },
      bright: { value: new Color(MARKS.focus) },
    },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
  return {
    material,
    show: (field: Uint8Array<ArrayBuffer>): void => {
      texture.image.data = field;
      texture.needsUpdate = true;
    },
    dispose: (): void => {
      texture.dispose();
      material.dispose();
    },
  };
}

const VERTEX = `
varying vec2 at;
void main() {
  at = uv;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

/** How far inside a point lies is told by how much is allowed there and how quickly that grows, in places; the edge of the cloth is a border too. */
const FRAGMENT = `
uniform sampler2D field;
uniform vec2 places;
uniform vec3 green;
uniform vec3 bright;
varying vec2 at;
float allowed(vec2 by) { return texture2D(field, at + by / places).r; }
void main() {
  vec2 growth = 0.5 * vec2(allowed(vec2(1.0, 0.0)) - allowed(vec2(-1.0, 0.0)), allowed(vec2(0.0, 1.0)) - allowed(vec2(0.0, -1.0)));
  vec2 place = at * places;
  vec2 toEdge = min(place, places - place);
  float inside = min((allowed(vec2(0.0)) - 0.5) / max(length(growth), 0.02), min(toEdge.x, toEdge.y));
  float soft = max(0.5 * (fwidth(place.x) + fwidth(place.y)), 0.001);
  float stripe = mod(place.x + place.y, ${EVERY.toFixed(1)});
  float onStripe = smoothstep(0.0, soft, stripe) * (1.0 - smoothstep(${WIDE.toFixed(1)}, ${WIDE.toFixed(1)} + soft, stripe));
  float onBorder = 1.0 - smoothstep(${EDGE.toFixed(1)} - 0.5 * soft, ${EDGE.toFixed(1)} + 0.5 * soft, inside);
  float solid = mix(mix(${SOLID.toFixed(2)}, ${STRIPE.toFixed(2)}, onStripe), ${BORDER.toFixed(2)}, onBorder);
  gl_FragColor = vec4(mix(green, bright, max(onStripe, onBorder)), solid * smoothstep(-0.5 * soft, 0.5 * soft, inside));
  #include <colorspace_fragment>
}`;
