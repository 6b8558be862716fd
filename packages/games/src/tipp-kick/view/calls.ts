import type { Words } from '@bande/core';
import { CALL_LABELS } from '../labels/calls.ts';
import type { Ruling } from '../state.ts';
import { asSubject, both, sideWords } from './naming.ts';

export const callWords = ({ call, for: given }: Ruling): Words => {
  const said = asSubject(CALL_LABELS[call]);
  return given === undefined ? said : both((language) => `${said[language]}: ${sideWords(given)[language]}`);
};
export const weight = ({ call }: Ruling): 'whistle' | 'note' | 'logged' | 'quiet' =>
  call === 'goal' ? 'whistle' : 'note';
