import * as z from 'zod';
import { applicantRights } from '@/lib/domain/admissions/applicant-rights';
import { defaultApplicantSteps, stepOfStatus } from '@/lib/domain/admissions/applicant-steps';
import { nextActor, nextActors } from '@/lib/domain/admissions/application-tasks';
import { orUnsaid, answer, answeredInstant, type Raw, recordId, textOr, answeredUsd } from '../answers';
import { isoDate, text } from '../fields';
import { structureRecordPath } from '../schools/structures';
import { applicantForm } from './applicant-form-shapes';
import { applicationPaper } from './application-paper';
import { enrollDetail } from './enroll-detail';
import { entry } from './entry';
import { offer } from './offer-shapes';
import { applicantResult, nothingProven } from './result-shapes';
import { timelineEntry } from './timeline-entry';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { schoolTypes } from '@/lib/domain/schools/school-types';

const attachedSchool = answer(
  z.object({
    schoolId: recordId,
    slug: z.string(),
    name: z.string(),
    nameNative: z.string(),
    hue: z.int(),
    phone: z.string().nullable(),
    telegram: z.string().nullable(),
    schoolType: orUnsaid(z.enum(schoolTypes)),
    isDemo: z.boolean(),
  }),
  ({ schoolId, name }) => ({
    slug: textOr(schoolId),
    nameNative: textOr(name),
    hue: 0,
    phone: null,
    telegram: null,
    schoolType: null,
    isDemo: false,
  }),
);

type Attached = z.output<typeof attachedSchool>;

const attachedSubject = answer(
  z.object({
    enrollableSubjectId: recordId,
    name: z.string(),
    nameNative: z.string(),
    tuitionFee: orUnsaid(answeredUsd),
  }),
  ({ name }) => ({ nameNative: textOr(name), tuitionFee: null }),
);
/** A course may be only a name; then it has no page to link to. */
const namedSubject = z.preprocess(
  (given) => (typeof given === 'string' ? { enrollableSubjectId: given, name: given } : given),
  attachedSubject,
);

export const stepFields = z.object({
  applicantStepId: z.string(),
  order: z.int(),
  key: z.string(),
  value: z.string(),
  name: z.string(),
  nameNative: z.string(),
  fixed: z.boolean(),
  color: z.string(),
  status: z.boolean(),
});
export const step = answer(stepFields, ({ applicantStepId, key, value, name }) => {
  const code = textOr(key, textOr(value, textOr(applicantStepId)));
  return { ...stepOfStatus(code), nameNative: textOr(name, stepOfStatus(code).nameNative) };
});
export type Step = z.infer<typeof step>;

/**
 * `version` counts changes; send it back as `If-Match` when changing. `nextActor` says whose turn it is. `deadline` is the last day
 * of applications for the program, until the decision. `preference` is the place among one's choices, 1 for the first; only its
 * person reads it.
 */
export const applicantFields = z.object({
  applicantId: recordId,
  referenceCode: z.string(),
  schoolId: recordId,
  school: attachedSchool,
  userId: recordId,
  applicantName: z.string(),
  applicantNameKm: z.string(),
  phone: z.string(),
  applicantStatus: z.string(),
  step,
  nextActor: z.enum(nextActors),
  enrollToId: recordId.nullable(),
  enrollToSubject: namedSubject.nullable(),
  /** Null without a program, and where nobody asked when it was sent. */
  entry: entry.nullable(),
  missing: z.array(text),
  /** Who of the staff deals with it. */
  assignee: z.object({ userId: recordId, name: z.string(), nameNative: z.string() }).nullable(),
  /** The nearest day of a follow-up that is not done yet; for readers at a desk. */
  followUpOn: isoDate.nullable().optional(),
  /** The time of its last event. */
  statusSince: answeredInstant,
  deadline: isoDate.nullable(),
  /** The planned day of the national exam, and the first day of the program. */
  examOn: isoDate.nullable(),
  startsOn: isoDate.nullable(),
  offer: offer.nullable(),
  preference: z.int().nullable(),
  /** The school has taken the applicant in. */
  isStudent: z.boolean(),
  /** What the reader may do with it, for readers at a desk. */
  right: z.enum(applicantRights).nullable().optional(),
  version: z.int(),
  createdAt: answeredInstant,
  updatedAt: answeredInstant,
});

export const applicantAdded = ({ applicantId, schoolId, applicantStatus, createdAt }: Raw) => {
  const status = textOr(applicantStatus, 'pending');
  const tasksFrom = {
    applicantStatus: status,
    missing: [],
    deadline: null,
    examOn: null,
    startsOn: null,
    offer: null,
    preference: null,
    isStudent: false,
  };
  return {
    ...tasksFrom,
    referenceCode: textOr(applicantId),
    school: { schoolId: textOr(schoolId), name: '' } as Attached,
    applicantName: '',
    applicantNameKm: '',
    phone: '',
    step: stepOfStatus(status),
    nextActor: nextActor(tasksFrom, dayInCambodia(Date.now())),
    enrollToId: null,
    enrollToSubject: null,
    entry: null,
    assignee: null,
    statusSince: textOr(createdAt),
    version: 0,
    updatedAt: textOr(createdAt),
  };
};
export const applicant = answer(applicantFields, applicantAdded);
export type Applicant = z.infer<typeof applicant>;

/** `structureRecordPath` leads to the class of the student that the application became; empty before. */
const answeredDetail = enrollDetail.extend({ structureRecordPath: structureRecordPath.default([]) });

/** Null when another backend stores other data about the person. */
const readableDetail = z.preprocess(
  (given) => (answeredDetail.safeParse(given).success ? given : null),
  orUnsaid(answeredDetail),
);

export const applicantDetail = answer(
  applicantFields.extend({
    enrollToDetail: readableDetail,
    steps: z.array(step),
    requiredDocuments: z.array(text),
    timeline: z.array(timelineEntry),
    /** The school's as it was when the application was sent; null where a backend does not know it. */
    form: applicantForm.nullable(),
    papers: z.array(applicationPaper),
    /** The reader can take back the last move, which was theirs. */
    mayUndo: z.boolean().optional(),
    /** What is declared and what is proven of the applicant's results. */
    results: z.array(applicantResult),
    /** The partner of the school opens papers too, because the school lets it decide. */
    partnersDecide: z.boolean(),
    /** The reader may open the papers; else `papers` is empty. */
    mayReadPapers: z.boolean(),
  }),
  (raw) => ({
    ...applicantAdded(raw),
    enrollToDetail: null,
    steps: [...defaultApplicantSteps],
    requiredDocuments: [],
    timeline: [],
    form: null,
    papers: [],
    ...nothingProven,
  }),
);
export type ApplicantDetail = z.infer<typeof applicantDetail>;
