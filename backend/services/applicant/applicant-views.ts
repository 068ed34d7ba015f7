import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Applicant, ApplicantDetail, Step } from '@/lib/contract/applicant/applicant-shapes';
import { type ApplicantStep, nextActor, orderSteps } from '@/lib/domain/applications/applicant-steps';
import { missingItems } from '@/lib/domain/applications/application-missing';
import type { Db } from '@/backend/db/client';
import { applicantEvents, applicants, applicantSteps, schools, subjects, users } from '@/backend/db/schema';
import { notFound } from '@/backend/errors';

export const applicantColumns = {
  applicant: applicants,
  school: {
    schoolId: schools.id,
    slug: schools.slug,
    name: schools.name,
    nameNative: schools.nameNative,
    hue: schools.hue,
    phone: schools.phone,
    telegram: schools.telegram,
    isDemo: schools.isDemo,
    requiredDocuments: schools.requiredDocuments,
  },
  subject: {
    id: subjects.id,
    name: subjects.name,
    nameNative: subjects.nameNative,
    feeCents: subjects.feeCents,
  },
};

export interface ApplicantRow {
  applicant: typeof applicants.$inferSelect;
  school: Applicant['school'] & { requiredDocuments: { en: string; km: string }[] };
  subject: { id: string; name: string; nameNative: string; feeCents: number } | null;
}

export const joinApplicants = (db: Db) =>
  db
    .select(applicantColumns)
    .from(applicants)
    .innerJoin(schools, eq(schools.id, applicants.schoolId))
    .leftJoin(subjects, eq(subjects.id, applicants.enrollToId));

const toStep = (row: typeof applicantSteps.$inferSelect): ApplicantStep => ({
  applicantStepId: row.id,
  order: row.order,
  key: row.key,
  value: row.key,
  name: row.name,
  nameNative: row.nameNative,
  fixed: false,
  color: row.color,
  status: row.status,
});

/** Pending, the school's own active steps, accepted, rejected; numbered in that order. */
export async function stepsOfSchools(db: Db, schoolIds: string[]): Promise<Map<string, Step[]>> {
  const own = schoolIds.length
    ? await db
        .select()
        .from(applicantSteps)
        .where(inArray(applicantSteps.schoolId, schoolIds))
        .orderBy(asc(applicantSteps.order), asc(applicantSteps.key))
    : [];
  return new Map(
    schoolIds.map((id) => {
      const steps = orderSteps(own.filter((row) => row.schoolId === id).map(toStep));
      return [id, steps.map((step, index) => ({ ...step, order: index + 1 }))];
    }),
  );
}

/** A step that the school has since removed is named by its key. */
export const stepOf = (steps: Step[], key: string): Step =>
  steps.find((step) => step.key === key) ?? {
    applicantStepId: key,
    order: 1,
    key,
    value: key,
    name: key,
    nameNative: key,
    fixed: false,
    color: '#919CA2',
    status: false,
  };

export const toApplicant = ({ applicant, school, subject }: ApplicantRow, steps: Step[]): Applicant => {
  const { requiredDocuments, ...attached } = school;
  return {
    applicantId: applicant.id,
    referenceCode: applicant.referenceCode,
    schoolId: applicant.schoolId,
    school: attached,
    userId: applicant.userId,
    applicantName: applicant.name,
    applicantNameKm: applicant.nameKm,
    phone: applicant.phone,
    applicantStatus: applicant.status,
    step: stepOf(steps, applicant.status),
    nextActor: nextActor(applicant.status),
    enrollToId: applicant.enrollToId,
    enrollToSubject: subject && {
      enrollableSubjectId: subject.id,
      name: subject.name,
      nameNative: subject.nameNative,
      tuitionFee: subject.feeCents / 100,
    },
    missing: missingItems(applicant.detail, requiredDocuments, applicant.status),
    version: applicant.version,
    createdAt: applicant.createdAt.toISOString(),
    updatedAt: applicant.updatedAt.toISOString(),
  };
};

export async function toApplicants(db: Db, rows: ApplicantRow[]): Promise<Applicant[]> {
  const steps = await stepsOfSchools(db, [...new Set(rows.map((row) => row.applicant.schoolId))]);
  return rows.map((row) => toApplicant(row, steps.get(row.applicant.schoolId) ?? []));
}

/** @throws 404 when there is no such application. */
export async function readApplicantDetail(db: Db, id: string): Promise<ApplicantDetail> {
  const [row] = await joinApplicants(db).where(eq(applicants.id, id));
  if (!row) throw notFound();
  const steps = (await stepsOfSchools(db, [row.applicant.schoolId])).get(row.applicant.schoolId) ?? [];
  const events = await db
    .select({
      event: applicantEvents,
      name: sql<string>`concat_ws(' ', ${users.lastName}, ${users.firstName})`,
      nameKm: sql<string>`concat_ws(' ', ${users.lastNameKm}, ${users.firstNameKm})`,
    })
    .from(applicantEvents)
    .leftJoin(users, eq(users.id, applicantEvents.actorId))
    .where(eq(applicantEvents.applicantId, id))
    .orderBy(asc(applicantEvents.at), asc(applicantEvents.id));
  return {
    ...toApplicant(row, steps),
    enrollToDetail: row.applicant.detail,
    steps,
    requiredDocuments: row.school.requiredDocuments,
    timeline: events.map(({ event, name, nameKm }) => ({
      id: event.id,
      at: event.at.toISOString(),
      actorName: name,
      actorNameKm: nameKm,
      actorRole: event.actorRole,
      fromStatus: event.fromStatus,
      toStatus: event.toStatus,
      note: event.note,
    })),
  };
}
