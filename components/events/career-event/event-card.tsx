import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card, cardLinkStyle } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { dayAndMonth, formatSpan } from '@/lib/domain/dates/dates';
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
  const isOver = status === 'cancelled' || state === 'finished';
  return (
    <Card interactive className="flex h-full gap-4 p-4 sm:p-5">
      <p
        aria-hidden="true"
        className="grid size-16 shrink-0 content-center rounded-md bg-accent-soft text-center text-accent-text"
      >
        <span className="text-2xl font-semibold">{day}</span>
        <span className="text-sm">{month}</span>
      </p>
      <div className="flex min-w-0 flex-1 flex-col">
        <p className="mb-1.5 flex flex-wrap gap-2">
          {status === 'cancelled' && <Badge tone="danger">{t('state.cancelled')}</Badge>}
          {status !== 'cancelled' && state !== 'upcoming' && (
            <Badge tone="accent">{t(`state.${state}`)}</Badge>
          )}
          {own && <Badge tone="success">{t(`own.${own}`, { number: ownPlace?.number ?? 0 })}</Badge>}
          <span className="text-sm text-muted">{t(`type.${type}`)}</span>
        </p>
        <Heading className="text-lg font-semibold">
          <Link href={href('/career-center/events/[slug]', { slug: event.slug })} className={cardLinkStyle}>
            {pickText(event.title, locale)}
          </Link>
        </Heading>
        <p className="mt-1.5 text-sm">{formatSpan(event.startsAt, event.endsAt, locale)}</p>
        <p className="mt-1 flex items-start gap-1.5 text-sm text-muted">
          <Icon name={format === 'online' ? 'globe' : 'map-pin'} className="mt-[0.2em] size-4 shrink-0" />
          {format === 'online' ? t('format.online') : pickText(place, locale) || t(`format.${format}`)}
        </p>
        {places && !isOver && (
          <p className="mt-auto pt-3 text-sm font-medium">
            {t(`places.${places.key}`, { count: places.count })}
          </p>
        )}
      </div>
    </Card>
  );
}
