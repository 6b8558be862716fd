import { lazy, Suspense, useEffect, type ComponentType, type ReactElement } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { LostPage } from '../ui/lost-page.tsx';
import { HOUSE } from '../ui/house-words.ts';
import { StartPage } from '../start/start-page.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { useComing } from '../ui/coming.ts';
import { useGameAt } from '../session/game-at.ts';
import { Photograph } from '../games/photograph.tsx';
import { invitation } from '../ui/invitation.ts';
import { at, routes } from '../ui/routes.ts';
import { useSay } from '../ui/say.ts';
import { useSettings } from '../ui/settings.ts';

/** Everything but the start page is loaded when it is wanted. */
const page = (load: () => Promise<ComponentType>): ComponentType => lazy(async () => ({ default: await load() }));
const TablePage = page(async () => (await import('../table/table-page.tsx')).TablePage);
const PlayPage = page(async () => (await import('../table/table-page.tsx')).PlayPage);
const ExercisePage = page(async () => (await import('../table/table-page.tsx')).ExercisePage);
const ReplayPage = page(async () => (await import('../replay/replay-page.tsx')).ReplayPage);
const PositionPage = page(async () => (await import('../position/position-page.tsx')).PositionPage);
const ReplaysPage = page(async () => (await import('../replay/replays-page.tsx')).ReplaysPage);
const ReaderPage = page(async () => (await import('../reader/reader-page.tsx')).ReaderPage);
const AskPage = page(async () => (await import('../ask/ask-page.tsx')).AskPage);
const FriendPage = page(async () => (await import('../online/friend-page.tsx')).FriendPage);
const LettersPage = page(async () => (await import('../online/letters-page.tsx')).LettersPage);
const OnlinePage = lazy(async () => ({ default: (await import('../online/online-page.tsx')).OnlinePage }));
const FriendCame = lazy(async () => ({ default: (await import('../online/friend-came.tsx')).FriendCame }));
const FarTable = lazy(async () => ({ default: (await import('../table/far-table-page.tsx')).FarTable }));
const SettingsPage = page(async () => (await import('../settings/settings-page.tsx')).SettingsPage);

export function App(): ReactElement {
  usePageLanguage();
  useTopOfThePage();
  return (
    <ErrorBoundary>
      <Suspense fallback={<OneMoment />}>
        <Switch>
          <Route path={routes.start} component={StartPage} />
          <Route path={routes.play} component={PlayPage} />
          <Route path={routes.exercise} component={ExercisePage} />
          <Route path={routes.table} component={TablePage} />
          <Route path={routes.replays} component={ReplaysPage} />
          <Route path={routes.replay} component={ReplayPage} />
          <Route path={routes.position} component={PositionPage} />
          <Route path={routes.paragraph} component={ReaderPage} />
          <Route path={routes.rulebook} component={ReaderPage} />
          <Route path={routes.ask} component={AskPage} />
          <Route path={routes.settings} component={SettingsPage} />
          <Route path={routes.friend} component={FriendPage} />
          <Route path={routes.letters} component={LettersPage} />
          <Route path={routes.online}>
            <OnlinePage table={FarTable} />
          </Route>
          <Route component={LostPage} />
        </Switch>
      </Suspense>
      <Awaited />
    </ErrorBoundary>
  );
}

/** Whoever has invited somebody is told when he comes, wherever he is meanwhile. */
function Awaited(): ReactElement | null {
  const [here] = useLocation();
  const match = invitation();
  if (match === null || here === at.online(match)) return null;
  return (
    <Suspense fallback={null}>
      <FriendCame key={match} match={match} />
    </Suspense>
  );
}

/** The page is on its way; whoever sits down at a table sees it already. */
function OneMoment(): ReactElement {
  const say = useSay();
  const game = useGameAt();
  useComing();
  return (
    <>
      <Photograph game={game} />
      <p className="one-moment" role="status">
        {say(HOUSE.loading)}
      </p>
    </>
  );
}

/** The page says in which language it is, and which surroundings it wants. */
function usePageLanguage(): void {
  const { language, surroundings } = useSettings();
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset['surroundings'] = surroundings;
  }, [language, surroundings]);
}

/** A new page begins at its top, and keyboard and screen reader begin there too. */
function useTopOfThePage(): void {
  const [here] = useLocation();
  useEffect(() => {
    if (location.hash === '') scrollTo(0, 0);
  }, [here]);
}
