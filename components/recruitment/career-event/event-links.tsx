'use client';

import { useLocale, useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ScheduledEvent } from '@/lib/contract/schedule/event-answer';
import { saveFile } from '@/lib/device/save-file';
import { calendarFile } from '@/lib/domain/dates/calendar-file';
import { localizePath } from '@/lib/i18n/locales';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

type Linked = Pick<
  ScheduledEvent,
  'eventId' | 'slug' | 'title' | 'description' | 'place' | 'startsAt' | 'endsAt' | 'sequence' | 'status'
>;

/** Takes an event into one's own calendar, or tells somebody of it. */
export function EventLinks({ event }: { event: Linked }) {
  const t = useTranslations('careerEvent.detail');
  const locale = useLocale();
  const title = pickText(event.title, locale);
  const address = () =>
    new URL(
      localizePath(href('/career-center/events/[slug]', { slug: event.slug }), locale),
      window.location.origin,
    ).href;
  const save = () => {
    const entry = {
      uid: `event-${event.eventId}@sala`,
      title,
      note: pickText(event.description, locale),
      url: address(),
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      place: pickText(event.place, locale),
      sequence: event.sequence,
      isCancelled: event.status === 'cancelled',
    };
    saveFile(`${event.slug}.ics`, 'text/calendar;charset=utf-8', calendarFile([entry], new Date()));
  };
  const share = async () => {
    const url = address();
    if (typeof navigator.share === 'function') {
      // Closing the sheet of the phone is no failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', message: t('copied') });
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" className="min-h-11" onClick={save}>
        <Icon name="calendar-days" className="size-5" />
        {t('calendar')}
      </Button>
      <Button variant="secondary" size="sm" className="min-h-11" onClick={() => void share()}>
        <Icon name="share-2" className="size-5" />
        {t('share')}
      </Button>
    </div>
  );
}
