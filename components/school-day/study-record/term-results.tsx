'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Badge } from '@/components/ui/badge';
import { LineChart } from '@/components/ui/charts/line-chart';
import { LinkButton } from '@/components/ui/link-button';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import type { TermResult } from '@/lib/contract/school-day/record-shapes';
import { formatMonth } from '@/lib/domain/dates/dates';
import { isOffered } from '@/lib/routes/pages';
import { href } from '@/lib/routes/href';
import type { RecordOf } from './record-page';

const transcriptPage = '/profile/documentreport/softcopy-request';

function Term({ result, ranked }: { result: TermResult; ranked: boolean }) {
  const t = useTranslations('studyRecord');
  const locale = useLocale();
  const { average, letter, passed, rank, rankOf, gradePoints, credits, monthly, exam, months } = result;
  const { state, closed, incomplete, courseCount } = result;
  const isFinal = state === 'final';
  const facts = [
    ranked
      ? rank !== null && rankOf !== null && [t('rank'), t('rankOf', { rank, count: rankOf })]
      : gradePoints !== null && [t('gradePoints'), String(gradePoints)],
    !ranked && [t('credits'), String(credits)],
    ranked && monthly !== null && [t('monthly'), t('percent', { percent: monthly })],
    ranked && exam !== null && [t('exam'), t('percent', { percent: exam })],
    [t('courses'), String(courseCount)],
    !isFinal && [t('coursesOver'), t('closedOf', { closed, count: courseCount })],
    incomplete > 0 && [t('incomplete'), String(incomplete)],
  ].filter((fact) => fact !== false);
  return (
    <Panel
      title={t('termOf', { year: result.academicYear, term: result.term })}
      aside={
        <span className="flex flex-wrap items-baseline justify-end gap-x-2 tabular-nums">
          <span className="text-lg font-semibold">
            {average === null ? t('noAverage') : t('percent', { percent: average })}
          </span>
          {letter && (
            <Badge tone={!isFinal ? 'neutral' : passed ? 'success' : 'danger'}>
              {letter} {isFinal && !passed && t('notPassed')}
            </Badge>
          )}
          {state === 'so-far' && <span className="text-sm text-muted">{t('soFar')}</span>}
          {state === 'incomplete' && <Badge tone="warning">{t('incomplete')}</Badge>}
        </span>
      }
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {ranked && months.length > 0 && (
        <p className="mt-3 text-sm text-muted">
          {months
            .map(({ month, average: value }) =>
              t('month', { month: formatMonth(month, locale), percent: value }),
            )
            .join(' · ')}
        </p>
      )}
    </Panel>
  );
}

/** The terms of a student: averages, grades and ranks, and how they move. */
export function TermResults({ orgId, studentId, isOwn }: RecordOf) {
  const t = useTranslations('studyRecord');
  const query = useQuery(lmsApi.records.results.queryOptions({ params: { orgId, id: studentId } }));
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton className="h-96" />}
      empty={{
        when: ({ data }) => data.length === 0,
        show: <Empty title={t('none')}>{t('noneBody')}</Empty>,
      }}
    >
      {({ data, ranked }) => {
        const scored = data.filter(({ average }) => average !== null).toReversed();
        return (
          <>
            {scored.length > 1 && (
              <LineChart
                label={t('trend')}
                stepsLabel={t('term')}
                unit={t('average')}
                steps={scored.map(({ academicYear, term }) => t('shortTerm', { year: academicYear, term }))}
                series={[
                  { key: 'average', label: t('average'), values: scored.map(({ average }) => average ?? 0) },
                ]}
              />
            )}
            {data.map((result) => (
              <Term key={`${result.academicYear}.${result.term}`} result={result} ranked={ranked} />
            ))}
            <p className="text-sm text-muted">{t(ranked ? 'howRanked' : 'howCredits')}</p>
            {isOwn && isOffered(transcriptPage) && (
              <LinkButton className="justify-self-start" variant="secondary" href={href(transcriptPage)}>
                {t('transcript')}
              </LinkButton>
            )}
          </>
        );
      }}
    </QueryState>
  );
}
