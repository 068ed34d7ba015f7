'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { withTexts } from '@/components/feedback/with-texts';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { scheduleApi } from '@/lib/api/schedule';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { formatDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import { QueryProvider } from '@/lib/query/query-provider';
import { useViewer } from '@/lib/query/use-viewer';
import { AfterEvent } from './after-event';
import { EventTicket } from './event-ticket';
import { HeldPlace } from './held-place';
import { LeaveEvent } from './leave-event';
import { TakePlace } from './take-place';
import { WaitingPlace } from './waiting-place';

interface EventPlaceProps {
  eventId: string;
  organizationId: string;
}

interface OwnPlaceProps {
  event: ScheduledEvent;
  userId: string;
}

/** Why nobody can register now; null where they can. */
function useObstacle() {
  const t = useTranslations('careerEvent');
  const locale = useLocale();
  return (event: ScheduledEvent): string | null => {
    const {
      state,
      status,
      takesRegistrations,
      registrationOpensAt: opens,
      registrationClosesAt: closes,
    } = event;
    if (status === 'cancelled') return t('refusal.event-called-off');
    if (state === 'finished') return t('detail.finished');
    if (!takesRegistrations) return t('take.closed');
    if (opens && Date.parse(opens) > Date.now())
      return t('take.notOpen', { date: `${formatDate(opens, locale)}, ${formatTimeOfDay(opens)}` });
    if (closes && Date.parse(closes) <= Date.now()) return t('take.over');
    if (event.seatsLeft === 0 && !event.hasWaitingList) return t('take.full');
    return null;
  };
}

function OwnPlace({ event, userId }: OwnPlaceProps) {
  const t = useTranslations('careerEvent.take');
  const obstacle = useObstacle();
  const { ownPlace, attendedAt, onlineUrl } = event;
  const isComing = event.state !== 'finished' && event.status !== 'cancelled';
  if (attendedAt && event.state === 'finished') return <AfterEvent event={event} userId={userId} />;
  if (attendedAt) return <Alert tone="success">{t('attended')}</Alert>;
  if (isComing && ownPlace?.state === 'held') return <HeldPlace event={event} userId={userId} />;
  if (isComing && ownPlace?.state === 'waiting') return <WaitingPlace event={event} userId={userId} />;
  if (isComing && ownPlace?.state === 'placed')
    return (
      <>
        <Alert tone="success">{t('placed')}</Alert>
        {onlineUrl && (
          <a
            href={onlineUrl}
            rel="noreferrer"
            target="_blank"
            className="font-medium text-accent-text underline"
          >
            {t('meeting')}
          </a>
        )}
        {event.format !== 'online' && <EventTicket event={event} userId={userId} />}
        <LeaveEvent event={event} userId={userId} label={t('giveBack')} />
      </>
    );
  const why = obstacle(event);
  return (
    <>
      {ownPlace?.state === 'lapsed' && <Alert tone="warning">{t('lapsed')}</Alert>}
      {ownPlace?.state === 'given-back' && <p className="text-muted">{t('givenBack')}</p>}
      {why ? <p>{why}</p> : <TakePlace event={event} userId={userId} />}
    </>
  );
}

function Place({ eventId, organizationId }: EventPlaceProps) {
  const viewer = useViewer();
  const event = useQuery(
    scheduleApi.calendars.event.queryOptions({ params: { orgId: organizationId, id: eventId } }),
  );
  return (
    <QueryState query={viewer} skeleton={<Skeleton className="h-24" />}>
      {({ sub }) => (
        <QueryState query={event} skeleton={<Skeleton className="h-24" />}>
          {(shown) => <OwnPlace event={shown} userId={sub} />}
        </QueryState>
      )}
    </QueryState>
  );
}

/** The reader's place at an event: taking it, waiting for it, the ticket, giving it back. */
export const EventPlace = withTexts(
  (props: EventPlaceProps) => (
    <QueryProvider>
      <Place {...props} />
    </QueryProvider>
  ),
  {
    km: async () => ({ work: (await import('@/messages/km/core/work.json')).default }),
    en: async () => ({ work: (await import('@/messages/en/core/work.json')).default }),
  },
  () => <Skeleton className="h-40" />,
);
