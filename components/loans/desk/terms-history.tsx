import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { Badge } from '@/components/ui/badge';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { marketingApi } from '@/lib/api/marketing';
import { formatDateTime } from '@/lib/domain/dates/dates';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { pickName, pickText } from '@/lib/i18n/pick';

/** Each setting of the terms; the first one holds now. */
export function TermsHistory({ bankId }: { bankId: string }) {
  const t = useTranslations('loanDesk.terms');
  const locale = useLocale();
  const query = useQuery(marketingApi.bankDesk.terms.queryOptions({ params: { id: bankId } }));
  return (
    <Panel title={t('history')}>
      <QueryState
        query={query}
        skeleton={<Skeleton className="h-24" />}
        empty={{
          when: ({ data }) => data.length === 0,
          show: <p className="text-muted">{t('historyNone')}</p>,
        }}
      >
        {({ data }) => (
          <ol className="grid gap-3">
            {data.map(({ at, by, yearlyRatePercent: rate, fee, amountMax, branches }, index) => (
              <li key={`${at}:${data.length - index}`}>
                {index === 0 && <Badge tone="success">{t('current')}</Badge>}
                <span className="block font-medium">
                  {t('set', { rate, fee: formatUsd(fee), max: formatUsd(amountMax) })}
                </span>
                {branches && (
                  <span className="block text-sm">
                    {t('setBranches', {
                      count: branches.length,
                      names: branches.map(({ name }) => pickText(name, locale)).join(', '),
                    })}
                  </span>
                )}
                <span className="text-sm text-muted">
                  <time dateTime={at}>{formatDateTime(at, locale)}</time>{' '}
                  {by.name && t('by', { name: pickName({ name: by.name, nameNative: by.nameKm }, locale) })}
                </span>
              </li>
            ))}
          </ol>
        )}
      </QueryState>
    </Panel>
  );
}
