'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import type { CourseScores } from '@/lib/contract/school-day/record-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import type { GradeStep } from '@/lib/domain/school-day/grading-scale';
import { pickName, pickText } from '@/lib/i18n/pick';
import { CourseBar } from './course-bar';

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
  const { course, percent, letter, passed, assessments, withdrawn, state, incomplete, absence } = scores;
  const isFinal = state === 'final';
  const count = assessments.length + withdrawn.length;
  // What became of a score that could be read already is news.
  const hasNews = withdrawn.length > 0 || assessments.some(({ changes }) => changes.length > 0);
  return (
    <li className="own-course">
      <h2 className="text-base font-semibold">{pickName(course, locale)}</h2>
      <p className="flex flex-wrap items-baseline justify-end gap-x-2 tabular-nums">
        {percent === null ? (
          state === 'incomplete' && <Badge tone="warning">{t('incomplete')}</Badge>
        ) : (
          <>
            <span className="font-semibold">{t('percent', { percent })}</span>
            {letter && <Badge tone={!isFinal ? 'neutral' : passed ? 'success' : 'danger'}>{letter}</Badge>}
            {!isFinal && <span className="text-sm text-muted">{t('soFar')}</span>}
          </>
        )}
      </p>
      <CourseBar scores={scores} steps={steps} />
      {incomplete && (
        <p className="col-span-full rounded-md bg-warning-soft px-3 py-2 text-sm">
          {t(absence === null ? 'incompleteUndecided' : 'incompleteBody')}
        </p>
      )}
      {count === 0 ? (
        <p className="col-span-full text-sm text-muted">{t('nothingPublished')}</p>
      ) : (
        <details open={hasNews} className="col-span-full">
          <summary className="cursor-pointer py-2 text-sm font-medium text-accent-text">
            {t('scores', { count })}
          </summary>
          <ul className="divide-y divide-border">
            {assessments.map((test) => (
              <OwnScore key={test.assessmentId} test={test} />
            ))}
            {withdrawn.map((test) => (
              <WithdrawnScore key={test.assessmentId} test={test} />
            ))}
          </ul>
        </details>
      )}
    </li>
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
      skeleton={<Skeleton className="h-[40rem]" />}
      empty={{
        when: ({ data }) => data.length === 0,
        show: <Empty title={t('noOwnCourse')}>{t('noOwnCourseBody')}</Empty>,
      }}
    >
      {({ data }) => {
        const latest = data[0]?.course;
        return (
          <section aria-label={t('title')} className="grid grid-cols-1 gap-2">
            {latest && (
              <p className="text-sm text-muted">
                {t('termOf', { year: latest.academicYear, term: latest.term })}
              </p>
            )}
            <ul className="divide-y divide-border rounded-lg border border-border bg-surface">
              {data
                .filter(
                  ({ course }) => course.academicYear === latest?.academicYear && course.term === latest.term,
                )
                .map((each) => (
                  <OwnCourse key={each.course.courseId} scores={each} steps={scale.data?.steps ?? []} />
                ))}
            </ul>
          </section>
        );
      }}
    </QueryState>
  );
}
