'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { SkeletonText } from '@/components/ui/skeleton';
import { schoolStructureApi } from '@/lib/api/school-structure';
import type { ListedStudent } from '@/lib/contract/school-day/students';
import { formatMinute } from '@/lib/domain/dates/dates';

/** The states that a student has had at the school, the latest first: since when, set by whom, why. */
export function StateHistory({ schoolId, student }: { schoolId: string; student: ListedStudent }) {
  const t = useTranslations('studentDesk');
  const locale = useLocale();
  const params = { id: schoolId, studentId: student.studentId };
  const query = useQuery(schoolStructureApi.students.states.queryOptions({ params }));
  return (
    <section aria-labelledby="student-states">
      <h3 id="student-states" className="mb-2 text-base font-semibold">
        {t('history.title')}
      </h3>
      <QueryState
        query={query}
        skeleton={<SkeletonText lines={2} />}
        empty={{
          when: ({ data }) => data.length === 0,
          show: <p className="text-muted">{t('history.none')}</p>,
        }}
      >
        {({ data }) => (
          <ol className="grid gap-3">
            {data.map(({ at, before, after, reason, changedBy }) => (
              <li key={`${at} ${after}`} className="border-l-2 border-border pl-3">
                <p className="font-medium">
                  {before
                    ? t('history.change', { before: t(`state.${before}`), after: t(`state.${after}`) })
                    : t(`state.${after}`)}
                </p>
                {reason && <p className="wrap-anywhere">{reason}</p>}
                <p className="text-sm text-muted">
                  {changedBy
                    ? t('history.by', { date: formatMinute(at, locale), name: changedBy })
                    : formatMinute(at, locale)}
                </p>
              </li>
            ))}
          </ol>
        )}
      </QueryState>
    </section>
  );
}
