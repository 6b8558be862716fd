export * from './contract.ts';
export { QuickTable } from './quick.ts';
export { positionsAt, run, type RunOptions } from './run.ts';
