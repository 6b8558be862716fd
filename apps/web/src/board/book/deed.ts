import {
  TICKS_PER_SECOND,
  type AnyGame,
  type AnyShape,
  type Input,
  type Match,
  type ScenarioStep,
  type Words,
} from '@bande/core';
import { lookAt, type SaysActions } from '@bande/stage/view';
import { fill } from '../../ui/say.ts';
import { READER } from './words.ts';
import { handWords } from './hand-words.ts';
import type { PartOfView } from '../../games/part-of-view.ts';

/** What was done at a step of an example, or tried, as sentences; nothing where the position was only given. */
export function deedWords(
  game: AnyGame,
  view: PartOfView<'actions' | 'factWords'>,
  before: Match<AnyShape>,
  { input, waited: ticks, entries, refusal }: ScenarioStep<AnyShape>,
): readonly Words[] {
  const waited = ticks === 0 ? [] : [passed(ticks)];
  switch (input?.kind) {
    case 'action':
      return [...waited, deedOf(view, before, input, refusal !== null)];
    case 'facts':
      return [...waited, ...input.facts.map((fact) => handWords(game, fact) ?? view.factWords(fact, before))];
    case 'chance':
      return refusal === null
        ? entries.filter(({ source }) => source === 'chance').map(({ fact }) => view.factWords(fact, before))
        : [fill(READER.dice, { n: input.draws.join(', ') })];
    default:
      return waited;
  }
}

const deedOf = (
  view: SaysActions<AnyShape>,
  before: Match<AnyShape>,
  { by, action }: Extract<Input<AnyShape>, { kind: 'action' }>,
  isRefused: boolean,
): Words => lookAt(view, action).deed(before.setup.seating[by]!, action, before, isRefused);

const MINUTE = 60;

/** A tick more than a round time is what many rules turn on: it is told as `just over`. */
function passed(ticks: number): Words {
  const seconds = Math.floor(ticks / TICKS_PER_SECOND);
  const over = ticks % TICKS_PER_SECOND > 0;
  if (seconds === 0) return READER.moment;
  if (seconds === 1) return over ? READER.overASecond : READER.oneSecond;
  const minutes = seconds > MINUTE && seconds % MINUTE === 0;
  const [plain, longer] = minutes ? [READER.minutes, READER.overMinutes] : [READER.seconds, READER.overSeconds];
  return fill(over ? longer : plain, { n: minutes ? seconds / MINUTE : seconds });
}
