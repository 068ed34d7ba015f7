'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Badge } from '@/components/ui/badge';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import type { CourseScores } from '@/lib/contract/school-day/record-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import type { GradeStep } from '@/lib/domain/school-day/grading-scale';
import { pickName, pickText } from '@/lib/i18n/pick';
import { courseProgress, neededFor } from '@/lib/domain/school-day/needed-score';
import { countedScore } from '@/lib/domain/school-day/results';

interface NeededGradesProps {
  scores: CourseScores;
  steps: readonly GradeStep[];
}

/** What the rest of the course must bring for each grade. */
function NeededGrades({ scores, steps }: NeededGradesProps) {
  const t = useTranslations('gradebook.needed');
  const { absence, closed: isClosed } = scores;
  const assessments = scores.assessments.map((test) => ({
    ...test,
    counted: countedScore(test, { absence, isClosed }),
  }));
  const { left } = courseProgress(assessments);
  // Without weights, and by months, nobody can say how much of the course is left.
  if (isClosed || scores.byMonth || left === 0 || assessments.every((test) => test.weightPercent === 0))
    return null;
  return (
    <details className="rounded-lg border border-border px-4 py-3">
      <summary className="cursor-pointer font-medium">{t('title')}</summary>
      <p className="mt-2 text-sm text-muted">{t('how', { left: Math.round(left * 10) / 10 })}</p>
      <ul className="mt-2 grid gap-1">
        {steps
          .filter(({ fromPercent }) => fromPercent > 0)
          .map((step) => {
            const needed = neededFor(step, assessments);
            return (
              <li key={step.letter} className="flex justify-between gap-4 tabular-nums">
                <span>
                  <span className="font-semibold">{step.letter}</span>{' '}
                  <span className="text-sm text-muted">{t('from', { percent: step.fromPercent })}</span>
                </span>
                <span>
                  {needed.kind === 'percent' ? t('percent', { percent: needed.percent }) : t(needed.kind)}
                </span>
              </li>
            );
          })}
      </ul>
    </details>
  );
}

type Test = CourseScores['assessments'][number];

function OwnScore({ test }: { test: Test }) {
  const t = useTranslations('gradebook');
  const locale = useLocale();
  const valueOf = (value: Test['changes'][number]['before']) =>
    value === null ? t('emptyCell') : typeof value === 'string' ? t(value) : String(value);
  return (
    <li className="py-3">
      <div className="flex justify-between gap-4">
        <span className="min-w-0">
          <span className="font-medium">{pickText(test.name, locale)}</span>
          <span className="block text-sm text-muted">
            {t(`kinds.${test.kind}`)} · {formatDate(test.heldOn, locale)} ·{' '}
            {t('weight', { weight: test.weightPercent })}
          </span>
        </span>
        <span className="shrink-0 text-right text-lg tabular-nums">
          {test.absent || test.excused
            ? t(test.absent ? 'absent' : 'excused')
            : test.score === null
              ? t('notYet')
              : t('publish.score', { score: test.score, max: test.maxScore })}
        </span>
      </div>
      {test.remark && <p className="mt-1 text-sm wrap-anywhere">{test.remark}</p>}
      {test.changes.map(({ at, before, after, reason }) => (
        <p key={at} className="mt-1 rounded-md bg-sunken px-3 py-2 text-sm wrap-anywhere">
          {t('changedOn', { date: formatDate(at, locale), old: valueOf(before), new: valueOf(after) })}{' '}
          {reason}
        </p>
      ))}
    </li>
  );
}

function WithdrawnScore({ test }: { test: CourseScores['withdrawn'][number] }) {
  const t = useTranslations('gradebook');
  const locale = useLocale();
  const { name, kind, heldOn, withdrawnAt, reason, score, maxScore, absent } = test;
  const was =
    score === null ? t(absent ? 'absent' : 'excused') : t('publish.score', { score, max: maxScore });
  return (
    <li className="py-3">
      <div className="flex justify-between gap-4">
        <span className="min-w-0">
          <span className="font-medium">{pickText(name, locale)}</span>
          <span className="block text-sm text-muted">
            {t(`kinds.${kind}`)} · {formatDate(heldOn, locale)}
          </span>
        </span>
        <Badge tone="neutral" className="self-start">
          {t('withdrawn')}
        </Badge>
      </div>
      <p className="mt-1 rounded-md bg-sunken px-3 py-2 text-sm wrap-anywhere">
        {t('withdrawnOn', { date: formatDate(withdrawnAt, locale) })} {t('withdrawnWas', { score: was })}{' '}
        {reason}
      </p>
    </li>
  );
}

function OwnCourse({ scores, steps }: { scores: CourseScores; steps: readonly GradeStep[] }) {
  const t = useTranslations('gradebook');
  const locale = useLocale();
  const {
    course,
    percent,
    letter,
    passed,
    weightScored,
    assessments,
    withdrawn,
    state,
    incomplete,
    absence,
  } = scores;
  const isFinal = state === 'final';
  return (
    <Panel
      title={pickName(course, locale)}
      aside={
        percent === null ? (
          state === 'incomplete' && <Badge tone="warning">{t('incomplete')}</Badge>
        ) : (
          <span className="flex flex-wrap items-baseline justify-end gap-x-2 tabular-nums">
            <span className="text-lg font-semibold">{t('percent', { percent })}</span>
            {letter && <Badge tone={!isFinal ? 'neutral' : passed ? 'success' : 'danger'}>{letter}</Badge>}
            {!isFinal && <span className="text-sm text-muted">{t('soFar')}</span>}
          </span>
        )
      }
    >
      <p className="text-sm text-muted">
        {t('termOf', { year: course.academicYear, term: course.term })}
        {percent !== null && !isFinal && ` · ${t('scoredSoFar', { weight: weightScored })}`}
      </p>
      {incomplete && (
        <p className="mt-2 rounded-md bg-warning-soft px-3 py-2 text-sm">
          {t(absence === null ? 'incompleteUndecided' : 'incompleteBody')}
        </p>
      )}
      {assessments.length + withdrawn.length === 0 ? (
        <p className="mt-3 text-muted">{t('nothingPublished')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-border">
          {assessments.map((test) => (
            <OwnScore key={test.assessmentId} test={test} />
          ))}
          {withdrawn.map((test) => (
            <WithdrawnScore key={test.assessmentId} test={test} />
          ))}
        </ul>
      )}
      <NeededGrades scores={scores} steps={steps} />
    </Panel>
  );
}

/** The courses of a student's latest term with their published scores, and what the rest must bring. */
export function OwnScores({ orgId, studentId }: { orgId: string; studentId: string }) {
  const t = useTranslations('gradebook');
  const scores = useQuery(
    lmsApi.records.scores.queryOptions({ params: { orgId, id: studentId }, query: {} }),
  );
  const scale = useQuery(lmsApi.marking.scale.queryOptions({ params: { orgId } }));
  return (
    <QueryState
      query={scores}
      skeleton={<Skeleton className="h-96" />}
      empty={{
        when: ({ data }) => data.length === 0,
        show: <Empty title={t('noOwnCourse')}>{t('noOwnCourseBody')}</Empty>,
      }}
    >
      {({ data }) => {
        const latest = data[0]?.course;
        return (
          <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
            {data
              .filter(
                ({ course }) => course.academicYear === latest?.academicYear && course.term === latest.term,
              )
              .map((each) => (
                <OwnCourse key={each.course.courseId} scores={each} steps={scale.data?.steps ?? []} />
              ))}
          </div>
        );
      }}
    </QueryState>
  );
}
