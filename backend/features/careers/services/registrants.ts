import { desc, eq, not, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { registrationsResource } from '@/lib/contract/careers/registrations';
import { careerCenterLimits } from '@/lib/domain/limits';
import { parseUsername } from '@/lib/domain/people/username';
import { dateInCambodia, timeInCambodia } from '@/backend/db/cambodian-time';
import { registrations } from '@/backend/db/schema';
import type { Deps, Reader } from '@/backend/deps';
import { listTable } from '@/backend/lists/list-page';

type Query = z.output<typeof registrationsResource.endpoints.list.query>;

const fullName = sql`lower(${registrations.lastName} || ' ' || ${registrations.firstName})`;

const isNamed = (keyword: string): SQL | undefined => {
  const contact = parseUsername(keyword);
  const isContact = contact?.kind === 'phone' ? eq(registrations.phone, contact.value) : undefined;
  return or(sql`position(${keyword.toLowerCase()} in ${fullName}) > 0`, isContact);
};

const lifetime = sql.raw(`interval '${careerCenterLimits.registrationLifetimeMonths} months'`);

/** Whether a registration has ended: it holds to the end of its last day in Cambodia. */
export const hasExpired = ({ clock }: Pick<Reader, 'clock'>): SQL => {
  const lastDay = sql`(${timeInCambodia(registrations.registeredAt)} + ${lifetime})::date`;
  const today = dateInCambodia(sql`${clock.now().toISOString()}::timestamptz`);
  return sql`${today} > ${lastDay}`;
};

/** Registrations with the career centers of an organization, the latest first. */
export function listRegistrants(deps: Deps, organizationId: string, query: Query) {
  const { keyword, careerCenterId, situation, validity, start, limit } = query;
  const isExpired = hasExpired(deps);
  return listTable(deps.db, registrations, {
    filters: [
      eq(registrations.organizationId, organizationId),
      careerCenterId ? eq(registrations.careerCenterId, careerCenterId) : undefined,
      situation ? eq(registrations.situation, situation) : undefined,
      validity === 'current' ? not(isExpired) : undefined,
      validity === 'expired' ? isExpired : undefined,
    ],
    search: keyword ? isNamed(keyword) : undefined,
    sorts: [desc(registrations.registeredAt), desc(registrations.id)],
    start,
    limit,
  });
}
