import type { ScenarioOutcome } from '@bande/core';
import type { GameSummary, Problem, Rulebook, ScenarioText } from '@bande/protocol';

/** The server has said no, in one line. */
export class ServerSaysNo extends Error {}

async function answer<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(path, { ...init, headers: { accept: 'application/json' } });
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => ({ error: response.statusText }))) as Problem;
  throw new ServerSaysNo(problem.error);
}

const below = (game: string, part: string): string => `/api/games/${encodeURIComponent(game)}/${part}`;

export const games = (): Promise<readonly GameSummary[]> => answer('/api/games');
export const rulebook = (game: string): Promise<Rulebook> => answer(below(game, 'rules'));
export const scenarios = (game: string): Promise<readonly ScenarioText[]> => answer(below(game, 'scenarios'));
export const rule = (game: string, text: string): Promise<readonly ScenarioOutcome[]> => answer(`/api/rule?${new URLSearchParams({ game }).toString()}`, { method: 'POST', body: text });
