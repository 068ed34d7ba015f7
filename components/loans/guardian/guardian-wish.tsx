'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { isApiError } from '@/lib/api/api-error';
import { marketingApi } from '@/lib/api/marketing';
import { createLinkKey } from '@/lib/device/use-link-key';
import { QueryProvider } from '@/lib/query/query-provider';
import { OpenWish } from './open-wish';

const useGuardianKey = createLinkKey('sala-guardian');

/** What the guardian of a minor is asked, or why there is nothing to answer any more. */
export const GuardianWishPart = () => (
  <QueryProvider>
    <ReadWish />
  </QueryProvider>
);

function Over({ state }: { state: 'agreed' | 'refused' | 'over' | 'unknown' }) {
  const t = useTranslations('guardian');
  return (
    <>
      <PageTitle>{t(`${state}.title`)}</PageTitle>
      <p className="mt-3 text-xl">{t(`${state}.body`)}</p>
    </>
  );
}

function ReadWish() {
  const key = useGuardianKey();
  const query = useQuery({
    queryKey: [...marketingApi.guardianConsents.key, key],
    queryFn: () => marketingApi.guardianConsents.read({ body: { key: key ?? '' } }),
    enabled: typeof key === 'string',
  });
  if (key === null || isApiError(query.error, 404)) return <Over state="unknown" />;
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-80 rounded-lg" />}>
      {(wish) =>
        wish.state === 'open' ? (
          <OpenWish wishKey={key ?? ''} wish={wish} onAnswered={() => query.refetch()} />
        ) : (
          <Over state={wish.state} />
        )
      }
    </QueryState>
  );
}
