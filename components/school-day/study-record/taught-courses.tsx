'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Skeleton } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import { pickName } from '@/lib/i18n/pick';
import { RecordTable } from './record-table';

const header = ['code', 'course', 'class', 'term', 'students', 'lessons'] as const;

/** The courses that a teacher gives or has given. */
export function TaughtCourses({ orgId }: { orgId: string }) {
  const t = useTranslations('studyRecord');
  const locale = useLocale();
  const query = useQuery(lmsApi.courses.list.queryOptions({ params: { orgId }, query: { limit: 100 } }));
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton className="h-96" />}
      empty={{
        when: ({ data }) => data.length === 0,
        show: <Empty title={t('noTaught')}>{t('noTaughtBody')}</Empty>,
      }}
    >
      {({ data }) => {
        const rows = data.map((course) => ({
          id: course.courseId,
          cells: [
            course.code,
            pickName(course, locale),
            course.className && course.classNameNative
              ? pickName({ name: course.className, nameNative: course.classNameNative }, locale)
              : t('withoutClass'),
            t('shortTerm', { year: course.academicYear, term: course.term }),
            String(course.memberCount),
            String(course.sessionCount),
          ],
        }));
        return (
          <RecordTable
            label={t('taught')}
            file="taught-courses"
            header={header.map((name) => t(`columns.${name}`))}
            rows={rows}
          />
        );
      }}
    </QueryState>
  );
}
