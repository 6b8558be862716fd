import { isCalledOff, type AnyShape } from '@bande/core';
import { writeRecord, type MatchRecord } from '@bande/record';
import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { cameFrom } from '../../ui/came-from.ts';
import { at, routes } from '../../ui/routes.ts';
import { useSay } from '../../ui/say.ts';
import { ShareRecord } from '../../board/share/share-record.tsx';
import { matchSteps, stepping } from '../../board/watch/steps.ts';
import { inSlices } from '../../session/slices.ts';
import type { Chart } from '@bande/stage/view';
import { isEmpty } from '../../board/statistics/is-empty.ts';
import { StatisticsView } from '../../board/statistics/statistics-view.tsx';
import { CallLines } from '../../board/story/calls.tsx';
import { downloadRecord, fileName } from '../../ui/download.ts';
import { endLines, lastCalls, takenBackWords, titleOf } from './end-words.ts';
import { Icon } from '../../ui/icons.tsx';
import { Paragraphs } from '../../ui/paragraph.tsx';
import { FarNext } from '../company/far-next.tsx';
import { NextCard } from './next-card.tsx';
import { isCelebrated } from './result.ts';
import { Cup } from '../bar/cup.tsx';
import { ScoreOnSheet } from './score-on-sheet.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { OpenedTable } from '../use-opened.ts';
import { BOARD } from '../../board/words.ts';
import { TABLE } from '../words.ts';
import { HOUSE } from '../../ui/house-words.ts';
import './end-sheet.css';

function useCharts({ session, game, view, kept }: OpenedTable): readonly Chart[] | number {
  const [charts, setCharts] = useState<readonly Chart[] | number>(0);
  useEffect(() => {
    const leaving = new AbortController();
    // What happened by itself after the last input belongs to it, as in a replay.
    const reached = session.snapshot.match.tick;
    const source = { header: session.course.header, from: kept.from, inputs: session.course.inputs, reached };
    void inSlices(stepping(game, source), { signal: leaving.signal, onProgress: setCharts }).then(
      (course) => course !== null && setCharts(view.statistics(matchSteps(course.steps))),
    );
    return () => leaving.abort();
  }, [session]);
  return charts;
}

/** Result, pictures, and what one may want next. */
export function EndSheet({ table, onClose }: EndProps): ReactElement {
  const say = useSay();
  const { session, view, game, kept } = table;
  const { match } = session.snapshot;
  const sides = view.sides(match);
  const { log } = session.snapshot;
  const last = lastCalls(view, match, log);
  return (
    <Sheet
      kind="screen"
      title={say(titleOf(table, match, log, say))}
      sign={isCelebrated(match, kept.sitters) ? <Cup colour={sides[match.outcome!.winner!]!.colour} /> : null}
      onClose={onClose}
    >
      {isCalledOff(match) ? null : <ScoreOnSheet match={match} log={log} />}
      <section className="call-card weight-whistle how-it-ended">
        {endLines(table, match, log).map((line) => (
          <p key={line.en} className="decided">
            {say(line)}
          </p>
        ))}
        {takenBackWords(session.course.takenBack).map((line) => (
          <p key={line.en} className="taken-back">
            {say(line)}
          </p>
        ))}
        {last === null ? null : <CallLines view={view} match={match} calls={last} />}
        <p className="call-foot">
          <Paragraphs game={game} ids={match.outcome?.paragraphs ?? []} />
        </p>
      </section>
      {table.company === null ? <NextCard table={table} /> : <FarNext />}
      <Afterwards table={table} onClose={onClose} />
      {isCalledOff(match) ? null : <Figures table={table} />}
    </Sheet>
  );
}

/** Where there was nothing to count, nothing is said of it. */
function Figures({ table }: Pick<EndProps, 'table'>): ReactElement | null {
  const say = useSay();
  const charts = useCharts(table);
  const { session, view, game } = table;
  const { match } = session.snapshot;
  if (typeof charts !== 'number' && charts.every(isEmpty)) return null;
  return (
    <>
      <h3>{say(TABLE.statistics)}</h3>
      {typeof charts === 'number' ? (
        <p role="status">
          <progress max={1} value={charts} aria-label={say(TABLE.counting)} /> {say(TABLE.counting)}
        </p>
      ) : (
        <StatisticsView charts={charts.filter((chart) => !isEmpty(chart))} sides={view.sides(match)} game={game.id} />
      )}
    </>
  );
}

interface EndProps {
  readonly table: OpenedTable;
  readonly onClose: () => void;
}

/** What else one may want: none of it stands out. */
function Afterwards({ table, onClose }: EndProps): ReactElement {
  const say = useSay();
  const { session, game, kept, company } = table;
  const record = (): MatchRecord<AnyShape> => session.course.record(company === null ? kept.seed : null);
  return (
    <p className="sheet-actions are-quiet">
      <button type="button" className="t-plain" onClick={onClose}>
        <Icon name="eye" /> {say(TABLE.lookAtTable)}
      </button>
      <Link className="t-plain" href={at.replay(kept.id)} state={cameFrom(at.table(kept.id))}>
        <Icon name="play" /> {say(BOARD.replay)}
      </Link>
      <ShareRecord text={() => writeRecord(record())} look="t-plain" />
      <button
        type="button"
        className="t-plain"
        data-action="download"
        onClick={() => downloadRecord(record(), fileName(game.id, kept.startedAt, kept.id))}
      >
        <Icon name="download" /> {say(TABLE.download)}
      </button>
      <Link className="t-plain" href={routes.start}>
        {say(HOUSE.home)}
      </Link>
    </p>
  );
}
