import { useLocale, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { Icon } from '@/components/ui/icon';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { formatDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import { isComing } from './event-words';

const mapHref = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** How one gets to an event, for whom it is, and until when one registers. */
export function EventFacts({ event }: { event: ScheduledEvent }) {
  const t = useTranslations('careerEvent');
  const locale = useLocale();
  const { format, mapPoint, forWhom, minAge } = event;
  const point = format === 'online' ? null : mapPoint;
  const whom = forWhom.map((each) => t(`forWhom.${each}`)).join(', ') || t('detail.everybody');
  const at = (instant: string) => `${formatDate(instant, locale)}, ${formatTimeOfDay(instant)}`;
  const items = [
    ...(point || format !== 'on-site'
      ? [
          {
            key: 'where',
            icon: <Icon name={format === 'online' ? 'globe' : 'map-pin'} />,
            term: t('detail.where'),
            details: (
              <>
                {format !== 'on-site' && <span className="block">{t('detail.onlineFor')}</span>}
                {point && (
                  <a
                    href={mapHref(point)}
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
        ]
      : []),
    {
      key: 'whom',
      icon: <Icon name="users-round" />,
      term: t('detail.forWhom'),
      details: minAge === null ? whom : `${whom} · ${t('detail.minAge', { age: minAge })}`,
    },
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
