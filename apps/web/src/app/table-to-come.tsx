import type { ReactElement } from 'react';
import { Message } from '../board/message.tsx';
import { BOARD } from '../board/words.ts';

/** Where the table of a match on the server will stand. */
export const TableToCome = (): ReactElement => <Message words={BOARD.laying} done={null} />;
