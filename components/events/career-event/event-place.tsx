'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { withTexts } from '@/components/feedback/with-texts';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { scheduleApi } from '@/lib/api/schedule';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { formatDate, formatTimeOfDay, formatSpan } from '@/lib/domain/dates/dates';
import { QueryProvider } from '@/lib/query/query-provider';
import { useViewer } from '@/lib/query/use-viewer';
import { LeaveEvent } from './leave-event';
import { TakePlace } from './take-place';
import { useState } from 'react';
import { SaveFileButton } from '@/components/feedback/save-file-button';
import { Button } from '@/components/ui/button';
import { useMinute } from '@/components/ui/use-minute';
import type { EventFeedback } from '@/lib/contract/events/after-event';
import { takesFeedback } from '@/lib/domain/events/event-feedback';
import { FeedbackForm } from './feedback-form';
import { usePlaceCalls, ticketKind, usePlaceRefusal } from './use-place-calls';
import { AsKept } from '@/components/feedback/as-kept';
import { QrCode, qrFile } from '@/components/ui/qr-code';
import { attendeesResource } from '@/lib/contract/events/attendees';
import { keptKind } from '@/lib/device/kept';
import { placeLimits } from '@/lib/domain/events/event-places';
import { shortCodeOf } from '@/lib/domain/events/event-tickets';
import { pickText } from '@/lib/i18n/pick';
import { keptQuery } from '@/lib/query/kept-query';
import { Checkbox } from '@/components/ui/checkbox';

/** The reader's number in the list, and what happens when a place comes free. */
function WaitingPlace({ event, userId }: { event: ScheduledEvent; userId: string }) {
  const t = useTranslations('careerEvent.take');
  const refusal = usePlaceRefusal();
  const { wish } = usePlaceCalls(event, userId);
  return (
    <>
      <Alert title={t('waiting', { number: event.ownPlace?.number ?? 1 })}>{t('waitingBody')}</Alert>
      {wish.error && <Alert tone="danger">{refusal(wish.error)}</Alert>}
      <Checkbox
        checked={event.ownPlace?.takesAtOnce === true}
        disabled={wish.isPending}
        onChange={({ target }) => wish.mutate({ takesAtOnce: target.checked })}
      >
        {t('atOnce')}
      </Checkbox>
      <LeaveEvent event={event} userId={userId} label={t('leave')} />
    </>
  );
}

/** A place that waits for the reader until an hour. */
function HeldPlace({ event, userId }: { event: ScheduledEvent; userId: string }) {
  const t = useTranslations('careerEvent.take');
  const locale = useLocale();
  const refusal = usePlaceRefusal();
  const { take } = usePlaceCalls(event, userId);
  const until = event.ownPlace?.heldUntil ?? event.startsAt;
  return (
    <>
      <Alert tone="warning">
        {t('held', { date: `${formatDate(until, locale)}, ${formatTimeOfDay(until)}` })}
      </Alert>
      {take.error && <Alert tone="danger">{refusal(take.error)}</Alert>}
      <Button loading={take.isPending} onClick={() => take.mutate()}>
        {t('takeIt')}
      </Button>
      <LeaveEvent event={event} userId={userId} label={t('refuse')} />
    </>
  );
}

const ticketHours = 24 * placeLimits.ticketDays;
const tickets = keptKind(ticketKind, attendeesResource.endpoints.ticket.response, { hours: ticketHours });

/** In two groups, as it is read out and typed. */
const typedCode = (code: string) => shortCodeOf(code).replace(/(.{4})(?=.)/g, '$1 ');

/** The ticket of a place, dark on white; it stays on the phone for a door without network. */
function EventTicket({ event, userId }: { event: ScheduledEvent; userId: string }) {
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
        picture: qrFile(text),
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

function Said({ said, onChange }: { said: EventFeedback; onChange: (() => void) | null }) {
  const t = useTranslations('careerEvent.after');
  return (
    <>
      <Alert tone="success">{t('said')}</Alert>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{t('rating')}</dt>
        <dd>{t(`ratings.${said.rating as 1 | 2 | 3 | 4 | 5}`)}</dd>
        <dt className="text-muted">{t('helped')}</dt>
        <dd>{t(`helpedAnswers.${said.helped}`)}</dd>
        {said.words && (
          <>
            <dt className="text-muted">{t('words')}</dt>
            <dd className="wrap-anywhere">{said.words}</dd>
          </>
        )}
      </dl>
      {onChange && (
        <Button variant="ghost" onClick={onChange}>
          {t('change')}
        </Button>
      )}
    </>
  );
}

/** After an event, for who was there: three questions, and the certificate. */
function AfterEvent({ event, userId }: { event: ScheduledEvent; userId: string }) {
  const t = useTranslations('careerEvent.after');
  const attended = useTranslations('careerEvent.take')('attended');
  const locale = useLocale();
  const { params } = usePlaceCalls(event, userId);
  const { afterEvent } = scheduleApi;
  const [isChanging, setChanging] = useState(false);
  const query = useQuery(afterEvent.read.queryOptions({ params }));
  const now = useMinute();
  const canSay = now !== null && takesFeedback(new Date(event.endsAt), new Date(now));
  return (
    <>
      <Alert tone="success">{attended}</Alert>
      <SaveFileButton
        label={t('certificate')}
        failed={t('certificateFailed')}
        read={async () => {
          await afterEvent.certify({ params });
          return afterEvent.certificate({ params, query: { lang: locale === 'km' ? 'km' : 'en' } });
        }}
      />
      <QueryState query={query} skeleton={<Skeleton className="h-40" />}>
        {(said) => {
          if (said && !isChanging)
            return <Said said={said} onChange={canSay ? () => setChanging(true) : null} />;
          return canSay ? (
            <FeedbackForm event={event} userId={userId} said={said} onSaid={() => setChanging(false)} />
          ) : null;
        }}
      </QueryState>
    </>
  );
}

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
