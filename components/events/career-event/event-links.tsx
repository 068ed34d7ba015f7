'use client';

import { useLocale, useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { CalendarButton } from '@/components/kits/deed/calendar-button';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { localizePath } from '@/lib/i18n/locales';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { isComing } from './event-words';

type Linked = Pick<
  ScheduledEvent,
  | 'eventId'
  | 'slug'
  | 'title'
  | 'description'
  | 'place'
  | 'startsAt'
  | 'endsAt'
  | 'sequence'
  | 'state'
  | 'status'
>;

/** Takes an event into one's own calendar, or tells somebody of it. */
export function EventLinks({ event }: { event: Linked }) {
  const t = useTranslations('careerEvent.detail');
  const locale = useLocale();
  const title = pickText(event.title, locale);
  const page = href('/career-center/events/[slug]', { slug: event.slug });
  const matter = {
    uid: `event-${event.eventId}@sala`,
    title,
    note: pickText(event.description, locale),
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    place: pickText(event.place, locale),
    sequence: event.sequence,
    isCancelled: event.status === 'cancelled',
  };
  const share = async () => {
    const url = new URL(localizePath(page, locale), window.location.origin).href;
    if (typeof navigator.share === 'function') {
      // Closing the sheet of the phone is no failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', message: t('copied') });
  };
  return (
    <>
      {isComing(event) && (
        <CalendarButton matter={matter} page={page} name={event.slug} text={t('calendar')} />
      )}
      <Button variant="secondary" onClick={() => void share()}>
        <Icon name="share-2" className="size-5" />
        {t('share')}
      </Button>
    </>
  );
}
