import type { IncomingMessage } from 'node:http';
import { problem, Refused, type Answer } from './answer.ts';
import type { Caller } from './caller.ts';

export interface Asked {
  readonly request: IncomingMessage;
  readonly caller: Caller;
  /** What stands in the path for `:name`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

export interface Route {
  readonly method: 'GET' | 'POST';
  /** `/api/games/:game/rules`. */
  readonly path: string;
  readonly handle: (asked: Asked) => Answer | Promise<Answer>;
}

export type Router = (request: IncomingMessage, caller: Caller) => Promise<Answer>;

const segments = (path: string): readonly string[] => path.split('/').slice(1);

/** The parameters of a path that fits, or null. */
function fit(pattern: readonly string[], path: readonly string[]): Readonly<Record<string, string>> | null {
  if (pattern.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of pattern.entries()) {
    const given = path[i] ?? '';
    if (part.startsWith(':') && given !== '') params[part.slice(1)] = given;
    else if (part !== given) return null;
  }
  return params;
}

function addressOf({ url = '/' }: IncomingMessage): {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
} {
  try {
    const { pathname, searchParams } = new URL(url, 'http://bande.invalid');
    return { path: segments(pathname).map(decodeURIComponent), query: searchParams };
  } catch {
    throw new Refused(400, 'this address cannot be read');
  }
}

/** Finds the route of a request. Whatever is not below `/api` and has no route of its own is left to `otherwise`. */
export function routerOf(
  routes: readonly Route[],
  otherwise: (path: string, request: IncomingMessage) => Promise<Answer>,
): Router {
  const table = routes.map((route) => ({ ...route, pattern: segments(route.path) }));
  return async (request, caller) => {
    const { path, query } = addressOf(request);
    const fitting = table.flatMap((route) => {
      const params = fit(route.pattern, path);
      return params === null ? [] : [{ route, params }];
    });
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const found = fitting.find(({ route }) => route.method === method);
    if (found !== undefined) return found.route.handle({ request, caller, params: found.params, query });
    if (fitting.length > 0) return notAllowed(fitting.map(({ route }) => route.method));
    if (path[0] === 'api') return problem(404, 'there is nothing at this address');
    return method === 'GET' ? otherwise(`/${path.join('/')}`, request) : notAllowed(['GET']);
  };
}

const notAllowed = (methods: readonly Route['method'][]): Answer =>
  problem(
    405,
    `only ${methods.join(', ')} here`,
    {},
    { allow: methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ') },
  );
