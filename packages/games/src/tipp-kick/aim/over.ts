import { GRAVITY } from '../table.ts';

/** Over whoever stands in between, and down under the bar: at a slope it starts with it is so fast. */
export const CHIP = { slope: 0.87, level: 0.57, times: 1.19 } as const;
export const HIGH = { slope: 0.466, level: 0.82, times: 0.9 } as const;
const UNDER_THE_BAR = 0.05;
export function speedOver(metres: number, { slope, level, times }: typeof CHIP | typeof HIGH): number | null {
  const rise = metres * slope - UNDER_THE_BAR;
  return rise <= 0.01 ? null : times * Math.sqrt((GRAVITY * metres * metres) / (2 * level * rise));
}
