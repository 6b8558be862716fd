export { engineIsLoaded, loadEngine } from './load.ts';
export * from './scene.ts';
export { SteppedWorld, type Meeting } from './world.ts';
