import { standIn } from '../between.ts';
import type { Fact, Match, Ruling } from '../state.ts';
import { byTheBook } from './book.ts';
import { decided } from './decided.ts';
import { ruledOnEnd } from './ended.ts';
import { alsoUnder } from './ruling.ts';

/** Judge: what the book says of a fact, or what the umpire has decided himself. */
export function judge(match: Match, told: Fact): readonly Ruling[] {
  if (told.kind === 'ended') return ruledOnEnd(match, told);
  if (told.kind === 'decided') return decided(match, told);
  const fact = standIn(match, told);
  const rulings = byTheBook(match, fact);
  return fact === told ? rulings : rulings.map((one) => alsoUnder(one, 'ICF-41b')); // time was lost [CI-67]
}
