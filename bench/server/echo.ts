import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket, WebSocketServer, type RawData } from 'ws';

/** Rows are cut so often. */
const FLUSH_MS = 20;

/** Sends back what it is told, in one piece every 20 ms. */
function serve(): void {
  const waiting = new Map<WebSocket, RawData[]>();
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('listening', () => console.log((server.address() as { readonly port: number }).port));
  server.on('connection', (socket) => {
    socket.on('message', (data) => waiting.set(socket, [...(waiting.get(socket) ?? []), data]));
  });
  setInterval(() => {
    for (const [socket, all] of waiting) for (const data of all) socket.send(data);
    waiting.clear();
  }, FLUSH_MS);
}

/** So many lines send a message of this size so often; prints how long each took, in milliseconds. */
async function ask(port: string, lines: number, everyMs: number, bytes: number, seconds: number): Promise<void> {
  const took: number[] = [];
  const filling = 'x'.repeat(Math.max(0, bytes - 30));
  const opened = Array.from({ length: lines }, () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`);
    socket.on('message', (data) => took.push(performance.now() - Number((data as Buffer).toString().split(' ')[0])));
    socket.on('error', () => socket.terminate());
    return socket;
  });
  await sleep(2_000);
  took.length = 0;
  for (const [i, socket] of opened.entries()) {
    const send = (): void => socket.send(`${performance.now()} ${filling}`);
    setTimeout(() => [send(), setInterval(send, everyMs)], (i * everyMs) / lines);
  }
  await sleep(seconds * 1000);
  process.stdout.write(JSON.stringify({ took }), () => process.exit());
}

const [port, lines, everyMs, bytes, seconds] = process.argv.slice(2);
if (port === undefined) serve();
else await ask(port, Number(lines), Number(everyMs), Number(bytes), Number(seconds));
