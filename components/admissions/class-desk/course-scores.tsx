'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { FailedNotice } from '@/components/feedback/failed-notice';
import { QueryState } from '@/components/feedback/query-state';
import { personNames } from '@/components/people/people/person-names';
import { Badge } from '@/components/ui/badge';
import { SkeletonText } from '@/components/ui/skeleton';
import { Cell, HeaderCell, Table, TableHead, TableRow } from '@/components/ui/table';
import { lmsApi } from '@/lib/api/lms';
import type { Assessment } from '@/lib/contract/lms/assessments';
import type { TaughtCourse } from '@/lib/contract/lms/course-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { type ScoreValue, scoreValueOf } from '@/lib/domain/learning/assessments';
import { pickText } from '@/lib/i18n/pick';
import { ScoreHistory } from './score-history';

interface CourseScoresProps {
  schoolId: string;
  course: TaughtCourse;
}

function Grid({ schoolId, assessments }: { schoolId: string; assessments: readonly Assessment[] }) {
  const t = useTranslations('classDesk.scores');
  const locale = useLocale();
  const sheets = useQueries({
    queries: assessments.map(({ assessmentId }) =>
      lmsApi.sheets.scores.queryOptions({ params: { orgId: schoolId, id: assessmentId } }),
    ),
  });
  const failed = sheets.find(({ isError }) => isError);
  if (failed) return <FailedNotice onRetry={() => void failed.refetch()} retrying={failed.isFetching} />;
  const columns = sheets.flatMap(({ data }) => (data ? [data.data] : []));
  if (columns.length < assessments.length) return <SkeletonText lines={8} />;
  const scores = columns.map((cells) => new Map(cells.map((cell) => [cell.studentId, scoreValueOf(cell)])));
  const shown = (value: ScoreValue | null | undefined) =>
    typeof value === 'string' ? t(value) : (value ?? '–');
  const pupils = columns[0] ?? [];
  if (pupils.length === 0) return <p className="text-muted">{t('nobody')}</p>;
  return (
    <Table label={t('title')}>
      <TableHead>
        <tr>
          <HeaderCell>{t('student')}</HeaderCell>
          {assessments.map((assessment) => (
            <HeaderCell key={assessment.assessmentId} className="align-top">
              {pickText(assessment.name, locale)}
              <span className="block font-normal">
                {t('outOf', { max: assessment.maxScore, weight: assessment.weightPercent })}
              </span>
              <span className="block font-normal">{formatDate(assessment.heldOn, locale)}</span>
              {assessment.publishedAt === null && <Badge tone="neutral">{t('unpublished')}</Badge>}
              <ScoreHistory schoolId={schoolId} assessment={assessment} />
            </HeaderCell>
          ))}
        </tr>
      </TableHead>
      <tbody>
        {pupils.map((pupil) => (
          <TableRow key={pupil.studentId}>
            <th scope="row" className="sticky left-0 min-w-36 bg-surface px-4 py-3 text-left font-medium">
              {personNames(pupil, locale).name}
              <span className="block text-sm font-normal tabular-nums text-muted">{pupil.studentCode}</span>
            </th>
            {assessments.map(({ assessmentId }, place) => (
              <Cell key={assessmentId} className="tabular-nums">
                {shown(scores[place]?.get(pupil.studentId))}
              </Cell>
            ))}
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

/** The scores of a course: its students and its assessments, to read. */
export function CourseScores({ schoolId, course }: CourseScoresProps) {
  const t = useTranslations('classDesk.scores');
  const params = { orgId: schoolId, id: course.courseId };
  const query = useQuery(lmsApi.assessments.list.queryOptions({ params }));
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonText lines={8} />}
      empty={{ when: ({ data }) => data.length === 0, show: <p className="text-muted">{t('none')}</p> }}
    >
      {({ data }) => <Grid schoolId={schoolId} assessments={data} />}
    </QueryState>
  );
}
