import { and, asc, eq, isNotNull, isNull, notExists, or, type SQL } from 'drizzle-orm';
import type { Text } from '@/lib/contract/fields';
import type { AcceptedApplication } from '@/lib/contract/school-day/student-intakes';
import { acceptedStep } from '@/lib/domain/admissions/applicant-steps';
import type { Db } from '@/backend/db/client';
import { applicants, students, subjects } from '@/backend/db/schema';
import { listJoined, type ListPage } from '@/backend/lists/list-page';
import { missingOf } from '@/backend/features/admissions/services/missing-of';
import { matches } from '@/backend/lists/folded-text';

type ApplicantRecord = typeof applicants.$inferSelect;

/** Why an application does not make a student; null where it does. */
export function intakeRefusal(
  row: Pick<ApplicantRecord, 'status' | 'offerCondition' | 'offerAnswer' | 'offerDoubtSince'>,
): 'not-accepted' | 'condition-open' | 'offer-in-doubt' | 'offer-backup' | 'offer-declined' | null {
  if (row.status !== acceptedStep.key) return 'not-accepted';
  if (row.offerCondition !== null && row.offerCondition !== 'met') return 'condition-open';
  if (row.offerDoubtSince !== null) return 'offer-in-doubt';
  if (row.offerAnswer === 'backup') return 'offer-backup';
  return row.offerAnswer === 'declined' ? 'offer-declined' : null;
}

/** Whether the person has taken the place. */
export const hasAccepted = ({ offerAnswer }: Pick<ApplicantRecord, 'offerAnswer'>): boolean =>
  offerAnswer === 'accepted';

/** The same as a condition, without those whose person or application is a student of the school already. */
export const isToBecomeStudent = (db: Db): SQL | undefined =>
  and(
    eq(applicants.status, acceptedStep.key),
    or(isNull(applicants.offerCondition), eq(applicants.offerCondition, 'met')),
    isNull(applicants.offerDoubtSince),
    or(isNull(applicants.offerAnswer), eq(applicants.offerAnswer, 'accepted')),
    notExists(
      db
        .select({ id: students.id })
        .from(students)
        .where(
          and(
            eq(students.schoolId, applicants.schoolId),
            eq(students.userId, applicants.userId),
            isNotNull(students.userId),
          ),
        ),
    ),
    notExists(db.select({ id: students.id }).from(students).where(eq(students.applicantId, applicants.id))),
  );

const ofSchool = (db: Db, schoolId: string): SQL | undefined =>
  and(eq(applicants.schoolId, schoolId), isToBecomeStudent(db));

const longestFirst = [asc(applicants.statusSince), asc(applicants.id)];

const readAccepted = (db: Db, where: SQL | undefined, sorts: SQL[]) =>
  db
    .select({
      applicant: applicants,
      subject: { subjectId: subjects.id, name: subjects.name, nameNative: subjects.nameNative },
    })
    .from(applicants)
    .leftJoin(subjects, eq(subjects.id, applicants.enrollToId))
    .where(where)
    .orderBy(...sorts);

type AcceptedRow = Awaited<ReturnType<typeof readAccepted>>[number];

const toAccepted = (
  { applicant, subject }: AcceptedRow,
  missing: ReadonlyMap<string, Text[]>,
): AcceptedApplication => ({
  applicantId: applicant.id,
  referenceCode: applicant.referenceCode,
  name: applicant.name,
  nameKm: applicant.nameKm,
  phone: applicant.phone,
  subject,
  since: applicant.statusSince.toISOString(),
  isAnswered: hasAccepted(applicant),
  answerBy: applicant.offerAnswerBy,
  missing: missing.get(applicant.id) ?? [],
  version: applicant.version,
});

const toAcceptedOf = async (db: Db, schoolId: string, rows: readonly AcceptedRow[]) => {
  const missing = await missingOf(
    db,
    schoolId,
    rows.map(({ applicant }) => applicant),
  );
  return rows.map((row) => toAccepted(row, missing));
};

/** The longest waiting of them, without counting the others. */
export const firstAccepted = async (
  db: Db,
  schoolId: string,
  limit: number,
): Promise<AcceptedApplication[]> =>
  toAcceptedOf(db, schoolId, await readAccepted(db, ofSchool(db, schoolId), longestFirst).limit(limit));

/** One page of the accepted applications to a school that are not students yet, the longest waiting first. */
export async function listAccepted(
  db: Db,
  schoolId: string,
  query: { keyword?: string | undefined; subjectId?: string | undefined; start: number; limit: number },
): Promise<ListPage<AcceptedApplication>> {
  const { keyword, subjectId, start, limit } = query;
  const { rows, countTotal } = await listJoined(
    db,
    applicants,
    {
      visible: ofSchool(db, schoolId),
      filters: [subjectId ? eq(applicants.enrollToId, subjectId) : undefined],
      search: keyword
        ? or(matches(applicants.searchFold, keyword), eq(applicants.referenceCode, keyword.toUpperCase()))
        : undefined,
      sorts: longestFirst,
      start,
      limit,
    },
    (where, sorts) => readAccepted(db, where, sorts),
  );
  return { rows: await toAcceptedOf(db, schoolId, rows), countTotal };
}
