export { CannotServe } from './cannot-serve.ts';
export * from './serve.ts';
export { StoreDown, Unreadable } from './store/store-down.ts';
export { Store, type Some } from './store/store.ts';
