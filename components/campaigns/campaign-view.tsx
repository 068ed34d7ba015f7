import { useLocale, useTranslations } from 'next-intl';
import { PageTitle } from '@/components/ui/page-title';
import { Photo } from '@/components/ui/photo';
import type { CampaignPlaces } from '@/lib/contract/campaigns/campaign-registrations';
import type { Campaign } from '@/lib/contract/campaigns/campaign-shapes';
import { pickText } from '@/lib/i18n/pick';
import { CampaignFacts } from './campaign-facts';
import { CampaignNow } from './campaign-now';
import { CampaignPlaceSlot } from './campaign-place-slot';

interface CampaignViewProps {
  campaign: Campaign;
  places: CampaignPlaces | null;
  /** ISO day of the rendering. */
  today: string;
}

/** One campaign as everybody sees it; what is the reader's own comes beside it. */
export function CampaignView({ campaign, places, today }: CampaignViewProps) {
  const t = useTranslations('campaign');
  const locale = useLocale();
  const { slug, startsOn, endsOn, takesRegistrations } = campaign;
  const title = pickText(campaign.title, locale);
  const next = pickText(campaign.next, locale);
  const days = { startsOn, endsOn, left: places?.left ?? null, madeOn: today };
  return (
    <div className="mx-auto max-w-page px-4 pb-12 pt-6 sm:px-6 sm:pt-10">
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <header className="grid justify-items-start gap-3">
          <CampaignNow {...days} />
          <PageTitle size="public">{title}</PageTitle>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">
            {pickText(campaign.description, locale)}
          </p>
        </header>
        <aside className="grid gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <CampaignFacts campaign={campaign} places={places} />
        </aside>
        <div className="grid max-w-prose gap-8">
          {takesRegistrations && <CampaignPlaceSlot slug={slug} {...days} />}
          {next !== '' && (
            <section aria-labelledby="campaign-next">
              <h2 id="campaign-next" className="mb-2 text-xl">
                {t('next')}
              </h2>
              <p className="whitespace-pre-line wrap-anywhere">{next}</p>
            </section>
          )}
          {campaign.pictures.length > 0 && (
            <section aria-labelledby="campaign-pictures">
              <h2 id="campaign-pictures" className="mb-3 text-xl">
                {t('pictures')}
              </h2>
              <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
                {campaign.pictures.map((url, index) => (
                  <li key={url}>
                    <Photo
                      url={url}
                      alt={t('picture', { title, number: index + 1 })}
                      sizes="(min-width: 40rem) 14rem, 50vw"
                      className="aspect-4/3 w-full rounded-md object-cover"
                      fallback={<div className="aspect-4/3 rounded-md bg-sunken" />}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
