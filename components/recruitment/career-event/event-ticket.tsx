'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { encode } from 'uqr';
import { QueryState } from '@/components/feedback/query-state';
import { Skeleton } from '@/components/ui/skeleton';
import { scheduleApi } from '@/lib/api/schedule';
import type { ScheduledEvent } from '@/lib/contract/schedule/event-answer';
import { usePlaceCalls } from './use-place-calls';

/** The squares of a picture that phones read, as one path of an SVG. */
const pathOf = (squares: readonly (readonly boolean[])[]): string =>
  squares.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** The ticket of a place, dark on white. */
export function EventTicket({ event, userId }: { event: ScheduledEvent; userId: string }) {
  const t = useTranslations('careerEvent.ticket');
  const { params } = usePlaceCalls(event, userId);
  const query = useQuery(scheduleApi.attendees.ticket.queryOptions({ params }));
  return (
    <section aria-label={t('title')} className="grid gap-2">
      <h3 className="text-lg">{t('title')}</h3>
      <p className="text-sm text-muted">{t('body')}</p>
      <QueryState query={query} skeleton={<Skeleton className="aspect-square w-full max-w-72" />}>
        {({ text, code }) => {
          const { data, size } = encode(text, { ecc: 'M', border: 4 });
          return (
            <>
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
