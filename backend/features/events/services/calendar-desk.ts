import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { calendarDraft, DeskCalendar } from '@/lib/contract/events/calendar-desk';
import { onlyRow } from '@/backend/db/only-row';
import { calendars, events } from '@/backend/db/schema';
import type { Caller, Reader } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { requireKeeperOfOrganization } from '@/backend/core/access/keepers';
import { isOwnOrganization } from '@/backend/core/access/own-organization';
import { whatChanged } from '@/backend/core/access/what-changed';
import { keptOrganizationIds, organizationNames } from './event-desk';

type Draft = z.output<typeof calendarDraft>;

/** An organization has no more calendars than this. */
const calendarsMax = 500;

// With its table: a column alone would be that of the counted events.
const eventCount =
  sql<number>`(select count(*) from ${events} as counted where counted.calendar_id = ${calendars}.id and counted.removed_at is null)`.mapWith(
    Number,
  );

const readCalendars = async (deps: Reader, where: SQL | undefined): Promise<DeskCalendar[]> => {
  const rows = await deps.db
    .select({ calendar: calendars, eventCount })
    .from(calendars)
    .where(where)
    .orderBy(asc(calendars.organizationId), asc(calendars.createdAt), asc(calendars.id));
  const nameOf = await organizationNames(
    deps,
    rows.map(({ calendar }) => calendar.organizationId),
  );
  return rows.map(
    ({ calendar: { id, organizationId, kind, audience, name, color, archivedAt, version }, ...row }) => ({
      calendarId: id,
      organizationId,
      organizationName: nameOf(organizationId),
      kind,
      audience,
      name,
      color,
      eventCount: row.eventCount,
      archivedAt: archivedAt?.toISOString() ?? null,
      version,
    }),
  );
};

/** The caller's organizations, and their calendars, archived ones too. */
export async function listDeskCalendars(deps: Reader, caller: Caller) {
  const kept = await keptOrganizationIds(deps, caller);
  const data = await readCalendars(deps, inArray(calendars.organizationId, kept));
  const nameOf = await organizationNames(deps, kept);
  const organizations = kept.map((organizationId) => ({
    organizationId,
    name: nameOf(organizationId),
    isSchool: !isOwnOrganization(deps, organizationId),
  }));
  return { data, countTotal: data.length, organizations };
}

const readCalendar = async (act: Act, id: string): Promise<DeskCalendar> =>
  onlyRow(await readCalendars(act.deps, eq(calendars.id, id)));

const findCalendar = async (act: Act, orgId: string, id: string) => {
  await requireKeeperOfOrganization(act.deps, act.caller, orgId);
  const here = and(eq(calendars.id, id), eq(calendars.organizationId, orgId));
  const [row] = await act.tx.select().from(calendars).where(here);
  if (!row) throw notFound();
  return row;
};

/** @throws 404, 409 once the organization has as many as it may have */
export async function addCalendar(act: Act, orgId: string, draft: Draft): Promise<DeskCalendar> {
  await requireKeeperOfOrganization(act.deps, act.caller, orgId);
  if ((await act.tx.$count(calendars, eq(calendars.organizationId, orgId))) >= calendarsMax)
    throw new Refusal(409, 'too-many', 'There are as many calendars as there may be.');
  const values = { ...draft, organizationId: orgId.toLowerCase(), createdAt: act.now };
  const { id } = onlyRow(await act.tx.insert(calendars).values(values).returning());
  act.note('calendar-added', id);
  return readCalendar(act, id);
}

/** @throws 404, 412 */
export async function changeCalendar(
  act: Act,
  orgId: string,
  id: string,
  change: Partial<Draft>,
): Promise<DeskCalendar> {
  const row = await findCalendar(act, orgId, id);
  act.requireVersion(row);
  await act.bump(calendars, row, { ...change });
  act.note('calendar-changed', id, whatChanged(row, change));
  return readCalendar(act, id);
}

/** Hides a calendar with its events, or shows it again. @throws 404 */
export async function archiveCalendar(
  act: Act,
  orgId: string,
  id: string,
  archived: boolean,
): Promise<DeskCalendar> {
  const row = await findCalendar(act, orgId, id);
  if ((row.archivedAt !== null) !== archived) {
    await act.bump(calendars, row, { archivedAt: archived ? act.now : null });
    act.note(archived ? 'calendar-archived' : 'calendar-restored', id);
  }
  return readCalendar(act, id);
}
