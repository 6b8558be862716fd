import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions, ENGINE_VERSION } from '@bande/record';

/** One folder for each engine that changed what some course comes to; a file in it is never written anew. */
export const folder = import.meta.dirname;

const isVersion = (name: string): boolean => /^\d+\.\d+\.\d+$/.test(name);
export const engines: readonly string[] = readdirSync(folder).filter(isVersion).toSorted(compareVersions);

const fileOf = (engine: string, course: string): string => join(folder, engine, `${course}.json`);

/** Which engines have written this course down, the oldest first. */
export const engineOf = (course: string): readonly string[] =>
  engines.filter((engine) => existsSync(fileOf(engine, course)));

export const golden = (engine: string, course: string): string => readFileSync(fileOf(engine, course), 'utf8');

/** Throws where this engine has written the course down before: whoever changes what it comes to raises the engine's version. */
export function writeGolden(course: string, text: string, to = folder): void {
  const place = join(to, ENGINE_VERSION);
  mkdirSync(place, { recursive: true });
  const file = join(place, `${course}.json`);
  if (existsSync(file))
    throw new Error(`engine ${ENGINE_VERSION} has written ${course} down before: raise ENGINE_VERSION`);
  writeFileSync(file, text, { flag: 'wx' });
}
