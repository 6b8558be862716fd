export const GAMES = '/api/games';

/** What there is about each game. */
export const ABOUT = ['rules', 'schema', 'scenarios'] as const;
export type About = (typeof ABOUT)[number];

export const aboutGame = (game: string, name: About): string => `${GAMES}/${game}/${name}`;
