import type { Command } from './command.ts';

interface Listed {
  readonly summary: string;
  /** Only the command that is called is loaded. */
  readonly load: () => Promise<Command>;
}

export const commands: Readonly<Record<string, Listed>> = {
  games: { summary: 'the games that are here', load: async () => (await import('./games.ts')).games },
  rules: {
    summary: 'a rulebook: every paragraph, what cites it and what shows it',
    load: async () => (await import('./rules.ts')).rules,
  },
  schema: {
    summary: 'JSON Schema of positions, facts, actions, rulings and state',
    load: async () => (await import('./schema.ts')).schema,
  },
  rule: {
    summary: 'run the scenarios of a file through the referee',
    load: async () => (await import('./rule.ts')).rule,
  },
  equipment: {
    summary: 'check a set of equipment against the rulebook',
    load: async () => (await import('./equipment.ts')).equipment,
  },
  simulate: { summary: 'play matches between bots', load: async () => (await import('./simulate.ts')).simulate },
  replay: {
    summary: 'play a match record again and verify it',
    load: async () => (await import('./replay.ts')).replay,
  },
  env: {
    summary: 'an environment for agents: JSON lines in and out',
    load: async () => (await import('./env.ts')).env,
  },
  bench: {
    summary: 'measure; without a name, what can be measured',
    load: async () => (await import('./bench.ts')).bench,
  },
  records: {
    summary: 'what a server has stored: list it, delete some',
    load: async () => (await import('./records.ts')).records,
  },
  serve: { summary: 'the server with the web client', load: async () => (await import('./serve.ts')).serve },
};
