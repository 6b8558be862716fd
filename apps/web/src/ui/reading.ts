import { createContext, useContext, useEffect } from 'react';

/** Called when somebody begins to read something; what it gives back, when he has read it. */
export type Read = () => () => void;

/** A match that is under way waits for readers; a replay has nobody to wait. */
export const Reading = createContext<Read>(() => () => {});

export function useBeingRead(isRead: boolean): void {
  const read = useContext(Reading);
  useEffect(() => (isRead ? read() : undefined), [read, isRead]);
}
