'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { encode, renderSVG } from 'uqr';
import { AsKept } from '@/components/feedback/as-kept';
import { QueryState } from '@/components/feedback/query-state';
import { Skeleton } from '@/components/ui/skeleton';
import { scheduleApi } from '@/lib/api/schedule';
import type { ScheduledEvent } from '@/lib/contract/schedule/event-answer';
import { attendeesResource } from '@/lib/contract/schedule/attendees';
import { keptKind } from '@/lib/device/kept';
import { placeLimits } from '@/lib/domain/learning/event-places';
import { pickText } from '@/lib/i18n/pick';
import { keptQuery } from '@/lib/query/kept-query';
import { hoursOf } from './event-words';
import { usePlaceCalls } from './use-place-calls';

const ticketHours = 24 * placeLimits.ticketDays;
const tickets = keptKind('event-ticket', attendeesResource.endpoints.ticket.response, { hours: ticketHours });

/** Light around the code, as readers of codes need it. */
const picture = { ecc: 'M', border: 4 } as const;

/** The squares of a picture that phones read, as one path of an SVG. */
const pathOf = (squares: readonly (readonly boolean[])[]): string =>
  squares.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

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
        lines: [hoursOf(event, locale), place, code],
        picture: renderSVG(text, picture),
      }),
    }),
  );
  return (
    <section aria-label={t('title')} className="grid gap-2">
      <h3 className="text-lg">{t('title')}</h3>
      <p className="text-sm text-muted">{t('body')}</p>
      <QueryState query={query} skeleton={<Skeleton className="aspect-square w-full max-w-72" />}>
        {({ value: { text, code }, keptAt }) => {
          const { data, size } = encode(text, picture);
          return (
            <>
              <AsKept keptAt={keptAt} />
              <svg
                role="img"
                aria-label={t('picture')}
                viewBox={`0 0 ${size} ${size}`}
                shapeRendering="crispEdges"
                className="w-full max-w-72 rounded-md bg-white text-black"
              >
                <path d={pathOf(data)} fill="currentColor" />
              </svg>
              <p className="text-sm">
                {t('code')}{' '}
                <span className="font-mono wrap-anywhere">{code.replace(/(.{5})(?=.)/g, '$1 ')}</span>
              </p>
            </>
          );
        }}
      </QueryState>
    </section>
  );
}
