'use client';

import { useTranslations } from 'next-intl';
import { useEffect, Component, type ReactNode, useRef, useSyncExternalStore } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { useHydrated } from '@/lib/device/use-hydrated';
import { Skeleton } from '@/components/ui/skeleton';
import { type OrientationTest, readScores, writeScores } from '@/lib/domain/orientation/orientation-code';
import { useLocationSearch } from '@/lib/i18n/use-location-search';
import { isSignedIn } from '@/lib/session/signed-in-hint';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { useResultFace } from './result-face';
import { useResultTitle } from './use-result-title';
import { loadOrientationSync } from './load-sync';
import { NoResult } from './no-result';
import { adoptOrientation } from './orientation-store';
import type { StoredResult } from './orientation-state';
import { ResultHead } from './result-head';
import { useOrientation } from './use-orientation';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';

const resultParts = ['you', 'majors', 'programs', 'next'] as const;
type ResultPart = (typeof resultParts)[number];

/** The heading that the button at the end of a part announces. */
const nextTitles = {
  majors: 'majors.title',
  programs: 'programs.title',
  next: 'parts.nextTitle',
} as const;

const readPart = (): ResultPart =>
  resultParts.find((part) => window.location.hash === `#${part}`) ?? resultParts[0];
const changes = ['popstate', 'hashchange'];
const subscribe = (onChange: () => void) => {
  for (const change of changes) window.addEventListener(change, onChange);
  return () => {
    for (const change of changes) window.removeEventListener(change, onChange);
  };
};

/** The part that is named in the address, so that "back" leads to the part before. */
function useResultPart() {
  const part = useSyncExternalStore(subscribe, readPart, () => resultParts[0]);
  const open = (next: string) => {
    if (next === readPart()) return;
    // By `pushState`: Next could not go back to an entry that it has not written.
    window.history.pushState(null, '', `#${next}`);
    window.dispatchEvent(new Event('hashchange'));
  };
  return [part, open] as const;
}

interface ResultTabsProps {
  parts: Record<ResultPart, ReactNode>;
  /** The result of another person. */
  shared: boolean;
}

/** A result as a story in four parts; print shows all of them. */
function ResultTabs({ parts, shared }: ResultTabsProps) {
  const t = useTranslations('orientationResult');
  const [shown, open] = useResultPart();
  const list = useRef<HTMLDivElement>(null);
  const goTo = (part: ResultPart) => {
    open(part);
    list.current?.querySelector<HTMLElement>(`[data-part=${part}]`)?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Tabs value={shown} onValueChange={open}>
      <TabList ref={list} aria-label={t('parts.label')} className="scroll-mt-20 print:hidden">
        {resultParts.map((part) => (
          <Tab key={part} value={part} data-part={part} className="grow sm:grow-0">
            {t(`parts.${part === 'you' && shared ? 'result' : part}`)}
          </Tab>
        ))}
      </TabList>
      {resultParts.map((part, index) => {
        const next = resultParts[index + 1];
        return (
          <TabPanel
            key={part}
            value={part}
            forceMount
            className="grid gap-8 data-[state=inactive]:hidden sm:gap-10 print:data-[state=inactive]:grid"
          >
            {parts[part]}
            {next && next !== 'you' && (
              <Button className="justify-self-start print:hidden" onClick={() => goTo(next)}>
                {t(nextTitles[next])}
                <Icon name="arrow-right" className="size-5" />
              </Button>
            )}
          </TabPanel>
        );
      })}
    </Tabs>
  );
}

interface ResultBoundaryProps {
  texts: Record<'title' | 'body' | 'retry', string>;
  children: ReactNode;
}

/** Keeps the result visible when the rest of the page cannot be fetched, for example offline. */
class ResultBoundary extends Component<ResultBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { texts, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Alert
        tone="warning"
        title={texts.title}
        action={
          <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
            {texts.retry}
          </Button>
        }
      >
        {texts.body}
      </Alert>
    );
  }
}

// The person of the result is shown at once; the rest loads beside the page.
const BodySkeleton = () => <Skeleton className="h-[32rem]" />;
const ResultBody = lazyPart(() => import('./result-body').then((module) => module.ResultBody), BodySkeleton, {
  ahead: true,
  ssr: false,
});
const Petals = lazyPart(
  () => import('@/components/feedback/petals').then((module) => module.Petals),
  () => null,
  { ssr: false },
);
const ExtrasSkeleton = () => <Skeleton className="h-96" />;
const ShareResult = lazyPart(
  () => import('./share-result').then((module) => module.ShareResult),
  ExtrasSkeleton,
  {
    ssr: false,
  },
);
// The tables of majors and jobs, and the code that calls the backend, load after the result itself.
const loadExtras = () => import('./result-extras');
const ResultMajors = lazyPart(() => loadExtras().then((module) => module.ResultMajors), ExtrasSkeleton, {
  ssr: false,
});
const ResultPrograms = lazyPart(() => loadExtras().then((module) => module.ResultPrograms), ExtrasSkeleton, {
  ssr: false,
});
const ResultNext = lazyPart(() => loadExtras().then((module) => module.ResultNext), ExtrasSkeleton, {
  ssr: false,
});

const scoresOf = <T extends OrientationTest>(test: T, result: StoredResult | undefined) =>
  result ? readScores(test, writeScores(test, result.scores)) : null;

interface ResultPageProps {
  test: OrientationTest;
  organizationId: string;
}

/** The person's latest result, or the one in the address. */
export function ResultPage({ test, organizationId }: ResultPageProps) {
  const t = useTranslations('orientationResult');
  const moments = useTranslations('moments');
  const hydrated = useHydrated();
  const signedIn = useSignedIn();
  const state = { holland: useOrientation('holland'), personality: useOrientation('personality') };
  const written = useLocationSearch().get('scores');
  const [latest] = state[test].results;

  useEffect(() => {
    if (!isSignedIn()) adoptOrientation(test, null);
  }, [test]);
  useEffect(() => {
    if (!signedIn) return;
    loadOrientationSync()
      .then(async ({ syncAll, pullResults }) => {
        await syncAll();
        await Promise.all([
          pullResults('holland', organizationId),
          pullResults('personality', organizationId),
        ]);
      })
      // The data of the device is shown either way.
      .catch(() => undefined);
  }, [signedIn, organizationId]);

  const sharedScores = {
    holland: test === 'holland' ? readScores('holland', written) : null,
    personality: test === 'personality' ? readScores('personality', written) : null,
  };
  const shared = sharedScores[test] !== null;
  const own = {
    holland: scoresOf('holland', state.holland.results[0]),
    personality: scoresOf('personality', state.personality.results[0]),
  };
  const holland = sharedScores.holland ?? own.holland;
  const personality = sharedScores.personality ?? own.personality;
  const shown = test === 'holland' ? holland : personality;
  const face = useResultFace(hydrated ? shown : null);
  useResultTitle(face);
  const extras = { test, holland, personality, shared };

  return (
    // As tall as the screen in every state, so that the footer does not jump.
    <div
      className={`mx-auto grid min-h-dvh max-w-page content-start gap-8 px-4 pb-16 pt-6 sm:gap-10 sm:px-6 sm:pt-10 ${face?.mood ?? ''}`}
    >
      {!hydrated || shown ? (
        <>
          {!shared && latest && (
            <Petals moment={`${test}:${latest.takenAt}`} at={latest.takenAt} announce={moments('tested')} />
          )}
          <ResultHead test={test} face={face} result={latest} shared={shared} />
          {!hydrated && <BodySkeleton />}
        </>
      ) : (
        <NoResult test={test} answered={Object.keys(state[test].answers).length} />
      )}
      {hydrated && shown && face && (
        <>
          <ResultBoundary
            texts={{ title: t('failed.title'), body: t('failed.body'), retry: t('failed.retry') }}
          >
            <ResultTabs
              shared={shared}
              parts={{
                you: <ResultBody scores={shown} />,
                majors: <ResultMajors {...extras} />,
                programs: <ResultPrograms {...extras} />,
                next: (
                  <>
                    {!shared && (
                      <ShareResult test={test} scores={shown} face={face} record={latest?.record} />
                    )}
                    <ResultNext
                      test={test}
                      shared={shared}
                      results={state[test].results}
                      bothTaken={own.holland !== null && own.personality !== null}
                    />
                  </>
                ),
              }}
            />
          </ResultBoundary>
        </>
      )}
    </div>
  );
}
