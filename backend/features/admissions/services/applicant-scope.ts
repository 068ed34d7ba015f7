import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { applicants } from '@/backend/db/schema';
import type { Desk } from '@/backend/core/access/applicant-access';

/** The scope of a list of applications: those to these schools, or those that one person has entered for others. */
export type Visible = { schoolIds: string[] } | { enteredBy: string };

/** The schools whose applications somebody works on. */
export const keptSchoolsOf = ({ schools }: Desk): string[] => [...schools.keys()];

/** As a condition, answered by one index. */
export const within = (visible: Visible): SQL =>
  'enteredBy' in visible
    ? sql`${applicants.createdBy} = ${visible.enteredBy} and ${applicants.userId} <> ${visible.enteredBy}`
    : inArray(applicants.schoolId, visible.schoolIds);

/** The same for the index of words: schools and people are random ids, so no value is both. */
export const withinWorded = (visible: Visible): SQL => {
  const isEntered = 'enteredBy' in visible;
  const ids = isEntered ? [visible.enteredBy] : visible.schoolIds;
  const indexed = sql`array[${applicants.schoolId}, ${applicants.createdBy}] && ${sql.param(`{${ids.join(',')}}`)}::uuid[]`;
  return isEntered ? sql`${indexed} and ${within(visible)}` : indexed;
};

/** For a column that refers to applications to these schools; answered by an index only. */
export const refersToApplicationsOf = (column: SQLWrapper, schoolIds: string[]): SQL =>
  sql`${column} in (select ${applicants.id} from ${applicants} where ${inArray(applicants.schoolId, schoolIds)})`;
