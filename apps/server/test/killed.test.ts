import { expect, test } from 'vitest';
import { folder, start } from './house.ts';
import { victim, writer } from './victim.ts';

/** How many records there are when the server is killed, each time. */
const KILLS = Number(process.env['BANDE_KILLS'] ?? 3);
const counts = Array.from({ length: KILLS }, (_, i) => 10 + 15 * i);

test(
  'a server killed in the middle of writing has kept every record it acknowledged',
  { timeout: 600_000 * KILLS },
  async () => {
    const data = folder();
    const acknowledged = new Map<string, string>();
    for (const enough of counts) {
      const { child, url } = await victim(data);
      const note = (id: string, text: string): void => {
        acknowledged.set(id, text);
        // Two other records are under way at this moment.
        if (acknowledged.size >= enough) child.kill('SIGKILL');
      };
      await Promise.all(['a', 'b', 'c'].map((lane) => writer(url, `${enough}${lane}`, note)));
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(counts.at(-1) ?? 0);
    const house = await start({ data });
    for (const [id, text] of acknowledged)
      expect(await (await fetch(`${house.url}/api/records/${id}`)).text()).toBe(text);
    await house.close();
  },
);
