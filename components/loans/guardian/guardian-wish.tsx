'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { isApiError } from '@/lib/api/api-error';
import { marketingApi } from '@/lib/api/marketing';
import { createLinkKey } from '@/lib/device/use-link-key';
import { QueryProvider } from '@/lib/query/query-provider';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { GuardianWish } from '@/lib/contract/loans/guardian-consents';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { pickText } from '@/lib/i18n/pick';

interface OpenWishProps {
  wishKey: string;
  wish: GuardianWish;
  /** Also when it was answered meanwhile. */
  onAnswered: () => Promise<unknown>;
}

/** Who asks for how much at which bank, in large letters, with a yes and a no. */
function OpenWish({ wishKey, wish, onAnswered }: OpenWishProps) {
  const t = useTranslations('guardian');
  const locale = useLocale();
  const [sent, setSent] = useState<'yes' | 'no' | 'never' | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const student = wish.student ? pickText(wish.student, locale) : '';
  const bank = wish.bank ? pickText(wish.bank, locale) : '';
  const answer = async (word: 'yes' | 'no' | 'never') => {
    setSent(word);
    setFailed(false);
    try {
      await marketingApi.guardianConsents.answer({
        body: { key: wishKey, agrees: word === 'yes', ...(word === 'never' && { never: true }) },
      });
      await onAnswered();
    } catch (error) {
      if (isApiError(error, 409)) await onAnswered();
      else setFailed(true);
    } finally {
      setSent(null);
    }
  };
  const facts = [
    { term: t('student'), details: student },
    { term: t('bank'), details: bank },
    { term: t('amount'), details: t('amountValue', { amount: formatUsd(wish.amount ?? 0) }) },
  ];
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-5 mt-3 text-xl">{t('lead', { student, bank })}</p>
      <dl className="grid gap-4 rounded-lg border border-border bg-surface p-5 shadow-soft">
        {facts.map(({ term, details }) => (
          <div key={term}>
            <dt className="text-lg text-muted">{term}</dt>
            <dd className="text-2xl font-semibold">{details}</dd>
          </div>
        ))}
      </dl>
      <p className="my-5 text-xl">{t('meaning')}</p>
      {hasFailed && (
        <Alert tone="danger" className="mb-4">
          {t('failed')}
        </Alert>
      )}
      <div className="grid gap-3">
        <Button
          size="lg"
          loading={sent === 'yes'}
          disabled={sent !== null}
          onClick={() => void answer('yes')}
        >
          {t('yes')}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          loading={sent === 'no'}
          disabled={sent !== null}
          onClick={() => void answer('no')}
        >
          {t('no')}
        </Button>
        <Button
          variant="ghost"
          loading={sent === 'never'}
          disabled={sent !== null}
          onClick={() => void answer('never')}
        >
          {t('never')}
        </Button>
      </div>
      <p className="mt-4 text-lg text-muted">{t('once')}</p>
    </>
  );
}

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
