import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ApplicantFormDraft } from '@/lib/contract/admissions/applicant-form-shapes';
import { eventKinds } from '@/lib/contract/admissions/timeline-entry';
import { paperStates } from '@/lib/contract/admissions/application-paper';
import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import type { Text } from '@/lib/contract/fields';
import { conditionStates, offerAnswers, offerGrades } from '@/lib/domain/admissions/offers';
import type { Admission } from '@/lib/domain/schools/may-enter';
import type { ProofMark } from './proof-mark';
import { schools } from './academic';
import { subjects } from './subjects';
import { instant, primaryId } from './columns';
import { users } from './identity';

/** Literal, so that it matches the indexes that hold only these. */
export const isUndecided = sql.raw(`status not in ('accepted', 'rejected', 'withdrawn')`);

/** Accepted, and the place depends on a proof that is not there; literal for the same reason. */
export const onCondition = sql.raw(
  `status = 'accepted' and offer_condition in ('open', 'declared-met', 'declared-missed')`,
);

/** Whether the applicant may enter; literal for the same reason. */
export const entryVerdict = sql.raw(`(entry ->> 'verdict')`);

/** What the person says is their number in the national exam; literal, so that it matches the index. */
export const candidateNumber = sql.raw(`(detail -> 'nationalExam' ->> 'candidateNumber')`);

export const applicants = pgTable(
  'applicants',
  {
    id: primaryId(),
    referenceCode: text('reference_code').notNull(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdBy: uuid('created_by').notNull(),
    status: text('status').notNull(),
    enrollToId: uuid('enroll_to_id').references(() => subjects.id),
    detail: jsonb('detail').$type<EnrollDetail>().notNull(),
    /** Whether its person may enter the program, as it was when they said this. */
    entry: jsonb('entry').$type<Admission>(),
    /** The version of the school's form that it answers; 0 is what the school's type asks. */
    formVersion: integer('form_version').notNull().default(0),
    name: text('name').notNull(),
    nameKm: text('name_km').notNull(),
    phone: text('phone').notNull(),
    searchFold: text('search_fold').notNull(),
    /** Of the present address, for counts by province. */
    provinceCode: text('province_code').generatedAlwaysAs(sql`detail -> 'address' ->> 'provinceCode'`),
    /** Equal in two applications of what is probably one person: the number; the birthday with the name in each script, and turned round. */
    personKeys: text('person_keys')
      .array()
      .generatedAlwaysAs(
        sql`array_remove(array[
          nullif(phone, ''),
          (detail -> 'personal' ->> 'birthday') || ' ' || nullif(split_part(search_fold, chr(10), 1), ''),
          (detail -> 'personal' ->> 'birthday') || ' ' || nullif(split_part(search_fold, chr(10), 2), ''),
          (detail -> 'personal' ->> 'birthday') || ' ' || lower((detail -> 'personal' ->> 'firstName') || ' ' || (detail -> 'personal' ->> 'lastName'))
        ], null)`,
      ),
    /** Who of the staff deals with it. */
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** The time of its last event. */
    statusSince: instant('status_since').notNull(),
    /** Of an acceptance: the letter that it asks for, what has become of that, and the answer of its person. */
    offerMinimumGrade: text('offer_minimum_grade', { enum: offerGrades }),
    offerCondition: text('offer_condition', { enum: conditionStates }),
    offerAnswerBy: date('offer_answer_by', { mode: 'string' }),
    offerAnswer: text('offer_answer', { enum: offerAnswers }),
    offerAnsweredAt: instant('offer_answered_at'),
    /** The last day on which the condition is to be proven. */
    offerProofBy: date('offer_proof_by', { mode: 'string' }),
    /** Since when the school is to decide about the place: its proof was withdrawn, or another proof says otherwise. */
    offerDoubtSince: instant('offer_doubt_since'),
    /** What proofs alone have changed, so that they can be taken back; null where they have changed nothing. */
    offerProven: jsonb('offer_proven').$type<ProofMark>(),
    /** The last reminder of its last day, by the days before it. */
    offerReminded: integer('offer_reminded'),
    /** The last reminder of the last day of proof, in the same way. */
    proofReminded: integer('proof_reminded'),
    /** Its place among the choices of its person. */
    preference: integer('preference'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('applicants_reference_key').on(t.referenceCode),
    index('applicants_school').on(t.schoolId, t.createdAt, t.id),
    index('applicants_people').on(t.schoolId, t.userId),
    index('applicants_school_status').on(t.schoolId, t.status, t.createdAt, t.id, t.enrollToId),
    // A column of the board: the longest waiting first, with what its filters and counts read.
    index('applicants_step').on(t.schoolId, t.status, t.statusSince, t.id, t.assigneeId, t.enrollToId),
    // Longest waiting first, by school and by the person who entered it.
    index('applicants_waiting').on(t.schoolId, t.statusSince, t.id).where(isUndecided),
    index('applicants_entered_waiting').on(t.createdBy, t.statusSince, t.id, t.schoolId).where(isUndecided),
    index('applicants_user').on(t.userId, t.createdAt),
    index('applicants_entered').on(t.createdBy, t.createdAt, t.id, t.schoolId, t.status),
    index('applicants_assignee').on(t.assigneeId, t.statusSince),
    index('applicants_school_province').on(t.schoolId, t.provinceCode, t.createdAt, t.id, t.status),
    index('applicants_entry').on(t.schoolId, entryVerdict, t.createdAt, t.id, t.status),
    index('applicants_subject').on(t.enrollToId),
    index('applicants_person').using('gin', t.personKeys),
    index('applicants_candidate')
      .on(candidateNumber)
      .where(sql`${candidateNumber} is not null`),
    index('applicants_proof_day')
      .on(t.offerProofBy)
      .where(sql`offer_proof_by is not null`),
    index('applicants_offer_day')
      .on(t.offerAnswerBy)
      .where(sql`offer_answer_by is not null and offer_answer is null`),
    // Few rows, counted apart on every dashboard.
    index('applicants_on_condition').on(t.schoolId, t.createdAt, t.id).where(onCondition),
    // Words together with the readers of the row: each alone may match a hundred thousand rows.
    index('applicants_words').using(
      'gin',
      sql`${t.searchFold} gin_trgm_ops`,
      sql`(array[${t.schoolId}, ${t.createdBy}])`,
    ),
  ],
);

/** Events of an application, in order; append-only. */
export const applicantEvents = pgTable(
  'applicant_events',
  {
    id: primaryId(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    actorId: uuid('actor_id').notNull(),
    actorRole: text('actor_role', { enum: ['student', 'advisor', 'school'] }).notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    note: text('note'),
    kind: text('kind', { enum: [...eventKinds] })
      .notNull()
      .default('status'),
    /** Of a change: which fields, and all that the application said before. */
    fields: text('fields').array(),
    before: jsonb('before').$type<EnrollDetail>(),
    paper: jsonb('paper').$type<Text>(),
    /** Of a move: what it replaced, and the version that it made. */
    undo: jsonb('undo').$type<Record<string, unknown>>(),
  },
  (t) => [
    index('applicant_events_applicant').on(t.applicantId, t.at),
    index('applicant_events_actor').on(t.actorId, t.toStatus, t.at, t.applicantId),
  ],
);

/** Each version of what a school asks of its applicants; rows are only ever added. */
export const applicantForms = pgTable(
  'applicant_forms',
  {
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    form: jsonb('form').$type<ApplicantFormDraft>().notNull(),
    createdBy: uuid('created_by'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.version] })],
);

/** The paper of each kind that an application has now; the label stays readable when the school's form changes. */
export const applicationPapers = pgTable(
  'application_papers',
  {
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    label: jsonb('label').$type<Text>().notNull(),
    state: text('state', { enum: [...paperStates] }).notNull(),
    /** null for a paper that was shown at the school. */
    fileKey: text('file_key'),
    reason: text('reason'),
    sentAt: instant('sent_at'),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by'),
  },
  (t) => [
    primaryKey({ columns: [t.applicantId, t.kind] }),
    index('application_papers_file').on(t.fileKey),
    // Whose turn an application is, counted on every desk, reads nothing else of its papers.
    index('application_papers_given')
      .on(t.applicantId, t.kind)
      .where(sql`state <> 'refused'`),
  ],
);

/** An organization's own steps; the three fixed ones are rules, not rows. */
export const applicantSteps = pgTable(
  'applicant_steps',
  {
    id: primaryId(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    order: integer('order'),
    name: text('name').notNull(),
    nameNative: text('name_native').notNull(),
    color: text('color').notNull(),
    status: boolean('status').notNull(),
  },
  (t) => [uniqueIndex('applicant_steps_key').on(t.schoolId, t.key)],
);

/**
 * The consent of a person to an application that staff enter for them: requested by SMS, for one school and
 * program, used once.
 */
export const applicationConsents = pgTable(
  'application_consents',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    enrollToId: uuid('enroll_to_id').references(() => subjects.id, { onDelete: 'cascade' }),
    askedBy: uuid('asked_by').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    agreedAt: instant('agreed_at'),
    /** The application that used this consent. */
    applicantId: uuid('applicant_id'),
    /** Of a consent that was signed on paper: the day, and who of the staff was there. */
    signedOn: date('signed_on', { mode: 'string' }),
    witness: text('witness'),
  },
  (t) => [index('application_consents_user').on(t.userId, t.schoolId, t.createdAt)],
);
