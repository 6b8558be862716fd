import { botIds } from '@bande/host';
import { documentFault } from '@bande/core';
import { reasonOf } from '@bande/record';
import { z } from 'zod';
import { BadInput, gameOf, type Command } from './command.ts';
import { Episode } from './episode.ts';

const requestSchema = z.discriminatedUnion('cmd', [
  z.strictObject({
    cmd: z.literal('reset'),
    seed: z.union([z.string(), z.number()]).transform(String).default('1'),
    settings: z.record(z.string(), z.unknown()).optional(),
    edition: z.string().optional(),
    seats: z.number().int().optional(),
    /** A bot plays the other side; without one the agent plays everybody. */
    opponent: z.string().optional(),
    seat: z.number().int().min(0).max(3).default(0),
    pace: z.number().min(0).max(3600).optional(),
    /** In a live match every seat is asked by itself. */
    mode: z.enum(['live', 'paced']).default('paced'),
  }),
  z.strictObject({ cmd: z.literal('legal'), seat: z.number().int().min(0).max(3).optional() }),
  z.strictObject({
    cmd: z.literal('step'),
    /** `null`: nothing for so many ticks, or until something has happened. */
    action: z.union([z.number().int(), z.string(), z.looseObject({ kind: z.string() }), z.null()]),
    seat: z.number().int().min(0).max(3).optional(),
    ticks: z.number().int().min(1).max(432_000).default(12),
  }),
  z.strictObject({
    cmd: z.literal('stream'),
    to: z.array(z.number().int().min(-1_000_000_000).max(1_000_000_000)),
    seat: z.number().int().min(0).max(3).optional(),
  }),
]);
type EnvRequest = z.infer<typeof requestSchema>;
export type StepRequest = Extract<EnvRequest, { cmd: 'step' }>;
export type StreamRequest = Extract<EnvRequest, { cmd: 'stream' }>;
export type ResetRequest = Extract<EnvRequest, { cmd: 'reset' }>;

function readRequest(line: string): EnvRequest {
  const given = parsed(line);
  const hidden = documentFault(given);
  if (hidden !== null) throw new BadInput(hidden);
  const read = requestSchema.safeParse(given);
  if (!read.success) throw new BadInput(reasonOf(read.error));
  return read.data;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new BadInput('not JSON', { cause: error });
  }
}

export const env: Command = {
  words: ['game'],
  flags: {},
  help: [
    'An environment for agents. One JSON object per line in, one per line out; a bad line is answered with {"error": ...} and changes nothing.',
    '',
    '  {"cmd":"reset","seed":"1","opponent":"random","seat":0,"settings":{},"edition":"...","seats":2,"pace":15}   all but cmd may be left out',
    '  {"cmd":"legal"}                 {"legal":[{"index":0,"action":{...},"text":"..."}, ...]}',
    '  {"cmd":"step","action":0}       an index of that list, the action itself, or its notation',
    '  {"cmd":"step","action":null,"ticks":12}   nothing for so many ticks (120 a second), or until something has happened',
    '  {"cmd":"stream","to":[0,-5600,0]}         a hand of the seat heads for another place (as many whole numbers as its game wants); no time passes',
    '',
    'With "mode":"live" every seat is asked by itself while things move: observation.seats are those that may choose now, "seat":1 beside legal and',
    'step says for which, and observation.underWay lists what has been let go and has not yet taken effect; whoever waits is asked again when somebody',
    'lets go. The right to it is decided at its contact: a swing that came to nothing stands in "missed", with the refusal. Of a hand that is led more',
    'often than 30 times a second the newest target counts.',
    '',
    'reset and step answer {"observation":{tick, seat, side, seats, state, duties, options, clocks, underWay},"reward":0,"done":false,"applied":true,"calls":[...],"missed":[...]}.',
    'With an opponent the agent plays the side of its seat and a bot the other; without one it plays everybody (self-play).',
    'The reward comes at the end: 1, 0 or -1 for the side that acted. "applied":false says that something fell due first (the half ended): choose again.',
  ].join('\n'),
  async run({ words }, around) {
    const game = await gameOf(around, words[0] ?? '');
    await game.prepare?.();
    let episode: Episode | null = null;
    const answer = (request: EnvRequest): object => {
      if (request.cmd === 'reset') {
        if (request.opponent !== undefined && !botIds(game).includes(request.opponent))
          throw new BadInput(`no bot named ${request.opponent}; known: ${botIds(game).join(', ')}`);
        episode = new Episode(game, request);
        return episode.begin();
      }
      if (episode === null) throw new BadInput('reset first');
      if (request.cmd === 'stream') return episode.stream(request);
      return request.cmd === 'legal' ? { legal: episode.legal(request.seat) } : episode.step(request);
    };
    for await (const line of around.input) {
      if (line.trim() !== '') around.out(`${JSON.stringify(orError(() => answer(readRequest(line))))}\n`);
    }
    return 0;
  },
};

function orError(answer: () => object): object {
  try {
    return answer();
  } catch (error) {
    if (error instanceof BadInput) return { error: error.message };
    throw error;
  }
}
