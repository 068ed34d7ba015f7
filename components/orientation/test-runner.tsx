'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import type { QuestionnairePlace } from '@/lib/env/orientation-subjects';
import { useHydrated } from '@/lib/device/use-hydrated';
import { milestoneAt } from '@/lib/domain/orientation/orientation-milestones';
import { showStatement } from './move-focus';
import type { OrientationTest } from './orientation-state';
import { answerStatement, readOrientation, adoptOrientation, changeOrientation } from './orientation-store';
import { RunnerTop } from './runner-top';
import { type AnsweredBy, StatementField } from './statement-field';
import { type Statement, useRunnerMoves } from './use-runner-moves';
import { useWideScreen } from '@/lib/device/use-wide-screen';
import { Icon } from '@/components/ui/icon';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { useStorable } from './use-orientation';
import { isSignedIn } from '@/lib/session/signed-in-hint';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { loadOrientationSync } from './load-sync';
import { isApiError } from '@/lib/api/api-error';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import { useRouter } from '@/lib/i18n/navigation';
import { testPaths } from './test-paths';

type ResultProblem = 'network' | 'changed' | 'busy' | 'other';

const problems: Outcomes<ResultProblem> = { 0: 'network', 409: 'busy', 422: 'changed', other: 'other' };

/** The ids that the backend names in `answers.{questionId}`. */
const namedIn = (error: unknown): string[] =>
  isApiError(error) ? error.issues.map(({ path }) => path.replace(/^answers\./, '')) : [];

interface TakeResult {
  working: boolean;
  problem: ResultProblem | null;
  take: () => void;
}

/**
 * Requests the result after everything is saved, and opens it. Without a connection it waits and retries by itself.
 * `onRefused` receives the statements without a valid answer.
 */
function useTakeResult(
  test: OrientationTest,
  questionIds: readonly string[],
  onRefused: (questionIds: string[]) => void,
): TakeResult {
  const router = useRouter();
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<ResultProblem | null>(null);

  const take = useCallback(async () => {
    setWorking(true);
    setProblem(null);
    try {
      const { takeResult } = await loadOrientationSync();
      await takeResult(test, questionIds, isSignedIn());
      router.push(testPaths[test].result);
    } catch (error) {
      const found = outcomeOf(error, problems);
      setWorking(false);
      setProblem(found);
      if (found === 'changed') {
        router.refresh();
        onRefused(namedIn(error));
      }
    }
  }, [test, questionIds, router, onRefused]);

  useEffect(() => {
    if (problem !== 'network') return;
    const again = () => void take();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [problem, take]);

  return { working, problem, take: () => void take() };
}

type SyncState = 'visitor' | 'saved' | 'saving' | 'waiting';

/**
 * Saves answers in the account while somebody is signed in: at the start, after each answer, and when the connection
 * returns. Its code is prefetched, so that it also works after a lost connection.
 */
function useAnswerSync(test: OrientationTest, place: QuestionnairePlace) {
  const signedIn = useSignedIn();
  const [state, setState] = useState<Exclude<SyncState, 'visitor'>>('saving');

  const run = useCallback(
    () =>
      loadOrientationSync()
        .then(({ syncOrientation }) => syncOrientation(test))
        // A failed answer stays pending; the next answer or the connection's return tries again.
        .then(
          () => setState('saved'),
          () => setState('waiting'),
        ),
    [test],
  );
  const sync = useCallback(() => {
    if (!isSignedIn()) return;
    setState('saving');
    void run();
  }, [run]);

  useEffect(() => {
    if (!isSignedIn()) adoptOrientation(test, null);
    changeOrientation(test, (before) => ({ ...before, place }));
    void loadOrientationSync().catch(() => undefined);
  }, [test, place]);

  useEffect(() => {
    if (!signedIn) return;
    void run()
      .then(async () => (await loadOrientationSync()).pullAnswers(test))
      // Answers from another device are optional.
      .catch(() => undefined);
    window.addEventListener('online', sync);
    return () => window.removeEventListener('online', sync);
  }, [signedIn, run, sync, test]);

  return { sync, state: signedIn ? state : ('visitor' as const) };
}

interface RunnerFootProps {
  isFirst: boolean;
  isLast: boolean;
  sync: SyncState;
  working: boolean;
  onBack: () => void;
  onNext: () => void;
  onResult: () => void;
}

const icons = { visitor: 'hard-drive', saved: 'cloud', saving: 'cloud', waiting: 'cloud-off' } as const;

/** Back, next and the result, within reach of the thumb; below the answers. */
function RunnerFoot({ isFirst, isLast, sync, working, onBack, onNext, onResult }: RunnerFootProps) {
  const t = useTranslations('questionnaire');
  const storable = useStorable();
  const kept = {
    visitor: t(storable ? 'saved' : 'noStorage'),
    saved: t('savedAccount'),
    saving: t('saving'),
    waiting: t('waiting'),
  };
  const icon = icons[sync];
  // A phone writes out only important information.
  const isQuiet = !working && storable && (sync === 'visitor' || sync === 'saved' || sync === 'saving');
  return (
    <div className="sticky bottom-0 z-30 border-t border-border bg-background/95 pb-[env(safe-area-inset-bottom)] backdrop-blur">
      <div className="mx-auto grid max-w-3xl grid-cols-2 gap-3 px-4 py-1.5 sm:px-6 sm:pb-0 sm:pt-3">
        <Button variant="secondary" disabled={isFirst || working} onClick={onBack}>
          <Icon name="arrow-left" className="size-5" />
          {t('back')}
        </Button>
        {isLast ? (
          <Button loading={working} onClick={onResult}>
            {t('result')}
          </Button>
        ) : (
          <Button onClick={onNext}>
            {t('next')}
            <Icon name="arrow-right" className="size-5" />
          </Button>
        )}
      </div>
      <p
        role="status"
        className={cn(
          'mx-auto flex max-w-3xl items-center justify-center gap-1.5 px-4 pb-1.5 text-center text-sm text-muted sm:py-2',
          isQuiet && 'max-sm:sr-only',
        )}
      >
        <Icon name={icon} className="size-4 shrink-0" />
        {working ? t('working') : kept[sync]}
      </p>
    </div>
  );
}

interface TestRunnerProps {
  test: OrientationTest;
  title: string;
  items: readonly Statement[];
  place: QuestionnairePlace;
}

/** The questionnaire: pages, and on a phone one statement after another. Answers are stored on the device first. */
export function TestRunner({ test, title, items, place: home }: TestRunnerProps) {
  const t = useTranslations('questionnaire');
  const hydrated = useHydrated();
  const { sync, state: syncState } = useAnswerSync(test, home);
  const isWide = useWideScreen();
  const moves = useRunnerMoves(test, items);
  const { answers, page, pages, before, shown, missing, current, place, wanted, heading } = moves;
  const { turnTo, moveTo, holdThenMove } = moves;
  const isOpen = (questionId: string) => readOrientation(test).answers[questionId] === undefined;
  const done = items.filter(({ questionId }) => answers[questionId] !== undefined).length;
  const milestone = milestoneAt(done, items.length);

  const leadTo = useCallback(
    (questionIds: readonly string[]) =>
      moveTo(
        items.findIndex(({ questionId }) => questionIds.includes(questionId)),
        true,
      ),
    [items, moveTo],
  );
  const ids = useMemo(() => items.map(({ questionId }) => questionId), [items]);
  const { working, problem, take } = useTakeResult(test, ids, leadTo);

  const answer = (questionId: string, value: number, by: AnsweredBy) => {
    answerStatement(test, questionId, value);
    sync();
    if (!isWide) return holdThenMove(questionId, by !== 'other');
    const next = shown.slice(shown.findIndex((item) => item.questionId === questionId) + 1);
    const open = next.find((item) => isOpen(item.questionId));
    if (by === 'number' && open) showStatement(open.questionId, { focus: true });
  };
  const goOn = () => {
    const asked = isWide ? missing[0] : current;
    if (asked && isOpen(asked.questionId)) return leadTo([asked.questionId]);
    if (isWide) turnTo(page + 1);
    else moveTo(place + 1);
  };
  const finish = () => {
    const open = ids.filter(isOpen);
    if (open.length > 0) leadTo(open);
    else take();
  };

  return (
    <>
      <RunnerTop test={test} title={title} done={done} total={items.length} />
      <div className="mx-auto w-full max-w-3xl flex-1 px-4 py-5 sm:px-6">
        <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {t(`ask.${test}`)}
        </h2>
        <p className="text-sm text-muted max-sm:hidden">
          {t('page', { page, pages })} · {t('keys')}
        </p>
        <p role="status" className="mb-2 min-h-7 font-semibold text-accent-text">
          {milestone && t(`cheer.${milestone}`)}
        </p>
        <div className="grid gap-4" data-ready={hydrated}>
          {shown.map(({ questionId, text }, index) => (
            <StatementField
              key={questionId}
              test={test}
              questionId={questionId}
              text={text}
              number={before + index + 1}
              total={items.length}
              value={answers[questionId]}
              missing={wanted && answers[questionId] === undefined}
              isCurrent={questionId === current?.questionId}
              onAnswer={(value, by) => answer(questionId, value, by)}
            />
          ))}
        </div>
        {isWide && wanted && missing.length > 0 && (
          <p role="alert" className="mt-4 font-semibold text-danger">
            {t('missing.some', { count: missing.length })}
          </p>
        )}
        {problem && (
          <Alert tone="warning" title={t(`problem.${problem}.title`)} className="mt-4">
            {t(`problem.${problem}.body`)}
          </Alert>
        )}
      </div>
      <RunnerFoot
        isFirst={isWide ? page === 1 : place === 0}
        isLast={isWide ? page === pages : place === items.length - 1}
        sync={syncState}
        working={working}
        onBack={() => (isWide ? turnTo(page - 1) : moveTo(place - 1))}
        onNext={goOn}
        onResult={finish}
      />
    </>
  );
}
