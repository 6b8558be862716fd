import type { Words } from '@bande/core';
import { always } from '@bande/stage/view';
import type { Call } from '../../referee/calls.ts';
import type { Match, Ruling } from '../../state.ts';
import { breachCited } from './breach-cited.ts';
import { stones, words } from './naming.ts';
import { callWords, FOUL_NAMES, owedFor, STAY, told, type Told } from './words.ts';

type Say = (told: Told) => Words | null;
const nothing: Say = () => null;

/** Of a breach that was told only the name is left. */
const foul =
  (kind: Words): Say =>
  ({ against, ruling, cites }) =>
    breachCited(ruling.paragraphs) === null && !cites('ICF-50.4') && !cites('ICF-61')
      ? callWords(ruling)
      : words(`${kind.de} gegen ${against.de}.`, `${kind.en} by ${against.en}.`);

const protestRejected: Say = ({ cites }) => {
  const late = cites('ICF-146') ? words('Zu spät eingereicht.', 'Handed in too late.') : null;
  return cites('ICF-151b.2') ? words('Die Gebühr verfällt.', 'The fee is forfeited.') : late;
};

const staysPocketed: Say = ({ mine, count }) =>
  words(
    `${stones(count).de} von ${mine.de} ${count === 1 ? 'bleibt' : 'bleiben'} versenkt.`,
    `${stones(count).en} of ${mine.en} ${count === 1 ? 'stays' : 'stay'} pocketed.`,
  );

/** Calls that name what took place, without that: where it was told, only this is left. A call that is not here is said as it is. */
const THEN: { readonly [C in Call]?: Say } = {
  turnKept: ({ who }) => words(`${who.de} schießt weiter.`, `${who.en} strikes again.`),
  turnPasses: ({ who }) => words(`${who.de} ist dran.`, `${who.en} to play.`),
  due: (one) => {
    const [{ against }, owes] = [one, owedFor(one)];
    return one.cites('ICF-72b')
      ? words(
          `${against.de} schuldet ${owes.de}, sobald einer da ist.`,
          `${against.en} owes ${owes.en} as soon as there is one.`,
        )
      : words(`${against.de} schuldet ${owes.de}.`, `${against.en} owes ${owes.en}.`);
  },
  queenPending: ({ mine }) => words(`${mine.de} muss sie bestätigen.`, `${mine.en} has to cover her.`),
  foul: foul(FOUL_NAMES.foul),
  technicalFoul: foul(FOUL_NAMES.technicalFoul),
  breakNotMade: ({ mine, detail }) => {
    const attempt = Number(detail('attempt') ?? 1);
    return words(
      `Versuch ${attempt} von 3: ${mine.de} stößt noch einmal an.`,
      `Attempt ${attempt} of 3: ${mine.en} breaks again.`,
    );
  },
  noStroke: always('Das war kein Schuss.', 'That was no stroke.'),
  countsAsPocketed: (one) => {
    if (one.detail('piece') === 'queen') return words('Sie gilt als versenkt.', 'She counts as pocketed.');
    if (one.cites('ICF-71') && one.detail('piece') !== undefined)
      return words('Er gilt als versenkt.', 'It counts as pocketed.');
    return STAY.some((paragraph) => one.cites(paragraph)) ? staysPocketed(one) : callWords(one.ruling);
  },
  jumpedPlaced: ({ count }) =>
    count === 0
      ? null
      : words('Der Schiedsrichter legt in die Mitte zurück.', 'The umpire puts it back to the centre.'),
  placed: nothing,
  tossWon: ({ mine, detail }) =>
    detail('takes') === 'break'
      ? words(`${mine.de} stößt an.`, `${mine.en} breaks.`)
      : words(`${mine.de} wählt.`, `${mine.en} chooses.`),
  tossChosen: nothing,
  umpireActs: nothing,
  clockStops: always('Die Uhr steht.', 'The clock stops.'),
  protestAnnounced: always('15 Minuten Zeit, ihn einzureichen.', '15 minutes to hand it in.'),
  protestStands: always('Entschieden wird in einer Stunde.', 'It is decided within an hour.'),
  protestRejected,
  protestUpheld: ({ cites }) =>
    cites('ICF-151a.1')
      ? words('Das Board wird wiederholt, die Gebühr gibt es zurück.', 'The board is replayed and the fee refunded.')
      : words('Die Gebühr gibt es zurück.', 'The fee is refunded.'),
};

/** What comes of it, where it has been said what took place. */
export function thenWords(ruling: Ruling, match?: Match): Words | null {
  const say = THEN[ruling.call];
  return say === undefined ? callWords(ruling, match) : say(told(ruling, match));
}
