import { desc, eq } from 'drizzle-orm';
import { withdrawnStep } from '@/lib/domain/admissions/applicant-steps';
import { feePeriodOfCourse } from '@/lib/domain/money/fee-period';
import type { Db } from '@/backend/db/client';
import { applicants, schools, subjects } from '@/backend/db/schema';
import type { StudentRow } from './student-views';
import { stepOf, stepsOfSchools } from '@/backend/features/admissions/services/applicant-views';

const named = ({ name, nameNative }: { name: string; nameNative: string }) => ({ name, nameNative });

const applicationsOf = (db: Db, userId: string) =>
  db
    .select({ row: applicants, school: schools, subject: subjects })
    .from(applicants)
    .innerJoin(schools, eq(schools.id, applicants.schoolId))
    .leftJoin(subjects, eq(subjects.id, applicants.enrollToId))
    .where(eq(applicants.userId, userId))
    .orderBy(desc(applicants.createdAt), desc(applicants.id));

/** What a student has sent to schools, the latest first; a pupil without an account has sent nothing. */
export async function readApplications(db: Db, { userId }: StudentRow) {
  if (userId === null) return [];
  const rows = await applicationsOf(db, userId);
  const steps = await stepsOfSchools(db, [...new Set(rows.map(({ school }) => school.id))]);
  return rows.map(({ row, school, subject }) => ({
    applicantId: row.id,
    school: named(school),
    program: subject && named(subject),
    step: named(stepOf(steps.get(school.id) ?? [], row.status)),
    sentAt: row.createdAt.toISOString(),
    since: row.statusSince.toISOString(),
    answerBy: row.offerAnswer === null ? row.offerAnswerBy : null,
  }));
}

/** The fees of the program that is studied, and of those that are applied for and not taken back. */
export async function readFees(db: Db, { subjectId, userId }: StudentRow) {
  const studied =
    subjectId === null
      ? []
      : await db
          .select({ school: schools, subject: subjects })
          .from(subjects)
          .innerJoin(schools, eq(schools.id, subjects.schoolId))
          .where(eq(subjects.id, subjectId));
  const applied = userId === null ? [] : await applicationsOf(db, userId);
  const rows = [
    ...studied.map((row) => ({ ...row, why: 'studies' as const })),
    ...applied.flatMap(({ row, school, subject }) =>
      subject && row.status !== withdrawnStep.key && subject.id !== subjectId
        ? [{ school, subject, why: 'applied' as const }]
        : [],
    ),
  ].filter(({ subject }) => !subject.isPlaceholder);
  return rows.map(({ why, school, subject }) => ({
    subjectId: subject.id,
    why,
    school: named(school),
    program: named(subject),
    feeUsd: subject.feeCents / 100,
    per: feePeriodOfCourse(subject),
  }));
}
