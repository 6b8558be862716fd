import type { AnyShape, Ending, Outcome, Score } from '@bande/core';

const scoreLine = (score: Score<AnyShape>): string =>
  Object.entries(score)
    .map(([side, points]) => `${side} ${String(points)}`)
    .join(', ');

/** How a match was ended where it was not played to its end. */
export function endingLine(how: Ending<AnyShape>): string {
  switch (how.kind) {
    case 'resigned':
      return `${how.by} gave up`;
    case 'left':
      return `${how.by} left`;
    case 'drawAgreed':
      return 'a draw was agreed';
    case 'calledOff':
      return 'called off, not played';
  }
}

/** Winner and score, and what else there is to say of them, in one line. */
export function outcomeLine({ winner, score, how, awarded, shootOut }: Outcome<AnyShape>): string {
  if (how?.kind === 'calledOff') return endingLine(how);
  return [
    scoreLine(score),
    ...(awarded === undefined ? [] : [`awarded (played: ${scoreLine(awarded.played)})`]),
    ...(shootOut === undefined ? [] : [`shoot-out: ${scoreLine(shootOut)}`]),
    ...(how === undefined ? [] : [endingLine(how)]),
    winner === null ? 'a draw' : `${winner} wins`,
  ].join(', ');
}
