'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Skeleton } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import { pickName, pickText } from '@/lib/i18n/pick';
import type { RecordOf } from './record-page';
import { RecordTable } from './record-table';

/** All courses that a student has joined, with their results. */
export function JoinedCourses({ orgId, studentId, seesScores }: RecordOf) {
  const t = useTranslations('studyRecord');
  const tPages = useTranslations('portal.pages');
  const locale = useLocale();
  const of = { params: { orgId, id: studentId }, query: {} };
  const courses = useQuery(lmsApi.records.courses.queryOptions(of));
  const scores = useQuery({ ...lmsApi.records.scores.queryOptions(of), enabled: seesScores });
  const resultOf = (courseId: string) => scores.data?.data.find(({ course }) => course.courseId === courseId);
  const header = ['code', 'course', 'teacher', 'term', 'credits', 'state', 'result'] as const;
  return (
    <QueryState
      query={courses}
      skeleton={<Skeleton className="h-96" />}
      empty={{
        when: ({ data }) => data.length === 0,
        show: <Empty title={t('noCourse')}>{t('noCourseBody')}</Empty>,
      }}
    >
      {({ data }) => {
        const rows = data.map((course) => {
          const result = resultOf(course.courseId);
          return {
            id: course.courseId,
            cells: [
              course.code,
              pickName(course, locale),
              pickText(course.teacher, locale),
              t('shortTerm', { year: course.academicYear, term: course.term }),
              String(course.credits),
              t(`states.${course.state}`),
              result?.state === 'incomplete'
                ? t('incomplete')
                : result?.percent == null
                  ? '–'
                  : t(result.state === 'final' ? 'result' : 'resultSoFar', {
                      percent: result.percent,
                      letter: result.letter ?? '',
                    }),
            ],
          };
        });
        return (
          <RecordTable
            label={tPages('allCourses')}
            file="courses"
            header={header.map((name) => t(`columns.${name}`))}
            rows={rows}
          />
        );
      }}
    </QueryState>
  );
}
