import type { IncomingMessage } from 'node:http';
import { tokensFor } from '../api/visitors.ts';
import { Refused } from '../http/answer.ts';
import type { Right } from './lines.ts';
import { PAST, type Reception } from './reception.ts';

const PATH = /^\/api\/matches\/(\w{1,40})\/line(?:\?|$)/;

/** A line to a match is for the seat that its cookie has the token of; anybody else watches, where he may. */
export const rightAt =
  (reception: Reception) =>
  async (path: string, request: IncomingMessage): Promise<Right> => {
    const [, name] = PATH.exec(path) ?? [];
    if (name === undefined) throw new Refused(404, 'no line is to be had at this address');
    const match = await reception.find(name);
    if (reception.isPast(match)) throw new Refused(410, PAST);
    const [held] = reception.held(match, tokensFor(request, match.id));
    if (held === undefined && !match.plan.mayWatch) throw new Refused(403, 'nobody may watch this match');
    return { match: match.id, seat: held?.seat ?? null };
  };
