import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { House } from './visitor.ts';

/** The line to a house: it can be cut and mended, and it counts what is asked over it. */
export interface Line {
  /** The same house, at the near end of the line. */
  readonly house: House;
  /** Paths in the order in which they were asked for, answered or not. */
  readonly asked: readonly string[];
  /** How often it was cut while something came, or was asked when it was cut. */
  readonly broken: number;
  /** After so many answers more the next one breaks off in its middle, and then nothing comes any more. */
  cut(after?: number): void;
  mend(): void;
  close(): Promise<void>;
}

/** All of an answer but its end. */
async function halfOf(come: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of come as AsyncIterable<Buffer>) parts.push(part);
  const all = Buffer.concat(parts);
  return all.subarray(0, Math.floor(all.length / 2));
}

export async function lineTo(house: House): Promise<Line> {
  const asked: string[] = [];
  let [left, broken] = [Number.POSITIVE_INFINITY, 0];
  const breakOff = (answer: ServerResponse): void => {
    broken += 1;
    answer.socket?.destroy();
  };
  const pass = (question: IncomingMessage, answer: ServerResponse): void => {
    asked.push(new URL(question.url ?? '/', house.url).pathname);
    left -= 1;
    if (left < -1) return breakOff(answer);
    const isLast = left === -1;
    const far = request(new URL(question.url ?? '/', house.url), { method: question.method ?? 'GET' });
    // The host is the one that was called; everything else goes on as it came.
    for (const [name, value] of Object.entries(question.headers)) if (value !== undefined) far.setHeader(name, value);
    far.on('error', () => breakOff(answer));
    far.on('response', (come) => {
      answer.writeHead(come.statusCode ?? 500, come.headers);
      if (!isLast) return void come.pipe(answer);
      halfOf(come).then(
        (half) => answer.write(half, () => breakOff(answer)),
        () => breakOff(answer),
      );
    });
    question.pipe(far);
  };
  const server = createServer(pass);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    house: { ...house, url: `http://localhost:${port}` },
    asked,
    get broken() {
      return broken;
    },
    cut: (after = -1) => void (left = after),
    mend: () => void (left = Number.POSITIVE_INFINITY),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
