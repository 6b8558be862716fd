import { routes } from './routes.ts';

/** Given along on the way to a page that fills the screen: where its way back leads. */
interface CameFrom {
  readonly cameFrom: string;
}
export const cameFrom = (address: string): CameFrom => ({ cameFrom: address });

/** An address of this house; whatever else a browser has kept is none. */
const isOurs = (address: unknown): address is string => typeof address === 'string' && /^\/(?!\/)/.test(address);

/** Back to where somebody came from; from a link, to the list that has the match, or to the start. */
export function wayBack(state: unknown, isListed: boolean): string {
  const from = typeof state === 'object' && state !== null && 'cameFrom' in state ? state.cameFrom : null;
  if (isOurs(from)) return from;
  return isListed ? routes.replays : routes.start;
}
