import { eq, inArray, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { applicants } from '@/backend/db/schema';

/** The scope of a list of applications: those to these schools, and those that one person has entered for others. */
export interface Visible {
  schoolIds: string[];
  createdBy?: string;
}

/** As one condition, for a query that other conditions narrow first. */
export const anyOf = ({ schoolIds, createdBy }: Visible): SQL | undefined =>
  or(
    inArray(applicants.schoolId, schoolIds),
    createdBy === undefined ? undefined : eq(applicants.createdBy, createdBy),
  );

/** The same as one lookup in the index of words: schools and people are random ids, so no value is both. */
export const anyOfWorded = ({ schoolIds, createdBy }: Visible): SQL => {
  const ids = createdBy === undefined ? schoolIds : [...schoolIds, createdBy];
  return sql`array[${applicants.schoolId}, ${applicants.createdBy}] && ${sql.param(`{${ids.join(',')}}`)}::uuid[]`;
};

/** As conditions without a common row, each answered by one index. */
export const apart = ({ schoolIds, createdBy }: Visible): SQL[] => [
  inArray(applicants.schoolId, schoolIds),
  ...(createdBy === undefined
    ? []
    : [sql`${applicants.createdBy} = ${createdBy} and ${notInArray(applicants.schoolId, schoolIds)}`]),
];

/**
 * For a column that refers to applications: to schools that the caller manages, or entered by the caller for others.
 * Both halves are answered by indexes only.
 */
export const refersToSeenByStaff = (column: SQLWrapper, callerId: string, schoolIds: string[]): SQL =>
  sql`(${column} in (select ${applicants.id} from ${applicants} where ${inArray(applicants.schoolId, schoolIds)})
    or ${column} in (select ${applicants.id} from ${applicants} where ${eq(applicants.createdBy, callerId)}))`;
