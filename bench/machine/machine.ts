import { availableParallelism, cpus, loadavg } from 'node:os';

/** Time this thread has worked, in milliseconds: what else runs on the machine does not count. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** On what a committed figure was taken. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly node: string;
  /** Processes that wanted to run in the last five minutes, this bench among them. */
  readonly load: number;
  readonly note: string;
}
export const machine = (note: string): Machine => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  node: process.version,
  load: Number(loadavg()[1]!.toFixed(2)),
  note,
});
