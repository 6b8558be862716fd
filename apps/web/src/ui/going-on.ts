/** Given along on the way to a table by whoever has already said that he goes on: he is not asked again there. */
export const GOES_ON = { goesOn: true } as const;

/** Whether somebody comes like that. */
export const comesToGoOn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'goesOn' in state && state.goesOn === true;
