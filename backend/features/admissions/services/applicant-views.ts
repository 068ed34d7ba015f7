import { asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Applicant, ApplicantDetail, Step } from '@/lib/contract/admissions/applicant-shapes';
import {
  type ApplicantStep,
  isDecided,
  orderSteps,
  withdrawnStep,
} from '@/lib/domain/admissions/applicant-steps';
import { nextActor } from '@/lib/domain/admissions/application-tasks';
import { isOnCondition, onConditionNames } from '@/lib/domain/admissions/offers';
import { dayInCambodia, parseMonthDayYear } from '@/lib/domain/dates/dates';
import type { ApplicantForm } from '@/lib/domain/admissions/applicant-form';
import type { Db } from '@/backend/db/client';
import { applicants, applicantSteps, schools, subjects, users, applicantEvents } from '@/backend/db/schema';
import { placeholderDate } from '@/lib/domain/limits';
import { notFound } from '@/backend/errors';
import { classPathOf } from '@/backend/features/schools/services/structure-paths';
import { formsAnswered } from '@/backend/features/schools/services/applicant-forms';
import { doPartnersDecide } from '@/backend/core/access/applicant-access';
import { studentsAmong } from './is-student';
import { offerOf } from './offer-terms';
import { resultsOf } from './result-views';
import { missingFrom } from './missing-of';
import { papersOf, type StoredPaper, toApplicationPaper } from './paper-views';
import type { TimelineEntry } from '@/lib/contract/admissions/timeline-entry';
import { nameSql } from '@/backend/db/name-sql';

/** What happened to an application, the oldest first. */
async function readTimeline(db: Db, id: string): Promise<TimelineEntry[]> {
  const events = await db
    .select({
      event: applicantEvents,
      name: nameSql(users.lastName, users.firstName),
      nameKm: nameSql(users.lastNameKm, users.firstNameKm),
    })
    .from(applicantEvents)
    .leftJoin(users, eq(users.id, applicantEvents.actorId))
    .where(eq(applicantEvents.applicantId, id))
    // What happened in the same instant as the sending comes after it; the reason for a move comes before the move.
    .orderBy(
      asc(applicantEvents.at),
      sql`${applicantEvents.fromStatus} is not null`,
      sql`${applicantEvents.kind} = 'status'`,
      asc(applicantEvents.id),
    );
  return events.map(({ event, name, nameKm }) => ({
    id: event.id,
    at: event.at.toISOString(),
    actorName: name,
    actorNameKm: nameKm,
    actorRole: event.actorRole,
    kind: event.kind,
    fromStatus: event.fromStatus,
    toStatus: event.toStatus,
    note: event.note,
    fields: event.fields ?? [],
    before: event.before,
    paper: event.paper,
  }));
}

/** The staff member who deals with an application. */
const assignees = alias(users, 'assignees');

const applicantColumns = {
  applicant: applicants,
  school: {
    schoolId: schools.id,
    slug: schools.slug,
    name: schools.name,
    nameNative: schools.nameNative,
    hue: schools.hue,
    phone: schools.phone,
    telegram: schools.telegram,
    schoolType: schools.schoolType,
    isDemo: schools.isDemo,
  },
  asking: { schoolType: schools.schoolType, requiredDocuments: schools.requiredDocuments },
  subject: {
    id: subjects.id,
    name: subjects.name,
    nameNative: subjects.nameNative,
    feeCents: subjects.feeCents,
    deadline: subjects.applicationDeadline,
    startsOn: subjects.startDate,
  },
  assignee: {
    userId: assignees.id,
    name: nameSql(assignees.lastName, assignees.firstName),
    nameNative: nameSql(assignees.lastNameKm, assignees.firstNameKm),
  },
};

export interface ApplicantRow {
  applicant: typeof applicants.$inferSelect;
  school: Applicant['school'];
  /** What its form follows from where it has none of its own. */
  asking: Pick<typeof schools.$inferSelect, 'schoolType' | 'requiredDocuments'>;
  assignee: Applicant['assignee'];
  subject: {
    id: string;
    name: string;
    nameNative: string;
    feeCents: number;
    deadline: string | null;
    startsOn: string;
  } | null;
}

export const joinApplicants = (db: Db) =>
  db
    .select(applicantColumns)
    .from(applicants)
    .innerJoin(schools, eq(schools.id, applicants.schoolId))
    .leftJoin(subjects, eq(subjects.id, applicants.enrollToId))
    .leftJoin(assignees, eq(assignees.id, applicants.assigneeId));

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
  [...steps, withdrawnStep].find((step) => step.key === key) ?? {
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

/** The day of a national exam that lies ahead of the person. */
const examDayOf = ({ nationalExam: exam }: ApplicantRow['applicant']['detail']): string | null =>
  exam?.state === 'planned' ? parseMonthDayYear(exam.date) : null;

/** An acceptance that depends on a proof is named so wherever it stands; it is the step `accepted` all the same. */
const shownStep = (steps: Step[], applicant: ApplicantRow['applicant']): Step => {
  const step = stepOf(steps, applicant.status);
  const offer = offerOf(applicant);
  return offer && isOnCondition(offer) ? { ...step, ...onConditionNames } : step;
};

interface Asked {
  steps: Step[];
  form: ApplicantForm;
  papers: StoredPaper[];
  isStudent: boolean;
}

const toApplicant = (
  { applicant, school, subject, assignee }: ApplicantRow,
  { steps, form, papers, isStudent }: Asked,
  now: Date,
): Applicant => {
  const tasksFrom = {
    applicantStatus: applicant.status,
    missing: missingFrom(applicant, form, papers),
    deadline: isDecided(applicant.status) ? null : (subject?.deadline ?? null),
    examOn: examDayOf(applicant.detail),
    startsOn: subject && subject.startsOn !== placeholderDate ? subject.startsOn : null,
    offer: offerOf(applicant),
    isStudent,
    preference: null,
  };
  return {
    ...tasksFrom,
    applicantId: applicant.id,
    referenceCode: applicant.referenceCode,
    schoolId: applicant.schoolId,
    school,
    userId: applicant.userId,
    applicantName: applicant.name,
    applicantNameKm: applicant.nameKm,
    phone: applicant.phone,
    step: shownStep(steps, applicant),
    nextActor: nextActor(tasksFrom, dayInCambodia(now)),
    enrollToId: applicant.enrollToId,
    enrollToSubject: subject && {
      enrollableSubjectId: subject.id,
      name: subject.name,
      nameNative: subject.nameNative,
      tuitionFee: subject.feeCents / 100,
    },
    entry: applicant.entry,
    assignee,
    statusSince: applicant.statusSince.toISOString(),
    version: applicant.version,
    createdAt: applicant.createdAt.toISOString(),
    updatedAt: applicant.updatedAt.toISOString(),
  };
};

/** What the rows are read with: the steps of their schools, the forms that they answer, their papers. */
const askedOf = async (db: Db, rows: ApplicantRow[]): Promise<Asked[]> => {
  const ids = rows.map(({ applicant }) => applicant.id);
  const [steps, forms, papers, taken] = await Promise.all([
    stepsOfSchools(db, [...new Set(rows.map(({ applicant }) => applicant.schoolId))]),
    formsAnswered(
      db,
      rows.map(({ applicant, asking }) => ({
        school: { id: applicant.schoolId, ...asking },
        version: applicant.formVersion,
      })),
    ),
    papersOf(db, ids),
    studentsAmong(db, ids),
  ]);
  return rows.flatMap(({ applicant }, index) => {
    const form = forms[index];
    if (!form) return [];
    return [
      {
        steps: steps.get(applicant.schoolId) ?? [],
        form,
        papers: papers.get(applicant.id) ?? [],
        isStudent: taken.has(applicant.id),
      },
    ];
  });
};

export async function toApplicants(db: Db, rows: ApplicantRow[], now: Date): Promise<Applicant[]> {
  const asked = await askedOf(db, rows);
  return rows.flatMap((row, index) => {
    const its = asked[index];
    return its ? [toApplicant(row, its, now)] : [];
  });
}

/** @throws 404 when there is no such application. */
export async function readApplicantDetail(db: Db, id: string, now: Date): Promise<ApplicantDetail> {
  const [row] = await joinApplicants(db).where(eq(applicants.id, id));
  const [asked] = row ? await askedOf(db, [row]) : [];
  if (!row || !asked) throw notFound();
  const { steps, form, papers } = asked;
  const { applicant } = row;
  const timeline = await readTimeline(db, id);
  return {
    ...toApplicant(row, asked, now),
    enrollToDetail: { ...row.applicant.detail, structureRecordPath: await classPathOf(db, row.applicant) },
    steps,
    requiredDocuments: form.files.map(({ label }) => label),
    timeline,
    form,
    papers: papers.map(toApplicationPaper),
    results: await resultsOf(db, applicant, timeline),
    partnersDecide: await doPartnersDecide(db, applicant.schoolId),
    mayReadPapers: true,
  };
}
