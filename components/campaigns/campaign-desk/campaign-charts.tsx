'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { BarList } from '@/components/ui/charts/bar-list';
import { LineChart } from '@/components/ui/charts/line-chart';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { marketingApi } from '@/lib/api/marketing';
import { formatDate } from '@/lib/domain/dates/dates';
import { provinceName } from '@/lib/domain/geography/geography';

const shownMax = 8;

/** Who registered, by day, province, school and source. */
export function CampaignCharts({ slug }: { slug: string }) {
  const t = useTranslations('campaignDesk.numbers');
  const locale = useLocale();
  const query = useQuery(marketingApi.campaignDesk.numbers.queryOptions({ params: { slug } }));
  const bars = (rows: readonly { key: string; count: number }[], label: (key: string) => string) =>
    rows
      .slice(0, shownMax)
      .map(({ key, count }) => ({ key: key || 'none', label: label(key), value: count }));
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-64" />}>
      {({ placed, withdrawn, declined, days, provinces, schools, sources }) =>
        placed + withdrawn + declined === 0 ? null : (
          <section className="grid gap-4" aria-label={t('label')}>
            <p>{t('sum', { placed, withdrawn, declined })}</p>
            <div className="grid gap-4 lg:grid-cols-2">
              {days.length > 1 && (
                <Panel title={t('days')}>
                  <LineChart
                    label={t('days')}
                    stepsLabel={t('day')}
                    unit={t('registrations')}
                    steps={days.map(({ day }) => formatDate(day, locale))}
                    series={[
                      { key: 'all', label: t('registrations'), values: days.map(({ count }) => count) },
                    ]}
                  />
                </Panel>
              )}
              <Panel title={t('provinces')}>
                <BarList
                  label={t('provinces')}
                  shares
                  items={bars(provinces, (code) => provinceName(code, locale))}
                />
              </Panel>
              <Panel title={t('schools')}>
                <BarList label={t('schools')} items={bars(schools, (name) => name)} />
              </Panel>
              <Panel title={t('sources')}>
                <BarList label={t('sources')} items={bars(sources, (source) => source || t('noSource'))} />
              </Panel>
            </div>
          </section>
        )
      }
    </QueryState>
  );
}
