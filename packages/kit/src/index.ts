export * from './bots.ts';
export * from './chapters.ts';
export * from './choice.ts';
export * from './from-now.ts';
export * from './late-hand.ts';
export * from './live-plan.ts';
export * from './saying.ts';
export * from './swing.ts';
