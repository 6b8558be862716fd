export * from './api.ts';
export * from './in-order.ts';
export * from './nearest.ts';
export * from './online.ts';
export * from './scenario-schema.ts';
export * from './scenarios.ts';
export * from './schemas.ts';
