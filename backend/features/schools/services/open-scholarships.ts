import { and, eq, gte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { scholarships, schools } from '@/backend/db/schema';

/** `isScholarshipOpen` as an SQL condition. */
export const isScholarshipOpenOn = (day: string | SQLWrapper): SQL | undefined =>
  and(eq(scholarships.status, 'active'), gte(scholarships.deadline, day));

/**
 * How many scholarships of a school can be applied for on an ISO day: records, and what it says in its own words
 * where no open record has the same title (`withoutRecords`).
 */
export const openScholarshipsOn = (day: string | SQLWrapper): SQL<number> => {
  const here = and(sql`${scholarships.schoolId} = ${schools}.id`, isScholarshipOpenOn(day));
  return sql<number>`((select count(*) from ${scholarships} where ${here})
    + (select count(*) from jsonb_array_elements(${schools}.scholarships) as own
      where own ->> 'deadline' >= (${day})::text and not exists (select 1 from ${scholarships} where ${here}
        and (${scholarships.title} ->> 'en' = own -> 'title' ->> 'en' or ${scholarships.title} ->> 'km' = own -> 'title' ->> 'km'))))`.mapWith(
    Number,
  );
};
