export * from './deeds.ts';
export * from './lie.ts';
export * from './motion.ts';
export { follows, forgetMatchOf, forgetMotions } from './courses.ts';
export { idleFrom, instantAt, isAtRest, lieAt, pictured, sightings } from './pool.ts';
export { instantOf, type Instant, type SideInstant } from './instant.ts';
export * from './sighting.ts';
export { reachable } from './hold.ts';
