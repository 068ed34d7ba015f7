'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { DescriptionList } from '@/components/ui/description-list';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import type { DeskCalendar } from '@/lib/contract/events/calendar-desk';
import type { DeskEvent } from '@/lib/contract/events/event-desk';
import { formatSpan } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import { EventActions } from './event-actions';
import { EventAttendees } from './event-attendees';
import { EventEditorSheet } from './event-editor-sheet';
import { EventReport } from './event-report';
import { eventTones } from './event-tones';

interface EventSheetProps {
  event: DeskEvent | null;
  calendars: readonly DeskCalendar[];
  onClose: () => void;
}

/** One event at the side of the list: its facts, what can be done with it, and who comes. */
export function EventSheet({ event, calendars, onClose }: EventSheetProps) {
  const locale = useLocale();
  const [isEditing, setEditing] = useState(false);
  if (event && isEditing)
    return <EventEditorSheet open event={event} calendars={calendars} onClose={() => setEditing(false)} />;
  return (
    <Sheet open={event !== null} onOpenChange={(open) => !open && onClose()}>
      {event && (
        <SheetContent side="right" title={pickText(event.title, locale)} className="w-[min(36rem,100vw)]">
          <div className="grid gap-6">
            <EventFacts event={event} />
            <EventActions event={event} onEdit={() => setEditing(true)} onGone={onClose} />
            <EventAttendees event={event} />
            {event.state !== 'upcoming' && (event.takesRegistrations || event.attendeeCount > 0) && (
              <EventReport event={event} />
            )}
          </div>
        </SheetContent>
      )}
    </Sheet>
  );
}

function EventFacts({ event }: { event: DeskEvent }) {
  const t = useTranslations('eventDesk');
  const locale = useLocale();
  const { startsAt, endsAt, place, onlineUrl, status, cancelReason, priceCents, description } = event;
  const where = pickText(place, locale);
  const items = [
    {
      key: 'when',
      term: t('groups.when'),
      details: formatSpan(startsAt, endsAt, locale),
    },
    ...(where ? [{ key: 'where', term: t('groups.where'), details: where }] : []),
    ...(onlineUrl
      ? [
          {
            key: 'online',
            term: t('fields.onlineUrl'),
            details: <span className="wrap-anywhere">{onlineUrl}</span>,
          },
        ]
      : []),
    {
      key: 'price',
      term: t('fields.price'),
      details: priceCents === 0 ? t('free') : formatUsd(priceCents / 100),
    },
  ];
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <Badge tone={eventTones[status]}>{t(`status.${status}`)}</Badge>
        <Badge>{t(`type.${event.type}`)}</Badge>
        <Badge>{t(`format.${event.format}`)}</Badge>
        {event.seriesId && <Badge>{t('ofSeries')}</Badge>}
      </p>
      {cancelReason && (
        <p className="rounded-md bg-sunken p-3">{t('because', { reason: pickText(cancelReason, locale) })}</p>
      )}
      <DescriptionList items={items} />
      <p className="whitespace-pre-line wrap-anywhere">{pickText(description, locale)}</p>
    </>
  );
}
