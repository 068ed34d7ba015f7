import { desc, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { registrationsResource } from '@/lib/contract/recruitment/registrations';
import { careerCenterLimits } from '@/lib/domain/limits';
import { parseUsername } from '@/lib/domain/people/username';
import { registrations } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { listTable } from '@/backend/lists/list-page';

type Query = z.output<typeof registrationsResource.endpoints.list.query>;

const fullName = sql`lower(${registrations.lastName} || ' ' || ${registrations.firstName})`;

const isNamed = (keyword: string): SQL | undefined => {
  const contact = parseUsername(keyword);
  const isContact = contact?.kind === 'phone' ? eq(registrations.phone, contact.value) : undefined;
  return or(sql`position(${keyword.toLowerCase()} in ${fullName}) > 0`, isContact);
};

/** Registrations with the career centers of an organization, the latest first. */
export function listRegistrants(deps: Deps, organizationId: string, query: Query) {
  const { keyword, careerCenterId, validity, start, limit } = query;
  // A registration holds to the end of its last day in Cambodia.
  const lifetime = sql.raw(`interval '${careerCenterLimits.registrationLifetimeMonths} months'`);
  const lastDay = sql`((${registrations.registeredAt} at time zone 'Asia/Phnom_Penh') + ${lifetime})::date`;
  const today = sql`(${deps.clock.now().toISOString()}::timestamptz at time zone 'Asia/Phnom_Penh')::date`;
  return listTable(deps.db, registrations, {
    filters: [
      eq(registrations.organizationId, organizationId),
      careerCenterId ? eq(registrations.careerCenterId, careerCenterId) : undefined,
      validity === 'current' ? lte(today, lastDay) : undefined,
      validity === 'expired' ? gt(today, lastDay) : undefined,
    ],
    search: keyword ? isNamed(keyword) : undefined,
    sorts: [desc(registrations.registeredAt), desc(registrations.id)],
    start,
    limit,
  });
}
