import { useLocale, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { Icon } from '@/components/ui/icon';
import type { ScheduledEvent } from '@/lib/contract/schedule/event-answer';
import { formatDate, formatSpan, formatTimeOfDay } from '@/lib/domain/dates/dates';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { pickText } from '@/lib/i18n/pick';
import { isComing, placesOf } from './event-words';
import { ReaderTime } from './reader-time';

const mapHref = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** When and where an event is, for whom, and what is left of it. */
export function EventFacts({ event }: { event: ScheduledEvent }) {
  const t = useTranslations('careerEvent');
  const locale = useLocale();
  const { startsAt, format, mapPoint, forWhom, minAge, priceCents } = event;
  const place = pickText(event.place, locale);
  const places = placesOf(event);
  const whom = forWhom.map((each) => t(`forWhom.${each}`)).join(', ') || t('detail.everybody');
  const at = (instant: string) => `${formatDate(instant, locale)}, ${formatTimeOfDay(instant)}`;
  const items = [
    {
      key: 'when',
      icon: <Icon name="calendar-clock" />,
      term: `${t('detail.when')} (${t('detail.phnomPenh')})`,
      details: (
        <>
          {formatSpan(event.startsAt, event.endsAt, locale)}
          <ReaderTime at={startsAt} />
        </>
      ),
    },
    {
      key: 'where',
      icon: <Icon name={format === 'online' ? 'globe' : 'map-pin'} />,
      term: t('detail.where'),
      details: (
        <>
          {format !== 'online' && <span className="block">{place || t(`format.${format}`)}</span>}
          {format !== 'on-site' && <span className="block">{t('detail.onlineFor')}</span>}
          {mapPoint && format !== 'online' && (
            <a
              href={mapHref(mapPoint)}
              rel="noreferrer"
              target="_blank"
              className="inline-block py-1 text-accent-text underline underline-offset-4"
            >
              {t('detail.map')}
            </a>
          )}
        </>
      ),
    },
    {
      key: 'whom',
      icon: <Icon name="users-round" />,
      term: t('detail.forWhom'),
      details: minAge === null ? whom : `${whom} · ${t('detail.minAge', { age: minAge })}`,
    },
    {
      key: 'price',
      icon: <Icon name="wallet" />,
      term: t('detail.price'),
      details: priceCents === 0 ? t('detail.free') : formatUsd(priceCents / 100),
    },
    ...(places
      ? [
          {
            key: 'places',
            icon: <Icon name="calendar-check" />,
            term: t('detail.places'),
            details: t(`places.${places.key}`, { count: places.count }),
          },
        ]
      : []),
    ...(isComing(event) && event.registrationClosesAt
      ? [
          {
            key: 'until',
            icon: <Icon name="clock" />,
            term: t('detail.registration'),
            details: t('detail.until', { date: at(event.registrationClosesAt) }),
          },
        ]
      : []),
  ];
  return <DescriptionList items={items} />;
}
