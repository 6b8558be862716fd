import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenarioSteps, type AnyGame, type Scenario } from '@bande/core';
import { makeFolder } from './file.ts';

/** The position given and the one at the end of each scenario, as `003-given.svg` and `003-final.svg`; equipment has none. */
export function writePictures(
  folder: string,
  scenarios: readonly ({ readonly game: AnyGame; readonly scenario: Scenario } | null)[],
): void {
  makeFolder(folder);
  for (const [i, one] of scenarios.entries()) {
    if (one === null || one.scenario.equipment !== undefined) continue;
    const steps = scenarioSteps(one.game, one.scenario);
    const name = join(folder, String(i + 1).padStart(3, '0'));
    writeFileSync(`${name}-given.svg`, one.game.diagram(steps[0]!.match));
    writeFileSync(`${name}-final.svg`, one.game.diagram(steps.at(-1)!.match));
  }
}
