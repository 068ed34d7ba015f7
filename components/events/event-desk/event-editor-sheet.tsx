'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import type { DeskCalendar } from '@/lib/contract/events/calendar-desk';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';

const EventEditor = lazyPart(
  () => import('./event-editor').then((module) => module.EventEditor),
  () => <Skeleton className="h-96 rounded-lg" />,
);

interface EventEditorSheetProps {
  open: boolean;
  event: ScheduledEvent | null;
  calendars: readonly DeskCalendar[];
  onClose: () => void;
}

/** The form of an event over its list. */
export function EventEditorSheet({ open, event, calendars, onClose }: EventEditorSheetProps) {
  const t = useTranslations('eventDesk');
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()}>
      {open && (
        <SheetContent side="right" title={t(event ? 'edit' : 'new')} className="w-[min(56rem,100vw)]">
          <EventEditor event={event} calendars={calendars} onDone={onClose} />
        </SheetContent>
      )}
    </Sheet>
  );
}
