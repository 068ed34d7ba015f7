import { useLocale, useTranslations } from 'next-intl';
import { PageTitle } from '@/components/ui/page-title';
import { Photo } from '@/components/ui/photo';
import type { CampaignPlaces } from '@/lib/contract/campaigns/campaign-registrations';
import type { Campaign } from '@/lib/contract/campaigns/campaign-shapes';
import { pickText } from '@/lib/i18n/pick';
import { CampaignNow, ToPlace } from './campaign-now';
import { CampaignPlaceSlot } from './campaign-place-slot';
import { DescriptionList } from '@/components/ui/description-list';
import { Icon } from '@/components/ui/icon';
import { formatDate } from '@/lib/domain/dates/dates';
import { provinceName } from '@/lib/domain/geography/geography';

/** Two days, or one of them, as a reader says it. */
function useSpan() {
  const t = useTranslations('campaign');
  const locale = useLocale();
  return (from: string | null, to: string | null): string => {
    if (!from || !to || from === to) {
      const day = from ?? to;
      return day ? formatDate(day, locale) : '';
    }
    return t('span', { from: formatDate(from, locale), to: formatDate(to, locale) });
  };
}

interface CampaignFactsProps {
  campaign: Campaign;
  places: CampaignPlaces | null;
}

/** When and where it is, for whom, and how long people register. */
function CampaignFacts({ campaign, places }: CampaignFactsProps) {
  const t = useTranslations('campaign');
  const locale = useLocale();
  const span = useSpan();
  const { minAge, takesRegistrations } = campaign;
  const whom = pickText(campaign.forWhom, locale);
  const rows = [
    {
      key: 'when',
      icon: <Icon name="calendar-days" />,
      details: span(campaign.heldFrom, campaign.heldTo) || span(campaign.startsOn, campaign.endsOn),
    },
    { key: 'where', icon: <Icon name="map-pin" />, details: pickText(campaign.place, locale) },
    {
      key: 'forWhom',
      icon: <Icon name="users-round" />,
      details: [whom, minAge === null ? '' : t('minAge', { age: minAge })].filter(Boolean).join(' · '),
    },
    {
      key: 'registration',
      icon: <Icon name="clock" />,
      details: takesRegistrations ? span(campaign.startsOn, campaign.endsOn) : '',
    },
    {
      key: 'places',
      icon: <Icon name="calendar-check" />,
      details: takesRegistrations && places && places.left !== null ? t('left', { count: places.left }) : '',
    },
  ] as const;
  return (
    <section aria-labelledby="campaign-facts" className="card grid gap-5 p-5">
      <h2 id="campaign-facts" className="sr-only">
        {t('facts')}
      </h2>
      <DescriptionList
        items={rows.flatMap((row) => (row.details === '' ? [] : [{ ...row, term: t(`fact.${row.key}`) }]))}
      />
      {takesRegistrations && places && places.provinces.length > 0 && (
        <div>
          <h3 className="mb-2 text-base">{t('byProvince')}</h3>
          <ul className="grid gap-1">
            {places.provinces.map(({ province, places: all, left }) => (
              <li key={province} className="flex justify-between gap-4">
                <span>{provinceName(province, locale)}</span>
                <span className="text-muted tabular-nums">{t('leftOf', { left, places: all })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

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
          {takesRegistrations && <ToPlace {...days} />}
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">
            {pickText(campaign.description, locale)}
          </p>
        </header>
        <div className="grid gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <CampaignFacts campaign={campaign} places={places} />
        </div>
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
