import { labelsOf, valueLabel, words, type AnyGame, type AnyShape, type Entered, type Words } from '@bande/core';

/** What a referee enters alike in every game, as a sentence; null for a fact of the game itself. */
export function handWords(game: AnyGame, entered: Entered<AnyShape>): Words | null {
  const told: Readonly<Record<string, unknown>> = { ...entered };
  switch (entered.kind) {
    case 'noted':
      return words(
        `Notiz des Schiedsrichters: „${String(told['text'])}“`,
        `The referee notes: “${String(told['text'])}”`,
      );
    case 'timeIsUp':
      return words('Der Schiedsrichter stellt fest, dass die Zeit um ist.', 'The referee finds that time is up.');
    case 'decided': {
      const call = String(told['call']);
      const label = valueLabel(labelsOf(game), ['decided', 'call'], call) ?? words(call, call);
      const whom = whomIn(game, told);
      return words(
        `Der Schiedsrichter entscheidet: ${label.de}${whom.de}.`,
        `The referee decides: ${label.en}${whom.en}.`,
      );
    }
    default:
      return null;
  }
}

/** ` für Rot`, or against whom it is if it is for nobody. */
function whomIn(game: AnyGame, told: Readonly<Record<string, unknown>>): Words {
  const side = (field: 'for' | 'against'): Words | undefined =>
    typeof told[field] === 'string' ? valueLabel(labelsOf(game), ['decided', field], told[field]) : undefined;
  const [lucky, guilty] = [side('for'), side('against')];
  if (lucky !== undefined) return words(` für ${lucky.de}`, ` for ${lucky.en}`);
  return guilty === undefined ? words('', '') : words(` gegen ${guilty.de}`, ` against ${guilty.en}`);
}
