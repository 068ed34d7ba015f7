'use client';

import { formatSpan } from '@/lib/domain/dates/dates';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { renderSVG } from 'uqr';
import { AsKept } from '@/components/feedback/as-kept';
import { QueryState } from '@/components/feedback/query-state';
import { QrCode, qrPicture } from '@/components/ui/qr-code';
import { Skeleton } from '@/components/ui/skeleton';
import { scheduleApi } from '@/lib/api/schedule';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { attendeesResource } from '@/lib/contract/events/attendees';
import { keptKind } from '@/lib/device/kept';
import { placeLimits } from '@/lib/domain/events/event-places';
import { shortCodeOf } from '@/lib/domain/events/event-tickets';
import { pickText } from '@/lib/i18n/pick';
import { keptQuery } from '@/lib/query/kept-query';
import { ticketKind, usePlaceCalls } from './use-place-calls';

const ticketHours = 24 * placeLimits.ticketDays;
const tickets = keptKind(ticketKind, attendeesResource.endpoints.ticket.response, { hours: ticketHours });

/** In two groups, as it is read out and typed. */
const typedCode = (code: string) => shortCodeOf(code).replace(/(.{4})(?=.)/g, '$1 ');

/** The ticket of a place, dark on white; it stays on the phone for a door without network. */
export function EventTicket({ event, userId }: { event: ScheduledEvent; userId: string }) {
  const t = useTranslations('careerEvent.ticket');
  const { params } = usePlaceCalls(event, userId);
  const locale = useLocale();
  const place = pickText(event.place, locale);
  const query = useQuery(
    keptQuery(scheduleApi.attendees.ticket.queryOptions({ params }), {
      kind: tickets,
      owner: userId,
      id: event.eventId,
      paper: ({ text, code }) => ({
        lang: locale,
        title: pickText(event.title, locale),
        page: `/career-center/events/${event.slug}`,
        lines: [formatSpan(event.startsAt, event.endsAt, locale), place, typedCode(code)],
        picture: renderSVG(text, qrPicture),
      }),
    }),
  );
  return (
    <section aria-label={t('title')} className="grid gap-2">
      <h3 className="text-lg">{t('title')}</h3>
      <p className="text-sm text-muted">{t('body')}</p>
      <QueryState query={query} skeleton={<Skeleton className="aspect-square w-full max-w-72" />}>
        {({ value: { text, code }, keptAt }) => (
          <>
            <AsKept keptAt={keptAt} />
            <QrCode text={text} label={t('picture')} />
            <p className="text-sm">
              {t('code')} <span className="font-mono text-lg font-semibold">{typedCode(code)}</span>
            </p>
          </>
        )}
      </QueryState>
    </section>
  );
}
