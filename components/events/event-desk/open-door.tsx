'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { Button } from '@/components/ui/button';
import { useToday } from '@/components/ui/use-today';
import type { DeskEvent } from '@/lib/contract/events/event-desk';
import { addDays } from '@/lib/domain/calendar-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';

const EventDoor = lazyPart(
  async () => (await import('./event-door')).EventDoor,
  () => null,
  { ssr: false },
);

/** Opens the door of an event, until a day after its end. */
export function OpenDoor({ event }: { event: DeskEvent }) {
  const t = useTranslations('eventDesk');
  const [isOpen, setOpen] = useState(false);
  const isPast = useToday() > addDays(dayInCambodia(event.endsAt), 1);
  if (event.status !== 'published' || !event.takesRegistrations || isPast) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('door')}
      </Button>
      {isOpen && <EventDoor event={event} onClose={() => setOpen(false)} />}
    </>
  );
}
