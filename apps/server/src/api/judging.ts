import { EQUIPMENT_BYTES, SCENARIO_BYTES } from '../limits.ts';
import { jsonText, problem, type Answer } from '../http/answer.ts';
import { textOf } from '../http/body.ts';
import type { Route } from '../http/router.ts';
import type { Fault, Told } from '../referee/job.ts';
import { isFault, type Referee } from '../referee/referee.ts';

const told = (answer: Told | Fault): Answer =>
  isFault(answer) ? problem(400, answer.fault) : jsonText(200, answer.json);

/** Scenarios and equipment in YAML or JSON, judged as `bande rule` and `bande equipment` do. */
export const judgingRoutes = (referee: Referee): readonly Route[] => [
  {
    method: 'POST',
    path: '/api/rule',
    handle: async ({ request, query, caller }) =>
      told(
        await referee.ask(
          { kind: 'scenarios', text: await textOf(request, SCENARIO_BYTES), game: query.get('game') ?? undefined },
          caller,
        ),
      ),
  },
  {
    method: 'POST',
    path: '/api/games/:game/equipment',
    handle: async ({ request, params: { game = '' }, caller }) =>
      told(await referee.ask({ kind: 'equipment', text: await textOf(request, EQUIPMENT_BYTES), game }, caller)),
  },
];
