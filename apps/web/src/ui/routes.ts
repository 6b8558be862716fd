/** Every address of the house, in one place. */
export const routes = {
  start: '/',
  /** Sets a new match up: `?bot=club&preset=quick`. */
  play: '/play/:game',
  /** A task at the real table. */
  exercise: '/learn/:game/:exercise',
  table: '/table/:id',
  replays: '/replays',
  /** `?t=` opens it at that input. */
  replay: '/replay/:id',
  /** The position itself stands behind the `#`. */
  position: '/position/:game',
  rulebook: '/rules/:game',
  paragraph: '/rules/:game/:paragraph',
  /** The question itself may stand behind the `#`. */
  ask: '/ask/:game',
  settings: '/settings',
  /** A match on the server, by its id or its six letters; a seat to be taken along stands behind the `#`. */
  online: '/m/:id',
  /** Where the six letters are typed. */
  letters: '/m',
  /** Invites somebody: `?preset=quick&side=red`. */
  friend: '/friend/:game',
} as const;

export const at = {
  play: (game: string, wishes: Readonly<Record<string, string>> = {}): string => `/play/${game}${query(wishes)}`,
  exercise: (game: string, exercise: string): string => `/learn/${game}/${exercise}`,
  table: (id: string): string => `/table/${id}`,
  replay: (id: string, input?: number): string => `/replay/${id}${input === undefined ? '' : `?t=${input}`}`,
  position: (game: string): string => `/position/${game}`,
  rulebook: (game: string): string => `/rules/${game}`,
  ask: (game: string): string => `/ask/${game}`,
  paragraph: (game: string, id: string): string => `/rules/${game}/${id}`,
  online: (match: string): string => `/m/${match}`,
  /** Takes one's own seat along to another device. */
  seat: (match: string, token: string): string => `/m/${match}#seat=${token}`,
  friend: (game: string, wishes: Readonly<Record<string, string>> = {}): string => `/friend/${game}${query(wishes)}`,
};

const query = (wishes: Readonly<Record<string, string>>): string =>
  Object.keys(wishes).length === 0 ? '' : `?${new URLSearchParams(wishes).toString()}`;
