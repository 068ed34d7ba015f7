import { and, eq, gte, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { schools, subjects } from '@/backend/db/schema';
import { listedSubject } from './search-index';

/** Programs that are open for applications on an ISO day: `applicationStateOn` as an SQL condition. */
export const openOn = (day: string): SQL | undefined =>
  and(
    listedSubject,
    eq(subjects.isFull, false),
    or(isNull(subjects.applicationsOpenOn), lte(subjects.applicationsOpenOn, day)),
    or(
      isNull(subjects.applicationDeadline),
      gte(subjects.applicationDeadline, day),
      and(lte(subjects.nextIntakeOn, day), lt(subjects.applicationDeadline, subjects.nextIntakeOn)),
    ),
  );

/** How many of them a school has. */
export const openProgramsOn = (day: string) =>
  sql<number>`(select count(*)::int from ${subjects} where ${subjects.schoolId} = ${schools.id} and ${openOn(day)})`;

/** Schools with at least one such program. */
export const hasOpenOn = (day: string): SQL =>
  sql`exists (select 1 from ${subjects} where ${subjects.schoolId} = ${schools.id} and ${openOn(day)})`;
