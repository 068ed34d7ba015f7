import * as z from 'zod';
import { degreeCodes } from '@/lib/domain/schools/degrees';
import { finishedLevels } from '@/lib/domain/schools/finished-levels';
import { feeBands } from '@/lib/domain/money/fee-bands';
import { defaultCourseFilter, pageSizes } from '@/lib/domain/limits/lists';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import {
  pageOf,
  orUnsaid,
  answer,
  answeredDay,
  answeredInstant,
  answeredUsd,
  answeredYesNo,
  noText,
  type Raw,
  recordId,
  textOr,
} from '../answers';
import { defineResource } from '../endpoint';
import {
  done,
  keyword,
  queryBoolean,
  queryInt,
  queryList,
  queryNumber,
  queryProvince,
  isoDate,
  text,
} from '../fields';
import { subjectChange, subjectDraft } from './subject-draft';
import { readDegree, usualDegree } from '@/lib/domain/schools/read-degree';
import { admissionRule } from './admission-rule';

/** A course or program. `tuitionFee` in USD: a year, or the whole of a short course. */
const subjectFields = z.object({
  enrollableSubjectId: recordId,
  schoolId: recordId,
  name: z.string(),
  nameNative: z.string(),
  status: z.enum(['active', 'inactive']),
  schoolType: z.enum(schoolTypes),
  enrollableCategoryId: z.string().nullable(),
  categoryName: text.nullable(),
  /** Code of the field of study its major belongs to. */
  field: z.string().nullable(),
  degree: z.preprocess((name) => (typeof name === 'string' ? readDegree(name) : name), z.enum(degreeCodes)),
  tuitionFee: answeredUsd,
  isPublic: answeredYesNo,
  startDate: answeredDay,
  endDate: answeredDay,
  /** The first day of applications; null: already open. */
  applicationsOpenOn: isoDate.nullable(),
  applicationDeadline: isoDate.nullable(),
  /** The day when applications open again after the deadline. */
  nextIntakeOn: isoDate.nullable(),
  isFull: z.boolean(),
  durationMonths: z.int(),
  /** Null when the backend does not provide it. */
  language: orUnsaid(z.enum(['km', 'en', 'km-en'])),
  shift: orUnsaid(z.enum(['morning', 'afternoon', 'evening', 'weekend', 'full-day'])),
  /** Who is admitted; null: not published. */
  admission: admissionRule.nullable(),
  school: z.object({
    slug: z.string(),
    name: z.string(),
    nameNative: z.string(),
    province: z.string(),
    hue: z.int(),
    verified: z.boolean(),
    isDemo: z.boolean(),
  }),
  createdAt: answeredInstant,
  updatedAt: answeredInstant,
});

const averageMonthMs = (365.25 / 12) * 86_400_000;
const monthsBetween = (start: unknown, end: unknown): number => {
  const months = Math.round((Date.parse(textOr(end)) - Date.parse(textOr(start))) / averageMonthMs);
  return months > 0 ? months : 12;
};

/** The school of a course whose backend gives only its id. */
const namelessSchool = (schoolId: unknown) => ({
  slug: textOr(schoolId),
  name: '',
  nameNative: '',
  province: '',
  hue: 0,
  verified: false,
  isDemo: false,
});

const subjectAdded = (raw: Raw) => ({
  nameNative: textOr(raw['name']),
  status: 'active' as const,
  enrollableCategoryId: null,
  categoryName: null,
  field: null,
  degree: usualDegree(raw['schoolType']),
  isPublic: 'no' as const,
  applicationsOpenOn: null,
  applicationDeadline: null,
  nextIntakeOn: null,
  isFull: false,
  durationMonths: monthsBetween(raw['startDate'], raw['endDate']),
  language: null,
  shift: null,
  admission: null,
  school: namelessSchool(raw['schoolId']),
  updatedAt: textOr(raw['createdAt']),
});

const subject = answer(subjectFields, subjectAdded);

/** `version` counts changes; send it back as `If-Match` when changing. */
const detailFields = subjectFields.extend({ description: text, careers: text, version: z.int() });
const subjectDetail = answer(detailFields, (raw) => ({
  ...subjectAdded(raw),
  description: noText,
  careers: noText,
  version: 0,
}));

export type Subject = z.output<typeof subject>;
export type SubjectDetail = z.output<typeof subjectDetail>;

const SUBJECT_SORTS = ['relevance', 'createdAt', 'updatedAt', 'name', 'fee'] as const;

export const subjectFilter = z.object({
  keyword,
  schoolId: z.uuid().optional(),
  schoolType: queryList(z.enum(schoolTypes)).optional(),
  categories: queryList(z.string().max(60)).optional(),
  degree: queryList(z.enum(degreeCodes)).optional(),
  /** Only those that come next for somebody who has finished this, and may be entered with it. */
  finished: z.enum(finishedLevels).optional(),
  sector: z.enum(['publicSector', 'privateSector']).optional(),
  minPrice: queryNumber.optional(),
  maxPrice: queryNumber.optional(),
  province: queryList(queryProvince).optional(),
  status: z.enum(['all', 'active', 'inactive']).default('all'),
  order: z.enum(SUBJECT_SORTS).default(defaultCourseFilter.order),
  sort: z.enum(['asc', 'desc']).default(defaultCourseFilter.sort),
  /** Only those that are open for applications today. */
  openNow: queryBoolean.optional(),
  lang: z.enum(['km', 'en']).default('km'),
  /** Also placeholders and courses of an inactive school, for people who manage the school of `schoolId`. */
  withHidden: queryBoolean.optional(),
  start: queryInt({ max: 1_000_000, fallback: 0 }),
  limit: queryInt({ min: 1, max: pageSizes.coursesAll, fallback: pageSizes.coursesAll }),
});

export const subjectsResource = defineResource('academic/subjects', {
  list: {
    method: 'GET',
    path: '/api-nest-aca/enrollable_subjects',
    access: 'public',
    summary: 'Courses and programs; placeholders dated 2222-12-22 are left out',
    query: subjectFilter,
    response: pageOf(subject),
  },
  get: {
    method: 'GET',
    path: '/api-nest-aca/enrollable_subjects/:id',
    access: 'public',
    summary: 'One course or program',
    response: subjectDetail,
  },
  latest: {
    method: 'GET',
    path: '/api-aca/subjects',
    access: 'public',
    summary: 'The courses updated last',
    query: z.object({ limit: queryInt({ min: 1, max: 100, fallback: pageSizes.subjectsDefault }) }),
    response: z.object({ data: z.array(subject) }),
  },
  enrollment: {
    method: 'GET',
    path: '/api-nest-aca/enrollment/subjects',
    access: 'public',
    summary: 'Courses that can be applied to today, the next deadline first',
    query: subjectFilter
      .pick({
        keyword: true,
        schoolId: true,
        schoolType: true,
        categories: true,
        degree: true,
        finished: true,
        minPrice: true,
        maxPrice: true,
        province: true,
        start: true,
      })
      .extend({ limit: queryInt({ min: 1, max: pageSizes.programs, fallback: pageSizes.programs }) }),
    response: pageOf(subject),
  },
  feeBands: {
    method: 'GET',
    path: '/api-nest-aca/fee_bands',
    access: 'public',
    summary: `How many courses there are in each band of fees; the bands begin at ${feeBands.map(({ fromUsd }) => fromUsd).join(', ')} USD`,
    response: z.object({ counts: z.array(z.int()).length(feeBands.length) }),
  },
  create: {
    method: 'POST',
    path: '/api-nest-aca/enrollable_subjects',
    access: 'owner',
    summary: 'Add a course to a school that the caller looks after, as staff or as its partner',
    body: subjectDraft,
    response: subjectDetail,
    status: 201,
    idempotent: true,
    byRole: true,
  },
  update: {
    method: 'PATCH',
    path: '/api-nest-aca/enrollable_subjects/:id',
    access: 'owner',
    summary: 'Change a course of a school that the caller looks after',
    body: subjectChange,
    response: subjectDetail,
    versioned: true,
    byRole: true,
  },
  remove: {
    method: 'DELETE',
    path: '/api-nest-aca/enrollable_subjects/:id',
    access: 'owner',
    summary: 'Delete a course that nobody has applied to; others can only be made inactive',
    response: done,
    conflicts: true,
    byRole: true,
  },
});
