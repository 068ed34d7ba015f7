import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card, cardLinkStyle } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { dayAndMonth, dayInCambodia, formatHours, formatSpan } from '@/lib/domain/dates/dates';
import { Link } from '@/lib/i18n/navigation';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { placesOf } from './event-words';

interface EventCardProps {
  event: ScheduledEvent;
  /** The heading level in the outline of the page. */
  heading?: 'h2' | 'h3';
}

/** An event in a list, for server and client components; texts from `careerEvent`. */
export function EventCard({ event, heading: Heading = 'h2' }: EventCardProps) {
  const t = useTranslations('careerEvent');
  const locale = useLocale();
  const { ownPlace, attendedAt, status, state, format, type, startsAt, place } = event;
  const [day, month] = dayAndMonth(startsAt, locale);
  const places = placesOf(event);
  const own = attendedAt ? 'attended' : ownPlace?.state;
  // The tile says the day.
  const isOneDay = dayInCambodia(event.startsAt) === dayInCambodia(event.endsAt);
  const isOver = status === 'cancelled' || state === 'finished';
  return (
    <Card interactive className="flex h-full gap-3 p-2.5 sm:gap-4 sm:p-5">
      <p
        aria-hidden="true"
        className="grid size-13 shrink-0 content-center rounded-md bg-accent-soft text-center text-accent-text sm:size-16"
      >
        <span className="text-xl font-semibold sm:text-2xl">{day}</span>
        <span className="text-sm">{month}</span>
      </p>
      <div className="flex min-w-0 flex-1 flex-col">
        {/* On phones only what is not so for every event. */}
        <p className="mb-1.5 flex flex-wrap gap-2 empty:hidden max-sm:mb-0.5">
          {status === 'cancelled' && <Badge tone="danger">{t('state.cancelled')}</Badge>}
          {status !== 'cancelled' && state !== 'upcoming' && (
            <Badge tone="accent">{t(`state.${state}`)}</Badge>
          )}
          {own && <Badge tone="success">{t(`own.${own}`, { number: ownPlace?.number ?? 0 })}</Badge>}
          <span className="text-sm text-muted max-sm:hidden">{t(`type.${type}`)}</span>
        </p>
        <Heading className="text-lg font-semibold max-sm:text-base">
          <Link href={href('/career-center/events/[slug]', { slug: event.slug })} className={cardLinkStyle}>
            {pickText(event.title, locale)}
          </Link>
        </Heading>
        <p className="text-sm sm:mt-1.5">
          <span className={isOneDay ? 'max-sm:sr-only' : undefined}>
            {formatSpan(event.startsAt, event.endsAt, locale)}
          </span>
          {isOneDay && (
            <span aria-hidden="true" className="sm:hidden">
              {formatHours(event.startsAt, event.endsAt)}
            </span>
          )}
        </p>
        <div className="flex items-start gap-x-3 text-sm sm:mt-1 sm:flex-1 sm:flex-col">
          <p className="flex min-w-0 items-start gap-1.5 text-muted">
            <Icon name={format === 'online' ? 'globe' : 'map-pin'} className="mt-[0.2em] size-4 shrink-0" />
            <span className="min-w-0 max-sm:truncate">
              {format === 'online' ? t('format.online') : pickText(place, locale) || t(`format.${format}`)}
            </span>
          </p>
          {places && !isOver && (
            <p className="ml-auto shrink-0 font-medium sm:ml-0 sm:mt-auto sm:pt-3">
              {t(`places.${places.key}`, { count: places.count })}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
