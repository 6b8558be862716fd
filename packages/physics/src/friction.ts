/**
 * Friction of a uniform disc under uniform pressure that slides with v and spins with ω, as functions of ε = v/(Rω):
 * the force is µmg·F(ε), the torque µmgR·T(ε), so v' = −µg·F and (Rω)' = −2µg·T.
 */

/** Below this parameter the closed forms cancel, and the series are used. */
const SERIES_BELOW = 0.1;
const TERMS = 24;

/** K(m) = π/2 Σ cₙmⁿ and E(m) = π/2 Σ cₙ/(1−2n)·mⁿ. */
const kTerms = new Float64Array(TERMS);
const eTerms = new Float64Array(TERMS);
for (let n = 0, root = 1; n < TERMS; n++) {
  if (n > 0) root *= (2 * n - 1) / (2 * n);
  kTerms[n] = root * root;
  eTerms[n] = (root * root) / (1 - 2 * n);
}

const at = (terms: Float64Array, n: number): number => (n < 0 ? 0 : terms[n]!);

/** (m+1)E + (m−1)K starts with m; (4m−2)E + (2−5m+3m²)K starts with m². Both divided by their first power and by π/2. */
const forceTerms = new Float64Array(TERMS - 1);
const torqueTerms = new Float64Array(TERMS - 2);
for (let n = 1; n < TERMS; n++)
  forceTerms[n - 1] = at(eTerms, n - 1) + at(eTerms, n) + at(kTerms, n - 1) - at(kTerms, n);
for (let n = 2; n < TERMS; n++) {
  torqueTerms[n - 2] =
    4 * at(eTerms, n - 1) - 2 * at(eTerms, n) + 2 * at(kTerms, n) - 5 * at(kTerms, n - 1) + 3 * at(kTerms, n - 2);
}

function sum(terms: Float64Array, m: number): number {
  let total = 0;
  for (let n = terms.length - 1; n >= 0; n--) total = total * m + terms[n]!;
  return total;
}

/** Complete elliptic integrals [K, E] of the parameter m < 1, by the arithmetic-geometric mean. */
function elliptic(m: number): readonly [k: number, e: number] {
  let [a, b, weight, lost] = [1, Math.sqrt(1 - m), 0.5, m / 2];
  for (let round = 0; round < 12 && Math.abs(a - b) > 1e-16 * a; round++) {
    const c = (a - b) / 2;
    [a, b] = [(a + b) / 2, Math.sqrt(a * b)];
    weight *= 2;
    lost += weight * c * c;
  }
  const k = Math.PI / (2 * a);
  return [k, k * (1 - lost)];
}

/** [F, T] at v/(Rω) = ratio. */
export function frictionAt(ratio: number): readonly [force: number, torque: number] {
  if (ratio === 1) return [8 / (3 * Math.PI), 8 / (9 * Math.PI)];
  return ratio < 1 ? moreSpin(ratio, ratio * ratio) : moreSlide(ratio, 1 / (ratio * ratio));
}

function moreSpin(ratio: number, m: number): readonly [force: number, torque: number] {
  const [k, e] = elliptic(m);
  const force =
    m < SERIES_BELOW ? (2 * ratio * sum(forceTerms, m)) / 3 : (4 * ((m + 1) * e + (m - 1) * k)) / (3 * Math.PI * ratio);
  return [force, (4 * ((4 - 2 * m) * e + (m - 1) * k)) / (9 * Math.PI)];
}

function moreSlide(ratio: number, m: number): readonly [force: number, torque: number] {
  if (m < SERIES_BELOW) return [(2 * sum(forceTerms, m)) / 3, (2 * ratio * m * sum(torqueTerms, m)) / 9];
  const [k, e] = elliptic(m);
  const force = (4 * ((m + 1) * e + (m - 1) * k)) / (3 * Math.PI * m);
  return [force, (4 * ratio * ((4 * m - 2) * e + (2 - 5 * m + 3 * m * m) * k)) / (9 * Math.PI * m)];
}

/** ∮r/2π around the rim, r being the distance from the point about which the disc turns, in radii; for ratios up to 1. */
function meanDistance(m: number): number {
  const [k, e] = elliptic(m);
  return (2 * (2 * e - (1 - m) * k)) / Math.PI;
}

/** Side force × ratio/4 in powers of 1/ratio²: the closed form below cancels down to its second term. */
const sideTerms = new Float64Array(TERMS - 3);
for (let n = 1; n < TERMS - 2; n++) {
  const rim = 0.8 * (2 * at(eTerms, n) - at(kTerms, n) + at(kTerms, n - 1));
  const force = (2 * (at(forceTerms, n) + at(forceTerms, n - 1))) / 15 - (2 * at(forceTerms, n)) / 3;
  sideTerms[n - 1] = rim + force - (2 * at(torqueTerms, n - 1)) / 9;
}

/**
 * Side force in units of µmg for every part of the radius by which the pressure's centre lies ahead, under linear pressure: it points to the
 * right of the way when the disc spins counter-clockwise. (4/π)∫x²/r over the disc, x along the way.
 */
export function sideForce(ratio: number): number {
  const m = ratio * ratio;
  if (m * SERIES_BELOW > 1) return (4 * sum(sideTerms, 1 / m)) / ratio;
  if (ratio === 0) return 4 / 3;
  const [force, torque] = frictionAt(ratio);
  const rim = ratio <= 1 ? meanDistanceAt(m) : ratio * meanDistanceAt(1 / m);
  return 4 * (0.8 * rim + ((1 + m) * force) / (5 * ratio) - torque - ratio * force);
}

const meanDistanceAt = (m: number): number => (m === 1 ? 4 / Math.PI : meanDistance(m));

export const frictionForce = (ratio: number): number => frictionAt(ratio)[0];
export const frictionTorque = (ratio: number): number => frictionAt(ratio)[1];

/** The ratio v/(Rω) with which every disc that slides and spins comes to rest: 2εT = F. */
function findFinalRatio(): number {
  let [low, high] = [0.6, 0.7];
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2;
    const [force, torque] = frictionAt(middle);
    if (2 * middle * torque > force) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

export const FINAL_RATIO: number = findFinalRatio();
