import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { careerCenterChangesResource, DeskCenter } from '@/lib/contract/careers/career-center-changes';
import type { Db } from '@/backend/db/client';
import { careerCenters, registrations } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { listTable } from '@/backend/lists/list-page';
import { hasExpired } from './registrants';

export type CareerCenterRow = typeof careerCenters.$inferSelect;

/** The public fields of a center. */
export const toCareerCenter = ({
  id,
  organizationId: _organization,
  order: _order,
  version: _version,
  archivedAt: _at,
  ...row
}: CareerCenterRow) => ({ careerCenterId: id, ...row });

/** Centers with their counts, in the order given. */
async function toDeskCenters(deps: Reader, rows: readonly CareerCenterRow[]): Promise<DeskCenter[]> {
  const ids = rows.map(({ id }) => id);
  const counted = await deps.db
    .select({
      id: registrations.careerCenterId,
      all: count(),
      expired: sql`count(*) filter (where ${hasExpired(deps)})`.mapWith(Number),
    })
    .from(registrations)
    .where(inArray(registrations.careerCenterId, ids))
    .groupBy(registrations.careerCenterId);
  const countsOf = new Map(counted.map((row) => [row.id, row]));
  return rows.map((row) => ({
    ...toCareerCenter(row),
    order: row.order,
    archived: row.archivedAt !== null,
    registeredCount: countsOf.get(row.id)?.all ?? 0,
    expiredCount: countsOf.get(row.id)?.expired ?? 0,
    version: row.version,
  }));
}

/** @throws 404 for a center of another organization */
export async function findCareerCenter(db: Db, organizationId: string, id: string): Promise<CareerCenterRow> {
  const here = and(eq(careerCenters.id, id), eq(careerCenters.organizationId, organizationId));
  const [row] = await db.select().from(careerCenters).where(here);
  if (!row) throw notFound('Career center not found.');
  return row;
}

export async function readDeskCenter(deps: Reader, organizationId: string, id: string): Promise<DeskCenter> {
  const [center] = await toDeskCenters(deps, [await findCareerCenter(deps.db, organizationId, id)]);
  if (!center) throw notFound('Career center not found.');
  return center;
}

const texts = sql`lower(concat_ws(' ', ${careerCenters.name}, ${careerCenters.city}, ${careerCenters.street}))`;

export async function listDeskCenters(
  deps: Reader,
  organizationId: string,
  { keyword, state, start, limit }: z.output<typeof careerCenterChangesResource.endpoints.list.query>,
) {
  const byState = { active: isNull(careerCenters.archivedAt), archived: isNotNull(careerCenters.archivedAt) };
  const { rows, countTotal } = await listTable(deps.db, careerCenters, {
    visible: eq(careerCenters.organizationId, organizationId),
    filters: [state === 'all' ? undefined : byState[state]],
    search: keyword ? sql`position(${keyword.toLowerCase()} in ${texts}) > 0` : undefined,
    sorts: [asc(careerCenters.order), asc(careerCenters.id)],
    start,
    limit,
  });
  return { data: await toDeskCenters(deps, rows), countTotal };
}
