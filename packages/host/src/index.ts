export * from './asking.ts';
export * from './course.ts';
export * from './host.ts';
export * from './leading.ts';
export * from './play-match.ts';
export * from './players.ts';
export * from './swings.ts';
export * from './table.ts';
