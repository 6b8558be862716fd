import { entriesIn, type ScenarioEntry } from '@bande/protocol';
import { readYaml } from './file.ts';

/** The entries of a scenario file; `null` if it holds none. */
export const entriesOf = (path: string, source?: string): readonly ScenarioEntry[] | null =>
  entriesIn(readYaml(path, source));
