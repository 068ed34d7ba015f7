import { fullName } from '@/lib/domain/people/person-name';
import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Text } from '@/lib/contract/fields';
import { activeStates } from '@/lib/domain/events/event-places';
import {
  applicants,
  eventAttendees,
  events,
  interviews,
  schools,
  vacancies,
  vacancyApplications,
} from '@/backend/db/schema';
import { type AgendaSource, emptyEntry, isStillTold } from './agenda-source';
import { endOfDayInCambodia, startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import { noticeFact } from '@/backend/features/notices/services/facts';

const noText = { en: '', km: '' };
/** A place that is written in one language is named in that one. */
const inEither = ({ en, km }: Text): Text => ({ en: en || km, km: km || en });

/** The interviews that a person goes to, or leads. */
export const interviewsOfDays: AgendaSource = async (deps, { userId }, { from, to }) => {
  const now = deps.clock.now();
  const rows = await deps.db
    .select({ interview: interviews, vacancy: vacancies, applicant: vacancyApplications })
    .from(interviews)
    .innerJoin(vacancyApplications, eq(vacancyApplications.id, interviews.applicationId))
    .innerJoin(vacancies, eq(vacancies.id, vacancyApplications.vacancyId))
    .where(
      and(
        or(eq(interviews.userId, userId), eq(interviews.offeredBy, userId)),
        gte(interviews.startsAt, startOfDayInCambodia(from)),
        lt(interviews.startsAt, endOfDayInCambodia(to)),
      ),
    );
  return rows.flatMap(({ interview, vacancy, applicant }) => {
    const { startsAt, minutes, place, state } = interview;
    const isCancelled = state !== 'picked';
    if (!startsAt || !isStillTold(isCancelled ? interview.updatedAt : null, now)) return [];
    const isOwn = interview.userId === userId;
    const whom = isOwn ? '' : ` (${fullName(applicant)})`;
    return [
      {
        ...emptyEntry,
        uid: `interview-${interview.id}@sala`,
        layer: 'events' as const,
        title: noticeFact('interview.title', {
          vacancy: { en: vacancy.title.en + whom, km: vacancy.title.km + whom },
        }),
        where: inEither(place),
        organization: vacancy.companyName,
        startsAt: startsAt.toISOString(),
        endsAt: new Date(startsAt.getTime() + minutes * 60_000).toISOString(),
        sequence: interview.sequence,
        isCancelled,
        page: isOwn
          ? `/career-center/internship-job-opportunities/${vacancy.slug}`
          : `/advisor/vacancy/${vacancy.id}/edit`,
      },
    ];
  });
};

/** The events that a person comes to or waits for. */
export const ownEvents: AgendaSource = async (deps, { userId }, { from, to }) => {
  const now = deps.clock.now();
  const rows = await deps.db
    .select({ event: events })
    .from(eventAttendees)
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .where(
      and(
        eq(eventAttendees.userId, userId),
        inArray(eventAttendees.state, [...activeStates]),
        isNull(events.removedAt),
        lt(events.startsAt, endOfDayInCambodia(to)),
        gt(events.endsAt, startOfDayInCambodia(from)),
      ),
    );
  return rows
    .filter(({ event }) => isStillTold(event.status === 'cancelled' ? event.updatedAt : null, now))
    .map(({ event }) => ({
      ...emptyEntry,
      uid: `event-${event.id}@sala`,
      layer: 'events' as const,
      title: event.title,
      where: inEither(event.place),
      organization: noText,
      startsAt: event.startsAt.toISOString(),
      endsAt: event.endsAt.toISOString(),
      sequence: event.sequence,
      isCancelled: event.status === 'cancelled',
      page: `/career-center/events/${event.slug}`,
    }));
};

/** The last days of a person's offers. */
export const lastDays: AgendaSource = async (deps, { userId }, { from, to }) => {
  const rows = await deps.db
    .select({ applicant: applicants, school: schools })
    .from(applicants)
    .innerJoin(schools, eq(schools.id, applicants.schoolId))
    .where(
      and(
        eq(applicants.userId, userId),
        or(isNotNull(applicants.offerAnswerBy), isNotNull(applicants.offerProofBy)),
      ),
    );
  const days = rows.flatMap(({ applicant, school }) => {
    const { id, offerAnswer, offerAnswerBy, offerProofBy, offerCondition, version } = applicant;
    const common = { school, id, version };
    return [
      {
        ...common,
        kind: 'answer' as const,
        on: offerAnswer === null ? offerAnswerBy : null,
      },
      {
        ...common,
        kind: 'proof' as const,
        on: offerCondition === 'met' ? null : offerProofBy,
      },
    ];
  });
  return days.flatMap(({ kind, on, id, school, version }) =>
    on === null || on < from || on > to
      ? []
      : [
          {
            ...emptyEntry,
            uid: `application-${id}-${kind}@sala`,
            layer: 'last-days' as const,
            title: noticeFact(`lastDay.${kind}`, { school: { en: school.name, km: school.nameNative } }),
            organization: { en: school.name, km: school.nameNative },
            on,
            until: on,
            sequence: version,
            page: `/profile/applications/${id}`,
          },
        ],
  );
};
