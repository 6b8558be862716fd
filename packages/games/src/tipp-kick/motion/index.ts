export * from './deeds.ts';
export * from './lie.ts';
export * from './motion.ts';
export { follows, forgetMatchOf, forgetMotions } from './courses.ts';
export { type Ahead, idleFrom, instantAt, isAtRest, lieAt, pictureAhead, sightings } from './pool.ts';
export { instantOf, type Instant, type SideInstant } from './instant.ts';
export * from './sighting.ts';
export { reachable } from './hold.ts';
