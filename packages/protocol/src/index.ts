export * from './api.ts';
export * from './nearest.ts';
export * from './scenario-schema.ts';
export * from './scenarios.ts';
export * from './schemas.ts';
