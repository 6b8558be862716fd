import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Random } from '@bande/core';
import { heldUntil, type LineManner } from './bad-line.ts';

/** A bad line of real sockets: what goes through it is late both ways, and a chunk that is lost holds up all behind it. */
interface LineProxy {
  readonly url: string;
  readonly close: () => void;
}

/** Passes on in order, each chunk as late as its line. */
function passOn(from: Socket, to: Socket, random: Random, manner: LineManner): void {
  let free = 0;
  from.on('data', (chunk) => {
    const isLost = random.below(1000) < manner.loss * 1000;
    const now = performance.now();
    free = Math.max(free, now + random.below(manner.jitter + 1) + (isLost ? heldUntil(manner) : manner.oneWay));
    setTimeout(() => to.writable && to.write(chunk), free - now);
  });
  from.on('close', () => to.destroy());
  from.on('error', () => to.destroy());
}

/** Stands before a server at this address. */
export async function lineProxy(url: string, random: Random, manner: LineManner): Promise<LineProxy> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket.setNoDelay(true));
      socket.on('close', () => open.delete(socket));
    }
    passOn(near, far, random, manner);
    passOn(far, near, random, manner);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
