import { cards } from 'virtual:cards';
import type { Words } from '@bande/core';
import { writeRecord } from '@bande/record';
import { Fragment, useCallback, useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { GOES_ON } from '../ui/going-on.ts';
import { at, routes } from '../ui/routes.ts';
import { fill, useSay, type Say } from '../ui/say.ts';
import { useSettings } from '../ui/settings.ts';
import { Frame } from '../ui/frame.tsx';
import { inSlices } from '../session/slices.ts';
import { forgetMatch, keptMatches, type KeptMatch } from '../session/store.ts';
import { downloadText, fileName } from '../ui/download.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Icon } from '../ui/icons.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { endingWords, scoreWords } from '../board/story/ending-words.ts';
import { BOARD } from '../board/words.ts';
import { OpenFileButton, useDrop, useOpenFile } from './open-file.tsx';
import { ShareRecord } from '../board/share/share-record.tsx';
import { findMatch } from '../board/watch/sources.ts';
import { stepping } from '../board/watch/steps.ts';
import { REPLAY } from './words.ts';
import { TAKE_OVER } from '../board/watch/words.ts';
import './replays.css';

/** `/replays`: what this device keeps, and files. */
export function ReplaysPage(): ReactElement {
  return (
    <ErrorBoundary>
      <Matches />
    </ErrorBoundary>
  );
}

function useKept(): readonly [readonly KeptMatch[] | null, () => void] {
  const [matches, setMatches] = useState<readonly KeptMatch[] | null>(null);
  const load = useCallback(() => void keptMatches().then(setMatches, () => setMatches([])), []);
  useEffect(load, [load]);
  return [matches, load];
}

function Matches(): ReactElement {
  const say = useSay();
  const [matches, reload] = useKept();
  const [doomed, setDoomed] = useState<string | null>(null);
  const opening = useOpenFile();
  const over = useDrop(opening.open);
  const remove = async (id: string): Promise<void> => {
    await forgetMatch(id);
    setDoomed(null);
    reload();
  };
  return (
    <Frame title={say(REPLAY.title)}>
      <div className={over ? 'replays is-over' : 'replays'}>
        <h1>{say(REPLAY.title)}</h1>
        <p>{say(REPLAY.intro)}</p>
        <OpenFileButton opening={opening} />
        {over ? <p className="drop-here">{say(REPLAY.dropHere)}</p> : null}
        {matches === null ? <progress aria-label={say(BOARD.opening)} /> : null}
        {matches?.length === 0 ? (
          <NoMatch />
        ) : (
          <ul className="kept">
            {matches?.map((match) => (
              <KeptCard key={match.id} match={match} onRemove={() => setDoomed(match.id)} />
            ))}
          </ul>
        )}
        {doomed === null ? null : (
          <Sheet kind="card" title={say(REPLAY.remove)} onClose={() => setDoomed(null)}>
            <p>{say(REPLAY.removeAsk)}</p>
            <p className="sheet-actions">
              <button type="button" className="t-main" data-action="remove" onClick={() => void remove(doomed)}>
                {say(REPLAY.removeYes)}
              </button>
              <button type="button" className="t-plain" onClick={() => setDoomed(null)}>
                {say(REPLAY.removeNo)}
              </button>
            </p>
          </Sheet>
        )}
      </div>
    </Frame>
  );
}

function NoMatch(): ReactElement {
  const say = useSay();
  return (
    <section className="no-match">
      <h2>{say(REPLAY.none)}</h2>
      <p>{say(REPLAY.noneText)}</p>
      <Link className="button" href={routes.start}>
        {say(REPLAY.first)}
      </Link>
    </section>
  );
}

/** What is said of a match needs no rules. */
const cardOf = (game: string): (typeof cards)[number] | undefined => cards.find(({ id }) => id === game);

/** Who sat there, as far as the record tells. */
function playersOf({ game, sitters, header, names = [] }: KeptMatch, say: Say): string {
  const sat = sitters.length === 0 ? (header.players ?? []) : sitters;
  const isNamed = names.some((name) => name !== '');
  if (!isNamed && sat.length > 1 && sat.every((sitter) => sitter === 'human')) return say(TAKE_OVER.two);
  const bots = cardOf(game)?.bots ?? [];
  const personAt = (seat: number): string => {
    const name = names[seat] ?? '';
    return name === '' ? say(REPLAY.person) : name;
  };
  return sat
    .map((sitter, seat) =>
      sitter === 'human'
        ? personAt(seat)
        : say(bots.find(({ id }) => id === sitter)?.title ?? { de: sitter, en: sitter }),
    )
    .join(' – ');
}

/** A match as a record: played again first, where this device has kept its inputs alone. */
async function recordOf(match: KeptMatch): Promise<string> {
  if (match.file !== undefined) return match.file;
  const found = await findMatch(match.id);
  const course = found === null ? null : await inSlices(stepping(found.game, found.source));
  if (course === null) throw new Error(`no match ${match.id}`);
  return writeRecord(course.recorder.record(match.seed));
}

const download = async (match: KeptMatch): Promise<void> =>
  downloadText(await recordOf(match), fileName(match.game, match.startedAt, match.id));

const wonBy = ({ de, en }: Words): Words => ({
  de: fill(BOARD.won, { side: de }).de,
  en: fill(BOARD.won, { side: en }).en,
});

const withoutDot = (line: string): string => line.replace(/\.$/, '');

/** Who has won, by the name its side goes by, and how it ended where it was not played to its end. */
function resultLines({ game, over, winner, ended = {}, score, header, takenBack = 0 }: KeptMatch): readonly Words[] {
  if (!over || winner === undefined) return [];
  const sides = cardOf(game)?.sides ?? [];
  const nameOf = (side: string): Words => sides.find(({ id }) => id === side)?.name ?? { de: side, en: side };
  const { how } = ended;
  const isWon = winner !== null;
  const lines = [
    ...(isWon ? [wonBy(nameOf(winner))] : []),
    ...(!isWon && how === undefined ? [BOARD.draw] : []),
    ...(how === undefined ? [] : [endingWords(how, nameOf)]),
    ...scoreWords({ winner, score, paragraphs: [], ...ended }, header.seating),
    ...(takenBack === 0 ? [] : [REPLAY.takenBack]),
  ];
  return lines.map(({ de, en }) => ({ de: withoutDot(de), en: withoutDot(en) }));
}

/** English dates as the house's English is: British. */
const DATES = { de: 'de', en: 'en-GB' } as const;

function KeptCard({ match, onRemove }: { readonly match: KeptMatch; readonly onRemove: () => void }): ReactElement {
  const say = useSay();
  const { language } = useSettings();
  const title = cardOf(match.game)?.game;
  const when = new Date(match.touchedAt).toLocaleString(DATES[language], { dateStyle: 'medium', timeStyle: 'short' });
  const course = match.over ? REPLAY.over : REPLAY.running;
  const state = match.file === undefined ? course : REPLAY.fromFile;
  const result = resultLines(match);
  return (
    <li className="kept-card">
      <h2>{title === undefined ? match.game : say(title)}</h2>
      {Object.keys(match.score).length === 0 || match.ended?.how?.kind === 'calledOff' ? null : (
        <p className="kept-score">
          {[...new Set(match.header.seating)].map((side) => match.score[side] ?? '–').join(' : ')}
        </p>
      )}
      <p className="t-soft">
        {playersOf(match, say)} · {say(state)} ·{' '}
        {result.map((line) => (
          <Fragment key={line.en}>{say(line)} · </Fragment>
        ))}
        <time dateTime={new Date(match.touchedAt).toISOString()}>{when}</time>
      </p>
      <p className="sheet-actions">
        {match.over || match.goesOnAs !== undefined || match.sitters.length === 0 ? null : (
          <Link className="t-main" href={at.table(match.id)} state={GOES_ON}>
            {say(REPLAY.goOn)}
          </Link>
        )}
        <Link className="t-plain" href={at.replay(match.id)}>
          <Icon name="play" /> {say(REPLAY.watch)}
        </Link>
        <ShareRecord text={() => recordOf(match)} look="t-plain" />
        <button type="button" className="t-plain" onClick={() => void download(match)}>
          <Icon name="download" /> {say(REPLAY.download)}
        </button>
        <button type="button" className="t-plain" onClick={onRemove}>
          <Icon name="trash" /> {say(REPLAY.remove)}
        </button>
      </p>
    </li>
  );
}
