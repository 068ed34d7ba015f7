'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { withTexts } from '@/components/feedback/with-texts';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { vacancySearchApi } from '@/lib/api/vacancy-search';
import type { SavedSearch } from '@/lib/contract/careers/vacancy-search';
import { provinces } from '@/lib/domain/geography/geography';
import { Link } from '@/lib/i18n/navigation';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';
import { formTexts } from './form-texts';
import { jobFieldOf } from './job-fields';

function List({ organizationId: orgId }: { organizationId: string }) {
  const t = useTranslations('job');
  const locale = useLocale();
  const userId = useViewer().data?.sub ?? '';
  const query = useQuery({
    ...vacancySearchApi.list.queryOptions({ params: { orgId, userId } }),
    enabled: userId !== '',
  });
  const end = useWrite(vacancySearchApi.end, { done: t('searches.ended') });
  const rows = query.data?.data ?? [];
  if (rows.length === 0) return null;
  const nameOf = ({ filter }: SavedSearch) =>
    [
      filter.keyword && `“${filter.keyword}”`,
      ...(filter.kind ?? []).map((kind) => t(`kind.${kind}`)),
      ...(filter.field ?? []).map((field) => {
        const known = jobFieldOf(field);
        return known ? t(`field.${known}`) : field;
      }),
      ...(filter.schedule ?? []).map((schedule) => t(`schedule.${schedule}`)),
      ...(filter.workplace ?? []).map((workplace) => t(`workplace.${workplace}`)),
      ...(filter.province ?? []).map(
        (code) => provinces.find((each) => each.code === code)?.[locale] ?? code,
      ),
      filter.payPublished && t('filter.paid'),
    ]
      .filter(Boolean)
      .join(', ');
  const queryOf = ({ filter }: SavedSearch) =>
    Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  return (
    <section aria-label={t('searches.title')} className="mx-auto max-w-page px-4 pb-6 sm:px-6">
      <h2 className="text-lg">{t('searches.title')}</h2>
      <ul className="divide-y divide-border">
        {rows.map((search) => (
          <li key={search.searchId} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <Link
              href={href('/career-center/internship-job-opportunities', undefined, queryOf(search))}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 wrap-anywhere"
            >
              {nameOf(search)}
            </Link>
            <WriteButton
              variant="secondary"
              size="sm"
              className="min-h-11"
              aria-label={t('searches.endOf', { name: nameOf(search) })}
              write={end}
              onWrite={() => end.run({ params: { orgId, userId, searchId: search.searchId } })}
            >
              {t('searches.end')}
            </WriteButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The searches of which the reader is told, each with the way to end it. */
export const SavedSearches = withTexts(List, formTexts, () => null);
