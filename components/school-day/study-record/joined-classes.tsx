'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Skeleton } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import { pickName } from '@/lib/i18n/pick';
import type { RecordOf } from './record-page';
import { RecordTable } from './record-table';

const header = ['class', 'term', 'courseCount', 'average', 'grade', 'rank'] as const;

/** The classes of a student, term by term, with their results. */
export function JoinedClasses({ orgId, studentId }: RecordOf) {
  const t = useTranslations('studyRecord');
  const tPages = useTranslations('portal.pages');
  const locale = useLocale();
  const query = useQuery(lmsApi.records.results.queryOptions({ params: { orgId, id: studentId } }));
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton className="h-96" />}
      empty={{
        when: ({ data }) => data.length === 0,
        show: <Empty title={t('noClass')}>{t('noClassBody')}</Empty>,
      }}
    >
      {({ data }) => {
        const rows = data.map((result) => ({
          id: `${result.academicYear}.${result.term}`,
          cells: [
            result.className && result.classNameNative
              ? pickName({ name: result.className, nameNative: result.classNameNative }, locale)
              : t('withoutClass'),
            t('shortTerm', { year: result.academicYear, term: result.term }),
            String(result.courseCount),
            result.average === null ? '–' : t('percent', { percent: result.average }),
            result.letter ?? '–',
            result.rank === null || result.rankOf === null
              ? '–'
              : t('rankOf', { rank: result.rank, count: result.rankOf }),
          ],
        }));
        return (
          <RecordTable
            label={tPages('allClasses')}
            file="classes"
            header={header.map((name) => t(`columns.${name}`))}
            rows={rows}
          />
        );
      }}
    </QueryState>
  );
}
