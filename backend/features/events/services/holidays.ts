import { and, asc, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Text } from '@/lib/contract/fields';
import type { Holiday, holidayChange, holidayDraft } from '@/lib/contract/events/holidays';
import { daysFromTo } from '@/lib/domain/calendar-days';
import { schoolYearLimits } from '@/lib/domain/school-day/school-year';
import { onlyRow } from '@/backend/db/only-row';
import { holidays, schoolTerms } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { requireKeeperOfOrganization } from '@/backend/core/access/keepers';
import { isOwnOrganization } from '@/backend/core/access/own-organization';

/** A day without lessons. */
export interface FreeDay {
  /** An ISO day. */
  day: string;
  name: Text;
  /** Computed, not yet announced. */
  isExpected: boolean;
  /** The same for the same day of the same holiday, whatever it is called. */
  key: string;
  version: number;
}

const inForce = isNull(holidays.removedAt);

/** The days of the whole country, and those of one school. */
const heldBy = (organizationId: string) =>
  or(isNull(holidays.organizationId), eq(holidays.organizationId, organizationId));

/**
 * The days without lessons of a school from one ISO day to another, both included, in their order: public holidays, its
 * own days and the holidays of its year. A day with two names comes twice.
 */
export async function holidaysBetween(
  reader: Pick<Reader, 'db'>,
  organizationId: string,
  from: string,
  to: string,
): Promise<FreeDay[]> {
  const single = await reader.db
    .select({
      day: holidays.day,
      name: holidays.name,
      isExpected: holidays.isExpected,
      key: sql<string>`${holidays.id}::text`,
      version: holidays.version,
    })
    .from(holidays)
    .where(and(inForce, heldBy(organizationId), gte(holidays.day, from), lte(holidays.day, to)));
  const long = await reader.db
    .select()
    .from(schoolTerms)
    .where(
      and(
        eq(schoolTerms.organizationId, organizationId),
        eq(schoolTerms.kind, 'holiday'),
        lte(schoolTerms.startsOn, to),
        gte(schoolTerms.endsOn, from),
      ),
    );
  const ofTerms = long.flatMap(({ id, name, startsOn, endsOn, version }) =>
    daysFromTo(startsOn > from ? startsOn : from, endsOn < to ? endsOn : to).map((day) => ({
      day,
      name,
      isExpected: false,
      key: `${id}-${day}`,
      version,
    })),
  );
  return [...single, ...ofTerms].toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

/** True when a school has no lessons on an ISO day. */
export const isHoliday = async (
  reader: Pick<Reader, 'db'>,
  organizationId: string,
  day: string,
): Promise<boolean> => (await holidaysBetween(reader, organizationId, day, day)).length > 0;

const toHoliday = ({
  id,
  organizationId,
  day,
  name,
  isExpected,
  version,
}: typeof holidays.$inferSelect): Holiday => ({
  holidayId: id,
  organizationId,
  day,
  name,
  isExpected,
  version,
});

/** One page of the days that an organization has, in their order. */
export async function listHolidays(
  { db }: Reader,
  organizationId: string,
  query: { from?: string | undefined; to?: string | undefined; start: number; limit: number },
) {
  const where = and(
    inForce,
    heldBy(organizationId),
    query.from ? gte(holidays.day, query.from) : undefined,
    query.to ? lte(holidays.day, query.to) : undefined,
  );
  const rows = await db
    .select()
    .from(holidays)
    .where(where)
    .orderBy(asc(holidays.day), asc(holidays.id))
    .limit(query.limit)
    .offset(query.start);
  return { data: rows.map(toHoliday), countTotal: await db.$count(holidays, where) };
}

/** The rows that are written under an organization: Sala's own has those of the whole country. */
const writtenUnder = (deps: Reader, orgId: string): SQL =>
  isOwnOrganization(deps, orgId) ? isNull(holidays.organizationId) : eq(holidays.organizationId, orgId);

/** @throws 404 for a day of another organization */
const findHoliday = async ({ tx, deps, caller }: Act, orgId: string, id: string) => {
  await requireKeeperOfOrganization(deps, caller, orgId);
  const [row] = await tx
    .select()
    .from(holidays)
    .where(and(eq(holidays.id, id), inForce, writtenUnder(deps, orgId)));
  if (!row) throw notFound();
  return row;
};

/** @throws 404, 409 once the organization has as many as it may have */
export async function addHoliday(
  act: Act,
  orgId: string,
  draft: z.output<typeof holidayDraft>,
): Promise<Holiday> {
  await requireKeeperOfOrganization(act.deps, act.caller, orgId);
  const own = await act.tx.$count(holidays, and(inForce, writtenUnder(act.deps, orgId)));
  if (own >= schoolYearLimits.ownHolidaysMax)
    throw new Refusal(409, 'too-many', 'There are as many holidays as there may be.');
  const organizationId = isOwnOrganization(act.deps, orgId) ? null : orgId;
  const row = onlyRow(
    await act.tx
      .insert(holidays)
      .values({ ...draft, organizationId, updatedAt: act.now })
      .returning(),
  );
  act.note('holiday-added', row.id, { day: row.day });
  return toHoliday(row);
}

/** @throws 404, 412 */
export async function changeHoliday(
  act: Act,
  orgId: string,
  id: string,
  change: z.output<typeof holidayChange>,
): Promise<Holiday> {
  const row = await findHoliday(act, orgId, id);
  act.requireVersion(row);
  const after = await act.bump(holidays, row, { ...change, updatedAt: act.now });
  act.note('holiday-changed', id, { day: after.day });
  return toHoliday(after);
}

/** @throws 404 */
export async function removeHoliday(act: Act, orgId: string, id: string): Promise<void> {
  const row = await findHoliday(act, orgId, id);
  await act.bump(holidays, row, { removedAt: act.now, updatedAt: act.now });
  act.note('holiday-removed', id, { day: row.day });
}
