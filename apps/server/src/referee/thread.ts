import { workerData } from 'node:worker_threads';
import { gameNamed, hashOf, type AnyGame, type AnyShape, type Registry } from '@bande/core';
import { entriesIn, judgeEntries, matchWanted, nextWanted, NO_LIST } from '@bande/protocol';
import {
  isPlayed,
  readRecord,
  reasonOf,
  resultOf,
  verify,
  writeRecord,
  type MatchRecord,
  type Verdict,
} from '@bande/record';
import { ANSWER_BYTES, SCENARIOS_AT_ONCE } from '../limits.ts';
import { answering } from '../thread.ts';
import { BadText, readJson, readYaml } from './read-text.ts';
import {
  WAKE_UP,
  type CheckedRecord,
  type Fault,
  type Job,
  type JobAnswers,
  type NextMatch,
  type Told,
  type WantedMatch,
} from './job.ts';
import { setupFor } from './match-setup.ts';
import { nextMatch } from './next-match.ts';

/** Runs inside the thread: whatever a text of a stranger does to it, the server goes on. */
const { registry } = (await import(workerData as string)) as { readonly registry: Registry };

function known(id: string): AnyGame {
  const game = gameNamed(registry, id);
  if (game === undefined) throw new BadText(`no game named ${id}`);
  return game;
}

function told(value: object): Told {
  const json = JSON.stringify(value);
  if (Buffer.byteLength(json) > ANSWER_BYTES)
    throw new BadText(`the answer is longer than ${ANSWER_BYTES} bytes: ask for less at once`);
  return { json };
}

const jobs = {
  async scenarios({ text, game }: Extract<Job, { kind: 'scenarios' }>): Promise<JobAnswers['scenarios']> {
    const document = readYaml(text);
    const count = entriesIn(document)?.length ?? 0;
    if (count > SCENARIOS_AT_ONCE) throw new BadText(`${count} scenarios; at most ${SCENARIOS_AT_ONCE} at once`);
    const outcomes = await judgeEntries(document, registry, game === undefined ? undefined : known(game));
    if (outcomes === null) throw new BadText(NO_LIST);
    return told(outcomes);
  },
  equipment({ text, game: id }: Extract<Job, { kind: 'equipment' }>): JobAnswers['equipment'] {
    const [game, given] = [known(id), readYaml(text)];
    const read = game.schemas.equipment.safeParse(given);
    if (!read.success) throw new BadText(reasonOf(read.error));
    return told(game.checkEquipment(given));
  },
  async record({ text }: Extract<Job, { kind: 'record' }>): Promise<CheckedRecord> {
    readJson(text);
    const read = readRecord(text, registry);
    if (!read.ok) throw new BadText(read.refusal);
    const { game, record } = read.value;
    await game.prepare?.();
    const verdict = verify(game, record);
    return { row: rowOf(game, record, verdict), verdict, isPlayed: isPlayed(record) };
  },
  match({ text }: Extract<Job, { kind: 'match' }>): WantedMatch {
    const read = matchWanted.safeParse(readJson(text));
    if (!read.success) throw new BadText(reasonOf(read.error));
    return { wanted: read.data, setup: setupFor(known(read.data.game), read.data) };
  },
  next({ text, before }: Extract<Job, { kind: 'next' }>): NextMatch {
    const read = nextWanted.safeParse(text === '' ? {} : readJson(text));
    if (!read.success) throw new BadText(reasonOf(read.error));
    return nextMatch(known(read.data.game ?? before.game), before, read.data);
  },
};

function rowOf(
  game: AnyGame,
  record: MatchRecord<AnyShape>,
  { unverified, beginsElsewhere }: Verdict,
): CheckedRecord['row'] {
  const { header, inputs, reached } = record;
  // Who begins from a position of his own may be one stroke from any result, and who takes back has as many tries as he likes: it is none of a whole match.
  const end = beginsElsewhere || record.takenBack !== undefined ? null : record.end;
  const { finished, reported } = resultOf(game, record);
  return {
    id: hashOf(record),
    game: header.game,
    edition: header.edition,
    engine: header.engine,
    players: JSON.stringify(header.players ?? []),
    inputs: inputs.length,
    ticks: reached,
    mode: header.mode,
    finished,
    reported,
    begins_elsewhere: beginsElsewhere,
    unverified: JSON.stringify(unverified),
    winner: end?.outcome.winner ?? null,
    score: end === null ? null : JSON.stringify(end.outcome.score),
    outcome: end === null ? null : JSON.stringify(end.outcome),
    body: writeRecord(record),
  };
}

/** Games are written for what their own schemas let through; where one throws all the same, the sender gets the reason. */
async function done(job: Job): Promise<JobAnswers[Job['kind']] | Fault> {
  try {
    switch (job.kind) {
      case 'scenarios':
        return await jobs.scenarios(job);
      case 'equipment':
        return jobs.equipment(job);
      case 'record':
        return await jobs.record(job);
      case 'match':
        return jobs.match(job);
      case 'next':
        return jobs.next(job);
    }
  } catch (error) {
    return { fault: error instanceof BadText ? error.message : `cannot be played: ${(error as Error).message}` };
  }
}

answering((request) => (request === WAKE_UP ? null : done(request as Job)));
