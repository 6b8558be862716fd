import { prefersReducedMotion } from '../ui/settings.ts';
import { isSlow } from '../offline/line.ts';

/** What a browser tells of the machine and the line, as far as it tells. */
interface Device {
  readonly hardwareConcurrency?: number;
  readonly deviceMemory?: number;
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

const [FEWEST_CORES, LEAST_GIGABYTES] = [4, 4];

/** Whether a table may be drawn all the time beside what one came for: not where motion, data or strength is to be saved. */
export function mayLive(
  device: Device = typeof navigator === 'undefined' ? {} : navigator,
  still: boolean = prefersReducedMotion(),
): boolean {
  const { hardwareConcurrency = FEWEST_CORES, deviceMemory = LEAST_GIGABYTES, connection } = device;
  return (
    !still &&
    connection?.saveData !== true &&
    !isSlow(connection?.effectiveType) &&
    hardwareConcurrency >= FEWEST_CORES &&
    deviceMemory >= LEAST_GIGABYTES
  );
}
