/** What a camera sees of a drawing of squares: each run of dark ones of its path, some pixels wide. */
export function seenByCamera(
  path: string,
  size: number,
  pixels = 4,
): { width: number; height: number; data: Uint8Array } {
  const width = size * pixels;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, long] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g))
    for (let row = Number(y) * pixels; row < (Number(y) + 1) * pixels; row++)
      for (let column = Number(x) * pixels; column < (Number(x) + Number(long)) * pixels; column++)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return { width, height: width, data };
}
