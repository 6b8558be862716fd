/** What goes to the right and away on the screen goes so far east and north on a table that is turned by so many radians: by quarters. */
export function asTableLies(
  [right, away]: readonly [number, number],
  facing: number,
): readonly [east: number, north: number] {
  const [sin, cos] = [Math.round(Math.sin(facing)), Math.round(Math.cos(facing))];
  return [right * cos - away * sin, right * sin + away * cos];
}
