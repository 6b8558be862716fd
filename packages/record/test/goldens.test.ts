import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareVersions, ENGINE_VERSION, readRecord, resume, verify, type ReadRecord } from '@bande/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses, type Course } from './goldens/courses.ts';
import { engineOf, engines, folder, golden, writeGolden } from './goldens/files.ts';

/** Whole matches as they were played once: bots may change, what their inputs come to may not. `npm run goldens` writes down those that changed, under a new engine version. */

beforeAll(() => Promise.all(courses.map(async ({ game }) => game.prepare?.())));

function written({ name, game }: Course, engine: string): ReadRecord {
  const read = readRecord(golden(engine, name), [game]);
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

describe.each(courses.map((course) => [course.name, course] as const))('%s', (name, course) => {
  const [last, ...older] = engineOf(name).toReversed();

  test('comes to what was written down last', () => {
    const { game, record } = written(course, last!);
    expect(record.header.engine).toBe(last);
    expect(verify(game, record).differs).toBeUndefined();
  });

  test.each(older)(
    'as engine %s wrote it down it can still be read, and it is said that it differs by its engine',
    (engine) => {
      const { game, record } = written(course, engine);
      expect(verify(game, record).notes).toContain(`recorded by engine ${engine}, replayed by ${ENGINE_VERSION}`);
    },
  );

  test.each(engineOf(name))('broken off, as engine %s wrote it down, it goes on from its last rest', (engine) => {
    const { game, record } = written(course, engine);
    const resumed = resume(game, { ...record, end: null }, null);
    expect(resumed).toMatchObject({ ok: true });
  });
});

describe('what is written down once', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'bande-goldens-'));
  afterAll(() => rmSync(scratch, { recursive: true }));

  test('is not written anew under the same engine version', () => {
    writeGolden('a-course', 'as it was', scratch);
    expect(() => writeGolden('a-course', 'otherwise', scratch)).toThrow('raise ENGINE_VERSION');
  });

  test('is of no engine that is still to come, and none is without a course', () => {
    expect(compareVersions(engines.at(-1)!, ENGINE_VERSION)).toBeLessThanOrEqual(0);
    expect(courses.filter(({ name }) => engineOf(name).length === 0)).toEqual([]);
  });

  test.runIf(isInGit())('was never changed or taken away in the history of this tree', () => {
    const places = engines.map((engine) => join(folder, engine));
    const changed = git('log', '--diff-filter=MD', '--no-renames', '--format=', '--name-only', '--', ...places);
    const now = git('diff', 'HEAD', '--diff-filter=MD', '--no-renames', '--name-only', '--', ...places);
    expect([changed.trim(), now.trim()]).toEqual(['', '']);
  });
});

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** A copy without its history has nothing to say about it. */
function isInGit(): boolean {
  try {
    return git('rev-parse', 'HEAD').length > 0;
  } catch {
    return false;
  }
}
