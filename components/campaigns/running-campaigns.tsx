import { getLocale, getTranslations } from 'next-intl/server';
import { ChipLink } from '@/components/ui/chip';
import { pickText } from '@/lib/i18n/pick';
import { cachedRunningCampaigns } from '@/lib/query/campaigns';
import { campaignHref } from '@/lib/routes/campaign-href';

/** The campaigns that take registrations; nothing where none does. */
export async function RunningCampaigns() {
  const [t, locale, campaigns] = await Promise.all([
    getTranslations('campaign'),
    getLocale(),
    cachedRunningCampaigns(),
  ]);
  if (campaigns.length === 0) return null;
  return (
    <section aria-labelledby="running-campaigns" className="mt-8">
      <h2 id="running-campaigns" className="mb-3 text-xl">
        {t('running')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {campaigns.map(({ slug, title }) => (
          <li key={slug}>
            <ChipLink href={campaignHref(slug)}>{pickText(title, locale)}</ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
