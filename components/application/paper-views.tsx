'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { AccordionItem } from '@/components/ui/accordion';
import { Skeleton } from '@/components/ui/skeleton';
import { filesApi } from '@/lib/api/files';
import { formatDateTime } from '@/lib/domain/dates/dates';
import { pickName, pickText } from '@/lib/i18n/pick';

const shownMax = '20';

/** Who has opened the papers of an application, besides its student; latest first. */
export function PaperViews({ applicantId, userId }: { applicantId: string; userId: string }) {
  const t = useTranslations('applications.papers');
  const locale = useLocale();
  const query = useQuery(
    filesApi.uploads.views.queryOptions({ params: { userId }, query: { applicantId, limit: shownMax } }),
  );
  return (
    <AccordionItem title={t('views')} className="mt-2">
      <QueryState query={query} skeleton={<Skeleton className="h-12" />}>
        {({ data }) => {
          const others = data.filter(({ reader }) => reader !== 'owner');
          if (others.length === 0) return <p>{t('viewsNone')}</p>;
          return (
            <ul className="grid gap-2">
              {others.map(({ at, viewer, organization, fileName }) => {
                const name = pickName({ name: viewer.name, nameNative: viewer.nameKm }, locale);
                return (
                  <li key={`${at}:${name}`}>
                    <span className="block text-text">
                      {organization ? t('viewBy', { name, school: pickText(organization, locale) }) : name}
                    </span>
                    <span className="text-sm">
                      <time dateTime={at}>{formatDateTime(at, locale)}</time>
                      {fileName && ` · ${fileName}`}
                    </span>
                  </li>
                );
              })}
            </ul>
          );
        }}
      </QueryState>
    </AccordionItem>
  );
}
