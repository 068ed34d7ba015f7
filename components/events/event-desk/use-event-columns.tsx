'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/kits/list/columns';
import { Badge } from '@/components/ui/badge';
import type { DeskEvent } from '@/lib/contract/events/event-desk';
import { formatSpan } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import { eventTones } from './event-tones';

/** What the list of events shows of one, in the table, on a card and in the file. */
export function useEventColumns() {
  const t = useTranslations('eventDesk');
  const locale = useLocale();
  const name: RowName<DeskEvent> = {
    header: t('columns.title'),
    key: ({ eventId }) => eventId,
    name: ({ title }) => pickText(title, locale),
    below: ({ calendarName, organizationName }) =>
      `${pickText(calendarName, locale)} · ${pickText(organizationName, locale)}`,
    csv: [
      { header: t('columns.titleKm'), text: ({ title }) => title.km },
      { header: t('columns.titleEn'), text: ({ title }) => title.en },
      {
        header: t('columns.organization'),
        text: ({ organizationName }) => pickText(organizationName, locale),
      },
    ],
  };
  const columns: Column<DeskEvent>[] = [
    {
      id: 'startsAt',
      header: t('columns.startsAt'),
      sort: 'startsAt',
      cell: ({ startsAt, endsAt }) => formatSpan(startsAt, endsAt, locale),
      text: ({ startsAt }) => startsAt,
    },
    {
      id: 'type',
      header: t('columns.type'),
      cell: ({ type }) => t(`type.${type}`),
      text: ({ type }) => t(`type.${type}`),
    },
    {
      id: 'attendees',
      header: t('columns.attendees'),
      cell: ({ takesRegistrations, attendeeCount, capacity }) =>
        takesRegistrations || attendeeCount > 0
          ? t(capacity === null ? 'registered' : 'registeredOf', {
              count: attendeeCount,
              capacity: capacity ?? 0,
            })
          : t('noRegistration'),
      text: ({ attendeeCount }) => String(attendeeCount),
    },
    {
      id: 'status',
      header: t('columns.status'),
      card: 'badge',
      cell: ({ status }) => <Badge tone={eventTones[status]}>{t(`status.${status}`)}</Badge>,
      text: ({ status }) => t(`status.${status}`),
    },
  ];
  return { name, columns };
}
