import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { eventFilter } from '@/lib/contract/events/calendars';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { activeStates } from '@/lib/domain/events/event-places';
import { calendars, eventAttendees, events, schools, students } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import type { Caller, Reader } from '@/backend/deps';
import { notFound, Refusal, unauthorized } from '@/backend/errors';
import { listJoined } from '@/backend/lists/list-page';
import { endOfDayInCambodia, startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import { requireKnownOrganization } from '@/backend/core/access/organizations';
import { isOwnOrganization } from '@/backend/core/access/own-organization';
import { matches } from '@/backend/lists/folded-text';
import { isKeeperOfOrganization } from '@/backend/core/access/keepers';
import { joinedEvents, toEvent } from './event-views';

type Filter = z.output<typeof eventFilter>;

const isMember = async (deps: Reader, orgId: string, caller: Caller | null): Promise<boolean> => {
  if (!caller) return false;
  if (isOwnOrganization(deps, orgId) || (await isKeeperOfOrganization(deps, caller, orgId))) return true;
  const here = and(eq(students.schoolId, orgId), eq(students.userId, caller.id));
  return (await deps.db.select({ id: students.id }).from(students).where(here).limit(1)).length > 0;
};

/** The calendars of an organization that the caller may see. @throws 404 for an unknown organization. */
export async function visibleCalendars(
  deps: Reader,
  orgId: string,
  caller: Caller | null,
): Promise<SQL | undefined> {
  await requireKnownOrganization(deps, orgId, caller);
  const ofOrganization = and(eq(calendars.organizationId, orgId), isNull(calendars.archivedAt));
  return (await isMember(deps, orgId, caller))
    ? ofOrganization
    : and(ofOrganization, eq(calendars.audience, 'public'));
}

/** The public calendars of Sala and of every school that has a page. */
export const publishedCalendars = ({ db, env }: Reader): SQL | undefined => {
  const active = db.select({ id: schools.id }).from(schools).where(eq(schools.status, 'active'));
  const own = [env.ORGANIZATION_ID, env.CAREER_CENTER_ORGANIZATION_ID];
  const publishes = or(inArray(calendars.organizationId, own), inArray(calendars.organizationId, active));
  return and(eq(calendars.audience, 'public'), isNull(calendars.archivedAt), publishes);
};

/** @throws 404 for a calendar that is not there for the caller. */
export async function requireCalendar(
  deps: Reader,
  orgId: string,
  id: string,
  caller: Caller | null,
): Promise<SQL | undefined> {
  const where = and(await visibleCalendars(deps, orgId, caller), eq(calendars.id, id));
  const [row] = await deps.db.select({ id: calendars.id }).from(calendars).where(where);
  if (!row) throw notFound();
  return where;
}

/** Events that a person has registered for, or been at. */
const registeredBy = (db: Db, userId: string, attended: SQL | undefined) =>
  inArray(
    events.id,
    db
      .select({ id: eventAttendees.eventId })
      .from(eventAttendees)
      .where(and(eq(eventAttendees.userId, userId), attended)),
  );

/** @throws 401 when a visitor asks for own events. */
const inTab = ({ db, clock }: Reader, tab: Filter['tab'], caller: Caller | null): SQL | undefined => {
  switch (tab) {
    case 'all':
      return undefined;
    case 'upcoming':
      return gt(events.endsAt, clock.now());
  }
  if (!caller) throw unauthorized();
  const { attendedAt } = eventAttendees;
  const isRegistered = and(isNull(attendedAt), inArray(eventAttendees.state, [...activeStates]));
  return registeredBy(db, caller.id, tab === 'registered' ? isRegistered : isNotNull(attendedAt));
};

/** Events that overlap a month, YYYY-MM. */
const inMonth = (month: string | undefined): (SQL | undefined)[] => {
  if (!month) return [];
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  return [
    gte(events.endsAt, startOfDayInCambodia(`${month}-01`)),
    lt(events.startsAt, startOfDayInCambodia(next)),
  ];
};

/** One page in order of time; attended events have the latest first. @throws 401 when a visitor asks for own events. */
export async function listEvents(
  deps: Reader,
  visible: SQL | undefined,
  query: Filter,
  caller: Caller | null,
) {
  const ofKind = query.kind ? eq(calendars.kind, query.kind) : undefined;
  const shown = deps.db.select({ id: calendars.id }).from(calendars).where(and(visible, ofKind));
  const direction = query.tab === 'attended' ? desc : asc;
  const list = {
    visible: and(inArray(events.calendarId, shown), isNull(events.removedAt), ne(events.status, 'draft')),
    filters: [
      inTab(deps, query.tab, caller),
      query.from ? gte(events.endsAt, startOfDayInCambodia(query.from)) : undefined,
      query.to ? lt(events.startsAt, endOfDayInCambodia(query.to)) : undefined,
      ...inMonth(query.month),
      query.province?.length ? inArray(events.province, query.province) : undefined,
      query.format?.length ? inArray(events.format, query.format) : undefined,
      query.careerCenterId ? eq(events.careerCenterId, query.careerCenterId) : undefined,
    ],
    search: query.keyword ? matches(events.searchFold, query.keyword) : undefined,
    sorts: [direction(events.startsAt), asc(events.id)],
    start: query.start,
    limit: query.limit,
    countsWhileReading: true,
  };
  // Attendees are counted for the events of the page only.
  const { rows, countTotal } = await listJoined(deps.db, events, list, (where, sorts) =>
    joinedEvents(deps.db, caller?.id ?? null)
      .where(where)
      .orderBy(...sorts),
  );
  const now = deps.clock.now();
  return { data: rows.map((row) => toEvent(row, now, false)), countTotal };
}

/** The answer for an event that does not exist (any more) for the caller. */
export const eventUnavailable = () =>
  new Refusal(404, 'event-unavailable', 'This event is not available or was removed.');

/**
 * @param isStaff also drafts, and the online address
 * @throws 404 `event-unavailable` for one that was removed or never was.
 */
export async function readEvent(
  deps: Reader,
  where: SQL | undefined,
  caller: Caller | null,
  isStaff = false,
): Promise<ScheduledEvent> {
  const shown = isStaff ? undefined : ne(events.status, 'draft');
  const [row] = await joinedEvents(deps.db, caller?.id ?? null).where(
    and(where, shown, isNull(events.removedAt)),
  );
  if (!row) throw eventUnavailable();
  return toEvent(row, deps.clock.now(), isStaff);
}
