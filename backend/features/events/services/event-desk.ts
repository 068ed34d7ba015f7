import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { DeskEvent, eventDeskResource } from '@/lib/contract/events/event-desk';
import type { Text } from '@/lib/contract/fields';
import { calendars, events, schools } from '@/backend/db/schema';
import type { Caller, Reader } from '@/backend/deps';
import { listJoined } from '@/backend/lists/list-page';
import { matches } from '@/backend/lists/folded-text';
import { isAdvisor, keptSchoolIds } from '@/backend/core/access/staff';
import { endOfDayInCambodia, startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import { joinedEvents, toEvent } from './event-views';

type Filter = z.output<(typeof eventDeskResource)['endpoints']['list']['query']>;

const salaName: Text = { en: 'Sala', km: 'សាលា' };

/** The organizations whose events the caller writes: kept schools, for advisors also Sala's own. */
export const keptOrganizationIds = async ({ db, env }: Reader, caller: Caller): Promise<string[]> => [
  ...(isAdvisor(caller) ? new Set([env.ORGANIZATION_ID, env.CAREER_CENTER_ORGANIZATION_ID]) : []),
  ...(await keptSchoolIds(db, caller)),
];

/** The names of organizations by their ids; what is no school is Sala. */
export const organizationNames = async ({ db }: Reader, ids: readonly string[]) => {
  const rows = await db
    .select({ id: schools.id, en: schools.name, km: schools.nameNative })
    .from(schools)
    .where(inArray(schools.id, [...ids]));
  const names = new Map(rows.map(({ id, en, km }) => [id, { en, km }]));
  return (id: string): Text => names.get(id) ?? salaName;
};

const inTime = (query: Filter, now: Date): (SQL | undefined)[] => [
  query.when === 'upcoming' ? gt(events.endsAt, now) : undefined,
  query.when === 'past' ? lte(events.endsAt, now) : undefined,
  query.from ? gte(events.endsAt, startOfDayInCambodia(query.from)) : undefined,
  query.to ? lt(events.startsAt, endOfDayInCambodia(query.to)) : undefined,
];

/** One page of the events of the caller's organizations, drafts too; those of others are not found. */
export async function listDeskEvents(deps: Reader, query: Filter, caller: Caller) {
  const kept = await keptOrganizationIds(deps, caller);
  const organizationIds = query.organizationId ? kept.filter((id) => id === query.organizationId) : kept;
  const own = deps.db
    .select({ id: calendars.id })
    .from(calendars)
    .where(
      and(
        inArray(calendars.organizationId, organizationIds),
        query.calendarId ? eq(calendars.id, query.calendarId) : undefined,
      ),
    );
  const direction = query.sort === '-startsAt' ? desc : asc;
  const list = {
    visible: and(inArray(events.calendarId, own), isNull(events.removedAt)),
    filters: [
      query.seriesId ? eq(events.seriesId, query.seriesId) : undefined,
      query.status ? eq(events.status, query.status) : undefined,
      query.type ? eq(events.type, query.type) : undefined,
      ...inTime(query, deps.clock.now()),
    ],
    search: query.keyword ? matches(events.searchFold, query.keyword) : undefined,
    sorts: [direction(events.startsAt), asc(events.id)],
    start: query.start,
    limit: query.limit,
    countsWhileReading: true,
  };
  const { rows, countTotal } = await listJoined(deps.db, events, list, (where, sorts) =>
    joinedEvents(deps.db, caller.id)
      .where(where)
      .orderBy(...sorts),
  );
  const nameOf = await organizationNames(
    deps,
    rows.map(({ calendar }) => calendar.organizationId),
  );
  const now = deps.clock.now();
  const data = rows.map((row): DeskEvent => ({
    ...toEvent(row, now, true),
    organizationName: nameOf(row.calendar.organizationId),
    calendarName: row.calendar.name,
  }));
  return { data, countTotal };
}
