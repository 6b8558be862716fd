import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { CONNECTIONS, HEADERS_MS, REQUEST_MS } from '../limits.ts';
import { Busy } from '../referee/referee.ts';
import { StoreDown } from '../store/store-down.ts';
import { problem, Refused, type Answer } from './answer.ts';
import { SECURITY } from './headers.ts';
import type { Router } from './router.ts';

/** A page of another site may not post here in the name of whoever looks at it. */
function isForeign({ headers: { origin, host, 'sec-fetch-site': site } }: IncomingMessage): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin.replace(/^https?:\/\//, '') !== host;
}

async function answerTo(router: Router, request: IncomingMessage): Promise<Answer> {
  try {
    if (request.method === 'POST' && isForeign(request)) throw new Refused(403, 'requests of other sites are not taken');
    return await router(request);
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    if (error instanceof Busy) return problem(503, error.message, {}, { 'retry-after': '5' });
    if (error instanceof StoreDown) return problem(error.isFull ? 507 : 503, error.message, {}, { 'retry-after': '5' });
    if (request.destroyed && !request.complete) return problem(400, 'the request broke off');
    console.error(error);
    return problem(500, 'this should not happen; the reason is in the log of the server');
  }
}

/** A server that is being closed keeps nobody on the line. */
function send({ method }: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer, isClosing: boolean): void {
  const length = status === 304 ? {} : { 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, { ...SECURITY, ...headers, ...length, ...(isClosing ? { connection: 'close' } : {}) });
  response.end(method === 'HEAD' || status === 304 ? undefined : body);
}

export function httpServer(router: Router): Server {
  const server = createServer({ headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: 1_000 }, (request, response) => {
    void answerTo(router, request).then((answer) => send(request, response, answer, !server.listening));
  });
  server.maxConnections = CONNECTIONS;
  return server;
}
