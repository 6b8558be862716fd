export * from './host.ts';
export * from './play-match.ts';
export * from './players.ts';
export * from './table.ts';
