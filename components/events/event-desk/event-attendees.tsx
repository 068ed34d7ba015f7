'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { ExportCsv } from '@/components/kits/list/export-csv';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import { scheduleApi } from '@/lib/api/schedule';
import type { Attendee } from '@/lib/contract/events/attendees';
import type { DeskEvent } from '@/lib/contract/events/event-desk';
import { formatDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/values/phone';
import { pickText } from '@/lib/i18n/pick';
import { useRefusal } from './use-refusal';

const perCall = 100;

/** Who has registered, in the order of registration, with who was there; all of them as a file. */
export function EventAttendees({ event }: { event: DeskEvent }) {
  const t = useTranslations('eventDesk');
  const params = { orgId: event.organizationId, id: event.calendarId, eventId: event.eventId };
  const query = useQuery(scheduleApi.attendees.list.queryOptions({ params, query: { limit: perCall } }));
  const locale = useLocale();
  // Nobody comes or waits any more; who had registered is known for a while, to be told.
  const isOff = event.status === 'cancelled';
  const stateText = ({ state }: Attendee) =>
    state === 'held' || state === 'waiting' ? t(`attendees.state.${state}`) : t('attendees.state.placed');
  if (!event.takesRegistrations && event.attendeeCount === 0 && event.waitingCount === 0) return null;
  return (
    <section aria-labelledby="event-attendees" className="grid gap-3 border-t border-border pt-5">
      <h3 id="event-attendees" className="text-lg">
        {t(isOff ? 'attendees.titleOfCancelled' : 'attendees.title')}
      </h3>
      <QueryState query={query} skeleton={<Skeleton className="h-24 rounded-lg" />}>
        {({ data, countTotal }) =>
          countTotal === 0 ? (
            <p className="text-muted">{t('attendees.none')}</p>
          ) : (
            <>
              <div className="flex flex-wrap items-center justify-between gap-3">
                {!isOff && (
                  <p>
                    {t(event.capacity === null ? 'registered' : 'registeredOf', {
                      count: event.attendeeCount,
                      capacity: event.capacity ?? 0,
                    })}
                  </p>
                )}
                <ExportCsv<Attendee>
                  fileName={`event-${event.slug}`}
                  keyOf={({ userId }) => userId}
                  rowsPerCall={perCall}
                  read={(range) => scheduleApi.attendees.list({ params, query: range })}
                  columns={[
                    { header: t('attendees.nameKm'), text: ({ nameNative }) => nameNative },
                    { header: t('attendees.nameEn'), text: ({ name }) => name },
                    { header: t('attendees.phone'), text: ({ phone }) => phone ?? '' },
                    { header: t('attendees.stateLabel'), text: (row) => stateText(row) },
                    ...event.questions.map(({ id, label }) => ({
                      header: pickText(label, locale),
                      text: ({ answers }: Attendee) => {
                        const given = answers.find((each) => each.id === id);
                        return given ? pickText(given.answer, locale) : '';
                      },
                    })),
                    { header: t('attendees.registeredAt'), text: ({ registeredAt }) => registeredAt },
                    { header: t('attendees.attendedAt'), text: ({ attendedAt }) => attendedAt ?? '' },
                  ]}
                />
              </div>
              <ol className="grid divide-y divide-border">
                {data.map((attendee) => (
                  <AttendeeRow
                    key={attendee.userId}
                    attendee={attendee}
                    params={params}
                    state={isOff || attendee.state === 'placed' ? null : stateText(attendee)}
                    hasBegun={!isOff && event.state !== 'upcoming'}
                  />
                ))}
              </ol>
              {countTotal > data.length && (
                <p className="text-sm text-muted">
                  {t('attendees.more', { count: countTotal - data.length })}
                </p>
              )}
            </>
          )
        }
      </QueryState>
    </section>
  );
}

interface AttendeeRowProps {
  attendee: Attendee;
  params: { orgId: string; id: string; eventId: string };
  /** What one without a place waits for; null for one with a place. */
  state: string | null;
  hasBegun: boolean;
}

function AttendeeRow({ attendee, params, state, hasBegun }: AttendeeRowProps) {
  const t = useTranslations('eventDesk.attendees');
  const locale = useLocale();
  const refusal = useRefusal();
  const { userId, name, nameNative, phone, registeredAt, attendedAt } = attendee;
  const mark = useWrite(scheduleApi.attendees.setAttended, { problems: refusal });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0">
        <p className="font-medium">{locale === 'km' ? nameNative || name : name}</p>
        <p className="text-sm text-muted">
          {phone && `${formatPhone(phone)} · `}
          {formatDate(registeredAt, locale)}
        </p>
        {state && <Badge tone="warning">{state}</Badge>}
      </div>
      {hasBegun && state === null && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {attendedAt && <Badge tone="success">{t('wasThere', { time: formatTimeOfDay(attendedAt) })}</Badge>}
          <WriteButton
            variant="secondary"
            size="sm"
            write={mark}
            onWrite={() =>
              mark.run({ params: { ...params, userId }, body: { attended: attendedAt === null } })
            }
          >
            {t(attendedAt ? 'takeBack' : 'markPresent')}
          </WriteButton>
        </div>
      )}
    </li>
  );
}
