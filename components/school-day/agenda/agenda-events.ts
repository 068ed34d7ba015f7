import type { CalendarEvent } from '@/components/ui/calendar/calendar-event';
import type { Tone } from '@/components/ui/tone';
import type { AgendaEntry } from '@/lib/contract/events/agenda';
import type { FeedLayer } from '@/lib/domain/events/calendar-feed';
import type { Locale } from '@/lib/i18n/locales';

const tones: Partial<Record<FeedLayer, Tone>> = {
  exams: 'warning',
  academic: 'success',
  'last-days': 'danger',
};

/** The name of an entry, with whose it is where a guardian reads. */
export const titleOf = ({ title, who }: AgendaEntry, locale: Locale): string =>
  who ? `${who[locale] || who.en}: ${title[locale]}` : title[locale];

/** Entries as a calendar draws them. @param cancelled what a cancelled one says */
export const eventsOf = (
  entries: readonly AgendaEntry[],
  locale: Locale,
  cancelled: string,
): CalendarEvent[] =>
  entries.map((entry) => {
    const { uid, layer, startsAt, endsAt, on, until, where, organization, isCancelled } = entry;
    const tone = isCancelled ? 'danger' : tones[layer];
    return {
      id: uid,
      title: titleOf(entry, locale),
      start: startsAt ?? on ?? '',
      end: endsAt ?? until ?? on ?? '',
      note: [isCancelled ? cancelled : where[locale], organization[locale]].filter(Boolean).join(' · '),
      ...(tone && { tone }),
    };
  });
