import { readRecord, verify, writeRecord } from '@bande/record';
import { courses, type Course } from './courses.ts';
import { engineOf, golden, writeGolden } from './files.ts';

/** `npm run goldens`: what no longer comes to what was written down last is played and written down anew, under the engine of today. */

function holds({ name, game }: Course): boolean {
  const last = engineOf(name).at(-1);
  if (last === undefined) return false;
  const read = readRecord(golden(last, name), [game]);
  return read.ok && verify(game, read.value.record).ok;
}

for (const course of courses) {
  await course.game.prepare?.();
  if (holds(course)) console.log(`${course.name}: as in ${engineOf(course.name).at(-1)}`);
  else {
    writeGolden(course.name, writeRecord(course.play()));
    console.log(`${course.name}: written down`);
  }
}
