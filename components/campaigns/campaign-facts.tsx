import { useLocale, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { Icon } from '@/components/ui/icon';
import type { CampaignPlaces } from '@/lib/contract/campaigns/campaign-registrations';
import type { Campaign } from '@/lib/contract/campaigns/campaign-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { provinceName } from '@/lib/domain/geography/geography';
import { pickText } from '@/lib/i18n/pick';

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
export function CampaignFacts({ campaign, places }: CampaignFactsProps) {
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
