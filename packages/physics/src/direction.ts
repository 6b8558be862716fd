/** Sine and cosine of degrees with nothing but arithmetic, so that every machine gets the same bits. */
export function direction(degrees: number): { readonly sin: number; readonly cos: number } {
  const turns = Math.round(degrees / 90);
  const rest = ((degrees - turns * 90) * Math.PI) / 180;
  const [sin, cos] = [sineOf(rest), cosineOf(rest)];
  switch (((turns % 4) + 4) % 4) {
    case 0:
      return { sin, cos };
    case 1:
      return { sin: cos, cos: 0 - sin };
    case 2:
      return { sin: 0 - sin, cos: 0 - cos };
    default:
      return { sin: 0 - cos, cos: sin };
  }
}
/** Taylor series, exact to the last bits for at most 45 degrees. */
function sineOf(a: number): number {
  const q = a * a;
  return (
    a *
    (1 - (q / 6) * (1 - (q / 20) * (1 - (q / 42) * (1 - (q / 72) * (1 - (q / 110) * (1 - (q / 156) * (1 - q / 210)))))))
  );
}
function cosineOf(a: number): number {
  const q = a * a;
  return (
    1 - (q / 2) * (1 - (q / 12) * (1 - (q / 30) * (1 - (q / 56) * (1 - (q / 90) * (1 - (q / 132) * (1 - q / 182))))))
  );
}

/** The direction of a way, in degrees to the right of straight ahead, -180 to 180. Halved until it fits: there is no exact arc tangent. */
export function degreesOf(right: number, ahead: number): number {
  const length = Math.sqrt(right * right + ahead * ahead);
  if (length === 0) return 0;
  let [low, high] = [0, 180];
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (direction(middle).cos * length > ahead) low = middle;
    else high = middle;
  }
  return right < 0 ? 0 - low : low;
}
