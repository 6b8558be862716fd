import { configureGlobal } from 'fast-check';

/** `npm test` tries the same cases every time, so that a red run is the fault of a change; `npm run soak` takes another seed and larger sizes. */
configureGlobal({ seed: Number(process.env['BANDE_SEED'] ?? 1), numRuns: 100 * Number(process.env['SOAK'] ?? 1) });
