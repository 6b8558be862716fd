/** The direction of a stroke in degrees to the right of straight ahead, with nothing but arithmetic and roots. */
export function degreesTo(right: number, ahead: number): number {
  const [r, a] = [Math.abs(right), Math.abs(ahead)];
  if (r === 0 && a === 0) return 0;
  const acute = r <= a ? arcTangent(r / a) : 90 - arcTangent(a / r);
  const turned = ahead >= 0 ? acute : 180 - acute;
  return right < 0 ? 0 - turned : turned;
}

/** For 0 to 1: halved three times, then the series. */
function arcTangent(tangent: number): number {
  let t = tangent;
  for (let i = 0; i < 3; i++) t /= 1 + Math.sqrt(1 + t * t);
  const q = t * t;
  return (
    (8 * t * (1 - q * (1 / 3 - q * (1 / 5 - q * (1 / 7 - q * (1 / 9 - q * (1 / 11 - q * (1 / 13 - q / 15))))))) * 180) /
    Math.PI
  );
}
