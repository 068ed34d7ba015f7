import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Deed } from '@/components/kits/deed/deed';
import { Icon } from '@/components/ui/icon';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { formatDate, formatSpan } from '@/lib/domain/dates/dates';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { pickText } from '@/lib/i18n/pick';
import { isComing, placesOf } from './event-words';

interface EventDeedProps {
  event: ScheduledEvent;
  shape: 'card' | 'bar';
  /** Where its name is not the heading of the page. */
  withName?: boolean;
  /** The hours by the reader's own clock. */
  clock?: ReactNode;
  /** The way to a place. */
  main: ReactNode;
  others?: ReactNode;
  className?: string;
}

/** When and where an event is, what it costs and what is left of it, and the way to a place. */
export function EventDeed({
  event,
  shape,
  withName = false,
  clock,
  main,
  others,
  className = '',
}: EventDeedProps) {
  const t = useTranslations('careerEvent');
  const locale = useLocale();
  const { format, minAge, priceCents, startsAt, endsAt } = event;
  const places = placesOf(event);
  const left = places && t(`places.${places.key}`, { count: places.count });
  const price = priceCents === 0 ? t('detail.free') : formatUsd(priceCents / 100);
  const icon = 'mt-[0.3em] size-4 shrink-0';
  const about =
    shape === 'bar' ? (
      <p className="text-sm">
        <span className="block font-semibold">{formatDate(startsAt, locale)}</span>
        {left}
      </p>
    ) : (
      <>
        {withName && <p className="text-sm text-muted">{pickText(event.title, locale)}</p>}
        <p className="text-lg font-semibold">{formatSpan(startsAt, endsAt, locale)}</p>
        <p className="text-sm text-muted">{t('detail.phnomPenh')}</p>
        {clock}
        <p className="mt-2 flex items-start gap-1.5">
          <Icon name={format === 'online' ? 'globe' : 'map-pin'} className={icon} />
          {format === 'online' ? t('format.online') : pickText(event.place, locale) || t(`format.${format}`)}
        </p>
        <p className="mt-1 flex items-start gap-1.5">
          <Icon name="wallet" className={icon} />
          {[price, left].filter(Boolean).join(' · ')}
        </p>
        {isComing(event) && minAge !== null && (
          <p className="mt-1 text-sm">{t('take.tooYoung', { age: minAge })}</p>
        )}
      </>
    );
  return (
    <Deed
      label={t('detail.deed')}
      shape={shape}
      about={about}
      main={main}
      others={others}
      className={className}
    />
  );
}
