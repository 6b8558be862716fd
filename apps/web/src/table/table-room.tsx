import { captionOf } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { insetStyle } from '../board/inset.ts';
import { CallsAloud } from '../board/story/calls.tsx';
import { tableName } from '../games/table-name.ts';
import { Reading } from '../ui/reading.ts';
import { useSay } from '../ui/say.ts';
import { useTitle } from '../ui/use-title.ts';
import { AtTable, InRoom, useRoom, useTable } from './at-table.ts';
import { ActionBar } from './bar/action-bar.tsx';
import { belowScore, edgesOf, useShape } from './edges.ts';
import { CompanyHere } from './company/company-here.tsx';
import { HandOver } from './ends/hand-over.tsx';
import { Sheets } from './ends/sheets.tsx';
import { HoldOffer } from './own/hold-offer.tsx';
import type { Seen } from './playback.ts';
import { Referee } from './referee.tsx';
import { TableBoard } from './table-board.tsx';
import { TableTop } from './table-top.tsx';
import type { OpenedTable } from './use-opened.ts';
import { useTableRoom } from './use-table-room.ts';
import '../board/room.css';
import './table-edges.css';

/** Somebody at the table: the match in the middle, what one needs to know at its edges. */
export function TableRoom({ table }: { readonly table: OpenedTable }): ReactElement {
  const room = useTableRoom(table);
  return (
    <AtTable value={table}>
      <InRoom value={room}>
        <Reading value={room.pauses.read}>
          <Room />
        </Reading>
      </InRoom>
    </AtTable>
  );
}

function Room(): ReactElement {
  const { view, game, company } = useTable();
  const { seen, stood, sitting, taught, pauses, fold } = useRoom();
  const say = useSay();
  const shape = useShape();
  const title = say(tableName(game, view, seen.match));
  useTitle(title);
  const edges = edgesOf(view, fold);
  const inset = belowScore(edges, shape, view.byHand !== undefined && view.scoreboard(stood).score !== null);
  const { turn } = sitting;
  return (
    <main
      className={`table-room${turn === null ? '' : ' has-turn'} ${edges.className}`}
      style={{ ...insetStyle(inset), ...(turn === null ? {} : { '--turn': turn.colour }) }}
      data-state={stateOf(seen, pauses.paused)}
      data-inputs={seen.snapshot.inputs}
      data-near={sitting.near}
      data-lesson={taught.exercise?.id}
    >
      <h1 className="only-heard">{title}</h1>
      <TableBoard inset={inset} />
      <footer className="table-edge">
        <HoldOffer />
        <ActionBar />
        <Referee />
      </footer>
      <TableTop />
      {company === null ? null : <CompanyHere />}
      <Aloud />
      <HandOver />
      <Sheets />
    </main>
  );
}

function stateOf({ playing, snapshot: { laid, intent } }: Seen, paused: boolean): string {
  if (!laid && !paused) return 'laying';
  if (playing || intent !== null) return 'playing';
  return paused ? 'paused' : 'waiting';
}

/** What is called and what is shown, for the ear. */
function Aloud(): ReactElement {
  const { view } = useTable();
  const { seen } = useRoom();
  const say = useSay();
  const { snapshot, show } = seen;
  const isHidden = seen.playing && seen.told < snapshot.log.length;
  const caption = captionOf(show);
  return (
    <CallsAloud
      view={view}
      match={seen.match}
      entries={isHidden ? [] : snapshot.fresh}
      more={caption === null ? '' : say(caption)}
    />
  );
}
