'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { Badge } from '@/components/ui/badge';
import { DescriptionList } from '@/components/ui/description-list';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { isApiError } from '@/lib/api/api-error';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { createLinkKey } from '@/lib/device/use-link-key';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { QueryProvider } from '@/lib/query/query-provider';

const useCardKey = createLinkKey('sala-student-card');

/** Who the code of a card belongs to, and whether they study; or that nobody has it. */
export const ProvenCard = () => (
  <QueryProvider>
    <ReadCard />
  </QueryProvider>
);

function Unknown() {
  const t = useTranslations('studentCard.unknown');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p className="mt-3 text-xl">{t('body')}</p>
    </>
  );
}

function ReadCard() {
  const t = useTranslations('studentCard');
  const locale = useLocale();
  const key = useCardKey();
  const query = useQuery({
    ...schoolStructureApi.students.byUniqueKey.queryOptions({ params: { key: key ?? '' } }),
    enabled: typeof key === 'string',
  });
  if (key === null || isApiError(query.error, 404)) return <Unknown />;
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-80 rounded-lg" />}>
      {(card) => {
        const names = [card.nameNative, card.name].filter(Boolean);
        const [first, second] = locale === 'km' ? names : names.toReversed();
        return (
          <>
            <PageTitle>{first}</PageTitle>
            {second && <p className="mt-1 text-xl text-muted">{second}</p>}
            <p className="mt-4">
              <Badge tone={card.status === 'studying' ? 'success' : 'neutral'}>
                {t(`state.${card.status}`)}
              </Badge>
            </p>
            <div className="mt-6">
              <DescriptionList
                items={[
                  ...(card.school
                    ? [{ key: 'school', term: t('school'), details: pickName(card.school, locale) }]
                    : []),
                  { key: 'code', term: t('code'), details: card.studentCode },
                  ...(card.enrolledOn
                    ? [{ key: 'since', term: t('enrolled'), details: formatDate(card.enrolledOn, locale) }]
                    : []),
                ]}
              />
            </div>
            <p className="mt-6 text-sm text-muted">{t('shownBy')}</p>
          </>
        );
      }}
    </QueryState>
  );
}
