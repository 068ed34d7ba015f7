'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { SaveCalendar } from '@/components/feedback/save-calendar';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { marketingApi } from '@/lib/api/marketing';
import type { Campaign } from '@/lib/contract/campaigns/campaign-shapes';
import { addDays } from '@/lib/domain/calendar-days';
import { localizePath } from '@/lib/i18n/locales';
import { pickText } from '@/lib/i18n/pick';
import { QueryProvider } from '@/lib/query/query-provider';
import { campaignHref } from '@/lib/routes/campaign-href';

/** Each day of a span, at most a month. */
const daysOf = ({ heldFrom, heldTo }: Campaign): string[] => {
  if (!heldFrom) return [];
  const days = [heldFrom];
  for (let day = addDays(heldFrom, 1); heldTo && day <= heldTo && days.length < 31; day = addDays(day, 1))
    days.push(day);
  return days;
};

function Thanks({ slug }: { slug: string }) {
  const t = useTranslations('campaign.thanks');
  const locale = useLocale();
  const own = useQuery(marketingApi.campaignRegistrations.mine.queryOptions({ params: { slug } }));
  const campaign = useQuery(
    marketingApi.campaigns.list.queryOptions({ query: { slug, status: 'active', limit: 1 } }),
  );
  if (own.isPending || campaign.isPending) return <Skeleton className="mt-8 h-48" />;
  const registration = own.data?.data;
  const shown = campaign.data?.data[0];
  if (!registration || registration.status === 'withdrawn' || !shown) return null;
  const title = pickText(shown.title, locale);
  const next = pickText(shown.next, locale);
  const share = async () => {
    const url = new URL(localizePath(campaignHref(slug), locale), window.location.origin).href;
    if (typeof navigator.share === 'function') {
      // Closing the sheet of the phone is no failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', message: t('copied') });
  };
  return (
    <Panel title={title} className="mt-8 text-left">
      <p>{t('reference')}</p>
      <p className="text-2xl font-semibold tabular-nums">{registration.reference}</p>
      <p className="mt-4 whitespace-pre-line">{next || t('next')}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <SaveCalendar
          label={t('calendar')}
          fileName={`${slug}.ics`}
          days={daysOf(shown).map((day) => ({
            uid: `campaign-${shown.campaignId}-${day}@sala`,
            on: day,
            title,
            note: pickText(shown.place, locale),
            page: campaignHref(slug),
          }))}
        />
        <Button variant="secondary" size="sm" className="min-h-11" onClick={() => void share()}>
          <Icon name="share-2" className="size-5" />
          {t('share')}
        </Button>
      </div>
    </Panel>
  );
}

/** The reader's reference, what comes next, the calendar and sharing; nothing without a registration. */
export const CampaignThanks = ({ slug }: { slug: string }) => (
  <QueryProvider>
    <Thanks slug={slug} />
  </QueryProvider>
);
