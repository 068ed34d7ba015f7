'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import { Alert } from '@/components/ui/alert';
import type { QuestionnairePlace } from '@/lib/env/orientation-subjects';
import { useHydrated } from '@/lib/device/use-hydrated';
import { milestoneAt } from '@/lib/domain/orientation/orientation-milestones';
import { showStatement } from './move-focus';
import type { OrientationTest } from './orientation-state';
import { answerStatement, readOrientation } from './orientation-store';
import { RunnerFoot } from './runner-foot';
import { RunnerTop } from './runner-top';
import { type AnsweredBy, StatementField } from './statement-field';
import { useAnswerSync } from './use-answer-sync';
import { type Statement, useRunnerMoves } from './use-runner-moves';
import { useTakeResult } from './use-take-result';
import { useWideScreen } from '@/lib/device/use-wide-screen';

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
