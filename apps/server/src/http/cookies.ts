import type { IncomingMessage } from 'node:http';

const NAME = /^[\w-]{1,80}$/;

/** What a browser has kept, by its name; what cannot be read is not there. */
export function cookiesOf({ headers: { cookie = '' } }: IncomingMessage): ReadonlyMap<string, string> {
  const kept = cookie.split(';').map((part) => {
    const [name = '', ...value] = part.split('=');
    return [name.trim(), value.join('=').trim()] as const;
  });
  return new Map(kept.filter(([name]) => NAME.test(name)));
}

interface Keeping {
  readonly path: string;
  readonly seconds: number;
  readonly isSecure: boolean;
}

/** No script reads it, and no other site sends it along. */
export const keepCookie = (name: string, value: string, { path, seconds, isSecure }: Keeping): string =>
  `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
