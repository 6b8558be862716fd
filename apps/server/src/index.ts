export { CannotServe } from './cannot-serve.ts';
export * from './serve.ts';
