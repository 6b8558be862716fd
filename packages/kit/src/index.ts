export * from './chapters.ts';
export * from './saying.ts';
