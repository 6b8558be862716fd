import type { OutgoingHttpHeaders } from 'node:http';
import type { Problem } from '@bande/protocol';

/** What goes back to the client; the headers of every answer are added later. */
export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | Buffer;
}

/** An answer that is JSON already. */
export const jsonText = (status: number, text: string, headers: OutgoingHttpHeaders = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: `${text}\n`,
});

export const json = (status: number, value: unknown, headers: OutgoingHttpHeaders = {}): Answer =>
  jsonText(status, JSON.stringify(value), headers);

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 500);

export const problem = (
  status: number,
  error: string,
  more: Omit<Problem, 'error'> = {},
  headers: OutgoingHttpHeaders = {},
): Answer => json(status, { error: oneLine(error), ...more } satisfies Problem, headers);

/** Thrown where an answer is due although the work is not done: bad input, too much of it, the wrong kind. */
export class Refused extends Error {
  readonly answer: Answer;

  constructor(status: number, error: string, headers: OutgoingHttpHeaders = {}) {
    super(error);
    this.answer = problem(status, error, {}, headers);
  }
}
