'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { isApiError } from '@/lib/api/api-error';
import { recruitmentApi } from '@/lib/api/recruitment';
import { createLinkKey } from '@/lib/device/use-link-key';
import { QueryProvider } from '@/lib/query/query-provider';
import { RefereeAnswer } from './referee-answer';

const useRefereeKey = createLinkKey('sala-referee');

/** What a referee is asked, or that the link leads nowhere. */
export const RefereeWishPart = () => (
  <QueryProvider>
    <ReadWish />
  </QueryProvider>
);

function ReadWish() {
  const t = useTranslations('referee');
  const key = useRefereeKey();
  const query = useQuery({
    queryKey: [...recruitmentApi.referees.key, key],
    queryFn: () => recruitmentApi.referees.read({ body: { key: key ?? '' } }),
    enabled: typeof key === 'string',
  });
  if (key === null || isApiError(query.error, 404))
    return (
      <>
        <PageTitle>{t('unknown.title')}</PageTitle>
        <p className="mt-3 text-xl">{t('unknown.body')}</p>
      </>
    );
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-80 rounded-lg" />}>
      {(wish) => <RefereeAnswer wishKey={key ?? ''} wish={wish} />}
    </QueryState>
  );
}
