import * as z from 'zod';
import { askedGrades } from '@/lib/domain/schools/admission-rule';
import { examTracks } from '@/lib/domain/admissions/national-exam';
import { pageSizes } from '@/lib/domain/limits/lists';
import { textLimits } from '@/lib/domain/limits/texts';
import { scholarshipKinds } from '@/lib/domain/schools/scholarship-rule';
import { answer, pageOf } from '../answers';
import { defineResource } from '../endpoint';
import {
  done,
  instant,
  isoDate,
  narrowing,
  queryInt,
  queryList,
  requiredBoth,
  text,
  typedText,
} from '../fields';

const provinceCode = z.string().regex(/^(?:0[1-9]|1\d|2[0-5])$/, 'unknown-place');
const provincesMax = 25;

export const scholarshipRule = z.object({
  minGrade: z.enum(askedGrades).nullable(),
  tracks: z.array(z.enum(examTracks)).max(examTracks.length),
  womenOnly: z.boolean(),
  provinces: z.array(provinceCode).max(provincesMax),
  needOnly: z.boolean(),
});

const kind = z.enum(scholarshipKinds, 'required');
const status = z.enum(['active', 'inactive']);
const percent = z.int().min(0).max(100).nullable();
const amountUsd = z.number().min(0).max(1_000_000).nullable();
const places = z.int().min(1).max(100_000).nullable();

/** A scholarship with its rule as data. `school` is null where it can be used at several schools. */
const scholarshipRecord = answer(
  z.object({
    scholarshipId: z.uuid(),
    school: z
      .object({ schoolId: z.uuid(), slug: z.string(), name: z.string(), nameNative: z.string() })
      .nullable(),
    kind,
    title: text,
    /** Who gives it. */
    giver: text,
    /** What is paid, in words. */
    amount: text,
    /** US dollars a year, where it is a sum. */
    amountUsd,
    /** Per cent of the tuition, where it is a share. */
    coveragePercent: percent,
    places,
    deadline: isoDate,
    rule: scholarshipRule,
    /** What else is asked, in words. */
    conditions: text,
    howToApply: text,
    status,
    isDemo: z.boolean(),
    version: z.int(),
    updatedAt: instant,
  }),
  () => ({}),
);
export type Scholarship = z.output<typeof scholarshipRecord>;

const fields = z.object({
  schoolId: z.uuid().nullable(),
  kind,
  title: requiredBoth(textLimits.titleMax),
  giver: requiredBoth(textLimits.titleMax),
  amount: requiredBoth(textLimits.shortTextMax),
  amountUsd,
  coveragePercent: percent,
  places,
  deadline: isoDate,
  rule: scholarshipRule,
  conditions: typedText(textLimits.longTextMax),
  howToApply: requiredBoth(textLimits.longTextMax),
  status,
});
export const scholarshipChange = fields.partial();
export type ScholarshipChange = z.output<typeof scholarshipChange>;
export const scholarshipRecordDraft = scholarshipChange.required({
  kind: true,
  title: true,
  giver: true,
  amount: true,
  deadline: true,
  rule: true,
  howToApply: true,
});
export type ScholarshipDraft = z.output<typeof scholarshipRecordDraft>;

const path = '/api-nest-aca/scholarships';

export const scholarshipsResource = defineResource('academic/scholarships', {
  list: {
    method: 'GET',
    path,
    access: 'public',
    summary:
      'Scholarships that can be applied for today, the next deadline first; `state=all` adds past and inactive ones for advisors',
    query: z.object({
      kind: queryList(z.enum(scholarshipKinds)).optional(),
      schoolId: z.uuid().optional(),
      state: narrowing(['open', 'all'], 'open'),
      start: queryInt({ max: 100_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: pageSizes.schools }),
    }),
    response: pageOf(scholarshipRecord),
  },
  get: {
    method: 'GET',
    path: `${path}/:id`,
    access: 'public',
    summary: 'One scholarship; inactive ones for advisors only',
    response: scholarshipRecord,
  },
  create: {
    method: 'POST',
    path,
    access: 'staff',
    summary: 'Add a scholarship, advisors only',
    body: scholarshipRecordDraft,
    response: scholarshipRecord,
    status: 201,
    idempotent: true,
  },
  update: {
    method: 'PATCH',
    path: `${path}/:id`,
    access: 'staff',
    summary: 'Change a scholarship, advisors only',
    body: scholarshipChange,
    response: scholarshipRecord,
    versioned: true,
  },
  remove: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'staff',
    summary: 'Remove a scholarship, advisors only',
    response: done,
  },
});
