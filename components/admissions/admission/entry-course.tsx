'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { withTexts } from '@/components/feedback/with-texts';
import { Skeleton } from '@/components/ui/skeleton';
import { academicApi } from '@/lib/api/academic';
import { QueryProvider } from '@/lib/query/query-provider';
import { EntryPanel } from './entry-panel';
import { EntrySkeleton } from './entry-skeleton';
import { entryTexts } from './entry-texts';
import { EntryVerdict } from './entry-verdict';
import { EntryWays } from './entry-ways';
import { OtherPrograms } from './other-programs';

function Course({ id }: { id: string }) {
  const t = useTranslations('entry');
  const course = useQuery(academicApi.subjects.get.queryOptions({ params: { id } }));
  return (
    <section aria-label={t('title')} className="mt-4 rounded-lg border border-border bg-surface p-4 sm:p-5">
      <QueryState query={course} skeleton={<Skeleton className="h-64" />}>
        {({ admission: rule, enrollableCategoryId }) => {
          if (!rule) return <p>{t('unpublished')}</p>;
          return (
            <EntryPanel rules={[rule]}>
              {(check) => {
                const admission = check(rule);
                return (
                  <>
                    <EntryVerdict admission={admission} />
                    <EntryWays ways={admission.ways} needs={rule.needs} categoryId={enrollableCategoryId} />
                    {admission.verdict !== 'yes' && enrollableCategoryId && (
                      <OtherPrograms categoryId={enrollableCategoryId} exceptId={id} check={check} />
                    )}
                  </>
                );
              }}
            </EntryPanel>
          );
        }}
      </QueryState>
    </section>
  );
}

/** The questions and the answer for one program. */
export const EntryCourse = withTexts(
  (props: { id: string }) => (
    <QueryProvider>
      <Course {...props} />
    </QueryProvider>
  ),
  entryTexts,
  EntrySkeleton,
);
