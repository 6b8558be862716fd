import { useLatest } from '@bande/stage/use-latest';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import type { Card } from '../board/moments.ts';
import { StoryList } from '../board/story/story-list.tsx';
import { RequestTools, Tool, ViewTool } from '../board/toolbar.tsx';
import { BOARD } from '../board/words.ts';
import { CompanySheet } from './company/company-sheet.tsx';
import { COMPANY } from './company/words.ts';
import { TableSheet } from './own/table-sheet.tsx';
import { AT_TABLE, TABLE } from './words.ts';
import { useSay } from '../ui/say.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useRoom, useTable } from './at-table.ts';
import { HelpSheet } from './taught/help-sheet.tsx';

export function Tools(): ReactElement {
  const { view, company } = useTable();
  const { request, pauses, story } = useRoom();
  const say = useSay();
  const [help, setHelp] = useState(false);
  const [own, setOwn] = useState(false);
  const [people, setPeople] = useState(false);
  useQuestionMark(() => setHelp((shown) => !shown));
  return (
    <nav className="t-tools" aria-label={say(BOARD.tools)}>
      <RequestTools {...request} />
      <ViewTool table={view} />
      <Tool name="gear" words={AT_TABLE.title} onUse={() => setOwn(true)} />
      <Tool name="log" words={TABLE.story} onUse={() => story.setOpen(true)} />
      <Tool name="help" words={TABLE.help} onUse={() => setHelp(true)} />
      {company === null ? (
        <Tool name="pause" words={TABLE.pause} onUse={pauses.pause} />
      ) : (
        <Tool name="people" words={COMPANY.open} onUse={() => setPeople(true)} />
      )}
      {people ? <CompanySheet onClose={() => setPeople(false)} /> : null}
      {own ? <TableSheet onClose={() => setOwn(false)} /> : null}
      {help ? <HelpSheet onClose={() => setHelp(false)} /> : null}
      {story.isOpen ? <StorySheet /> : null}
    </nav>
  );
}

/** The match so far; something of it may be looked at on the table again. */
function StorySheet(): ReactElement {
  const { game, view, session } = useTable();
  const { seen, called, story } = useRoom();
  const say = useSay();
  const close = (): void => story.setOpen(false);
  const recall = useLatest((card: Card) => {
    close();
    called.recall(card);
  });
  const onEvidence = useCallback((card: Card) => recall.current(card), [recall]);
  return (
    <Sheet kind="drawer" title={say(TABLE.story)} onClose={close}>
      <StoryList
        game={game}
        view={view}
        match={seen.match}
        beats={session.beats}
        told={seen.told}
        newestFirst
        onEvidence={onEvidence}
        log={seen.snapshot.log}
      />
    </Sheet>
  );
}

/** `?` asks for help, unless somebody writes it somewhere. */
function useQuestionMark(ask: () => void): void {
  const latest = useLatest(ask);
  useEffect(() => {
    const listen = ({ key, target }: globalThis.KeyboardEvent): void => {
      if (key === '?' && !(target instanceof Element && target.closest('input, textarea, select') !== null))
        latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [latest]);
}
