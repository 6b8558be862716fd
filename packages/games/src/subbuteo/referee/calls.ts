/** Every call, the most important first. On the training pitch nothing is called. */
export const CALLS = [] as const satisfies readonly string[];
export type Call = (typeof CALLS)[number];
