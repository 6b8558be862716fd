import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { join } from 'node:path';
import { registry } from '@bande/games';
import { expect, test } from 'vitest';
import { root } from './call.ts';

/** The command as people start it. */
const spawned = (...args: readonly string[]): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [join(root, 'apps/cli/src/main.ts'), ...args], {
    encoding: 'utf8',
    input: '',
    maxBuffer: 100_000_000,
  });

test('the command starts, prints one JSON document and nothing else', () => {
  const { status, stdout, stderr } = spawned('games', '--json');
  expect([status, stderr]).toEqual([0, '']);
  expect((JSON.parse(stdout) as readonly { readonly id: string }[]).map(({ id }) => id)).toEqual(
    registry.map(({ id }) => id),
  );
});

test('bad input: one line on stderr, exit 2', () => {
  expect(spawned('simulate', 'nothing')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^bande: no game named nothing[^\n]*\n$/) as string,
  });
});

test('what has no end is not simulated, and one line says so', () => {
  expect(spawned('simulate', 'subbuteo', '--settings', 'training=true')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: 'bande: subbuteo is not simulated: so set up it has no end, and nobody wins\n',
  });
});

test('however many processes share the matches, they are the same and in order', () => {
  const game = registry.find(({ bots }) => bots.length > 0)!.id;
  const [alone, shared] = ['1', '3'].map((processes) =>
    spawned('simulate', game, '--matches', '4', '--seed', 'x', '--processes', processes, '--json'),
  );
  expect([alone?.status, shared?.status, shared?.stderr]).toEqual([0, 0, '']);
  expect(JSON.parse(alone!.stdout)).toHaveLength(4);
  expect(shared?.stdout).toBe(alone?.stdout);
});

test.each(registry.map(({ id }) => id))('the rules of %s come with every paragraph once', (id) => {
  const { status, stdout } = spawned('rules', id, '--json');
  expect(status).toBe(0);
  const ids = (JSON.parse(stdout) as readonly { readonly id: string }[]).map((entry) => entry.id);
  expect(ids).toEqual(Object.keys(registry.find((game) => game.id === id)?.rulebook ?? {}));
});

test.each(registry.map(({ id }) => id))('the schemas of %s can be told in JSON Schema', (id) => {
  const { status, stdout } = spawned('schema', id);
  expect(status).toBe(0);
  const schemas = JSON.parse(stdout) as Readonly<Record<string, object>>;
  // A schema that says nothing would let an outsider write anything.
  const parts = ['given', 'facts', 'actions', 'rulings', 'state', 'settings', 'equipment'];
  expect(parts.filter((part) => Object.keys(schemas[part] ?? {}).length < 2)).toEqual([]);
});

test.each(registry.map(({ id }) => id))('an agent can play %s', (id) => {
  const lines = ['{"cmd":"reset"}', '{"cmd":"legal"}', '{"cmd":"step","action":0}', ''].join('\n');
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'apps/cli/src/main.ts'), 'env', id], {
    encoding: 'utf8',
    input: lines,
  });
  expect(status).toBe(0);
  const replies = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(replies).toHaveLength(3);
  expect(replies[2]).toMatchObject({ reward: 0, done: false });
});
