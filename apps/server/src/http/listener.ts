import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { CONNECTIONS, HEADERS_MS, IDLE_MS, REQUEST_MS } from '../limits.ts';
import { Busy, HungUp } from '../referee/referee.ts';
import { StoreDown, Unreadable } from '../store/store-down.ts';
import { problem, Refused, type Answer } from './answer.ts';
import { clientOf, isSecure, type Caller } from './caller.ts';
import { Connections, ROOM } from './connections.ts';
import { isForeign } from './foreign.ts';
import { HSTS, SECURITY } from './headers.ts';
import { checkHost } from './host.ts';
import { Outbox } from './outbox.ts';
import type { Router } from './router.ts';

/** Where the server stands. */
interface Place {
  /** How many proxies of one's own are before it. */
  readonly proxies: number;
  /** The names it goes by, beside every address. */
  readonly hosts: readonly string[];
}

const BROKEN_OFF = problem(400, 'the request broke off');

async function answerTo(router: Router, request: IncomingMessage, caller: Caller, { hosts }: Place): Promise<Answer> {
  try {
    checkHost(request, hosts);
    if (request.method === 'POST' && isForeign(request))
      throw new Refused(403, 'requests of other sites are not taken');
    return await router(request, caller);
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    if (error instanceof StoreDown) return problem(error.isFull ? 507 : 503, error.message, {}, { 'retry-after': '5' });
    if (error instanceof Unreadable) return problem(500, error.message);
    if (error instanceof Busy)
      return problem(error.isOwnFault ? 429 : 503, error.message, {}, { 'retry-after': String(error.seconds) });
    if (error instanceof HungUp || (request.destroyed && !request.complete)) return BROKEN_OFF;
    console.error(error);
    return problem(500, 'this should not happen; the reason is in the log of the server');
  }
}

function callerOf(request: IncomingMessage, response: ServerResponse, { proxies }: Place): Caller {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return { client: clientOf(request, proxies), gone: gone.signal, isSecure: isSecure(request, proxies) };
}

export function httpServer(router: Router, place: Place): Server {
  const outbox = new Outbox();
  /** A server that is being closed keeps nobody on the line. */
  const send = (
    { method }: IncomingMessage,
    response: ServerResponse,
    { status, headers, body }: Answer,
    caller: Caller,
  ): void => {
    if (response.destroyed) return;
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const length = status === 304 ? {} : { 'content-length': bytes.length };
    response.writeHead(status, {
      ...SECURITY,
      ...(caller.isSecure ? HSTS : {}),
      ...headers,
      ...length,
      ...(server.listening ? {} : { connection: 'close' }),
    });
    if (method === 'HEAD' || status === 304) response.end();
    else outbox.send(response, bytes);
  };
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: IDLE_MS,
      connectionsCheckingInterval: 1_000,
    },
    (request, response) => {
      const caller = callerOf(request, response, place);
      void answerTo(router, request, caller, place).then((answer) => send(request, response, answer, caller));
    },
  );
  // Behind a proxy everybody has its address.
  new Connections(place.proxies === 0 ? ROOM : { ...ROOM, ofOne: CONNECTIONS }).watch(server);
  return server;
}
