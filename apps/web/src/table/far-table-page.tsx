import type { MatchNotice } from '@bande/protocol';
import type { ReactElement } from 'react';
import { Message } from '../board/message.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { COMPANY } from './company/words.ts';
import { TableRoom } from './table-room.tsx';
import { useFar } from './use-far.ts';
import { TABLE } from './words.ts';

/** The table of a match on the server. */
export function FarTable({ notice }: { readonly notice: MatchNotice }): ReactElement {
  return (
    <ErrorBoundary key={notice.id}>
      <FarTableAt notice={notice} />
    </ErrorBoundary>
  );
}

function FarTableAt({ notice }: { readonly notice: MatchNotice }): ReactElement {
  const opening = useFar(notice);
  switch (opening.kind) {
    case 'opening':
      return opening.done === null ? (
        <Message words={COMPANY.joining} done={null} />
      ) : (
        <Message words={TABLE.engine} done={opening.done} />
      );
    case 'unknown':
      return <Message words={TABLE.unknownGame} />;
    case 'open':
      return <TableRoom key={notice.id} table={opening.table} />;
  }
}
