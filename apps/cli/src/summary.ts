import { TICKS_PER_SECOND, type AnyGame } from '@bande/core';
import type { Surroundings } from './command.ts';
import { printTable, rounded } from './print.ts';
import type { SimulatedMatch } from './simulate.ts';

const MOST_LINES = 20;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const scoreLine = (game: AnyGame, { score }: SimulatedMatch): string =>
  score === null ? '-' : game.sides.map((side) => score[side] ?? 0).join(':');

function matchRow(game: AnyGame, match: SimulatedMatch): readonly (string | number)[] {
  const result = match.trouble === null ? (match.winner ?? 'draw') : `${match.trouble.kind}: ${match.trouble.reason}`;
  return [
    match.match,
    scoreLine(game, match),
    Math.round(match.length.ticks / TICKS_PER_SECOND / 60),
    match.length.actions,
    match.hash.slice(0, 12),
    result,
  ];
}

/** For people: the first matches one by one, then what they have in common. */
export function printSummary(
  around: Surroundings,
  game: AnyGame,
  played: readonly SimulatedMatch[],
  took: number,
): void {
  const troubled = played.filter(({ trouble }) => trouble !== null);
  const listed = played.length <= MOST_LINES ? played : troubled.slice(0, MOST_LINES);
  if (listed.length > 0)
    printTable(around, [
      ['match', 'score', 'minutes', 'actions', 'hash', 'winner'],
      ...listed.map((match) => matchRow(game, match)),
    ]);
  const wins = game.sides.map((side) => `${side} ${played.filter(({ winner }) => winner === side).length}`);
  const draws = played.filter(({ trouble, winner }) => trouble === null && winner === null).length;
  const points = mean(
    played.flatMap(({ score }) => (score === null ? [] : [mean(Object.values(score)) * game.sides.length])),
  );
  const missed = mean(played.map(({ length }) => length.missed));
  around.out(
    [
      '',
      `${played.length} matches in ${rounded(took / 1000)} s (${rounded((played.length * 1000) / took)} a second), ${troubled.length} not finished`,
      `won: ${wins.join(', ')}, drawn ${draws}; points a match ${rounded(points)}; actions a match ${rounded(mean(played.map(({ length }) => length.actions)))}${missed === 0 ? '' : `, missed ${rounded(missed)}`}`,
      `paragraphs called: ${new Set(played.flatMap(({ calls }) => Object.keys(calls))).size}`,
      '',
    ].join('\n'),
  );
}
