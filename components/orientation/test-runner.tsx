'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { orientationLimits } from '@/lib/domain/limits';
import type { QuestionnairePlace } from '@/lib/env/orientation-subjects';
import { useHydrated } from '@/components/feedback/use-hydrated';
import { showStatement } from './move-focus';
import type { OrientationTest } from './orientation-state';
import { answerStatement, goToPage, readOrientation } from './orientation-store';
import { RunnerFoot } from './runner-foot';
import { RunnerTop } from './runner-top';
import { StatementField } from './statement-field';
import { useAnswerSync } from './use-answer-sync';
import { useOrientation } from './use-orientation';
import { useTakeResult } from './use-take-result';

interface TestRunnerProps {
  test: OrientationTest;
  title: string;
  items: readonly { questionId: string; text: string }[];
  place: QuestionnairePlace;
}

const perPage = orientationLimits.itemsPerPage;
const pageOf = (index: number) => Math.floor(index / perPage) + 1;

/** The paged questionnaire. Answers are stored on the device first. */
export function TestRunner({ test, title, items, place }: TestRunnerProps) {
  const t = useTranslations('questionnaire');
  const hydrated = useHydrated();
  const { answers, page: kept } = useOrientation(test);
  const { sync, state: syncState } = useAnswerSync(test, place);
  const [wanted, setWanted] = useState(false);
  const arrival = useRef<string | 'heading' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const pages = Math.ceil(items.length / perPage);
  const page = Math.min(kept, pages);
  const shown = items.slice((page - 1) * perPage, page * perPage);
  const isOpen = (questionId: string) => readOrientation(test).answers[questionId] === undefined;
  const missing = shown.filter(({ questionId }) => answers[questionId] === undefined);
  const done = items.filter(({ questionId }) => answers[questionId] !== undefined).length;

  const turnTo = useCallback(
    (next: number, to: string | 'heading') => {
      setWanted(to !== 'heading');
      if (next === page && to !== 'heading') return showStatement(to, { focus: true });
      arrival.current = to;
      goToPage(test, next);
    },
    [test, page],
  );
  useEffect(() => {
    const to = arrival.current;
    arrival.current = null;
    if (to === null) return;
    if (to !== 'heading') return showStatement(to, { focus: true });
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  });

  const leadTo = useCallback(
    (questionIds: readonly string[]) => {
      const index = items.findIndex(({ questionId }) => questionIds.includes(questionId));
      const target = items[index];
      if (target) turnTo(pageOf(index), target.questionId);
    },
    [items, turnTo],
  );
  const ids = useMemo(() => items.map(({ questionId }) => questionId), [items]);
  const { working, problem, take } = useTakeResult(test, ids, leadTo);

  const answer = (questionId: string, value: number, how: 'byKey' | 'byHand') => {
    answerStatement(test, questionId, value);
    sync();
    const next = shown.slice(shown.findIndex((item) => item.questionId === questionId) + 1);
    const open = next.find((item) => isOpen(item.questionId));
    if (how === 'byKey' && open) showStatement(open.questionId, { focus: true });
  };
  const goOn = () => {
    const [first] = missing;
    if (!first) return turnTo(page + 1, 'heading');
    setWanted(true);
    showStatement(first.questionId, { focus: true });
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
        <p className="mb-4 text-sm text-muted">
          {t('page', { page, pages })}
          <span className="max-sm:hidden"> · {t('keys')}</span>
        </p>
        <div className="grid gap-4" data-ready={hydrated}>
          {shown.map(({ questionId, text }, index) => (
            <StatementField
              key={questionId}
              test={test}
              questionId={questionId}
              text={text}
              number={(page - 1) * perPage + index + 1}
              total={items.length}
              value={answers[questionId]}
              missing={wanted && answers[questionId] === undefined}
              onAnswer={(value, how) => answer(questionId, value, how)}
            />
          ))}
        </div>
        {wanted && missing.length > 0 && (
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
        page={page}
        pages={pages}
        sync={syncState}
        working={working}
        onBack={() => turnTo(page - 1, 'heading')}
        onNext={goOn}
        onResult={finish}
      />
    </>
  );
}
