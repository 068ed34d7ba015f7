'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { isApiError } from '@/lib/api/api-error';
import { scheduleApi } from '@/lib/api/schedule';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { eraseKeptThing } from '@/lib/device/kept';
import type { Messages } from '@/lib/i18n/messages';
import { useRouter } from '@/lib/i18n/navigation';

/** The name of the tickets that stay on the phone. */
export const ticketKind = 'event-ticket';

type Code = keyof Messages['careerEvent']['refusal'];

/** What a refused call about a place means, in the reader's language. */
export function usePlaceRefusal() {
  const t = useTranslations('careerEvent.refusal');
  return (error: unknown): string =>
    isApiError(error) && t.has(error.code as Code) ? t(error.code as Code) : t('failed');
}

/** The calls about one's own place; after each, also a refused one, the event is read again. */
export function usePlaceCalls({ organizationId, calendarId, eventId }: ScheduledEvent, userId: string) {
  const client = useQueryClient();
  const params = { orgId: organizationId, id: calendarId, eventId, userId };
  const readEvent = scheduleApi.calendars.event.queryOptions({
    params: { orgId: organizationId, id: eventId },
  });
  const router = useRouter();
  const onSettled = () => {
    // The page itself says how many places are left.
    router.refresh();
    return client.invalidateQueries({ queryKey: scheduleApi.calendars.key });
  };
  return {
    params,
    wish: useMutation({
      mutationFn: (body: { answers?: Record<string, string>; takesAtOnce?: boolean }) =>
        scheduleApi.attendees.wish({ params, body }),
      onSettled,
    }),
    take: useMutation({ mutationFn: () => scheduleApi.attendees.take({ params }), onSettled }),
    leave: useMutation({
      mutationFn: () => scheduleApi.attendees.cancel({ params }),
      onSuccess: async (left) => {
        // The ticket ends with the place, on this page and on the phone.
        client.setQueryData(readEvent.queryKey, left);
        await eraseKeptThing({ kind: ticketKind, id: eventId });
      },
      onSettled,
    }),
  };
}
