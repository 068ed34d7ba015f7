import { and, type SQL, sql } from 'drizzle-orm';
import { papersToSend } from '@/lib/domain/admissions/application-missing';
import type { Db } from '@/backend/db/client';
import { applicants, applicationPapers, isUndecided } from '@/backend/db/schema';
import { filesOfForms } from '@/backend/features/schools/services/applicant-forms';
import { type Visible, within } from './applicant-scope';

const exam = sql`${applicants.detail} -> 'nationalExam'`;
const examDate = sql`${exam} ->> 'date'`;
// Stored as the specification sends it, MM/DD/YYYY. What is no day is not ahead.
const isDay = sql`${examDate} ~ '^(0[1-9]|1[0-2])/(0[1-9]|[12][0-9]|3[01])/[0-9]{4}$'`;
const examDay = sql`right(${examDate}, 4) || '-' || left(${examDate}, 2) || '-' || substr(${examDate}, 4, 2)`;

/** The result of a planned exam is due once its day has come. */
const isResultDue = (today: string): SQL =>
  sql`(${exam} ->> 'state' = 'planned' and not coalesce(${isDay} and ${examDay} > ${today}, false))`;

const schoolIdsOf = async (db: Db, visible: Visible): Promise<string[]> => {
  if ('schoolIds' in visible) return visible.schoolIds;
  const rows = await db
    .selectDistinct({ schoolId: applicants.schoolId })
    .from(applicants)
    .where(and(within(visible), isUndecided));
  return rows.map(({ schoolId }) => schoolId);
};

/**
 * Undecided applications of a scope whose next step is the school's, as a condition: those of which `nextActor` says so. Nothing is missing
 * that the applicant sends or enters first.
 * @param today the ISO day in Cambodia
 */
export async function isSchoolsTurn(db: Db, visible: Visible, today: string): Promise<SQL> {
  const forms = (await filesOfForms(db, await schoolIdsOf(db, visible)))
    .map(({ schoolId, version, files }) => ({
      school_id: schoolId,
      version,
      kinds: papersToSend(files).map(({ key }) => key),
    }))
    .filter(({ kinds }) => kinds.length > 0);
  const given = sql`array(select ${applicationPapers.kind} from ${applicationPapers}
    where ${applicationPapers.applicantId} = ${applicants.id} and ${applicationPapers.state} <> 'refused')`;
  const isMissing = sql`exists (select from
    jsonb_to_recordset(${JSON.stringify(forms)}::jsonb) as asked(school_id uuid, version integer, kinds text[])
    where asked.school_id = ${applicants.schoolId} and asked.version = ${applicants.formVersion}
      and not asked.kinds <@ ${given})`;
  return sql`(${applicants}.${isUndecided} and not ${isMissing} and not coalesce(${isResultDue(today)}, false))`;
}
